import type { Context } from 'hono'
import { type Actor, plans } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { mayBePublic } from '#server/http/public-url.ts'
import type { World } from '#server/world.ts'

/** What was found for a call: it is asked for several times in one, and reads every header. */
const found = new WeakMap<Context<HttpEnv>, World['payments']>()

/** Who takes the money at the address that a request came by: a test checkout nobody's where that is, or may be, a public https origin (P29). */
export function paymentsAt(world: World, context: Context<HttpEnv>): World['payments'] {
  const { payments, config } = world
  if (payments?.kind !== 'test') return payments
  const known = found.get(context)
  if (known !== undefined) return known
  const offered = config.hasTestPayments && !mayBePublic(world, context) ? payments : null
  found.set(context, offered)
  return offered
}

/** The same for somebody's plan: what was paid in a test checkout counts nowhere else. */
export function actorAt(actor: Actor, world: World, context: Context<HttpEnv>): Actor {
  if (actor.kind !== 'member' || paymentsAt(world, context) === world.payments) return actor
  return { ...actor, plan: plans.find((plan) => actor.roles.some((role) => role === plan)) ?? 'free' }
}

/** Throws `not_found` where the test checkout does not stand in: Stripe takes the money, or nobody. */
export function assertTestPayments({ payments }: Pick<World, 'payments'>): void {
  if (payments?.kind !== 'test') throw new AppError('not_found')
}
