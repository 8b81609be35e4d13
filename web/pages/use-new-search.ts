import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { useInactivityClear } from '#web/filters/use-inactivity-clear.ts'
import { emptyLarder } from '#web/ingredients/use-ingredients.ts'
import type { CookState } from '#web/pages/use-cook.ts'
import type { OrderState } from '#web/pages/use-order.ts'
import { useSession } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

/**
 * `start`: the filters of a member's new search, or null if the preferences could not be read. `readAgain` reads them
 * again.
 */
export interface Defaults {
  start: Filters | null
  readAgain: () => void
}

/** 'New Search', and clearing the filters after inactivity. Both can be undone. */
export function useNewSearch({ entry, lines, filtering, forgetTry }: OrderState, { recipes }: CookState) {
  const { t } = useTranslation()
  const session = useSession()
  const { filters } = filtering
  const [filtersAtArrival] = useState(filters)
  const [defaults, setDefaults] = useState<Defaults | null>(null)
  /** While a new search waits for the saved preferences: the filters at its start. Otherwise null. */
  const [awaiting, setAwaiting] = useState<Filters | null>(null)

  /**
   * The filters that a new search starts with. Null while a member's preferences are not known, so that no excluded
   * allergen is lost.
   */
  function startOfSearch(): Filters | null {
    if (defaults?.start) return defaults.start
    return session.state === 'signed-in' || session.state === 'loading' ? null : emptyFilters
  }

  function newSearch() {
    const before = entry.larder
    const kept = recipes.kept
    const start = startOfSearch()
    const outcome = start === null ? 'newSearchAwaiting' : start === emptyFilters ? 'newSearchText' : 'newSearchSaved'
    const typed = lines.drop()
    entry.restore(emptyLarder)
    if (start) filtering.restore(start)
    else {
      setAwaiting(filters)
      defaults?.readAgain()
    }
    recipes.book.restore([])
    forgetTry()
    toasts.show({
      kind: 'notice',
      title: t('ingredients.newSearchDone'),
      text: t(`ingredients.${outcome}`),
      action: {
        label: t('common.undo'),
        run: () => {
          setAwaiting(null)
          entry.restore(before)
          lines.putBack(typed)
          filtering.restore(filters)
          recipes.book.restore(kept)
        },
      },
    })
    document.getElementById('ingredient')?.focus()
  }

  const arrival = useInactivityClear(() => {
    if (JSON.stringify(filters) === JSON.stringify(emptyFilters)) return
    filtering.restore(emptyFilters)
    toasts.show({
      kind: 'notice',
      title: t('filters.clearedTitle'),
      text: t('filters.clearedText'),
      action: { label: t('filters.putBack'), run: () => filtering.restore(filters) },
    })
  })

  return { newSearch, defaults, setDefaults, awaiting, setAwaiting, arrival: { ...arrival, filters: filtersAtArrival } }
}
