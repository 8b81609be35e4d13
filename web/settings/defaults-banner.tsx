import { Link } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'

interface DefaultsBannerProps {
  /** 'none': the member has saved no preferences. 'ready': the saved preferences differ from the chosen filters. */
  saved: 'none' | 'ready' | 'in-use'
  /** The saved preferences, in a few words. */
  summary: string
  isSaving: boolean
  canSave: boolean
  onLoad: () => void
  onSave: () => void
}

/** The banner of a member's saved preferences, with buttons that apply them and that save the chosen filters. */
export function DefaultsBanner({ saved, summary, isSaving, canSave, onLoad, onSave }: DefaultsBannerProps) {
  const { t } = useTranslation()
  const isInUse = saved === 'in-use'
  const Icon = isInUse ? BookmarkCheck : Bookmark
  return (
    <section
      aria-label={t('settings.yours')}
      className={`rounded-card border p-4 sm:px-5 ${isInUse ? 'border-basil bg-basil-tint' : 'border-line bg-card'}`}
    >
      <p className="flex gap-3">
        <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-basil" />
        <span className="min-w-0 flex-1">{words()}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 sm:ps-8">
        {saved !== 'none' && <Button onClick={onLoad}>{t('settings.loadMine')}</Button>}
        {/* The button keeps the focus after saving, so it is not `disabled`. */}
        <Button aria-disabled={!canSave} onClick={() => canSave && onSave()} className="aria-disabled:border-line aria-disabled:text-muted">
          {isSaving ? t('settings.saving') : t('settings.saveAsDefault')}
        </Button>
        <Link to="/settings" className="inline-flex min-h-11 items-center font-semibold text-tomato sm:px-2 underline underline-offset-4">
          {t('settings.change')}
        </Link>
      </div>
    </section>
  )

  function words(): string {
    switch (saved) {
      case 'none':
        return t('settings.noneYet')
      case 'ready':
        return summary === '' ? t('settings.yoursReadyShort') : t('settings.yoursReady', { list: summary })
      case 'in-use':
        return t('settings.yoursInUse')
    }
  }
}
