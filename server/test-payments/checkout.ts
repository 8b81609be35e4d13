import type * as z from 'zod/mini'
import type { payTestCheckout, TestCard, TestCheckout } from '#domain/billing/test-checkout.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import { liveOf, subscribe } from '#server/test-payments/account.ts'
import { assertTestPayments } from '#server/test-payments/offered.ts'
import { type Checkout, findCheckout, markPaid } from '#server/test-payments/queries.ts'
import { changeAndSend, type Send } from '#server/test-payments/send-events.ts'

type Outcome = z.output<typeof payTestCheckout.output>

/** Answers describe-test-checkout. Throws `not_found`, also for another member's checkout. */
export async function describeCheckout({ session }: { session: string }, call: Call): Promise<TestCheckout> {
  const checkout = await checkoutOf(session, call)
  return {
    state: stateOf(checkout, call.world.now()),
    monthly_cents: limits.premium.monthlyCents,
    currency: limits.premium.currency,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
  }
}

/** Answers pay-test-checkout. Repeated presses pay once. Throws `not_found`, `already_subscribed`. */
export async function payCheckout({ session, card }: { session: string; card: TestCard }, call: Call, send: Send): Promise<Outcome> {
  const { world } = call
  const checkout = await checkoutOf(session, call)
  const state = stateOf(checkout, world.now())
  if (state === 'expired') return { state }
  if (state === 'open') {
    const account = await changeAndSend(world, send, checkout.customer, async (before, trx) => {
      if (card !== 'is-declined' && !(await markPaid(trx, session))) return { account: before, events: [] }
      if (liveOf(before)) throw new AppError('already_subscribed')
      return subscribe(before, card, { now: world.now(), uuid: world.uuid })
    })
    if (!account) throw new AppError('not_found')
    if (card === 'is-declined') return { state: 'declined' }
  }
  return { state: 'paid', url: checkout.successUrl }
}

async function checkoutOf(session: string, call: Call): Promise<Checkout> {
  assertTestPayments(call.world)
  const checkout = await findCheckout(call.world.db, session, memberOf(call).userId)
  if (!checkout) throw new AppError('not_found')
  return checkout
}

function stateOf({ isPaid, expiresAt }: Checkout, now: Date): TestCheckout['state'] {
  if (isPaid) return 'paid'
  return expiresAt > now ? 'open' : 'expired'
}
