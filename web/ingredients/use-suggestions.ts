import type { Suggestion } from '@potluck/kitchen/suggest'
import { useMemo, useRef, useState } from 'react'
import { loadPictures } from '#web/ingredients/knows-picture.ts'
import type { SuggestionList } from '#web/ingredients/suggestion-list.tsx'
import type { Suggest } from '#web/ingredients/suggestion-shelf.ts'
import { useLanguage } from '#web/language/language.ts'

const loadAll = () =>
  Promise.all([import('#web/ingredients/suggestion-shelf.ts'), import('#web/ingredients/suggestion-list.tsx'), loadPictures()])

/**
 * Suggestions for the typed text, and the list that shows them. `load` fetches the names once. After that, suggesting
 * needs no network.
 */
export function useSuggestions(typed: string, taken: readonly string[]) {
  const language = useLanguage()
  const [shelf, setShelf] = useState<{ suggest: Suggest; List: typeof SuggestionList }>()
  const isAsked = useRef(false)

  function load() {
    if (isAsked.current) return
    isAsked.current = true
    // The field also works without suggestions. The next focus tries again.
    loadAll()
      .then(([{ openShelf }, { SuggestionList: List }]) => openShelf(language, (suggest) => setShelf({ suggest, List })))
      .catch(() => {
        isAsked.current = false
      })
  }

  const suggestions: Suggestion[] = useMemo(() => shelf?.suggest(typed, language, taken) ?? [], [shelf, typed, language, taken])
  return { suggestions, List: shelf?.List, load }
}
