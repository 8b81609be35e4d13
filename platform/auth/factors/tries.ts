import type { Factor } from '#platform/auth/call.ts'
import type { FactorCall } from '#platform/auth/factors/guards.ts'
import { tooMany } from '#platform/auth/limits.ts'
import { isProvedAt, keepingProved } from '#platform/auth/sessions/households.ts'
import { findAmrClaims } from '#platform/auth/sessions/session-store.ts'
import { network } from '#platform/http/client-address.ts'
import { forgive, takeFrom } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

/**
 * Counts an answer to a factor, right or wrong, before it is checked. A household that proved a factor of the account
 * before has an allowance of its own. All others share one for sign-ins by password and another for those by mail or
 * provider: a thief of the password alone keeps the owner from neither. Throws 429 over_request_rate_limit.
 */
export async function countTry(call: FactorCall, factor: Factor): Promise<void> {
  const { db, settings, now } = call.world
  const limit = { most: settings.rateLimits.failuresPerAccount, within: quarterHour }
  const wait = await takeFrom(db, await allowanceOf(call, factor), limit, now())
  if (wait > 0) throw tooMany(wait)
}

/**
 * The answer was right: its household is one of the account's from now on, and what was done wrong there is forgotten.
 * What strangers did is not.
 */
export async function forgiveTries({ world, user, address }: FactorCall, factor: Factor): Promise<void> {
  if (address === undefined) return
  const household = network(address)
  await forgive(world.db, homeKey(factor, household))
  await keepingProved(world.db, user.id, household, world.now()).execute()
}

async function allowanceOf({ world, user, session, address }: FactorCall, factor: Factor): Promise<string> {
  const household = address === undefined ? null : network(address)
  if (household !== null && (await isProvedAt(world, user.id, household))) return homeKey(factor, household)
  const claims = await findAmrClaims(world.db, session.id)
  const way = claims.some((claim) => claim.authentication_method === 'password') ? 'password' : 'other'
  return `auth:factor:${factor.id}:${way}`
}

function homeKey(factor: Factor, household: string): string {
  return `auth:factor:${factor.id}:${household}`
}
