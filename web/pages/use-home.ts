import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCook } from '#web/pages/use-cook.ts'
import type { HomeTab } from '#web/pages/use-lead-to.ts'
import { useNewSearch } from '#web/pages/use-new-search.ts'
import { useOrder } from '#web/pages/use-order.ts'

/** The state of the home page: the search order, the cook, and the new search. */
export function useHome() {
  const navigate = useNavigate()
  const { tab = 'search' } = useSearch({ from: '/' })

  function goTo(next: HomeTab) {
    navigate({ to: '/', search: { tab: next } })
    window.scrollTo({ top: 0 })
  }

  const search = useOrder()
  const cook = useCook(search, tab, goTo)
  return { tab, goTo, ...search, ...cook, ...useNewSearch(search, cook) }
}
export type Home = ReturnType<typeof useHome>
