import { isIPv6 } from 'node:net'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { network } from '#platform/http/client-address.ts'
import { takeFrom } from '#platform/limits/limiter.ts'
import type { Call } from '#server/http/mount.ts'
import { tellOneLimit } from '#server/usage/tell-limit.ts'

const day = 24 * 60 * 60_000

/**
 * Takes one of what the visitors of one /48 may search: as much as so many households do, for that is the largest network that a provider gives anybody. IPv4 addresses
 * have no such network. Throws `too_many_requests`.
 */
export async function takeOfNetwork(call: Call): Promise<void> {
  const { actor, address, world } = call
  if (actor.kind === 'member' || address === undefined || !isIPv6(address)) return
  const most = limits.householdsOfNetwork * world.config.anonymousDailySearches
  const wait = Math.ceil((await takeFrom(world.db, `searches:${network(address, 48)}`, { most, within: day }, world.now())) / 1000)
  if (wait === 0) return
  tellOneLimit(call, { name: 'anon-network', most, window: day / 1000, left: 0, wait })
  throw new AppError('too_many_requests', { retryAfter: wait })
}
