import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

/** A subscription to the plan, as the payment provider knows it. */
export interface PaidSubscription {
  status: SubscriptionStatus
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** The latest period that was paid or free; null when there is none. */
  lastPaid: PaidTime | null
}

/** A period up to `until`, paid at `at`. `isRefunded`: the whole payment was refunded. */
export interface PaidTime {
  at: Date
  until: Date
  isRefunded: boolean
}

/** The subscriptions and disputes that decide how long a customer has Premium. */
export interface PaidState {
  subscriptions: readonly PaidSubscription[]
  /** When a payment for one of the subscriptions was last disputed; won disputes do not count. Null: never. */
  disputedAt: Date | null
}

/**
 * A customer's Premium. It counts until `end` (specification, section 3), or never if `end` is null. While the payment
 * provider cannot be reached, the server may let it count until `holds_until`: `private.is_subscribed` in
 * database/migrations/0014_subscriptions.sql compares the later of the two. `periodEnd` is later than `end` in a grace
 * period and after a refund.
 */
export interface Entitlement {
  status: SubscriptionStatus
  end: Date | null
  periodEnd: Date
  cancelAtPeriodEnd: boolean
}

/**
 * What a customer is entitled to; null when there was never a subscription.
 *
 * - `trialing`: until the period ends, whether it will be renewed or not.
 * - `active`, `past_due`: until `grace` milliseconds after the last period that was paid or free, and no longer than
 *   the present period. The grace counts once, not again for each unpaid period. A paid period counts to its end.
 * - `canceled`: until the subscription or its period ended, the sooner of the two, if anything was ever paid.
 * - `unpaid`, `incomplete`, `incomplete_expired`, `paused`: nothing.
 * - The last payment of a subscription was wholly refunded: nothing, until another payment for the subscription goes
 *   through.
 * - A payment is disputed, or the dispute was lost: nothing that was paid before the dispute. Later payments count.
 *
 * Of several subscriptions, the one that is paid for longest counts, or else one that a payment can still restore.
 */
export function entitlementOf({ subscriptions, disputedAt }: PaidState, grace: number): Entitlement | null {
  const [best] = subscriptions
    .map((subscription) => ({
      status: subscription.status,
      end: isRefundedOrDisputed(subscription, disputedAt) ? null : endOf(subscription, grace),
      periodEnd: subscription.periodEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    }))
    .toSorted((one, other) => statusRanks[one.status] - statusRanks[other.status] || timeOf(other.end) - timeOf(one.end))
  return best ?? null
}

/** The time from which payments are checked for disputes: `disputable` milliseconds before the newest payment. */
export function disputableSince(newest: Date, disputable: number): Date {
  return new Date(newest.getTime() - disputable)
}

function isRefundedOrDisputed({ lastPaid }: PaidSubscription, disputedAt: Date | null): boolean {
  return lastPaid?.isRefunded === true || (disputedAt !== null && timeOf(lastPaid?.at ?? null) <= timeOf(disputedAt))
}

/** Paid subscriptions go first, then those that a payment can restore, then ended ones. */
const statusRanks: Record<SubscriptionStatus, number> = {
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
      return paidUntil && earlierOf(new Date(paidUntil.getTime() + grace), periodEnd)
    case 'canceled':
      return paidUntil && endedAt && earlierOf(endedAt, periodEnd)
    case 'unpaid':
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return null
  }
}

function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other
}

function timeOf(end: Date | null): number {
  return end?.getTime() ?? 0
}
