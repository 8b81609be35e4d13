import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { type Together, togetherIn } from '#platform/database/together.ts'

/** The methods of a pg query that its client calls for an answer; pg's types leave them out. */
interface Answered {
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

type Part = pg.Query & Answered

function isAnswered(query: pg.Query): query is Part {
  return 'handleRowDescription' in query && 'handleDataRow' in query && 'handleCommandComplete' in query && 'handleReadyForQuery' in query
}

type Rows = readonly unknown[]

/**
 * Sends statements in one message of the extended protocol, with one Sync at the end. PostgreSQL runs them as one
 * implicit transaction, skips the rest after a failure, and ends the transaction at the Sync. A single query of pg
 * would have a Sync of its own.
 */
class OneMessage implements pg.Submittable {
  readonly #parts: readonly Part[]
  readonly #rows: Rows[] = []
  readonly #resolve: (rows: readonly Rows[]) => void
  readonly #reject: (cause: Error) => void
  /** The index of the statement that is answered next. */
  #at = 0
  #failure: Error | undefined

  constructor({ statements }: Together, resolve: (rows: readonly Rows[]) => void, reject: (cause: Error) => void) {
    this.#resolve = resolve
    this.#reject = reject
    this.#parts = statements.map(({ sql, parameters }) => {
      const config = { text: sql, values: [...parameters], queryMode: 'extended' }
      const query = new pg.Query(config, (error, result) => {
        if (error) this.#failure ??= error
        else this.#rows.push(result.rows)
      })
      if (!isAnswered(query)) throw new Error('This version of pg answers its queries otherwise')
      return query
    })
  }

  submit(connection: pg.Connection): null {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value: () => {} } })
    connection.stream.cork()
    for (const part of this.#parts) {
      // A value that cannot be sent fails at once; the database still waits for the Sync.
      if (!this.#failure) part.submit(withoutSync)
    }
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#parts[this.#at]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#parts[this.#at]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#parts[this.#at]?.handleCommandComplete(message, connection)
    this.#at += 1
  }

  handleError(cause: Error): void {
    this.#reject(cause)
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const part of this.#parts) if (!this.#failure) part.handleReadyForQuery(connection)
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#rows)
  }
}

/** A connection for Kysely that can run several statements in one message. */
class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(words: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(words: unknown, values?: readonly unknown[]): unknown {
    if (typeof words !== 'string') throw new Error('This database does not stream')
    const together = togetherIn(values)
    return together ? this.#runTogether(together) : this.#client.query(words, values ? [...values] : [])
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  /** Answers one row with the rows of each statement. */
  #runTogether(together: Together): Promise<PostgresQueryResult<readonly Rows[]>> {
    return new Promise((resolve, reject) => {
      this.#client.query(new OneMessage(together, (rows) => resolve({ command: 'SELECT', rowCount: 1, rows: [rows] }), reject))
    })
  }
}

/** Wraps a pool so that its connections can run several statements in one message. */
export function runningTogether(pool: Omit<PostgresPool, 'connect'> & { connect(): Promise<pg.PoolClient> }): PostgresPool {
  // One wrapper per connection, because Kysely compares connections by identity.
  const clients = new WeakMap<pg.PoolClient, Client>()
  return {
    ...pool,
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? new Client(client)
      clients.set(client, known)
      return known
    },
  }
}
