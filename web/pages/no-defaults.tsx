import { useEffect, useEffectEvent } from 'react'
import { emptyFilters } from '#domain/filters/filters.ts'
import { useEndWaiting } from '#web/pages/use-end-waiting.ts'
import type { Home } from '#web/pages/use-home.ts'

/**
 * Empties the filters of a new search that waited for saved preferences until the page knew that nobody is signed in.
 * Renders nothing.
 */
export function NoDefaults({ home }: { home: Home }) {
  const endWaiting = useEndWaiting(home)
  const end = useEffectEvent(() => endWaiting(emptyFilters))
  useEffect(() => void end(), [])
  return null
}
