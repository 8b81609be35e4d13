import type { Actor, Member } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'

/**
 * The account that calls. Throws `forbidden` for a caller without one, which the doors of member endpoints do not let
 * in.
 */
export function memberOf({ actor }: { actor: Actor }): Member {
  if (actor.kind !== 'member') throw new AppError('forbidden')
  return actor
}
