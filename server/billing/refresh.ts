import { entitlementOf } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/limits.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { limits } from '#domain/limits.ts'
import { isUuid } from '#platform/auth/call.ts'
import { type Held, holdDue, keepAnswer, takeFencingToken } from '#server/billing/answer-queries.ts'
import { type CustomerState, NotKnown, NotReached, type Payments } from '#server/billing/payments.ts'
import { adoptCustomer, findCustomer, isAccount } from '#server/billing/queries.ts'
import { noteUnknown } from '#server/billing/unknown-customer-queries.ts'
import type { World } from '#server/world.ts'

/** A world in which subscriptions are sold. */
export type BillingWorld = Pick<World, 'db' | 'now' | 'log'> & { payments: Payments }

/** The result of asking about a customer: the answer is kept, no account has it, its account is deleted, or its account is not there yet. */
export type Refreshed = { state: 'kept' | 'nobody' | 'gone' } | { state: 'awaited'; userId: string }

/**
 * Asks the provider what a customer has paid for, and keeps the answer. Any number of these may run for one customer, in any order: the fencing token
 * lets the latest question win. Throws `unavailable`: as `NotReached` when the provider does not answer, as `NotKnown` when it does not know the
 * customer. Then a paid time that is about to run out is extended.
 */
export async function refreshCustomer(world: BillingWorld, customer: string): Promise<Refreshed> {
  const { db, now, log, payments } = world
  const fencingToken = await takeFencingToken(db, customer, now())
  const state = await payments.readCustomer(customer).catch(async (cause: unknown) => {
    if ((await holdNow(world, { customer })) > 0) {
      log.warn({ customer }, 'what a member has paid for cannot be asked: what was known holds beyond its end until it can')
    }
    if (cause instanceof NotKnown) await noteUnknown(db, customer, now())
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

/** Extends the paid time of these customers where it is about to run out. Answers how many were extended. */
export async function holdNow({ db, now }: BillingWorld, whose: Held): Promise<number> {
  const until = new Date(now().getTime() + billingLimits.dueAhead)
  return holdDue(db, { whose, until, grace: limits.subscriptionGrace, now: now() })
}

/** Whether the provider takes money for a subscription in this state, or will try again to. */
const isLive: Record<SubscriptionStatus, boolean> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: true,
  paused: true,
  incomplete: false,
  incomplete_expired: false,
  canceled: false,
}

/** Warns of a member with two live subscriptions. They were not made here, and only the site's owner can end one and give the money back. */
function warnOfSecondSubscription({ log }: BillingWorld, customer: string, { subscriptions }: CustomerState): void {
  const live = subscriptions.filter(({ status }) => isLive[status])
  if (live.length > 1)
    log.error({ customer, subscriptions: live.length }, 'a member pays for more than one subscription: end one at Stripe')
}

/** Adopts a customer that no row here knows: the provider's record of it names the account. */
async function adopt({ db, now, log }: BillingWorld, customer: string, state: CustomerState | null): Promise<Refreshed> {
  const userId = state?.userId ?? null
  if (state === null || userId === null || !isUuid(userId)) return { state: 'nobody' }
  if (!(await isAccount(db, userId))) return { state: 'awaited', userId }
  const end = entitlementOf(state, limits.unpaidGrace)?.end ?? null
  const isPaid = end !== null && end > now()
  if (await adoptCustomer(db, { userId, customer, isLive: isPaid, now: now() })) return { state: 'kept' }
  if (isPaid)
    log.error({ customer, userId }, 'a member pays as two customers: the one that was known stays, the other is to be ended at Stripe')
  return { state: 'nobody' }
}

/** Whether a failure only means that the provider does not answer now. */
export function isAway(cause: unknown): boolean {
  return cause instanceof NotReached
}

/** The result of a question: an answer, none because the provider is away, or that it does not know the customer. */
export type Outcome = 'reached' | 'away' | 'unknown'

/** The outcome that a failure means. An unexpected failure means that the provider answered. */
export function outcomeOf(cause: unknown): Outcome {
  if (cause instanceof NotKnown) return 'unknown'
  return isAway(cause) ? 'away' : 'reached'
}
