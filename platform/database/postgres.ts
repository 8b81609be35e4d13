import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** A statement that takes longer than this is cut, and its request answered with 503. */
const longestStatement = 5_000

/** PostgreSQL behind a pool of connections as a Kysely dialect. `onLost` hears of an idle connection that broke; the pool replaces it. */
export function postgresDialect(options: { url: string; onLost: (cause: Error) => void }): Dialect {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatement,
    application_name: 'potluck',
  })
  pool.on('error', options.onLost)
  return new PostgresDialect({ pool })
}
