import { isUuid } from '@potluck/platform/auth/call'
import { entitlementOf } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { limits } from '#domain/limits.ts'
import { type CustomersToExtend, extendDueSubscriptions, keepAnswer, takeFencingToken } from '#server/billing/answer-queries.ts'
import { type CustomerState, type Payments, ProviderUnreachable, UnknownAtProvider } from '#server/billing/payments.ts'
import { adoptCustomer, findCustomer, isAccount } from '#server/billing/queries.ts'
import { retryOnRace } from '#server/billing/retry-on-race.ts'
import { noteUnknownCustomer } from '#server/billing/unknown-customer-queries.ts'
import type { World } from '#server/world.ts'

/** A world with a payment provider. */
export type BillingWorld = Pick<World, 'db' | 'now' | 'log'> & { payments: Payments }

/**
 * The result of a question about a customer: its answer is kept, no account has the customer (`nobody`), its account
 * is deleted (`gone`), or its account does not exist yet (`awaited`).
 */
export type RefreshResult = { state: 'kept' | 'nobody' | 'gone' } | { state: 'awaited'; userId: string }

/**
 * Asks the provider what a customer has paid for, and keeps the answer. Calls for one customer may overlap: the
 * fencing token lets the latest question win. A failure first extends a paid time that is about to end. Throws
 * `unavailable`: as `ProviderUnreachable` when the provider does not answer, as `UnknownAtProvider` when it does not
 * know the customer.
 */
export async function refreshCustomer(world: BillingWorld, customer: string): Promise<RefreshResult> {
  const { db, now, log, payments } = world
  const fencingToken = await takeFencingToken(db, customer, now())
  const state = await payments.readCustomer(customer).catch(async (cause: unknown) => {
    if ((await extendPaidTime(world, { customer })) > 0) {
      log.warn({ customer }, 'what a member has paid for cannot be asked: what was known holds beyond its end until it can')
    }
    if (cause instanceof UnknownAtProvider) await noteUnknownCustomer(db, customer, now())
    throw cause
  })
  if (state) warnOfSecondSubscription(world, customer, state)
  const owner = await findCustomer(db, customer)
  if (owner.state === 'gone') return { state: state === null ? 'nobody' : 'gone' }
  if (owner.state !== 'known') {
    const adopted = await adopt(world, customer, state)
    if (adopted.state !== 'kept') return adopted
  }
  await keepAnswer(db, { customer, fencingToken, entitlement: state && entitlementOf(state, limits.unpaidGrace), now: now() })
  return { state: 'kept' }
}

/** Extends the paid time of these customers when it is about to end. Answers how many were extended. */
export async function extendPaidTime({ db, now }: BillingWorld, whose: CustomersToExtend): Promise<number> {
  const until = new Date(now().getTime() + billingLimits.dueAhead)
  return extendDueSubscriptions(db, { whose, until, grace: limits.subscriptionGrace, now: now() })
}

/** Whether the provider charges for a subscription in this state, or will try again. */
const isCharged: Record<SubscriptionStatus, boolean> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: true,
  paused: true,
  incomplete: false,
  incomplete_expired: false,
  canceled: false,
}

/**
 * Warns of a member with two live subscriptions. This server never makes a second one; only the site's owner can
 * cancel one and refund it.
 */
function warnOfSecondSubscription({ log }: BillingWorld, customer: string, { subscriptions }: CustomerState): void {
  const live = subscriptions.filter(({ status }) => isCharged[status])
  if (live.length > 1)
    log.error({ customer, subscriptions: live.length }, 'a member pays for more than one subscription: end one at Stripe')
}

/** Adopts a customer without a row here: the provider's record names its account. */
async function adopt({ db, now, log }: BillingWorld, customer: string, state: CustomerState | null): Promise<RefreshResult> {
  const userId = state?.userId ?? null
  if (state === null || userId === null || !isUuid(userId)) return { state: 'nobody' }
  if (!(await isAccount(db, userId))) return { state: 'awaited', userId }
  const end = entitlementOf(state, limits.unpaidGrace)?.end ?? null
  const isPaid = end !== null && end > now()
  if (await retryOnRace(() => adoptCustomer(db, { userId, customer, isLive: isPaid, now: now() }))) return { state: 'kept' }
  if (isPaid)
    log.error({ customer, userId }, 'a member pays as two customers: the one that was known stays, the other is to be ended at Stripe')
  return { state: 'nobody' }
}

/** Whether a failure means that the provider is away, not that it refused. */
export function isProviderAway(cause: unknown): boolean {
  return cause instanceof ProviderUnreachable
}

/** How a question ended: with an answer, with the provider away, or with an unknown customer. */
export type Outcome = 'reached' | 'away' | 'unknown'

/** The outcome for a failure. An unexpected failure counts as `reached`: the provider answered. */
export function outcomeOf(cause: unknown): Outcome {
  if (cause instanceof UnknownAtProvider) return 'unknown'
  return isProviderAway(cause) ? 'away' : 'reached'
}
