import { type Limit, takeFromLimit } from '@potluck/platform/limits/limiter'
import { AppError } from '#domain/errors.ts'
import type { Call } from '#server/http/mount.ts'

/** Takes one call from the rate limit of a key. Throws `too_many_requests` with `retryAfter` in seconds. */
export async function takeAllowance({ world }: Pick<Call, 'world'>, key: string, limit: Limit): Promise<void> {
  const wait = await takeFromLimit(world.db, key, limit, world.now())
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
}
