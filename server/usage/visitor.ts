import type { RawBuilder } from 'kysely'
import { allowanceOf, type Counter, counterAt, nextMidnights, usageOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { network } from '#platform/http/client-address.ts'
import type { Call } from '#server/http/mount.ts'
import { chargeAndDo, findCounters, makeCounters } from '#server/usage/queries.ts'

/** A visitor without an account is counted twice, by browser session and by address, and the stricter count holds (decision 6). */
export interface Visitor {
  sessionId: string | null
  /** The session's key first, if there is one. */
  keys: readonly string[]
  timeZone: string
}

/** Who is counted for a call. The header's session id goes before the body's. */
export function visitorOf(call: Call, bodySessionId?: string): Visitor {
  const sessionId = call.sessionId ?? (bodySessionId?.trim() || null)
  const address = `ip:${call.address === undefined ? 'unknown' : network(call.address)}`
  return { sessionId, keys: sessionId === null ? [address] : [`session:${sessionId}`, address], timeZone: call.timeZone }
}

/** How many searches the visitor has left. Writes nothing. */
export async function readUsage(call: Call, visitor: Visitor): Promise<Usage> {
  return usageFrom(call, visitor, await findCounters(call.world.db, visitor.keys))
}

/** Charges one search and runs `effect` (see chargeAndDo), or neither when the limit is reached. */
export async function spendSearch(
  call: Call,
  visitor: Visitor,
  effect: RawBuilder<unknown>,
): Promise<{ isAllowed: boolean; usage: Usage }> {
  const { db, config, now } = call.world
  const time = now()
  const midnights = nextMidnights(time, visitor.timeZone)
  await makeCounters(db, visitor.keys, midnights[0])
  const allowance = allowanceOf(config.anonymousDailySearches)
  const { isAllowed, counters } = await chargeAndDo(db, { keys: visitor.keys, now: time, midnights, allowance }, effect)
  return { isAllowed, usage: usageFrom(call, visitor, counters) }
}

function usageFrom(call: Call, visitor: Visitor, stored: readonly (Counter | undefined)[]): Usage {
  const now = call.world.now()
  const midnights = nextMidnights(now, visitor.timeZone)
  const counters = stored.map((counter) => counterAt(counter, now, midnights))
  return usageOf(counters, now, allowanceOf(call.world.config.anonymousDailySearches), visitor.sessionId)
}

/** Tells the limit in the fields of draft-ietf-httpapi-ratelimit-headers: r searches left, t seconds until there are more. */
export function tellLimit(call: Call, usage: Usage) {
  const seconds = Math.max(0, Math.ceil((Date.parse(usage.resetDate) - call.world.now().getTime()) / 1000))
  call.setHeader('ratelimit-policy', `"anon-day";q=${usage.limit ?? 0};w=86400`)
  call.setHeader('ratelimit', `"anon-day";r=${usage.remaining ?? 0};t=${seconds}`)
}
