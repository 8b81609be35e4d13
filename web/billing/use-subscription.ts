import { useQuery } from '@tanstack/react-query'
import { countsAt } from '#domain/billing/plan.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { subscriptionQuery } from '#web/billing/subscription-query.ts'
import { useSession } from '#web/session/session.ts'

/** The subscription of the member at this page, as far as the page knows it. */
export type SubscriptionView =
  | { state: 'nobody' }
  | { state: 'asking' }
  /** The server was not reached, and there is no earlier answer. */
  | { state: 'not-known' }
  | { state: 'known'; subscription: Subscription; isLive: boolean }

/** The subscription of the member at this page, and how to ask for it again. */
export function useSubscription(): { now: SubscriptionView; askAgain: () => void } {
  const session = useSession()
  const asker = session.state === 'signed-in' ? session.member.id : undefined
  const { data, dataUpdatedAt, errorUpdatedAt, errorUpdateCount, refetch } = useQuery(subscriptionQuery(asker))
  const askAgain = () => void refetch({ cancelRefetch: false })
  if (asker === undefined) return { now: { state: 'nobody' }, askAgain: () => {} }
  if (data) {
    const isLive = countsAt({ data, dataUpdatedAt, errorUpdatedAt }, new Date())
    return { now: { state: 'known', subscription: data, isLive }, askAgain }
  }
  return { now: { state: errorUpdateCount > 0 ? 'not-known' : 'asking' }, askAgain }
}
