import { createHash } from 'node:crypto'
import type { PaymentPage } from '#domain/billing/api.ts'
import { billingLimits } from '#domain/billing/limits.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import { noteCustomerDeletion } from '#server/billing/customer-deletion-queries.ts'
import type { OpenCheckout } from '#server/billing/payments.ts'
import { isPlanSold } from '#server/billing/plan.ts'
import { type BillingRow, findBilling, keepCheckout, keepCustomer } from '#server/billing/queries.ts'
import { type BillingWorld, refreshCustomer } from '#server/billing/refresh.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'

/** Subscriptions that are there: another beside them would be paid for twice. What is owed in them is paid in the portal. */
const present: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/**
 * Answers create-checkout. A member has one open checkout at a time, however often and from how many tabs it is asked for, so that no two can be paid. Throws `no_billing`,
 * `already_subscribed`, `too_many_requests`, `unavailable`.
 */
export async function openCheckout(_input: unknown, call: Call): Promise<PaymentPage> {
  const { log, payments } = call.world
  const { userId } = memberOf(call)
  if (payments === null) throw new AppError('no_billing')
  await takeAllowance(call, `billing:${userId}`, billingLimits.pages)
  const world = { ...call.world, payments }
  const known = await findAccount(world, userId)
  // Looked for before the member is: one that is paid between the two is a subscription then.
  const open = known.checkout === null ? null : await payments.findOpenCheckout(known.checkout)
  if (known.customer !== null) await refreshCustomer(world, known.customer)
  const { status } = await findAccount(world, userId)
  if (status !== null && present.includes(status)) throw new AppError('already_subscribed')
  if (!(await isPlanSold(world))) throw new AppError('no_billing')
  if (open !== null && leadsTo(open, call.site)) return { url: open.url }
  if (open !== null) await payments.closeCheckout(open.id)

  const account = { userId, email: known.email }
  const customer = known.customer ?? (await makeCustomer(world, { ...account, replaces: null }))
  const made = await openFor(world, call, { customer, userId, known: known.checkout })
  if (made !== null) return made
  log.warn({ userId, customer }, 'a customer was deleted at the payment provider: another is made')
  const other = await makeCustomer(world, { ...account, replaces: customer })
  const anew = await openFor(world, call, { customer: other, userId, known: null })
  if (anew === null) throw new AppError('unavailable')
  return anew
}

interface Wish {
  customer: string
  userId: string
  /** The checkout that was open before. */
  known: string | null
}

/** Opens a checkout in the place of the `known`; where another call was first, that one's. Null: the customer was deleted. Throws `unavailable` where the other is paid already. */
async function openFor(world: BillingWorld, call: Call, { customer, userId, known }: Wish): Promise<PaymentPage | null> {
  const { db, now, payments } = world
  const idempotencyKey = keyFor(call, { customer, known })
  const opened = await payments.openCheckout({ customer, userId, ...pagesAt(call.site), idempotencyKey })
  if (opened === null) return null
  if (await keepCheckout(db, { customer, checkout: opened.id, known, now: now() })) return { url: opened.url }
  await payments.closeCheckout(opened.id)
  const { checkout } = await findAccount(world, userId)
  const first = checkout === null ? null : await payments.findOpenCheckout(checkout)
  if (first === null) throw new AppError('unavailable')
  return { url: first.url }
}

async function findAccount({ db, now }: BillingWorld, userId: string): Promise<BillingRow> {
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  return row
}

async function makeCustomer(
  world: BillingWorld,
  { userId, email, replaces }: { userId: string; email: string | null; replaces: string | null },
): Promise<string> {
  const { db, now, payments } = world
  const customer = await payments.customerFor({ userId, replaces })
  const kept = await keepCustomer(db, { userId, replaces, customer, now: now() })
  if (kept === undefined) {
    // The account went while its customer was made, and nobody else knows of that one.
    await noteCustomerDeletion(db, customer, now())
    throw new AppError('bad_jwt')
  }
  // Nobody is to pay what cannot be read, or not be kept.
  await refreshCustomer(world, kept)
  if (email !== null) await payments.tellAddress(kept, email)
  return kept
}

/** Where the provider leads back to; it puts the checkout's id in the place of the braces. */
function pagesAt(site: string): { successUrl: string; cancelUrl: string } {
  return { successUrl: `${site}/subscription-success?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${site}/` }
}

function leadsTo({ successUrl }: OpenCheckout, site: string): boolean {
  return successUrl.startsWith(`${site}/`)
}

/** The caller's key, made the customer's own, so that nobody opens what somebody else ordered; a checkout that is over is not opened again by it. Without one each call is an order. */
function keyFor({ world, site, idempotencyKey }: Call, { customer, known }: Pick<Wish, 'customer' | 'known'>): string {
  const ordered = JSON.stringify([customer, known, site, idempotencyKey ?? world.uuid()])
  return createHash('sha256').update(ordered).digest('hex')
}
