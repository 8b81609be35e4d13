import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { tooMany } from '#platform/auth/limits.ts'
import { forgive, takeFrom } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

/**
 * Counts a code tried for an address, wherever it comes from and whether or not anybody has the address: six digits are guessed by nobody. Before the
 * code is looked at, so that a thousand tries at once are counted too. Throws 429 over_request_rate_limit.
 */
export async function countTry({ world }: Pick<Call, 'world'>, address: string): Promise<void> {
  const limit = { most: world.settings.rateLimits.failuresPerAccount, within: quarterHour }
  const wait = await takeFrom(world.db, keyOf(address), limit, world.now())
  if (wait > 0) throw tooMany(wait)
}

/** The code was right: earlier tries are forgotten. */
export async function forgiveTries({ world }: Pick<Call, 'world'>, address: string): Promise<void> {
  await forgive(world.db, keyOf(address))
}

function keyOf(address: string): string {
  return `auth:code:${fingerprint(address)}`
}
