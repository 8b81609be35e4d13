import type { Actor, Member } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'

/** The account that calls. Throws `forbidden` for whoever has none; the doors of endpoints for members let no such in. */
export function memberOf({ actor }: { actor: Actor }): Member {
  if (actor.kind !== 'member') throw new AppError('forbidden')
  return actor
}
