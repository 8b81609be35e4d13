import type { TestAct, TestPortal } from '#domain/billing/test-checkout.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import type { ActContext, TestAccount } from '#server/test-payments/account.ts'
import { performAct, possibleActs } from '#server/test-payments/acts.ts'
import { changeAccount } from '#server/test-payments/change.ts'
import { assertTestPayments } from '#server/test-payments/offered.ts'
import { findCustomerOf } from '#server/test-payments/queries.ts'
import { changeAndSend, type Send } from '#server/test-payments/send-events.ts'

/** Answers describe-test-portal after applying what is due; the job sends those events. Throws `not_found`. */
export async function describePortal(_input: unknown, call: Call): Promise<TestPortal> {
  const { customer, moment } = await customerAt(call)
  return portalOf(customer && (await changeAccount(call.world, customer)), moment)
}

/** Answers act-in-test-portal. Throws `not_found`. */
export async function actInPortal({ act }: { act: TestAct }, call: Call, send: Send): Promise<TestPortal> {
  const { customer, moment } = await customerAt(call)
  return portalOf(customer && (await changeAndSend(call.world, send, customer, (before) => performAct(before, act, moment))), moment)
}

async function customerAt(call: Call): Promise<{ customer: string | undefined; moment: ActContext }> {
  const { world } = call
  assertTestPayments(world)
  return { customer: await findCustomerOf(world.db, memberOf(call).userId), moment: { now: world.now(), uuid: world.uuid } }
}

function portalOf(account: TestAccount | '' | undefined, moment: ActContext): TestPortal {
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
