import type { RawBuilder } from 'kysely'
import { AppError } from '#domain/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { ReservedSearch } from '#server/usage/ask.ts'
import { hasAccount, type ReleaseReason, release, settle } from '#server/usage/queries.ts'
import { retryOnDeadlock } from '#server/usage/retry-on-deadlock.ts'

/**
 * Settles a reserved search with its recipe, which `effect` stores, and with the answer for repeated calls. Throws
 * `unavailable` when the search is no longer reserved (its lease ended), and `bad_jwt` when the member's account was
 * deleted; then nothing is stored or charged.
 */
export async function settleSearch(call: Call, search: { id: string; recipeId: string; answer: string }, effect: RawBuilder<unknown>) {
  const { db, now } = call.world
  if (await retryOnDeadlock(() => settle(db, search, now(), effect))) return
  const isGone = call.actor.kind === 'member' && !(await hasAccount(db, call.actor.userId))
  throw new AppError(isGone ? 'bad_jwt' : 'unavailable')
}

/** Releases a refused search, with the answer for repeated calls. */
export async function refuseSearch({ world }: Call, { id }: ReservedSearch, answer: string): Promise<void> {
  await retryOnDeadlock(() => release(world.db, id, 'refused', answer, world.now()))
}

/**
 * Does the work of a reserved search. A failure releases the search; if releasing fails too, the search is released
 * when its lease ends.
 */
export async function runReserved<Result>({ world, signal }: Call, { id }: ReservedSearch, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const reason: ReleaseReason = signal.aborted ? 'left' : isBusy(cause) ? 'busy' : 'failed'
    await release(world.db, id, reason, null, world.now()).catch((err: unknown) =>
      world.log.warn({ err }, 'a search waits for the end of its lease'),
    )
    throw cause
  }
}

/** Whether a failure means that too many searches run at once. */
function isBusy(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === 'too_many_requests'
}
