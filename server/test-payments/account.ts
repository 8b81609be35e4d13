import type { TestCard, TestDispute } from '#domain/billing/test-checkout.ts'
import { testNames } from '#server/billing/payments.ts'
import { monthEndAfter } from '#server/test-payments/months.ts'

// What Stripe would do with a customer, as rules: each answers how the account stands after something, and what a
// webhook tells of it.

export interface TestSubscription {
  id: string
  status: 'active' | 'past_due' | 'canceled'
  /** Periods are months from here. */
  anchor: Date
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** Whether the card pays at the next renewal. */
  cardPays: boolean
}

/** A payment that went through. */
export interface TestPayment {
  id: string
  at: Date
  isRefunded: boolean
  dispute: TestDispute
}

/**
 * All that is kept of a customer, the newest first. Of the subscriptions, only the newest can be one that has not
 * ended.
 */
export interface TestAccount {
  subscriptions: readonly TestSubscription[]
  payments: readonly TestPayment[]
}

/** Something of a customer that a webhook tells, in Stripe's words. */
export interface TestEvent {
  type: string
  at: Date
}

export interface Moved {
  account: TestAccount
  events: readonly TestEvent[]
}

export interface Moment {
  now: Date
  uuid: () => string
}

/**
 * Carries out what has become due by now: renewals, and ends that were asked for. As at Stripe, a period goes on
 * although its payment failed, and at its end it is given up.
 */
export function passTime(account: TestAccount, moment: Moment): Moved {
  const live = liveOf(account)
  if (!live || live.periodEnd > moment.now) return { account, events: [] }
  const first = endPeriod(account, live, moment.uuid)
  const rest = passTime(first.account, moment)
  return { account: rest.account, events: [...first.events, ...rest.events] }
}

function endPeriod(account: TestAccount, live: TestSubscription, uuid: () => string): Moved {
  const at = live.periodEnd
  if (live.cancelAtPeriodEnd || live.status === 'past_due') return endNow(account, live, at)
  const next = { ...live, periodStart: at, periodEnd: monthEndAfter(live.anchor, at) }
  if (!live.cardPays)
    return tell(withNewest(account, { ...next, status: 'past_due' }), at, 'invoice.payment_failed', 'customer.subscription.updated')
  return tell(withPayment(withNewest(account, next), at, uuid), at, 'invoice.paid', 'customer.subscription.updated')
}

/**
 * Pays for a new subscription from now, where none is left that has not ended. With a card that is declined nothing
 * changes.
 */
export function subscribe(account: TestAccount, card: TestCard, { now, uuid }: Moment): Moved {
  if (card === 'is-declined') return tell(account, now, 'charge.failed')
  const subscription: TestSubscription = {
    id: `sub_test_${uuid()}`,
    status: 'active',
    anchor: now,
    periodStart: now,
    periodEnd: monthEndAfter(now, now),
    cancelAtPeriodEnd: false,
    endedAt: null,
    cardPays: card === 'pays',
  }
  const paid = withPayment({ ...account, subscriptions: [subscription, ...account.subscriptions] }, now, uuid)
  return tell(paid, now, 'customer.subscription.created', 'invoice.paid', 'checkout.session.completed')
}

/** The subscription that has not ended. */
export function liveOf({ subscriptions: [newest] }: TestAccount): TestSubscription | null {
  return newest && newest.endedAt === null ? newest : null
}

/** Changes the newest subscription. */
export function withNewest(account: TestAccount, subscription: TestSubscription): TestAccount {
  return { ...account, subscriptions: [subscription, ...account.subscriptions.slice(1)] }
}

/** Adds a payment that went through. */
export function withPayment(account: TestAccount, at: Date, uuid: () => string): TestAccount {
  return { ...account, payments: [{ id: `${testNames.payment}${uuid()}`, at, isRefunded: false, dispute: 'none' }, ...account.payments] }
}

/** Ends the subscription. */
export function endNow(account: TestAccount, live: TestSubscription, at: Date): Moved {
  return tell(withNewest(account, { ...live, status: 'canceled', endedAt: at }), at, 'customer.subscription.deleted')
}

export function tell(account: TestAccount, at: Date, ...types: string[]): Moved {
  return { account, events: types.map((type) => ({ type, at })) }
}
