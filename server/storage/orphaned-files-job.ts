import { removeOrphanedFiles } from '@potluck/platform/storage/orphaned-files'
import type { StorageWorld } from '@potluck/platform/storage/world'
import type { OutsideJob } from '#server/jobs/schedule.ts'

/** 500 files: a day of an admin who tidies up. After three failures the store counts as away. */
const round = { files: 500, failures: 3 }

/**
 * Removes orphaned files, which belong to no object: files of interrupted uploads, and files that could not be removed
 * at once.
 */
export function orphanedFilesJob(storage: StorageWorld): OutsideJob {
  return {
    name: 'remove-loose-files',
    async work(isOver) {
      const removed = await removeOrphanedFiles(storage, { ...round, isOver })
      return removed === 0 ? null : { removed }
    },
  }
}
