import type { Actor, Member } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'

/**
 * The member who calls. Throws `forbidden` for a caller without an account; the access check of a member endpoint
 * refuses those first.
 */
export function memberOf({ actor }: { actor: Actor }): Member {
  if (actor.kind !== 'member') throw new AppError('forbidden')
  return actor
}
