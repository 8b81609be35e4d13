import type { HttpEnv } from '@potluck/platform/http/env'
import type { Context } from 'hono'
import { type Actor, plans } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { mayBePublic } from '#server/http/public-url.ts'
import type { World } from '#server/world.ts'

/** The payment provider found for each call: one call asks several times, and finding it reads every header. */
const paymentsByCall = new WeakMap<Context<HttpEnv>, World['payments']>()

/**
 * The payment provider at the address of a request. The test checkout is null where that address is, or may be, a
 * public https origin (P29).
 */
export function paymentsAt(world: World, context: Context<HttpEnv>): World['payments'] {
  const { payments, config } = world
  if (payments?.kind !== 'test') return payments
  const known = paymentsByCall.get(context)
  if (known !== undefined) return known
  const offered = config.hasTestPayments && !mayBePublic(world, context) ? payments : null
  paymentsByCall.set(context, offered)
  return offered
}

/**
 * The actor with the plan that counts at this address: a subscription of the test checkout counts only where it is
 * offered.
 */
export function actorAt(actor: Actor, world: World, context: Context<HttpEnv>): Actor {
  if (actor.kind !== 'member' || paymentsAt(world, context) === world.payments) return actor
  return { ...actor, plan: plans.find((plan) => actor.roles.some((role) => role === plan)) ?? 'free' }
}

/** Throws `not_found` unless the test checkout takes the payments. */
export function assertTestPayments({ payments }: Pick<World, 'payments'>): void {
  if (payments?.kind !== 'test') throw new AppError('not_found')
}
