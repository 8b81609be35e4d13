import type { Role } from '#domain/access.ts'
import type { Subscription } from '#domain/billing/subscription.ts'

/** What the server answered, and when, by the clock of this page. */
export interface Answer {
  subscription: Subscription
  at: Date
}

/**
 * Whether Premium counts now. It counts while `subscription_end` is ahead (specification, section 3); behind it only
 * where the server said so after it: then it knows of a reason, such as a payment provider that does not answer.
 */
export function isLiveAt({ subscription, at }: Answer, now: Date): boolean {
  const end = endOf(subscription)
  return subscription.subscribed && end !== null && (end > now || at >= end)
}

/**
 * An answer as the query keeps it: what it was, when it came, and when a question had no answer last (0: never), in
 * milliseconds.
 */
export interface AnsweredAt<Data> {
  data: Data
  dataUpdatedAt: number
  errorUpdatedAt: number
}

/**
 * Whether Premium counts now, by the last answer. A cancelled subscription ends at its end; any other counts until the
 * server says that it was renewed or not, or is not reached.
 */
export function countsAt({ data, dataUpdatedAt, errorUpdatedAt }: AnsweredAt<Subscription>, now: Date): boolean {
  if (isLiveAt({ subscription: data, at: new Date(dataUpdatedAt) }, now)) return true
  const end = endOf(data)
  return data.subscribed && !data.cancel_at_period_end && end !== null && errorUpdatedAt < end.getTime()
}

export const endOf = ({ subscription_end }: Subscription): Date | null => (subscription_end === null ? null : new Date(subscription_end))

/** A member's plan, as the settings name it. */
export type Plan =
  /** There is no subscription. */
  | { state: 'free' }
  | { state: 'ended'; end: Date }
  /** `renews`: at the end of the present period, paid for already or not. */
  | { state: 'renews' | 'ends'; end: Date }
  /** The last payment failed, and Premium counts a little longer. */
  | { state: 'past-due'; end: Date }
  /** The paid time is over and the server lets it count: nobody could be asked whether it was renewed. */
  | { state: 'held'; end: Date }
  /** There is a subscription, and it does not count: it is owed, or its payment was given back or is disputed. */
  | { state: 'owed' | 'stopped' }
  /** The paid time is over, and nobody could be asked for so long whether it was renewed that it counts no more. */
  | { state: 'unrenewed'; end: Date }

export function planOf(subscription: Subscription, isLive: boolean, now: Date): Plan {
  const end = endOf(subscription)
  return isLive && end ? planWhileLive(subscription, end, now) : planWithout(subscription, end, now)
}

/** Payment is due or late. */
const isOwed = ({ status }: Subscription) => status === 'past_due' || status === 'unpaid' || status === 'paused'

function planWhileLive(subscription: Subscription, end: Date, now: Date): Plan {
  if (end <= now) return { state: 'held', end }
  if (isOwed(subscription)) return { state: 'past-due', end }
  if (subscription.cancel_at_period_end || subscription.status === 'canceled') return { state: 'ends', end }
  return { state: 'renews', end: new Date(subscription.period_end ?? end) }
}

function planWithout(subscription: Subscription, end: Date | null, now: Date): Plan {
  if (isOwed(subscription)) return { state: 'owed' }
  const { status, cancel_at_period_end: isCancelled } = subscription
  const over = end !== null && end <= now ? end : null
  if ((status === 'active' || status === 'trialing') && !(isCancelled && over)) {
    return over ? { state: 'unrenewed', end: over } : { state: 'stopped' }
  }
  return over ? { state: 'ended', end: over } : { state: 'free' }
}

/** The action of a member's one button: pay for Premium, manage it, or none where Premium is there without paying. */
export function actionFor(plan: Plan, canManage: boolean, roles: readonly Role[]): 'subscribe' | 'manage' | 'none' {
  const isThere = plan.state !== 'free' && plan.state !== 'ended'
  if (isThere) return canManage ? 'manage' : 'none'
  return roles.includes('admin') || roles.includes('premium') ? 'none' : 'subscribe'
}
