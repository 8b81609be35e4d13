import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** The data directory cannot be made, or nothing can be written into it. */
export class DirectoryUnusable extends Error {
  constructor(directory: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The data directory ${directory} cannot be made or written to (${why}). Choose another one with DATA_DIR.`, { cause })
    this.name = 'DirectoryUnusable'
  }
}

/**
 * Takes the directory for this process alone and answers how to let go of it. The kernel frees the lock when the
 * process dies, however it dies, so a stale one needs no clean-up. Once per directory and process; not for network
 * disks. Throws DirectoryInUse or DirectoryUnusable.
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeDirectory(directory)
    return lockFile(join(directory, 'lock.sqlite'))
  } catch (cause) {
    throw isBusy(cause) ? new DirectoryInUse(directory, { cause }) : new DirectoryUnusable(directory, cause)
  }
}

/**
 * Not `recursive: true`, with which Node never comes back from a place that lets nobody make a directory, such as
 * /proc.
 */
function makeDirectory(directory: string) {
  if (existsSync(directory)) return
  makeDirectory(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (cause) {
    // Another process may have been quicker.
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
