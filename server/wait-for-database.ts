import { isDatabaseAway, reasonAway } from '#platform/database/away.ts'
import { waitFor } from '#server/wait-for.ts'

/** A PostgreSQL that does not answer, in one sentence that says where and why, and shows no password. */
export class DatabaseAway extends Error {
  constructor(url: string, cause: unknown) {
    super(`The database at DATABASE_URL (${hostOf(url)}) does not answer: ${reasonAway(cause)}.`, { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * Runs `act` until the PostgreSQL at `url` that it needs is there. `tell` hears, once and at the first failure, a
 * sentence that this takes a while. Throws DatabaseAway after a minute.
 */
export function waitForDatabase(url: string, act: () => Promise<void>, tell: (words: string) => void): Promise<void> {
  const database = {
    name: `PostgreSQL at ${hostOf(url)}`,
    whyAway: (error: unknown) => (isDatabaseAway(error) ? reasonAway(error) : undefined),
    giveUp: (_why: string, cause: unknown) => new DatabaseAway(url, cause),
  }
  return waitFor(database, act, tell)
}

/** Host and port of an address, or the path of a socket, as pg reads them. */
function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/') ? host : `${host || 'localhost'}:${port || '5432'}`
}
