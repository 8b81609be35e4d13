import { setTimeout } from 'node:timers/promises'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import { type BillingRow, claimQuestion, findBilling } from '#server/billing/queries.ts'
import { type BillingWorld, isProviderAway, refreshCustomer } from '#server/billing/refresh.ts'
import type { Call } from '#server/http/mount.ts'
import type { World } from '#server/world.ts'

/**
 * Answers check-subscription. Asks the provider when that is due, and returns the kept answer when the provider is
 * away or slower than `lookPatience`. Without a kept answer, or with an open checkout, it waits for the provider.
 */
export async function checkOwnSubscription(_input: unknown, call: Call): Promise<Subscription> {
  const { db, now, payments, backgroundWork, pause = sleepUnref } = call.world
  const { userId } = memberOf(call)
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  const customer = payments && (await claimDueQuestion({ db, now }, userId, row))
  if (payments === null || customer === null) return toSubscription(row)
  const asked = refreshAndLog({ ...call.world, payments }, userId, customer)
  backgroundWork.keep(asked)
  const mustWait = row.answered_at === null || isAwaited(row, now())
  await (mustWait ? asked : Promise.race([asked, pause(billingLimits.lookPatience)]))
  return readSubscription(call.world, userId)
}

/** Sleeps without keeping the process alive. */
const sleepUnref = (ms: number) => setTimeout(ms, undefined, { ref: false })

/** A member's subscription as it is kept here, with the provider's id of the customer. */
export async function readSubscription(
  { db, now }: Pick<World, 'db' | 'now'>,
  userId: string,
): Promise<Subscription & { customer: string | null }> {
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  return { ...toSubscription(row), customer: row.customer }
}

function toSubscription(row: BillingRow): Subscription {
  return {
    subscribed: row.is_subscribed,
    subscription_end: row.subscription_end?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    can_manage: row.customer !== null,
  }
}

/** The customer that this call must ask about now; null when the kept answer is fresh or another call asks. */
async function claimDueQuestion({ db, now }: Pick<World, 'db' | 'now'>, userId: string, row: BillingRow): Promise<string | null> {
  const apart = questionInterval(row, now())
  if (row.customer === null || apart === null || !(await claimQuestion(db, { userId, now: now(), apart }))) return null
  return row.customer
}

async function refreshAndLog(world: BillingWorld, userId: string, customer: string): Promise<void> {
  const { log } = world
  try {
    await refreshCustomer(world, customer)
  } catch (err) {
    if (isProviderAway(err)) log.warn({ err, userId }, 'the payment provider is not reached: a member was told what was known last')
    else log.error({ err, userId }, 'what the payment provider says could not be kept: a member was told what was known last')
  }
}

/**
 * The least milliseconds between the last question and the next; null when the kept answer is good enough. An answer
 * is not good enough when it is old, when a checkout is open (asked more often right after it opened), or when the
 * paid time has ended since. After a failed question the next one waits longer.
 */
function questionInterval(row: BillingRow, now: Date): number | null {
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

/** Whether a checkout is open and its payment may come any moment. */
function isAwaited<Row extends Pick<BillingRow, 'awaited_since'>>(row: Row, now: Date): row is Row & { awaited_since: Date } {
  return row.awaited_since !== null && now.getTime() - row.awaited_since.getTime() < billingLimits.checkoutAwaited
}
