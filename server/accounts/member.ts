import type { Actor, Member } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'

/**
 * The member who makes a call. Throws `forbidden` for a caller without an account. A member endpoint refuses such a
 * caller before its handler runs.
 */
export function memberOf({ actor }: { actor: Actor }): Member {
  if (actor.kind !== 'member') throw new AppError('forbidden')
  return actor
}
