import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the data directory. Two processes on one directory would silently lose rows. */
export class DirectoryInUse extends Error {
  constructor(directory: string, options?: ErrorOptions) {
    super(
      `Another Potluck is already using the data directory ${directory}. Stop it first, or give this one a directory of its own with DATA_DIR.`,
      options,
    )
    this.name = 'DirectoryInUse'
  }
}

/**
 * Takes the directory for this process alone and answers how to let go of it. The kernel frees the lock when the process dies, however it
 * dies, so a stale one needs no clean-up. Once per directory and process; not for network disks.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'))
  try {
    lock.exec('pragma journal_mode = delete; pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    if (isBusy(cause)) throw new DirectoryInUse(directory, { cause })
    throw cause
  }
  return () => lock.close()
}

/** SQLITE_BUSY is 5. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
