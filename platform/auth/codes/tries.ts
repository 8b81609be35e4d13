import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { tooMany } from '#platform/auth/limits.ts'
import { isAtHome } from '#platform/auth/sessions/households.ts'
import { network } from '#platform/http/client-address.ts'
import { forgive, isMarked, type Limit, marking, takeFrom } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

/** Tries of a newly sent code, for the network that asked for it. */
const triesOfCode = 5

/** Passwords and codes of an address are counted apart: guesses at one do not block the other. */
export type Tried = 'password' | 'code'

type Trying = Pick<Call, 'world' | 'address'>

/**
 * Counts a tried password or code of an address, whether or not an account has it, so that six digits cannot be
 * guessed. It counts before the check, so that parallel tries count too. All unknown networks share one limit. A
 * network that had a session of the account, or that a message was just sent to, has its own, so that attackers
 * cannot lock the owner out. Throws 429 over_request_rate_limit.
 */
export async function countTry(call: Trying, tried: Tried, address: string): Promise<void> {
  const { world } = call
  const { key, limit } = await allowanceOf(call, tried, address)
  const wait = await takeFrom(world.db, key, limit, world.now())
  if (wait > 0) throw tooMany(wait)
}

/** Resets the tries of a network after a right password or code. The shared count of unknown networks stays. */
export async function forgiveTries({ world, address: from }: Trying, tried: Tried, address: string): Promise<void> {
  if (from !== undefined) await forgive(world.db, homeKey(tried, address, network(from)))
}

/**
 * Gives the network that asked for a text message its own tries while the code is valid. Mails need none: their link
 * signs in too.
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
