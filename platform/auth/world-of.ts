import type { AuthWorld } from '#platform/auth/world.ts'
import { hasherFor } from '#platform/passwords/hasher.ts'

/** The world as one request uses it: the hasher hears when its caller goes away, and whatever is logged, then or later, names the request. */
export function worldOf(world: AuthWorld, request: Request, requestId: string): AuthWorld {
  const { log } = world
  return {
    ...world,
    hasher: hasherFor(world.hasher, request),
    later: (work) => world.later(work, requestId),
    log: {
      info: (entry, words) => log.info({ requestId, ...entry }, words),
      warn: (entry, words) => log.warn({ requestId, ...entry }, words),
      error: (entry, words) => log.error({ requestId, ...entry }, words),
    },
  }
}
