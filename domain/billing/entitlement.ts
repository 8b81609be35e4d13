import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

/** One subscription to the plan, as the payment provider knows it. */
export interface PaidSubscription {
  status: SubscriptionStatus
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** The end of the last period that was paid for, or of which nothing was due; null: there was none. */
  paidUntil: Date | null
}

/** A payment that went through. A dispute that was won is none. */
export interface Payment {
  at: Date
  isRefunded: boolean
  dispute: 'none' | 'open' | 'lost'
}

/** All that decides what a customer has paid for; of the payments those that count (`countsFrom`). */
export interface Paid {
  subscriptions: readonly PaidSubscription[]
  payments: readonly Payment[]
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
 * - `trialing`, and `active` where a period was ever paid for or nothing was due: until the period ends, whether it will be renewed or not.
 * - `past_due`: `grace` milliseconds from the end of the last period that was paid for, once and not at the beginning of each that is not, and no longer than the present one.
 * - `canceled`: until it ended, or its period did if that was sooner, if anything was ever paid.
 * - `unpaid`, `incomplete`, `incomplete_expired`, `paused`: nothing.
 * - The last payment was wholly refunded: nothing from then on, until another goes through.
 * - Any payment that counts is disputed, or the dispute was lost: nothing until it is won, whatever else was paid.
 *
 * Of several subscriptions the one that is paid for longest counts, or else the one that can still be mended.
 */
export function entitlementOf({ subscriptions, payments }: Paid, grace: number): Entitlement | null {
  const isTakenBack = areTakenBack(payments)
  const [best] = subscriptions
    .map((subscription) => ({
      status: subscription.status,
      end: isTakenBack ? null : endOf(subscription, grace),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    }))
    .toSorted((one, other) => ranks[one.status] - ranks[other.status] || timeOf(other.end) - timeOf(one.end))
  return best ?? null
}

/** From when on payments count, beside the newest itself: a holder of a card may dispute those of so many milliseconds before. */
export function countsFrom(newest: Date, disputable: number): Date {
  return new Date(newest.getTime() - disputable)
}

/** Of payments at the same moment the one that is told first is the newest. */
function areTakenBack(payments: readonly Payment[]): boolean {
  const [newest] = payments.toSorted((one, other) => timeOf(other.at) - timeOf(one.at))
  return newest?.isRefunded === true || payments.some(({ dispute }) => dispute !== 'none')
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

function endOf({ status, periodEnd, endedAt, paidUntil }: PaidSubscription, grace: number): Date | null {
  switch (status) {
    case 'trialing':
      return periodEnd
    case 'active':
      return paidUntil && periodEnd
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
