import { entitlementOf } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/limits.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { limits } from '#domain/limits.ts'
import { isUuid } from '#platform/auth/call.ts'
import { type Held, holdDue, keepAnswer, takeTicket } from '#server/billing/answer-queries.ts'
import { type CustomerState, NotKnown, NotReached, type Payments } from '#server/billing/payments.ts'
import { adoptCustomer, findCustomer, isAccount } from '#server/billing/queries.ts'
import { noteUnknown } from '#server/billing/unknown-queries.ts'
import type { World } from '#server/world.ts'

/** A world in which subscriptions are sold. */
export type BillingWorld = Pick<World, 'db' | 'now' | 'log'> & { payments: Payments }

/** What came of asking about a customer: its account knows, it is nobody's here, its account has gone, or its account is not there. */
export type Refreshed = { state: 'kept' | 'nobody' | 'gone' } | { state: 'awaited'; userId: string }

/**
 * Asks the provider what a customer has paid for, and keeps it. Any number of these may be under way for one customer, in any order: the one that asked last is
 * believed. Throws `unavailable`, as `NotReached` where nobody is answered and as `NotKnown` where the customer is not the provider's; where the paid time runs out about
 * now, what was known then holds beyond its end.
 */
export async function refreshCustomer(world: BillingWorld, customer: string): Promise<Refreshed> {
  const { db, now, log, payments } = world
  const ticket = await takeTicket(db, customer, now())
  const state = await payments.readCustomer(customer).catch(async (cause: unknown) => {
    if ((await holdNow(world, { customer })) > 0) {
      log.warn({ customer }, 'what a member has paid for cannot be asked: what was known holds beyond its end until it can')
    }
    if (cause instanceof NotKnown) await noteUnknown(db, customer, now())
    throw cause
  })
  if (state) tellTwice(world, customer, state)
  const owner = await findCustomer(db, customer)
  if (owner.state === 'gone') return { state: state === null ? 'nobody' : 'gone' }
  if (owner.state !== 'known') {
    const adopted = await adopt(world, customer, state)
    if (adopted.state !== 'kept') return adopted
  }
  await keepAnswer(db, { customer, ticket, entitlement: state && entitlementOf(state, limits.unpaidGrace), now: now() })
  return { state: 'kept' }
}

/** What is known of these holds beyond its end where that is about now. Answers of how many. */
export async function holdNow({ db, now }: BillingWorld, whose: Held): Promise<number> {
  const until = new Date(now().getTime() + billingLimits.dueAhead)
  return holdDue(db, { whose, until, grace: limits.subscriptionGrace, now: now() })
}

/** Whether money is taken for it, or will be asked for again. */
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

/** Whoever pays for two subscriptions made them elsewhere than here; only the owner of the site can end one and give the money back. */
function tellTwice({ log }: BillingWorld, customer: string, { subscriptions }: CustomerState): void {
  const live = subscriptions.filter(({ status }) => isLive[status])
  if (live.length > 1)
    log.error({ customer, subscriptions: live.length }, 'a member pays for more than one subscription: end one at Stripe')
}

/** A customer that nothing here knows may still be ours: its account stands in it. */
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

/** Whether a failure only means that the provider answers nobody just now. */
export function isAway(cause: unknown): boolean {
  return cause instanceof NotReached
}

/** What came of asking: an answer, nobody's answer, or that the provider does not know whom it was asked about. */
export type Outcome = 'reached' | 'away' | 'unknown'

/** What a failure says of the provider; one that is odd says that it is there. */
export function outcomeOf(cause: unknown): Outcome {
  if (cause instanceof NotKnown) return 'unknown'
  return isAway(cause) ? 'away' : 'reached'
}
