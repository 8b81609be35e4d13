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

  /** Whether there is nothing to put away, as after the first click of a double click. */
  function isNew(start: Filters | null): boolean {
    const areFiltersNew = start === null ? filters === awaiting : isSame(filters, start)
    return lines.isEmpty && isSame(entry.larder, emptyLarder) && Object.keys(recipes.cards).length === 0 && areFiltersNew
  }

  function newSearch() {
    document.getElementById('ingredient')?.focus()
    const before = entry.larder
    const kept = recipes.kept
    const start = startOfSearch()
    forgetTry()
    entry.restore(emptyLarder)
    if (isNew(start)) return
    const outcome = start === null ? 'newSearchAwaiting' : start === emptyFilters ? 'newSearchText' : 'newSearchSaved'
    const typed = lines.drop()
    if (start) filtering.restore(start)
    else {
      setAwaiting(filters)
      defaults?.readAgain()
    }
    recipes.book.restore([])
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
  }

  const arrival = useInactivityClear(() => {
    if (isSame(filters, emptyFilters)) return
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
