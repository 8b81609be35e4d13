import { setTimeout } from 'node:timers/promises'
import { billingLimits } from '#domain/billing/limits.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import { type BillingRow, claimLook, findBilling } from '#server/billing/queries.ts'
import { type BillingWorld, isAway, refreshCustomer } from '#server/billing/refresh.ts'
import type { Call } from '#server/http/mount.ts'
import type { World } from '#server/world.ts'

/**
 * Answers check-subscription. Asks the provider when that is due, and answers with the cached state when it is away.
 * When it is only slow, the cached state is answered too and the late answer is kept, unless a checkout is open or
 * nothing is cached.
 */
export async function checkOwnSubscription(_input: unknown, call: Call): Promise<Subscription> {
  const { db, now, payments, afterwards, pause = letPass } = call.world
  const { userId } = memberOf(call)
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  const customer = payments && (await claimDue({ db, now }, userId, row))
  if (payments === null || customer === null) return tellSubscription(row)
  const asked = lookAgain({ ...call.world, payments }, userId, customer)
  afterwards.keep(asked)
  const mustWait = row.answered_at === null || isAwaited(row, now())
  await (mustWait ? asked : Promise.race([asked, pause(billingLimits.lookPatience)]))
  return readSubscription(call.world, userId)
}

/** A time that keeps no process alive. */
const letPass = (ms: number) => setTimeout(ms, undefined, { ref: false })

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

/** The customer about whom this caller is to ask now; null: nobody, or another does. */
async function claimDue({ db, now }: Pick<World, 'db' | 'now'>, userId: string, row: BillingRow): Promise<string | null> {
  const apart = howFarApart(row, now())
  if (row.customer === null || apart === null || !(await claimLook(db, { userId, now: now(), apart }))) return null
  return row.customer
}

async function lookAgain(world: BillingWorld, userId: string, customer: string): Promise<void> {
  const { log } = world
  try {
    await refreshCustomer(world, customer)
  } catch (err) {
    if (isAway(err)) log.warn({ err, userId }, 'the payment provider is not reached: a member was told what was known last')
    else log.error({ err, userId }, 'what the payment provider says could not be kept: a member was told what was known last')
  }
}

/**
 * How many milliseconds must lie between the last question to the provider and the next one now; null: what is known
 * will do. It will not where it is old, a payment is awaited (more often just after the checkout was opened), or the
 * paid time has run out since. Where the last question had no answer, the next one is not asked so soon.
 */
function howFarApart(row: BillingRow, now: Date): number | null {
  const { asked_at, answered_at, subscription_end } = row
  const { look, checkoutFresh } = billingLimits
  const age = (time: Date) => now.getTime() - time.getTime()
  const isStale = answered_at === null || age(answered_at) > look.stale
  const hasRunOut = answered_at !== null && subscription_end !== null && subscription_end <= now && answered_at < subscription_end
  if (!isAwaited(row, now) && !isStale && !hasRunOut) return null
  const hasFailed = asked_at !== null && (answered_at === null || answered_at < asked_at)
  if (isAwaited(row, now)) return age(row.awaited_since) < checkoutFresh ? look.awaited : look.later
  return hasFailed ? look.failed : look.awaited
}

/** Whether the payment of a checkout may come any moment. */
function isAwaited<Row extends Pick<BillingRow, 'awaited_since'>>(row: Row, now: Date): row is Row & { awaited_since: Date } {
  return row.awaited_since !== null && now.getTime() - row.awaited_since.getTime() < billingLimits.checkoutAwaited
}
