import type { Call } from '#platform/auth/call.ts'
import { widestNetworkOf } from '#platform/auth/limits.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { hasherFor } from '#platform/passwords/hasher.ts'

/**
 * The world of one request. Its hasher queues by the caller's network and stops when the caller hangs up, links use
 * the called origin, logs name the request, and `onConfirmed` gets the call.
 */
export function worldOf(world: AuthWorld, { request, address, requestId }: Pick<Call, 'request' | 'address' | 'requestId'>): AuthWorld {
  const { log } = world
  return {
    ...world,
    askedAt: new URL(request.url).origin,
    hasher: hasherFor(world.hasher, { signal: request.signal, asker: widestNetworkOf(address) }),
    onConfirmed: (trx, user, proof, before) => world.onConfirmed(trx, user, proof, before, { request, requestId }),
    later: (work) => world.later(work, requestId),
    log: {
      info: (entry, words) => log.info({ requestId, ...entry }, words),
      warn: (entry, words) => log.warn({ requestId, ...entry }, words),
      error: (entry, words) => log.error({ requestId, ...entry }, words),
    },
  }
}
