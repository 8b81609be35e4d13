import type { RawBuilder } from 'kysely'
import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { networkOf, tooMany } from '#platform/auth/limits.ts'
import { isKnownNetwork } from '#platform/auth/sessions/networks.ts'
import { network } from '#platform/http/client-address.ts'
import { isMarked, type Limit, markStatement, resetLimit, resettingLimit, takeFromLimit } from '#platform/limits/limiter.ts'

const quarterHour = 15 * 60_000

/** Tries of a newly sent code, for the network that asked for it. */
const triesOfCode = 5

/** Passwords and codes of an address are counted apart: guesses at one do not block the other. */
export type TriedSecret = 'password' | 'code'

type TryCall = Pick<Call, 'world' | 'address'>

/**
 * Counts a tried password or code of an address, whether or not an account has it, so that six digits cannot be
 * guessed. It counts before the check, so that parallel tries count too. All unknown networks share one limit. A
 * network that had a session of the account, or that a message was just sent to, has its own, so that attackers
 * cannot lock the owner out. `isKnown` says whether the network is known, if the caller has read that already. Throws
 * 429 over_request_rate_limit.
 */
export async function countTry(call: TryCall, tried: TriedSecret, address: string, isKnown?: boolean): Promise<void> {
  const { world } = call
  const { key, limit } = await allowanceOf(call, { tried, address, isKnown })
  const wait = await takeFromLimit(world.db, key, limit, world.now())
  if (wait > 0) throw tooMany(wait)
}

/**
 * Resets the tries of a network after a right password or code. The shared count of unknown networks, and of callers
 * without an address, stays.
 */
export async function resetTries(call: TryCall, tried: TriedSecret, address: string): Promise<void> {
  await resettingTries(call, tried, address).execute(call.world.db)
}

/** The statement of `resetTries`. */
export function resettingTries({ address: from }: TryCall, tried: TriedSecret, address: string): RawBuilder<unknown> {
  return resettingLimit(networkKey(tried, address, networkOf(from)))
}

/**
 * Gives the network that asked for a text message its own tries while the code is valid. Mails need no tries of their
 * own, because their link signs in too.
 */
export async function allowOwnTries({ world, address: from }: TryCall, number: string): Promise<void> {
  if (from === undefined || number.includes('@')) return
  const key = askerKey(number, network(from))
  await resetLimit(world.db, `${key}:tries`)
  await markStatement(world.db, key, world.settings.phone.otpExpiry, world.now()).execute()
}

interface Try {
  tried: TriedSecret
  address: string
  isKnown: boolean | undefined
}

async function allowanceOf({ world, address: from }: TryCall, { tried, address, isKnown }: Try): Promise<{ key: string; limit: Limit }> {
  const most = world.settings.rateLimits.failuresPerAccount
  const limit = { most, within: quarterHour }
  const shared = { key: `auth:${tried}:${fingerprint(address)}`, limit }
  if (from === undefined) return shared
  const household = network(from)
  if (isKnown ?? (await isKnownNetwork(world, address, household))) return { key: networkKey(tried, address, household), limit }
  const asker = askerKey(address, household)
  if (tried === 'code' && (await isMarked(world.db, asker, world.now()))) {
    return { key: `${asker}:tries`, limit: { most: Math.min(most, triesOfCode), within: quarterHour } }
  }
  return shared
}

function networkKey(tried: TriedSecret, address: string, household: string): string {
  return `auth:${tried}:${fingerprint(address)}:${household}`
}

function askerKey(number: string, household: string): string {
  return `auth:asker:${fingerprint(number)}:${household}`
}
