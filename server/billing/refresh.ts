import { entitlementOf } from '#domain/billing/entitlement.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { isUuid } from '#platform/auth/call.ts'
import type { CustomerState, Payments } from '#server/billing/payments.ts'
import { adoptCustomer, findCustomer, holdCustomer, isAccount, keepAnswer, takeTicket } from '#server/billing/queries.ts'
import type { World } from '#server/world.ts'

/** A world in which subscriptions are sold. */
export type BillingWorld = Pick<World, 'db' | 'now' | 'log'> & { payments: Payments }

/** What came of asking about a customer: its account knows, it is nobody's here, its account has gone, or its account is not there. */
export type Refreshed = { state: 'kept' | 'nobody' | 'gone' } | { state: 'awaited'; userId: string }

/**
 * Asks the provider what a customer has paid for, and keeps it. Any number of these may be under way for one customer, in any order: the one that asked last is
 * believed. Throws `unavailable` where the provider is not reached; what was known then holds beyond its end.
 */
export async function refreshCustomer(world: BillingWorld, customer: string): Promise<Refreshed> {
  const { db, now, log, payments } = world
  const ticket = await takeTicket(db, customer, now())
  const state = await payments.readCustomer(customer).catch(async (cause: unknown) => {
    if (await holdCustomer(db, { customer, grace: limits.subscriptionGrace, now: now() })) {
      log.warn({ customer }, 'the payment provider is not reached: what a member has paid for holds beyond its end until it is')
    }
    throw cause
  })
  const entitlement = state && entitlementOf(state, limits.unpaidGrace)
  const owner = await findCustomer(db, customer)
  if (owner.state === 'unknown') {
    const adopted = await adopt(world, customer, state)
    if (adopted.state !== 'kept') return adopted
  }
  if (owner.state === 'gone') return { state: state === null ? 'nobody' : 'gone' }
  await keepAnswer(db, { customer, ticket, entitlement, now: now() })
  return { state: 'kept' }
}

/** A customer that nothing here knows may still be ours: its account stands in it. */
async function adopt({ db, now, log }: BillingWorld, customer: string, state: CustomerState | null): Promise<Refreshed> {
  const userId = state?.userId ?? null
  if (state === null || userId === null || !isUuid(userId)) return { state: 'nobody' }
  if (!(await isAccount(db, userId))) return { state: 'awaited', userId }
  const end = entitlementOf(state, limits.unpaidGrace)?.end ?? null
  const isLive = end !== null && end > now()
  if (await adoptCustomer(db, { userId, customer, isLive, now: now() })) return { state: 'kept' }
  log.warn({ customer, userId }, 'a member has two customers at the payment provider: the one that was known stays')
  return { state: 'nobody' }
}

/** Whether a failure only means that the provider is not reached just now. */
export function isUnavailable(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === 'unavailable'
}
