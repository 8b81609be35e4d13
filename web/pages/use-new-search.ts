import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { useSession } from '#web/core/session.ts'
import { toasts } from '#web/core/toasts.ts'
import { useInactivityClear } from '#web/filters/use-inactivity-clear.ts'
import { emptyLarder } from '#web/ingredients/use-ingredients.ts'
import type { CookState } from '#web/pages/use-cook.ts'
import type { OrderState } from '#web/pages/use-order.ts'

/**
 * The filters that a member's new search starts with, null where they could not be read, and how to read them again.
 */
export interface Defaults {
  start: Filters | null
  readAgain: () => void
}

/**
 * Starting anew: what a search begins with, when the filters are put away by themselves, and how each is taken back.
 */
export function useNewSearch({ entry, lines, filtering, forgetTry }: OrderState, { recipes }: CookState) {
  const { t } = useTranslation()
  const session = useSession()
  const { filters } = filtering
  const [filtersAtArrival] = useState(filters)
  const [defaults, setDefaults] = useState<Defaults | null>(null)
  /** The filters of a new search that is to start with what is saved, while that is not known. */
  const [awaiting, setAwaiting] = useState<Filters | null>(null)

  /**
   * The filters that a new search starts with; null while those that a member saved are not known: no allergen is let
   * go of for that.
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
    lines.drop()
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
