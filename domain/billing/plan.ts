import type { Role } from '#domain/access.ts'
import type { Subscription } from '#domain/billing/subscription.ts'

/** The server's answer, and its time by the clock of this page. */
export interface Answer {
  subscription: Subscription
  at: Date
}

/**
 * Whether Premium counts now. It counts until `subscription_end` (specification, section 3). After that it counts only
 * if a later answer says so: the server then has a reason, such as a payment provider that does not answer.
 */
export function isLiveAt({ subscription, at }: Answer, now: Date): boolean {
  const end = endOf(subscription)
  return subscription.subscribed && end !== null && (end > now || at >= end)
}

/**
 * An answer as the query keeps it: the data, the time it came, and the time of the last failed question (0: never), in
 * milliseconds.
 */
export interface AnsweredAt<Data> {
  data: Data
  dataUpdatedAt: number
  errorUpdatedAt: number
}

/**
 * Whether Premium counts now, by the last answer. A cancelled subscription stops counting at its end. Any other counts
 * on until the next answer or failed question.
 */
export function countsAt({ data, dataUpdatedAt, errorUpdatedAt }: AnsweredAt<Subscription>, now: Date): boolean {
  if (isLiveAt({ subscription: data, at: new Date(dataUpdatedAt) }, now)) return true
  const end = endOf(data)
  return data.subscribed && !data.cancel_at_period_end && end !== null && errorUpdatedAt < end.getTime()
}

export const endOf = ({ subscription_end }: Subscription): Date | null => (subscription_end === null ? null : new Date(subscription_end))

/** A member's plan, as the settings name it. */
export type Plan =
  /** The member has no subscription. */
  | { state: 'free' }
  | { state: 'ended'; end: Date }
  /** `renews`: the subscription renews at the end of its period, which may not be paid yet. */
  | { state: 'renews' | 'ends'; end: Date }
  /** The last payment failed, and Premium counts a little longer. */
  | { state: 'past-due'; end: Date }
  /** The paid time is over, but it still counts, since the payment provider cannot be asked whether it was renewed. */
  | { state: 'held'; end: Date }
  /** The subscription does not count. 'owed': a payment is due. 'stopped': the payment was refunded or is disputed. */
  | { state: 'owed' | 'stopped' }
  /** The paid time is over, and the payment provider has been away for so long that it no longer counts. */
  | { state: 'unrenewed'; end: Date }

export function planOf(subscription: Subscription, isLive: boolean, now: Date): Plan {
  const end = endOf(subscription)
  return isLive && end ? planWhileLive(subscription, end, now) : planWithout(subscription, end, now)
}

/** Whether a payment is due or late. */
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

/** The action of a member's button: pay for Premium, or manage it. None for Premium without paying. */
export function actionFor(plan: Plan, canManage: boolean, roles: readonly Role[]): 'subscribe' | 'manage' | 'none' {
  const isThere = plan.state !== 'free' && plan.state !== 'ended'
  if (isThere) return canManage ? 'manage' : 'none'
  return roles.includes('admin') || roles.includes('premium') ? 'none' : 'subscribe'
}
