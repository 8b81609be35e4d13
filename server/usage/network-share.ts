import { isIPv6 } from 'node:net'
import { network } from '@potluck/platform/http/client-address'
import { findRemaining, type Limit, type RemainingLimit, remainingAt, takeFromLimit, waitFor } from '@potluck/platform/limits/limiter'
import { countedMember } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import type { Usage } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'
import { setLimitHeaders } from '#server/usage/limit-headers.ts'

const day = 24 * 60 * 60_000

/**
 * How many searches the visitors of one IPv6 /48 network have together: as many as `householdsOfNetwork` households.
 * A /48 is the largest network that a provider assigns.
 */
export interface NetworkShare {
  key: string
  limit: Limit
}

/** The network share of a call. IPv4 addresses have no such network, and members are counted wherever they are. */
export function shareOf({ actor, address, world }: Call): NetworkShare | null {
  if (countedMember(actor) !== null || address === undefined || !isIPv6(address)) return null
  const most = ledgerLimits.householdsOfNetwork * world.config.anonymousDailySearches
  return { key: `searches:${network(address, 48)}`, limit: { most, within: day } }
}

/** Throws `too_many_requests` when the network's share is used up. Runs before cooking and takes nothing. */
export async function assertShareLeft(call: Call): Promise<void> {
  const share = shareOf(call)
  if (share === null) return
  const { db, now } = call.world
  const wait = await waitFor(db, share.key, share.limit, now())
  if (wait > 0) throw shareRefusal(call, share, wait)
}

/**
 * Takes one search from the network's share, right before the search is settled: refused, failed and abandoned
 * searches take nothing. Throws `too_many_requests`.
 */
export async function takeShare(call: Call): Promise<void> {
  const share = shareOf(call)
  if (share === null) return
  const { db, now } = call.world
  const wait = await takeFromLimit(db, share.key, share.limit, now())
  if (wait > 0) throw shareRefusal(call, share, wait)
}

/**
 * The usage with `remaining` capped by the network's share. An empty share moves the reset date to when one search is
 * free again.
 */
export async function capToShare(call: Call, usage: Usage): Promise<Usage> {
  const share = shareOf(call)
  if (share === null || usage.remaining === null || usage.remaining === 0) return usage
  const now = call.world.now()
  return capUsage(usage, await findRemaining(call.world.db, share.key, share.limit, now), now)
}

/**
 * Caps a usage like `capToShare`, with a known time at which the share is whole again; undefined when nothing was
 * taken.
 */
export function capToShareAt(share: NetworkShare | null, fullAt: Date | undefined, usage: Usage, now: Date): Usage {
  if (share === null || usage.remaining === null || usage.remaining === 0) return usage
  return capUsage(usage, remainingAt(fullAt, share.limit, now), now)
}

function capUsage(usage: Usage, { left, wait }: RemainingLimit, now: Date): Usage {
  if (usage.remaining === null || left >= usage.remaining) return usage
  return { ...usage, remaining: left, resetDate: left > 0 ? usage.resetDate : new Date(now.getTime() + wait).toISOString() }
}

function shareRefusal(call: Call, { limit: { most, within } }: NetworkShare, milliseconds: number): AppError {
  const wait = Math.ceil(milliseconds / 1000)
  setLimitHeaders(call, { name: 'anon-network', most, window: within / 1000, left: 0, wait })
  return new AppError('too_many_requests', { retryAfter: wait })
}
