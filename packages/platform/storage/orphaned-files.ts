import { findOrphanedFiles, forgetOrphan, postponeOrphan } from '#platform/storage/queries.ts'
import type { StorageWorld } from '#platform/storage/world.ts'

/** How much one round may do: files to remove, and failures, each of which may take until the store's timeout. */
export interface RemovalRound {
  files: number
  failures: number
  /** Called before each file; true leaves the other files to a later round. */
  isOver?: () => boolean
}

/** The round after a change: its own files and a few others. */
const afterChange: RemovalRound = { files: 10, failures: 1 }

/**
 * Removes orphaned files, which belong to no object: files of interrupted uploads, and files that could not be removed
 * at once. A file that cannot be removed is postponed by an hour. Answers how many files were removed. Two rounds at
 * once do no harm. Throws StoreAway after the round.
 */
export async function removeOrphanedFiles({ db, files }: Pick<StorageWorld, 'db' | 'files'>, round: RemovalRound): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  for (const key of await findOrphanedFiles(db, round.files)) {
    if (round.isOver?.() || failures.length >= round.failures) break
    try {
      await files.remove(key)
      await forgetOrphan(db, key)
      removed += 1
    } catch (cause) {
      await postponeOrphan(db, key)
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw failures[0]
  return removed
}

/** Removes some orphaned files after a change. A failure is only logged: the hourly job tries again. */
export async function removeSomeOrphans(world: StorageWorld): Promise<void> {
  try {
    await removeOrphanedFiles(world, afterChange)
  } catch (cause) {
    world.log.warn({ err: cause }, 'files that belong to no object are still in the store, and will be removed later')
  }
}
