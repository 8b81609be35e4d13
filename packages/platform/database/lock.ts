import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the data directory. Two on one directory would silently lose rows. */
export class DirectoryInUse extends Error {
  constructor(directory: string, options?: ErrorOptions) {
    super(
      `Another Potluck is already using the data directory ${directory}. Stop it first, or give this one a directory of its own with DATA_DIR.`,
      options,
    )
    this.name = 'DirectoryInUse'
  }
}

/** The data directory cannot be made or written. */
export class DirectoryUnusable extends Error {
  constructor(directory: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The data directory ${directory} cannot be made or written to (${why}). Choose another one with DATA_DIR.`, { cause })
    this.name = 'DirectoryUnusable'
  }
}

/**
 * Locks the directory for this process and answers the function that unlocks it. The kernel frees the lock when the
 * process dies, so no lock is ever stale. Lock a directory once per process; network disks are not supported. Throws
 * DirectoryInUse or DirectoryUnusable.
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeDirectory(directory)
    return lockFile(join(directory, 'lock.sqlite'))
  } catch (cause) {
    throw isBusy(cause) ? new DirectoryInUse(directory, { cause }) : new DirectoryUnusable(directory, cause)
  }
}

/** Not `recursive: true`: with it Node hangs where no directory can be made, such as in /proc. */
function makeDirectory(directory: string) {
  if (existsSync(directory)) return
  makeDirectory(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (cause) {
    // Another process may have made it first.
    if (!existsSync(directory)) throw cause
  }
}

function lockFile(file: string): () => void {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma journal_mode = delete; pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    throw cause
  }
  return () => lock.close()
}

/** SQLITE_BUSY is 5. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
