import { findFreeFiles, forgetLooseFiles } from '#platform/storage/queries.ts'
import type { StorageWorld } from '#platform/storage/world.ts'

/** Files of one round: the rest waits for the next. */
const most = 500

/**
 * Removes the files that belong to no object: what an upload that did not end has left, and what was deleted or replaced while the store was away. Answers
 * how many. Done twice at once, it does no harm. Throws StoreAway.
 */
export async function removeLooseFiles({ db, files }: Pick<StorageWorld, 'db' | 'files'>): Promise<number> {
  const keys = await findFreeFiles(db, most)
  for (const key of keys) await files.remove(key)
  if (keys.length > 0) await forgetLooseFiles(db, keys)
  return keys.length
}

/** Removes them after a change that has happened, whatever becomes of this: the hourly job comes later. */
export async function tidyUp(world: StorageWorld): Promise<void> {
  try {
    await removeLooseFiles(world)
  } catch (cause) {
    world.log.warn({ err: cause }, 'files that belong to no object are still in the store, and will be removed later')
  }
}
