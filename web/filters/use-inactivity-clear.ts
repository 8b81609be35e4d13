import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { watchActivity } from '#web/filters/watch-activity.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'

const key = 'potluck.lastActivity'
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const readLast = () => readStored('sessionStorage', key, z.number()) ?? null

/**
 * Calls back after 30 minutes without a touch. Checks on arrival, every minute, and when the page becomes visible.
 * Returns the time of arrival and of the last touch before it, or null without one.
 */
export function useInactivityClear(onInactive: () => void) {
  const [arrival] = useState(() => ({ at: Date.now(), lastActivity: readLast() }))
  const clear = useEffectEvent(onInactive)
  useEffect(() => {
    const watch = watchActivity({
      now: () => Date.now(),
      readLast,
      writeLast: (time) => writeStored('sessionStorage', key, time),
      onInactive: () => clear(),
    })
    watch.touch()
    const timer = window.setInterval(watch.look, limits.inactivityCheck)
    document.addEventListener('visibilitychange', watch.look)
    for (const sign of signsOfLife) window.addEventListener(sign, watch.touch, { passive: true, capture: true })
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', watch.look)
      for (const sign of signsOfLife) window.removeEventListener(sign, watch.touch, { capture: true })
    }
  }, [])
  return arrival
}
