import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fairPool } from '#platform/database/fair-pool.ts'
import { poolRunningPairs } from '#platform/database/postgres-together.ts'

/** Milliseconds after which a statement is cut; its request is answered with 503. */
const longestStatement = 5_000

/** Connections of one process. */
const poolSize = 10

/**
 * Opens PostgreSQL behind a pool as a Kysely dialect. `onLost` is called for every broken connection, idle or busy;
 * the pool replaces it.
 */
export function postgresDialect(options: { url: string; onLost: (cause: Error) => void }): Dialect {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatement,
    application_name: 'potluck',
  })
  // The pool listens for errors only while a connection is idle. Without this, a busy connection that breaks would
  // end the process.
  pool.on('connect', (client) => client.on('error', options.onLost))
  // Idle connections report to the pool too, and an error without a listener is thrown.
  pool.on('error', () => {})
  return new PostgresDialect({ pool: poolRunningPairs(fairPool(pool, poolSize)) })
}
