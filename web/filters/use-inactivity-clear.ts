import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { activity } from '#web/filters/activity.ts'

/**
 * Calls back after 30 minutes without a touch of any page. Checks on arrival, every minute, and when the page becomes
 * visible. Returns the activity on arrival.
 */
export function useInactivityClear(onInactive: () => void) {
  const [arrival] = useState(activity.arrive)
  const clear = useEffectEvent(onInactive)
  useEffect(() => {
    const stopFollowing = activity.follow(() => clear())
    const timer = window.setInterval(activity.look, limits.inactivityCheck)
    document.addEventListener('visibilitychange', activity.look)
    return () => {
      stopFollowing()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', activity.look)
    }
  }, [])
  return arrival
}
