import type { TestAct, TestPortal } from '#domain/billing/test-checkout.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import type { Moment, TestAccount } from '#server/test-payments/account.ts'
import { perform, possibleActs } from '#server/test-payments/acts.ts'
import { changeAccount } from '#server/test-payments/change.ts'
import { assertTestPayments } from '#server/test-payments/offered.ts'
import { findCustomerOf } from '#server/test-payments/queries.ts'
import { changeAndTell, type Send } from '#server/test-payments/tell-events.ts'

/** Answers describe-test-portal: what time has brought is in it, and told by the job. Throws `not_found`. */
export async function describePortal(_input: unknown, call: Call): Promise<TestPortal> {
  const { customer, moment } = await customerAt(call)
  return portalOf(customer && (await changeAccount(call.world, customer)), moment)
}

/** Answers act-in-test-portal. Throws `not_found`. */
export async function actInPortal({ act }: { act: TestAct }, call: Call, send: Send): Promise<TestPortal> {
  const { customer, moment } = await customerAt(call)
  return portalOf(customer && (await changeAndTell(call.world, send, customer, (before) => perform(before, act, moment))), moment)
}

async function customerAt(call: Call): Promise<{ customer: string | undefined; moment: Moment }> {
  const { world } = call
  assertTestPayments(world)
  return { customer: await findCustomerOf(world.db, memberOf(call).userId), moment: { now: world.now(), uuid: world.uuid } }
}

function portalOf(account: TestAccount | '' | undefined, moment: Moment): TestPortal {
  if (!account) return { subscription: null, last_payment: null, acts: [] }
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
