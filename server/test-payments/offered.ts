import type { Context } from 'hono'
import { type Actor, plans } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { mayBePublic } from '#server/http/public-url.ts'
import type { World } from '#server/world.ts'

/**
 * Who takes the money at the address that a request came by: a test checkout nobody's where that is, or may be, a
 * public https origin (decision 29).
 */
export function paymentsAt(world: World, context: Context<HttpEnv>): World['payments'] {
  const { payments, config } = world
  if (payments?.kind !== 'test') return payments
  return config.hasTestPayments && !mayBePublic(world, context) ? payments : null
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
