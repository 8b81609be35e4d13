import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { tooMany } from '#platform/auth/limits.ts'
import { isAtHome } from '#platform/auth/sessions/households.ts'
import { network } from '#platform/http/client-address.ts'
import { forgive, isMarked, type Limit, marking, takeFrom } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

/** Of a code that was just sent, to the household that asked for it. */
const triesOfCode = 5

/** Passwords and codes of one address are counted apart: who guesses at one keeps nobody from the other. */
export type Tried = 'password' | 'code'

type Trying = Pick<Call, 'world' | 'address'>

/**
 * Counts a password or code tried for an address, whether or not anybody has it: six digits are guessed by nobody.
 * Before it is looked at, so that a thousand tries at once are counted too. All strangers share one allowance; a
 * household that the account had a session from, or that was just sent a message, has its own, so that strangers
 * cannot keep it out. Throws 429 over_request_rate_limit.
 */
export async function countTry(call: Trying, tried: Tried, address: string): Promise<void> {
  const { world } = call
  const { key, limit } = await allowanceOf(call, tried, address)
  const wait = await takeFrom(world.db, key, limit, world.now())
  if (wait > 0) throw tooMany(wait)
}

/** The password or code was right: what its household did wrong before is forgotten. What strangers did is not. */
export async function forgiveTries({ world, address: from }: Trying, tried: Tried, address: string): Promise<void> {
  if (from !== undefined) await forgive(world.db, homeKey(tried, address, network(from)))
}

/**
 * Gives the household that asked for a text message tries of its own while the code is good. Only for numbers: no link
 * lets them in.
 */
export async function expectTries({ world, address: from }: Trying, number: string): Promise<void> {
  if (from === undefined || number.includes('@')) return
  const key = askerKey(number, network(from))
  await forgive(world.db, `${key}:tries`)
  await marking(world.db, key, world.settings.phone.otpExpiry, world.now()).execute()
}

async function allowanceOf({ world, address: from }: Trying, tried: Tried, address: string): Promise<{ key: string; limit: Limit }> {
  const most = world.settings.rateLimits.failuresPerAccount
  const limit = { most, within: quarterHour }
  const shared = { key: `auth:${tried}:${fingerprint(address)}`, limit }
  if (from === undefined) return shared
  const household = network(from)
  if (await isAtHome(world, address, household)) return { key: homeKey(tried, address, household), limit }
  const asker = askerKey(address, household)
  if (tried === 'code' && (await isMarked(world.db, asker, world.now()))) {
    return { key: `${asker}:tries`, limit: { most: Math.min(most, triesOfCode), within: quarterHour } }
  }
  return shared
}

function homeKey(tried: Tried, address: string, household: string): string {
  return `auth:${tried}:${fingerprint(address)}:${household}`
}

function askerKey(number: string, household: string): string {
  return `auth:asker:${fingerprint(number)}:${household}`
}
