import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back after so many milliseconds; with null, never. The time begins anew when it changes, or `occasion` does.
 * The one timer of the pages that ends when its component leaves.
 */
export function useTimer(onTime: () => void, milliseconds: number | null, occasion?: unknown) {
  const ring = useEffectEvent(onTime)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion begins the time anew.
  useEffect(() => {
    if (milliseconds === null) return
    const timer = window.setTimeout(() => ring(), milliseconds)
    return () => window.clearTimeout(timer)
  }, [milliseconds, occasion])
}
