import { findFreeFiles, forgetLooseFile, putOffLooseFile } from '#platform/storage/queries.ts'
import type { StorageWorld } from '#platform/storage/world.ts'

/**
 * What a round does: so many files at most, and so many that cannot be removed, each of which may cost the store's
 * patience.
 */
export interface Round {
  files: number
  failures: number
  /** Asked before each file: whether the rest can wait. */
  isOver?: () => boolean
}

/** In a request: what a change has left, and a little of what was there. */
const afterChange: Round = { files: 10, failures: 1 }

/**
 * Removes files that belong to no object: what an upload that did not end has left, and what was deleted or replaced
 * while the store was away. One that cannot be removed is put off for an hour, and the others go. Answers how many
 * went. Done twice at once, it does no harm. Throws StoreAway, after the round.
 */
export async function removeLooseFiles({ db, files }: Pick<StorageWorld, 'db' | 'files'>, round: Round): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  for (const key of await findFreeFiles(db, round.files)) {
    if (round.isOver?.() || failures.length >= round.failures) break
    try {
      await files.remove(key)
      await forgetLooseFile(db, key)
      removed += 1
    } catch (cause) {
      await putOffLooseFile(db, key)
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw failures[0]
  return removed
}

/** Removes some after a change that has happened, whatever becomes of this: the hourly job comes later. */
export async function tidyUp(world: StorageWorld): Promise<void> {
  try {
    await removeLooseFiles(world, afterChange)
  } catch (cause) {
    world.log.warn({ err: cause }, 'files that belong to no object are still in the store, and will be removed later')
  }
}
