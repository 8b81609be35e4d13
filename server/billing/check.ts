import { billingLimits } from '#domain/billing/limits.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import { type BillingRow, claimLook, findBilling } from '#server/billing/queries.ts'
import { type BillingWorld, isAway, refreshCustomer } from '#server/billing/refresh.ts'
import type { Call } from '#server/http/mount.ts'
import type { World } from '#server/world.ts'

/** Answers check-subscription. The provider is asked where that is due; where it is not reached, the answer is what was known last. */
export async function checkOwnSubscription(_input: unknown, call: Call): Promise<Subscription> {
  const { db, now, payments } = call.world
  const { userId } = memberOf(call)
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  const wasAsked = payments !== null && (await lookAgain({ ...call.world, payments }, userId, row))
  return wasAsked ? readSubscription(call.world, userId) : tellSubscription(row)
}

/** What is kept of a member's subscription, and the name that the provider has for the member. */
export async function readSubscription(
  { db, now }: Pick<World, 'db' | 'now'>,
  userId: string,
): Promise<Subscription & { customer: string | null }> {
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  return { ...tellSubscription(row), customer: row.customer }
}

function tellSubscription(row: BillingRow): Subscription {
  return {
    subscribed: row.is_subscribed,
    subscription_end: row.subscription_end?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    can_manage: row.customer !== null,
  }
}

/** Answers whether the provider was asked, and something may have changed. */
async function lookAgain(world: BillingWorld, userId: string, row: BillingRow): Promise<boolean> {
  const { db, now, log } = world
  const apart = howFarApart(row, now())
  if (row.customer === null || apart === null || !(await claimLook(db, { userId, now: now(), apart }))) return false
  try {
    await refreshCustomer(world, row.customer)
  } catch (err) {
    if (isAway(err)) log.warn({ err, userId }, 'the payment provider is not reached: a member was told what was known last')
    else log.error({ err, userId }, 'what the payment provider says could not be kept: a member was told what was known last')
  }
  return true
}

/**
 * How many milliseconds must lie between the last question to the provider and the next one now; null: what is known will do. It will not where it is old, a payment is
 * awaited (more often just after the checkout was opened), or the paid time has run out since. Where the last question had no answer, the next one is not asked so soon.
 */
function howFarApart({ asked_at, answered_at, awaited_since, subscription_end }: BillingRow, now: Date): number | null {
  const { look, checkoutAwaited, checkoutFresh } = billingLimits
  const age = (time: Date) => now.getTime() - time.getTime()
  const isAwaited = awaited_since !== null && age(awaited_since) < checkoutAwaited
  const isStale = answered_at === null || age(answered_at) > look.stale
  const hasRunOut = answered_at !== null && subscription_end !== null && subscription_end <= now && answered_at < subscription_end
  if (!isAwaited && !isStale && !hasRunOut) return null
  const hasFailed = asked_at !== null && (answered_at === null || answered_at < asked_at)
  if (isAwaited) return age(awaited_since) < checkoutFresh ? look.awaited : look.later
  return hasFailed ? look.failed : look.awaited
}
