import { isIPv6 } from 'node:net'
import { countedAs } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { ledgerLimits } from '#domain/usage/limits.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { network } from '#platform/http/client-address.ts'
import { type Left, type Limit, leftAt, leftOf, takeFrom, waitFor } from '#platform/limits/limiter.ts'
import type { Call } from '#server/http/mount.ts'
import { tellOneLimit } from '#server/usage/tell-limit.ts'

const day = 24 * 60 * 60_000

/**
 * What the visitors of one /48 may search: as much as so many households do, for that is the largest network that a
 * provider gives anybody.
 */
export interface Share {
  key: string
  limit: Limit
}

/** The share that a call is part of. IPv4 addresses have no such network, and members search wherever they are. */
export function shareOf({ actor, address, world }: Call): Share | null {
  if (countedAs(actor) !== null || address === undefined || !isIPv6(address)) return null
  const most = ledgerLimits.householdsOfNetwork * world.config.anonymousDailySearches
  return { key: `searches:${network(address, 48)}`, limit: { most, within: day } }
}

/**
 * Sees to it that something is left of the network's share, before anything is cooked. Takes nothing. Throws
 * `too_many_requests`.
 */
export async function askForShare(call: Call): Promise<void> {
  const share = shareOf(call)
  if (share === null) return
  const { db, now } = call.world
  const wait = await waitFor(db, share.key, share.limit, now())
  if (wait > 0) throw refuse(call, share, wait)
}

/**
 * Takes one of the network's share for a search that is about to be settled: what is refused, fails or is left takes
 * nothing. Throws `too_many_requests`.
 */
export async function takeShare(call: Call): Promise<void> {
  const share = shareOf(call)
  if (share === null) return
  const { db, now } = call.world
  const wait = await takeFrom(db, share.key, share.limit, now())
  if (wait > 0) throw refuse(call, share, wait)
}

/**
 * How many searches are left, and no more than the network's share has. Where it has none, they come back when it has
 * one.
 */
export async function withinShare(call: Call, usage: Usage): Promise<Usage> {
  const share = shareOf(call)
  if (share === null || usage.remaining === null || usage.remaining === 0) return usage
  const now = call.world.now()
  return narrowed(usage, await leftOf(call.world.db, share.key, share.limit, now), now)
}

/** The same, where it is known when the share is whole again; undefined: nobody has taken from it. */
export function withinShareAt(share: Share | null, fullAt: Date | undefined, usage: Usage, now: Date): Usage {
  if (share === null || usage.remaining === null || usage.remaining === 0) return usage
  return narrowed(usage, leftAt(fullAt, share.limit, now), now)
}

function narrowed(usage: Usage, { left, wait }: Left, now: Date): Usage {
  if (usage.remaining === null || left >= usage.remaining) return usage
  return { ...usage, remaining: left, resetDate: left > 0 ? usage.resetDate : new Date(now.getTime() + wait).toISOString() }
}

function refuse(call: Call, { limit: { most, within } }: Share, milliseconds: number): AppError {
  const wait = Math.ceil(milliseconds / 1000)
  tellOneLimit(call, { name: 'anon-network', most, window: within / 1000, left: 0, wait })
  return new AppError('too_many_requests', { retryAfter: wait })
}
