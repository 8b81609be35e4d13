import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

/** One subscription to the plan, as the payment provider knows it. */
export interface PaidSubscription {
  status: SubscriptionStatus
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** The last time that was paid for, or of which nothing was due; null: there was none. */
  lastPaid: PaidTime | null
}

/** A time up to `until` that was paid for at `at`; `isRefunded`: all of that was given back. */
export interface PaidTime {
  at: Date
  until: Date
  isRefunded: boolean
}

/** All that decides what a customer has paid for. */
export interface Paid {
  subscriptions: readonly PaidSubscription[]
  /** When a payment for any of them was disputed last; a dispute that was won is none. Null: none was. */
  disputedAt: Date | null
}

/** What a customer has paid for: premium counts while `end` is ahead; null: never. `periodEnd` is beyond it where that is a grace, or something was given back. */
export interface Entitlement {
  status: SubscriptionStatus
  end: Date | null
  periodEnd: Date
  cancelAtPeriodEnd: boolean
}

/**
 * What a customer is entitled to; null: there was never a subscription.
 *
 * - `trialing`: until the period ends, whether it will be renewed or not.
 * - `active`, `past_due`: `grace` milliseconds from the end of the last period that was paid for, or of which nothing was due, once and not at the beginning of each that is
 *   not paid for, and no longer than the present one: a period that is paid for counts to its end.
 * - `canceled`: until it ended, or its period did if that was sooner, if anything was ever paid.
 * - `unpaid`, `incomplete`, `incomplete_expired`, `paused`: nothing.
 * - What was last paid for a subscription was wholly refunded: nothing of that one, until another payment for it goes through.
 * - A payment is or was disputed, and that was not won: nothing of all that was paid up to then, whatever it was for. What is paid later counts.
 *
 * Of several subscriptions the one that is paid for longest counts, or else the one that can still be mended.
 */
export function entitlementOf({ subscriptions, disputedAt }: Paid, grace: number): Entitlement | null {
  const [best] = subscriptions
    .map((subscription) => ({
      status: subscription.status,
      end: isTakenBack(subscription, disputedAt) ? null : endOf(subscription, grace),
      periodEnd: subscription.periodEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    }))
    .toSorted((one, other) => ranks[one.status] - ranks[other.status] || timeOf(other.end) - timeOf(one.end))
  return best ?? null
}

/** From when on payments are looked at, beside the newest itself: a holder of a card may dispute those of so many milliseconds before. */
export function countsFrom(newest: Date, disputable: number): Date {
  return new Date(newest.getTime() - disputable)
}

function isTakenBack({ lastPaid }: PaidSubscription, disputedAt: Date | null): boolean {
  return lastPaid?.isRefunded === true || (disputedAt !== null && timeOf(lastPaid?.at ?? null) <= timeOf(disputedAt))
}

/** What is paid for, or is about to be, goes before what can be mended, and that before what is over. */
const ranks: Record<SubscriptionStatus, number> = {
  active: 0,
  trialing: 0,
  past_due: 0,
  unpaid: 1,
  paused: 1,
  incomplete: 2,
  canceled: 3,
  incomplete_expired: 4,
}

function endOf({ status, periodEnd, endedAt, lastPaid }: PaidSubscription, grace: number): Date | null {
  const paidUntil = lastPaid?.until ?? null
  switch (status) {
    case 'trialing':
      return periodEnd
    case 'active':
    case 'past_due':
      return paidUntil && earlier(new Date(paidUntil.getTime() + grace), periodEnd)
    case 'canceled':
      return paidUntil && endedAt && earlier(endedAt, periodEnd)
    case 'unpaid':
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return null
  }
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

function timeOf(end: Date | null): number {
  return end?.getTime() ?? 0
}
