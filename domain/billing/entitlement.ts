import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

/** One subscription, as the payment provider knows it. */
export interface PaidSubscription {
  status: SubscriptionStatus
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
}

/** The last payment that went through. A dispute that was won is none. */
export interface PaidLast {
  isRefunded: boolean
  dispute: 'none' | 'open' | 'lost'
}

/** What a customer has paid for: premium counts while `end` is ahead; null: never. */
export interface Entitlement {
  status: SubscriptionStatus
  end: Date | null
  cancelAtPeriodEnd: boolean
}

/**
 * What a customer is entitled to; null: there was never a subscription.
 *
 * - `active`, `trialing`: until the period ends, whether it will be renewed or not.
 * - `past_due`: the period that has begun is not paid, so `grace` milliseconds from its beginning, and no longer than it lasts.
 * - `canceled`: until it ended, or its period did if that was sooner, if anything was ever paid.
 * - `unpaid`, `incomplete`, `incomplete_expired`, `paused`: nothing.
 * - The last payment was wholly refunded, or is disputed (open or lost): nothing from then on, until another payment goes through.
 *
 * Of several subscriptions the one that is paid for longest counts, or else the one that can still be mended.
 */
export function entitlementOf(
  { subscriptions, lastPayment }: { subscriptions: readonly PaidSubscription[]; lastPayment: PaidLast | null },
  grace: number,
): Entitlement | null {
  const isTakenBack = lastPayment !== null && (lastPayment.isRefunded || lastPayment.dispute !== 'none')
  const [best] = subscriptions
    .map((subscription) => ({
      status: subscription.status,
      end: isTakenBack ? null : endOf(subscription, { grace, hasPaid: lastPayment !== null }),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    }))
    .toSorted((one, other) => ranks[one.status] - ranks[other.status] || timeOf(other.end) - timeOf(one.end))
  return best ?? null
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

function endOf(
  { status, periodStart, periodEnd, endedAt }: PaidSubscription,
  { grace, hasPaid }: { grace: number; hasPaid: boolean },
): Date | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return periodEnd
    case 'past_due':
      return earlier(new Date(periodStart.getTime() + grace), periodEnd)
    case 'canceled':
      return hasPaid && endedAt !== null ? earlier(endedAt, periodEnd) : null
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
