import type { RawBuilder } from 'kysely'
import { AppError } from '#domain/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Reserved } from '#server/usage/ask.ts'
import { hasAccount, type ReleaseReason, release, settle } from '#server/usage/queries.ts'
import { retryOnDeadlock } from '#server/usage/retry-on-deadlock.ts'

/**
 * Settles a reserved search with its recipe, which `effect` stores, and with the answer that its key gives from now
 * on. Throws `unavailable` when it is reserved no more, as after a lease that is over, `bad_jwt` when the member's
 * account went meanwhile: nothing is stored or charged then.
 */
export async function settleSearch(call: Call, search: { id: string; recipeId: string; answer: string }, effect: RawBuilder<unknown>) {
  const { db, now } = call.world
  if (await retryOnDeadlock(() => settle(db, search, now(), effect))) return
  const isGone = call.actor.kind === 'member' && !(await hasAccount(db, call.actor.userId))
  throw new AppError(isGone ? 'bad_jwt' : 'unavailable')
}

/** Gives a search back that is refused, with the answer that its key gives from now on. */
export async function refuseSearch({ world }: Call, { id }: Reserved, answer: string): Promise<void> {
  await retryOnDeadlock(() => release(world.db, id, 'refused', answer, world.now()))
}

/**
 * Does the work of a reserved search. Whatever it throws, the search is given back: at once or, where that fails too,
 * when its lease is over.
 */
export async function attempt<Result>({ world, signal }: Call, { id }: Reserved, work: () => Promise<Result>): Promise<Result> {
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

/** Whether all that may be asked for at once was asked for already. */
function isBusy(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === 'too_many_requests'
}
