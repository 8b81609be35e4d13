import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fairPool } from '#platform/database/fair-pool.ts'
import { runningTogether } from '#platform/database/postgres-together.ts'

/** A statement that takes longer than this is cut, and its request answered with 503. */
const longestStatement = 5_000

/** Connections of one process. */
const poolSize = 10

/** PostgreSQL behind a pool of connections as a Kysely dialect. `onLost` hears of every connection that broke, idle or busy; the pool replaces it. */
export function postgresDialect(options: { url: string; onLost: (cause: Error) => void }): Dialect {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatement,
    application_name: 'potluck',
  })
  // The pool itself listens only while a connection is idle. A busy one that breaks would end the process.
  pool.on('connect', (client) => client.on('error', options.onLost))
  // Idle ones tell the pool too, and what nobody listens to is thrown.
  pool.on('error', () => {})
  return new PostgresDialect({ pool: runningTogether(fairPool(pool, poolSize)) })
}
