import { createHash } from 'node:crypto'
import type { PaymentPage } from '#domain/billing/api.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { memberOf } from '#server/accounts/member.ts'
import { awaitPayment, type BillingRow, findBilling, keepCustomer } from '#server/billing/queries.ts'
import { type BillingWorld, refreshCustomer } from '#server/billing/refresh.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'

/** Subscriptions that are there: another beside them would be paid for twice. What is owed in them is paid in the portal. */
const present: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Answers create-checkout. Throws `no_billing`, `already_subscribed`, `too_many_requests`, `unavailable`. */
export async function openCheckout(_input: unknown, call: Call): Promise<PaymentPage> {
  const { db, now, log, payments } = call.world
  const { userId } = memberOf(call)
  if (payments === null) throw new AppError('no_billing')
  await takeAllowance(call, `billing:${userId}`, limits.billing.pages)
  const world = { ...call.world, payments }
  const row = await findNow(world, userId)
  if (row.status !== null && present.includes(row.status)) throw new AppError('already_subscribed')

  const open = async (customer: string) =>
    payments.openCheckout({ customer, userId, ...pagesAt(call.site), idempotencyKey: keyFor(call, customer) })
  const customer = row.customer ?? (await makeCustomer(world, { userId, email: row.email, replaces: null }))
  const page = await open(customer)
  if (page !== null) return opened(customer, page)
  log.warn({ userId, customer }, 'a customer is no more at the payment provider: another is made')
  const other = await makeCustomer(world, { userId, email: row.email, replaces: customer })
  return opened(other, await open(other))

  async function opened(whose: string, url: string | null): Promise<PaymentPage> {
    if (url === null) throw new AppError('unavailable')
    await awaitPayment(db, whose, now())
    return { url }
  }
}

/** What the provider knows of a member at this moment. */
async function findNow(world: BillingWorld, userId: string): Promise<BillingRow> {
  const { db, now } = world
  const known = await findBilling(db, userId, now())
  if (known?.customer) await refreshCustomer(world, known.customer)
  const row = known?.customer ? await findBilling(db, userId, now()) : known
  if (!row) throw new AppError('bad_jwt')
  return row
}

async function makeCustomer(
  { db, now, payments }: BillingWorld,
  account: { userId: string; email: string | null; replaces: string | null },
): Promise<string> {
  const customer = await payments.customerFor(account)
  const kept = await keepCustomer(db, { ...account, customer, now: now() })
  if (kept === undefined) throw new AppError('bad_jwt')
  return kept
}

/** Where the provider leads back to; it puts the checkout's id in the place of the braces. */
function pagesAt(site: string): { successUrl: string; cancelUrl: string } {
  return { successUrl: `${site}/subscription-success?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${site}/` }
}

/** The caller's key, made the customer's own, so that nobody opens what somebody else ordered; without one each call is an order. */
function keyFor({ world, site, idempotencyKey }: Call, customer: string): string {
  const ordered = JSON.stringify([customer, site, idempotencyKey ?? world.uuid()])
  return createHash('sha256').update(ordered).digest('hex')
}
