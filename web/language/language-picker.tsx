import { languages } from '@potluck/kitchen/options'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Flag } from '#web/language/flag.tsx'
import { chooseLanguage, useLanguage } from '#web/language/language.ts'

/**
 * Picks one of eight languages by flag and own name. A transparent `<select>` covers it, so that keyboard, mouse and
 * touch work as usual.
 */
export function LanguagePicker() {
  const { t } = useTranslation()
  const language = useLanguage()
  const router = useRouter()
  const chosen = languages.find(({ code }) => code === language) ?? languages[0]
  return (
    <div className="relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-edge bg-card px-2.5 text-base whitespace-nowrap transition-colors duration-150 hover:border-ink">
      <Flag language={chosen.code} />
      <span aria-hidden lang={chosen.code} className="font-semibold max-sm:hidden">
        {chosen.name}
      </span>
      <span aria-hidden className="font-semibold uppercase sm:hidden">
        {chosen.code}
      </span>
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="text-muted max-sm:hidden" />
      <select
        aria-label={t('common.language')}
        value={language}
        onChange={(event) => {
          const picked = languages.find(({ code }) => code === event.target.value)
          if (!picked) return
          chooseLanguage(picked.code)
          leaveLanguageOf(router.history)
        }}
        className="cover cursor-pointer bg-card text-ink"
      >
        {languages.map(({ code, name, flag }) => (
          <option key={code} value={code} lang={code}>
            {flag} {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Takes the language out of the address, which no longer asks for another one than the picked one. */
function leaveLanguageOf(history: RouterHistory) {
  const { pathname, search, hash, state } = history.location
  const parts = new URLSearchParams(search)
  if (!parts.has('lang')) return
  parts.delete('lang')
  history.replace(`${pathname}${parts.size > 0 ? '?' : ''}${parts}${hash}`, state)
}
