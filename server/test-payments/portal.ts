import type { TestAct, TestPortal } from '#domain/billing/test-checkout.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import type { Moment, Moved, TestAccount } from '#server/test-payments/account.ts'
import { perform, possibleActs } from '#server/test-payments/acts.ts'
import { assertTestPayments } from '#server/test-payments/offered.ts'
import { findCustomerOf } from '#server/test-payments/queries.ts'
import { changeAndTell, type Send } from '#server/test-payments/tell-events.ts'

/** Answers describe-test-portal. Throws `not_found`. */
export function describePortal(_input: unknown, call: Call, send: Send): Promise<TestPortal> {
  return changeOwn(call, send, (account) => ({ account, events: [] }))
}

/** Answers act-in-test-portal. Throws `not_found`. */
export function actInPortal({ act }: { act: TestAct }, call: Call, send: Send): Promise<TestPortal> {
  return changeOwn(call, send, (account, moment) => perform(account, act, moment))
}

async function changeOwn(call: Call, send: Send, change: (account: TestAccount, moment: Moment) => Moved): Promise<TestPortal> {
  const { world } = call
  assertTestPayments(world)
  const moment = { now: world.now(), uuid: world.uuid }
  const customer = await findCustomerOf(world.db, memberOf(call).userId)
  const account = customer && (await changeAndTell(world, send, customer, (before) => change(before, moment)))
  return account ? portalOf(account, moment) : { subscription: null, last_payment: null, acts: [] }
}

function portalOf(account: TestAccount, moment: Moment): TestPortal {
  const {
    subscriptions: [newest],
    payments: [last],
  } = account
  return {
    subscription: newest
      ? {
          status: newest.status,
          period_end: newest.periodEnd.toISOString(),
          cancel_at_period_end: newest.cancelAtPeriodEnd,
          card_pays: newest.cardPays,
        }
      : null,
    last_payment: last ? { at: last.at.toISOString(), is_refunded: last.isRefunded, dispute: last.dispute } : null,
    acts: possibleActs(account, moment),
  }
}
