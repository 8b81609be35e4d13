import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back after this number of milliseconds, or never for null. The timer starts again when the number or
 * `occasion` changes. It ends when its component leaves the page.
 */
export function useTimer(onTime: () => void, milliseconds: number | null, occasion?: unknown) {
  const ring = useEffectEvent(onTime)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion starts the timer again.
  useEffect(() => {
    if (milliseconds === null) return
    const timer = window.setTimeout(() => ring(), milliseconds)
    return () => window.clearTimeout(timer)
  }, [milliseconds, occasion])
}
