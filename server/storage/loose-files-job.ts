import { removeLooseFiles } from '#platform/storage/loose-files.ts'
import type { StorageWorld } from '#platform/storage/world.ts'
import type { OutsideJob } from '#server/jobs/schedule.ts'

/** Files that belong to no object go: of uploads that did not end, and those that could not be removed at once. */
export function looseFilesJob(storage: StorageWorld): OutsideJob {
  return {
    name: 'remove-loose-files',
    async work() {
      const removed = await removeLooseFiles(storage)
      return removed === 0 ? null : { removed }
    },
  }
}
