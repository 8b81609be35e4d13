import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { tooMany } from '#platform/auth/limits.ts'
import { isAtHome } from '#platform/auth/sessions/households.ts'
import { network } from '#platform/http/client-address.ts'
import { forgive, takeFrom } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

type Trying = Pick<Call, 'world' | 'address'>

/**
 * Counts a password or code tried for an address, whether or not anybody has it: six digits are guessed by nobody. Before it is looked at, so that a thousand
 * tries at once are counted too. All strangers share one allowance; a household that the account had a session from has its own, so that strangers cannot keep it out.
 * Throws 429 over_request_rate_limit.
 */
export async function countTry({ world, address: from }: Trying, address: string): Promise<void> {
  const limit = { most: world.settings.rateLimits.failuresPerAccount, within: quarterHour }
  const household = from === undefined ? undefined : network(from)
  const isKnown = household !== undefined && (await isAtHome(world, address, household))
  const wait = await takeFrom(world.db, keyOf(address, isKnown ? household : undefined), limit, world.now())
  if (wait > 0) throw tooMany(wait)
}

/** The password or code was right: what its household did wrong before is forgotten. What strangers did is not. */
export async function forgiveTries({ world, address: from }: Trying, address: string): Promise<void> {
  if (from !== undefined) await forgive(world.db, keyOf(address, network(from)))
}

function keyOf(address: string, household: string | undefined): string {
  return `auth:code:${fingerprint(address)}${household === undefined ? '' : `:${household}`}`
}
