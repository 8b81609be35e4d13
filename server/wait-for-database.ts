import { isDatabaseAway, reasonAway } from '@potluck/platform/database/away'
import { waitFor } from '#server/wait-for.ts'

/** PostgreSQL does not answer. The message names host and reason, and no password. */
export class DatabaseAway extends Error {
  constructor(url: string, cause: unknown) {
    super(`The database at DATABASE_URL (${hostOf(url)}) does not answer: ${reasonAway(cause)}.`, { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * Runs `act`, again and again while PostgreSQL at `url` is away. `tell` gets one sentence at the first failure.
 * Throws DatabaseAway after a minute.
 */
export function waitForDatabase(url: string, act: () => Promise<void>, tell: (words: string) => void): Promise<void> {
  const database = {
    name: `PostgreSQL at ${hostOf(url)}`,
    whyAway: (error: unknown) => (isDatabaseAway(error) ? reasonAway(error) : undefined),
    giveUp: (_why: string, cause: unknown) => new DatabaseAway(url, cause),
  }
  return waitFor(database, act, tell)
}

/** The host and port of a database address, or the path of its socket, as pg reads them. */
function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/') ? host : `${host || 'localhost'}:${port || '5432'}`
}
