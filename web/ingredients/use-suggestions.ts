import { useMemo, useRef, useState } from 'react'
import type { Suggestion } from '#kitchen/suggest/suggest.ts'
import { useLanguage } from '#web/core/language.ts'
import type { Suggest } from '#web/ingredients/suggestion-shelf.ts'

/** Ingredients for what is being typed. `load` fetches what is needed, once; from then on no network is needed. */
export function useSuggestions(typed: string, taken: readonly string[]) {
  const language = useLanguage()
  const [shelf, setShelf] = useState<{ suggest: Suggest }>()
  const isAsked = useRef(false)

  function load() {
    if (isAsked.current) return
    isAsked.current = true
    // Without them the field works as ever; the next focus tries again.
    import('#web/ingredients/suggestion-shelf.ts')
      .then(({ openShelf }) => openShelf(language, (suggest) => setShelf({ suggest })))
      .catch(() => {
        isAsked.current = false
      })
  }

  const suggestions: Suggestion[] = useMemo(() => shelf?.suggest(typed, language, taken) ?? [], [shelf, typed, language, taken])
  return { suggestions, load }
}
