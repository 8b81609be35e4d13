import { createHash } from 'node:crypto'
import type { PaymentPage } from '#domain/billing/api.ts'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import { noteCustomerDeletion } from '#server/billing/customer-deletion-queries.ts'
import type { OpenCheckout } from '#server/billing/payments.ts'
import { isPlanOnSale } from '#server/billing/plan.ts'
import { type BillingRow, findBilling, keepCheckout, keepCustomer } from '#server/billing/queries.ts'
import { type BillingWorld, refreshCustomer } from '#server/billing/refresh.ts'
import { retryOnRace } from '#server/billing/retry-on-race.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * A member with a subscription in one of these states cannot buy a second one, because both would be charged. The
 * portal takes payments that the subscription owes.
 */
const existingStatuses: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/**
 * Answers create-checkout. A member has one open checkout at a time, from any number of tabs, so that two can never
 * both be paid. Throws `no_billing`, `already_subscribed`, `too_many_requests`, `unavailable`.
 */
export async function openCheckout(_input: unknown, call: Call): Promise<PaymentPage> {
  const { log, payments } = call.world
  const { userId } = memberOf(call)
  if (payments === null) throw new AppError('no_billing')
  await takeAllowance(call, `billing:${userId}`, billingLimits.pages)
  const world = { ...call.world, payments }
  const known = await findAccount(world, userId)
  // Reads the checkout before the customer: if it is paid in between, the customer's subscription shows it.
  const open = known.checkout === null ? null : await payments.findOpenCheckout(known.checkout)
  if (known.customer !== null) await refreshCustomer(world, known.customer)
  const { status } = await findAccount(world, userId)
  if (status !== null && existingStatuses.includes(status)) throw new AppError('already_subscribed')
  if (!(await isPlanOnSale(world))) throw new AppError('no_billing')
  if (open !== null && returnsTo(open, call.site())) return { url: open.url }
  if (open !== null) await payments.closeCheckout(open.id)

  const account = { userId, email: known.email }
  const customer = known.customer ?? (await makeCustomer(world, { ...account, replaces: null }))
  const made = await openOrReuseCheckout(world, call, { customer, userId, known: known.checkout })
  if (made !== null) return made
  log.warn({ userId, customer }, 'a customer was deleted at the payment provider: another is made')
  const other = await makeCustomer(world, { ...account, replaces: customer })
  const anew = await openOrReuseCheckout(world, call, { customer: other, userId, known: null })
  if (anew === null) throw new AppError('unavailable')
  return anew
}

interface NewCheckout {
  customer: string
  userId: string
  /** The id of the checkout that was open before. */
  known: string | null
}

/**
 * Opens a checkout in place of `known`. When another call was faster, answers that call's checkout. Null when the
 * customer was deleted. Throws `unavailable` when the other checkout is already paid.
 */
async function openOrReuseCheckout(world: BillingWorld, call: Call, { customer, userId, known }: NewCheckout): Promise<PaymentPage | null> {
  const { db, now, payments } = world
  const idempotencyKey = idempotencyKeyFor(call, { customer, known })
  const opened = await payments.openCheckout({ customer, userId, ...returnPages(call.site()), idempotencyKey })
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
  const kept = await retryOnRace(() => keepCustomer(db, { userId, replaces, customer, now: now() }))
  if (kept === undefined) {
    // The account was deleted while its customer was made: nothing else knows of that customer, so note it for
    // deletion.
    await noteCustomerDeletion(db, customer, now())
    throw new AppError('bad_jwt')
  }
  // A checkout opens only after the customer's state could be read and kept.
  await refreshCustomer(world, kept)
  if (email !== null) await payments.setReceiptEmail(kept, email)
  return kept
}

/** The pages that the provider returns to. The provider replaces the braces by the checkout's id. */
function returnPages(site: string): { successUrl: string; cancelUrl: string } {
  return { successUrl: `${site}/subscription-success?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${site}/` }
}

function returnsTo({ successUrl }: OpenCheckout, site: string): boolean {
  return successUrl.startsWith(`${site}/`)
}

/**
 * The idempotency key for the provider. It contains the customer, so that no caller opens another's checkout, and the
 * last checkout, so that a closed one is not reopened. Without a key of the caller's, each call is new.
 */
function idempotencyKeyFor({ world, site, idempotencyKey }: Call, { customer, known }: Pick<NewCheckout, 'customer' | 'known'>): string {
  const ordered = JSON.stringify([customer, known, site(), idempotencyKey ?? world.uuid()])
  return createHash('sha256').update(ordered).digest('hex')
}
