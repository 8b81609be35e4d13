import { removeLooseFiles } from '#platform/storage/loose-files.ts'
import type { StorageWorld } from '#platform/storage/world.ts'
import type { OutsideJob } from '#server/jobs/schedule.ts'

/** Enough for a day of an admin who tidies; where the store is away, three failures tell. */
const round = { files: 500, failures: 3 }

/** Files that belong to no object go: of uploads that did not end, and those that could not be removed at once. */
export function looseFilesJob(storage: StorageWorld): OutsideJob {
  return {
    name: 'remove-loose-files',
    async work(isOver) {
      const removed = await removeLooseFiles(storage, { ...round, isOver })
      return removed === 0 ? null : { removed }
    },
  }
}
