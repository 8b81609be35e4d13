import type { TestCard, TestDispute } from '#domain/billing/test-checkout.ts'
import { testIdPrefixes } from '#server/billing/payments.ts'
import { monthEndAfter } from '#server/test-payments/months.ts'

// Stripe's behaviour as rules. Each rule answers the customer's new state and the events that a webhook sends about
// it.

export interface TestSubscription {
  id: string
  status: 'active' | 'past_due' | 'canceled'
  /** The start of the first period: each period is a month from here. */
  anchor: Date
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** Whether the card will pay at the next renewal. */
  cardPays: boolean
}

/** A successful payment. */
export interface TestPayment {
  id: string
  at: Date
  isRefunded: boolean
  dispute: TestDispute
}

/**
 * The kept data of a test customer. Each list begins with its newest entry, and only the newest subscription can still
 * run.
 */
export interface TestAccount {
  subscriptions: readonly TestSubscription[]
  payments: readonly TestPayment[]
}

/** An event that a webhook sends about a customer, with Stripe's name of its type. */
export interface TestEvent {
  type: string
  at: Date
}

export interface AccountChange {
  account: TestAccount
  events: readonly TestEvent[]
}

export interface ActContext {
  now: Date
  uuid: () => string
}

/**
 * Applies all that is due by now: renewals, and cancellations at the period's end. As at Stripe, a period goes on
 * after a failed payment, and an unpaid subscription ends when the period ends.
 */
export function applyDueChanges(account: TestAccount, moment: ActContext): AccountChange {
  const live = liveOf(account)
  if (!live || live.periodEnd > moment.now) return { account, events: [] }
  const first = endPeriod(account, live, moment.uuid)
  const rest = applyDueChanges(first.account, moment)
  return { account: rest.account, events: [...first.events, ...rest.events] }
}

function endPeriod(account: TestAccount, live: TestSubscription, uuid: () => string): AccountChange {
  const at = live.periodEnd
  if (live.cancelAtPeriodEnd || live.status === 'past_due') return endNow(account, live, at)
  const next = { ...live, periodStart: at, periodEnd: monthEndAfter(live.anchor, at) }
  if (!live.cardPays)
    return withEvents(withNewest(account, { ...next, status: 'past_due' }), at, 'invoice.payment_failed', 'customer.subscription.updated')
  return withEvents(withPayment(withNewest(account, next), at, uuid), at, 'invoice.paid', 'customer.subscription.updated')
}

/** Starts a new subscription now. The caller makes sure that none runs. A declined card changes nothing. */
export function subscribe(account: TestAccount, card: TestCard, { now, uuid }: ActContext): AccountChange {
  if (card === 'is-declined') return withEvents(account, now, 'charge.failed')
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
  return withEvents(paid, now, 'customer.subscription.created', 'invoice.paid', 'checkout.session.completed')
}

/** The subscription that still runs. */
export function liveOf({ subscriptions: [newest] }: TestAccount): TestSubscription | null {
  return newest && newest.endedAt === null ? newest : null
}

/** Replaces the newest subscription. */
export function withNewest(account: TestAccount, subscription: TestSubscription): TestAccount {
  return { ...account, subscriptions: [subscription, ...account.subscriptions.slice(1)] }
}

/** Adds a successful payment. */
export function withPayment(account: TestAccount, at: Date, uuid: () => string): TestAccount {
  return {
    ...account,
    payments: [{ id: `${testIdPrefixes.payment}${uuid()}`, at, isRefunded: false, dispute: 'none' }, ...account.payments],
  }
}

export function endNow(account: TestAccount, live: TestSubscription, at: Date): AccountChange {
  return withEvents(withNewest(account, { ...live, status: 'canceled', endedAt: at }), at, 'customer.subscription.deleted')
}

export function withEvents(account: TestAccount, at: Date, ...types: string[]): AccountChange {
  return { account, events: types.map((type) => ({ type, at })) }
}
