import type { Factor } from '#platform/auth/call.ts'
import type { FactorCall } from '#platform/auth/factors/guards.ts'
import { tooMany } from '#platform/auth/limits.ts'
import { isFactorNetwork, rememberFactorNetwork } from '#platform/auth/sessions/networks.ts'
import { findAmrClaims } from '#platform/auth/sessions/session-store.ts'
import { network } from '#platform/http/client-address.ts'
import { resetLimit, takeFromLimit } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

/**
 * Counts a try of a factor before it is checked. A network that verified a factor of the account before has its own
 * limit. All other networks share one limit for sign-ins by password and one for sign-ins by mail or provider, so a
 * thief of only the password cannot lock the owner out. Throws 429 over_request_rate_limit.
 */
export async function countTry(call: FactorCall, factor: Factor): Promise<void> {
  const { db, settings, now } = call.world
  const limit = { most: settings.rateLimits.failuresPerAccount, within: quarterHour }
  const wait = await takeFromLimit(db, await allowanceOf(call, factor), limit, now())
  if (wait > 0) throw tooMany(wait)
}

/**
 * Resets the tries of a network after a right answer and remembers it as one of the account's. The shared counts
 * stay.
 */
export async function resetTries({ world, user, address }: FactorCall, factor: Factor): Promise<void> {
  if (address === undefined) return
  const household = network(address)
  await resetLimit(world.db, networkKey(factor, household))
  await rememberFactorNetwork(world.db, user.id, household, world.now()).execute()
}

async function allowanceOf({ world, user, session, address }: FactorCall, factor: Factor): Promise<string> {
  const household = address === undefined ? null : network(address)
  if (household !== null && (await isFactorNetwork(world, user.id, household))) return networkKey(factor, household)
  const claims = await findAmrClaims(world.db, session.id)
  const way = claims.some((claim) => claim.authentication_method === 'password') ? 'password' : 'other'
  return `auth:factor:${factor.id}:${way}`
}

function networkKey(factor: Factor, household: string): string {
  return `auth:factor:${factor.id}:${household}`
}
