import { useMemo, useRef, useState } from 'react'
import type { Language } from '#domain/options.ts'
import type { Sheets, Suggestion } from '#kitchen/suggest/suggest.ts'
import { useLanguage } from '#web/core/language.ts'

/** The names of each language are a file of their own: the picked language and English come first. */
const loadNames: Record<Language, () => Promise<{ names: string }>> = {
  en: () => import('#kitchen/suggest/names/en.baked.ts'),
  es: () => import('#kitchen/suggest/names/es.baked.ts'),
  fr: () => import('#kitchen/suggest/names/fr.baked.ts'),
  de: () => import('#kitchen/suggest/names/de.baked.ts'),
  ru: () => import('#kitchen/suggest/names/ru.baked.ts'),
  ar: () => import('#kitchen/suggest/names/ar.baked.ts'),
  ja: () => import('#kitchen/suggest/names/ja.baked.ts'),
  zh: () => import('#kitchen/suggest/names/zh.baked.ts'),
}

const others = ['es', 'fr', 'de', 'ru', 'ar', 'ja', 'zh'] as const
const loadSuggest = () => import('#kitchen/suggest/suggest.ts')

/** Everything needed to suggest, as far as it has come in. */
interface Shelf {
  kitchen: Awaited<ReturnType<typeof loadSuggest>>
  sheets: Sheets
}

/** Ingredients for what is being typed. `load` fetches what is needed, once; from then on no network is needed. */
export function useSuggestions(typed: string, taken: readonly string[]) {
  const language = useLanguage()
  const [shelf, setShelf] = useState<Shelf | null>(null)
  const isAsked = useRef(false)

  async function fetchAll() {
    const kitchen = await loadSuggest()
    const fetchOne = async (code: Language) => {
      const { names } = await loadNames[code]()
      const sheet = kitchen.openSheet(names)
      setShelf((now) => ({ kitchen, sheets: { ...now?.sheets, [code]: sheet } }))
    }
    await Promise.all([fetchOne(language), fetchOne('en')])
    await Promise.all(others.filter((code) => code !== language).map(fetchOne))
  }

  function load() {
    if (isAsked.current) return
    isAsked.current = true
    // Without them the field works as ever; the next focus tries again.
    fetchAll().catch(() => {
      isAsked.current = false
    })
  }

  const suggestions: Suggestion[] = useMemo(
    () => shelf?.kitchen.suggest(shelf.sheets, typed, language, taken) ?? [],
    [shelf, typed, language, taken],
  )
  return { suggestions, load }
}
