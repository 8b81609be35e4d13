import { isDatabaseAway } from '#platform/database/away.ts'

/** Milliseconds of waiting after which the person at the terminal is told, should the first try not have failed before. */
const silence = 2_000

/** Milliseconds in which tries may begin; each takes up to 5 s to fail, so that a minute is the end of it. */
const longest = 54_000

/** Milliseconds between two tries. */
const pause = 1_000

/** A PostgreSQL that does not answer, in one sentence that says where and why, and shows no password. */
export class DatabaseAway extends Error {
  constructor(url: string, cause: unknown) {
    super(`The database at DATABASE_URL (${hostOf(url)}) does not answer: ${reasonOf(cause)}.`, { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * Runs `act` until the PostgreSQL at `url` that it needs is there. `tell` hears, once and at the first failure, a sentence that this takes a while. Throws
 * DatabaseAway after a minute.
 */
export async function waitForDatabase(url: string, act: () => Promise<void>, tell: (words: string) => void): Promise<void> {
  let isTold = false
  const tellOnce = (why: string) => {
    if (!isTold) tell(`PostgreSQL at ${hostOf(url)} does not answer${why}: trying again for a minute`)
    isTold = true
  }
  const telling = setTimeout(() => tellOnce(' yet'), silence)
  const deadline = performance.now() + longest
  try {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        if (performance.now() > deadline) throw new DatabaseAway(url, error)
        tellOnce(` (${reasonOf(error)})`)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  } finally {
    clearTimeout(telling)
  }
}

/** Host and port of an address, or the path of a socket, as pg reads them. */
function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/') ? host : `${host || 'localhost'}:${port || '5432'}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
