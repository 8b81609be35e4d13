import { type TestAct, testActs } from '#domain/billing/test-checkout.ts'
import {
  endNow,
  liveOf,
  type Moment,
  type Moved,
  type TestAccount,
  type TestPayment,
  type TestSubscription,
  tell,
  withNewest,
  withPayment,
} from '#server/test-payments/account.ts'
import { monthEndAfter } from '#server/test-payments/months.ts'

/** How an account stands after an act; null where it cannot be done now. */
type Rule = (account: TestAccount, moment: Moment) => Moved | null

const rules: Record<TestAct, Rule> = {
  cancel: onLive(
    (live) => !live.cancelAtPeriodEnd,
    (account, live, { now }) => update(account, { ...live, cancelAtPeriodEnd: true }, now),
  ),
  resume: onLive(
    (live) => live.cancelAtPeriodEnd,
    (account, live, { now }) => update(account, { ...live, cancelAtPeriodEnd: false }, now),
  ),
  end: onLive(
    () => true,
    (account, live, { now }) => endNow(account, live, now),
  ),
  // The month is over now, and the card does not pay for the next: at Stripe the next one has begun all the same.
  // After what was cancelled comes none.
  'fail-payment': onLive(
    ({ status, cancelAtPeriodEnd }) => status === 'active' && !cancelAtPeriodEnd,
    (account, live, { now }) => {
      const next = { ...live, status: 'past_due', anchor: now, periodStart: now, periodEnd: monthEndAfter(now, now) } as const
      return tell(withNewest(account, next), now, 'invoice.payment_failed', 'customer.subscription.updated')
    },
  ),
  'recover-payment': onLive(
    ({ status }) => status === 'past_due',
    (account, live, { now, uuid }) => {
      const paid = withPayment(withNewest(account, { ...live, status: 'active', cardPays: true }), now, uuid)
      return tell(paid, now, 'invoice.paid', 'customer.subscription.updated')
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

/** What can be done now. */
export function possibleActs(account: TestAccount, moment: Moment): TestAct[] {
  return testActs.filter((act) => rules[act](account, moment) !== null)
}

/** Does something to the newest subscription or the last payment; what cannot be done now changes nothing. */
export function perform(account: TestAccount, act: TestAct, moment: Moment): Moved {
  return rules[act](account, moment) ?? { account, events: [] }
}

function onLive(
  fits: (live: TestSubscription) => boolean,
  change: (account: TestAccount, live: TestSubscription, moment: Moment) => Moved,
): Rule {
  return (account, moment) => {
    const live = liveOf(account)
    return live && fits(live) ? change(account, live, moment) : null
  }
}

function onPayment(fits: (payment: TestPayment) => boolean, change: Partial<TestPayment>, event: string): Rule {
  return (account, { now }) => {
    const [last, ...earlier] = account.payments
    return last && fits(last) ? tell({ ...account, payments: [{ ...last, ...change }, ...earlier] }, now, event) : null
  }
}

function update(account: TestAccount, subscription: TestSubscription, now: Date): Moved {
  return tell(withNewest(account, subscription), now, 'customer.subscription.updated')
}
