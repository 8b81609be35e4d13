import { useSyncExternalStore } from 'react'
import { checkSubscription } from '#domain/billing/api.ts'
import { makeSubscriptionStore, type SubscriptionState } from '#web/billing/subscription-store.ts'
import { callEndpoint } from '#web/core/api.ts'
import { listenToRows } from '#web/core/live.ts'
import { listenToSession, readSession } from '#web/core/session.ts'

/** The subscription of whoever uses this page. */
export const pageSubscription = makeSubscriptionStore({
  asker() {
    const session = readSession()
    return session.state === 'signed-in' ? session.member.id : null
  },
  ask: (signal) => callEndpoint(checkSubscription, {}, { signal }),
  isSeen: () => document.visibilityState === 'visible',
  now: () => new Date(),
  later(run, milliseconds) {
    const timer = window.setTimeout(run, milliseconds)
    return () => window.clearTimeout(timer)
  },
  listen(look, change) {
    const stops = [listenToSession(look), listenToRows('subscriptions', change), listenToRows('user_roles', change)]
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  },
})

export function useSubscription(): SubscriptionState {
  return useSyncExternalStore(pageSubscription.subscribe, pageSubscription.read)
}
