import { type TestAct, testActs } from '#domain/billing/test-checkout.ts'
import {
  type AccountChange,
  type ActContext,
  endNow,
  liveOf,
  type TestAccount,
  type TestPayment,
  type TestSubscription,
  withEvents,
  withNewest,
  withPayment,
} from '#server/test-payments/account.ts'
import { monthEndAfter } from '#server/test-payments/months.ts'

/** The account after an act; null when the act is not possible now. */
type Rule = (account: TestAccount, moment: ActContext) => AccountChange | null

const rules: Record<TestAct, Rule> = {
  cancel: onLive(
    (live) => !live.cancelAtPeriodEnd,
    (account, live, { now }) => updateSubscription(account, { ...live, cancelAtPeriodEnd: true }, now),
  ),
  resume: onLive(
    (live) => live.cancelAtPeriodEnd,
    (account, live, { now }) => updateSubscription(account, { ...live, cancelAtPeriodEnd: false }, now),
  ),
  end: onLive(
    () => true,
    (account, live, { now }) => endNow(account, live, now),
  ),
  // Ends the month now with a failed payment. As at Stripe, the next month begins although the payment failed. Not
  // possible for a cancelled subscription, which has no next month.
  'fail-payment': onLive(
    ({ status, cancelAtPeriodEnd }) => status === 'active' && !cancelAtPeriodEnd,
    (account, live, { now }) => {
      const next = { ...live, status: 'past_due', anchor: now, periodStart: now, periodEnd: monthEndAfter(now, now) } as const
      return withEvents(withNewest(account, next), now, 'invoice.payment_failed', 'customer.subscription.updated')
    },
  ),
  'recover-payment': onLive(
    ({ status }) => status === 'past_due',
    (account, live, { now, uuid }) => {
      const paid = withPayment(withNewest(account, { ...live, status: 'active', cardPays: true }), now, uuid)
      return withEvents(paid, now, 'invoice.paid', 'customer.subscription.updated')
    },
  ),
  refund: onPayment(
    ({ isRefunded, dispute }) => !isRefunded && (dispute === 'none' || dispute === 'won'),
    { isRefunded: true },
    'charge.refunded',
  ),
  dispute: onPayment(({ isRefunded, dispute }) => !isRefunded && dispute === 'none', { dispute: 'open' }, 'charge.dispute.created'),
  'win-dispute': onPayment(({ dispute }) => dispute === 'open', { dispute: 'won' }, 'charge.dispute.closed'),
  'lose-dispute': onPayment(({ dispute }) => dispute === 'open', { dispute: 'lost' }, 'charge.dispute.closed'),
}

/** The acts that are possible now. */
export function possibleActs(account: TestAccount, moment: ActContext): TestAct[] {
  return testActs.filter((act) => rules[act](account, moment) !== null)
}

/** Applies an act to the newest subscription or the last payment. An impossible act changes nothing. */
export function performAct(account: TestAccount, act: TestAct, moment: ActContext): AccountChange {
  return rules[act](account, moment) ?? { account, events: [] }
}

function onLive(
  fits: (live: TestSubscription) => boolean,
  change: (account: TestAccount, live: TestSubscription, moment: ActContext) => AccountChange,
): Rule {
  return (account, moment) => {
    const live = liveOf(account)
    return live && fits(live) ? change(account, live, moment) : null
  }
}

function onPayment(fits: (payment: TestPayment) => boolean, change: Partial<TestPayment>, event: string): Rule {
  return (account, { now }) => {
    const [last, ...earlier] = account.payments
    return last && fits(last) ? withEvents({ ...account, payments: [{ ...last, ...change }, ...earlier] }, now, event) : null
  }
}

function updateSubscription(account: TestAccount, subscription: TestSubscription, now: Date): AccountChange {
  return withEvents(withNewest(account, subscription), now, 'customer.subscription.updated')
}
