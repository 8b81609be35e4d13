import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { isOutdatedPlan, type PreparedNames, preparedNames } from '#platform/database/prepared.ts'
import { type Together, togetherIn } from '#platform/database/together.ts'

/** The part of a query of pg that its client calls when the database answers. Its types leave it out. */
interface Answered {
  text: string
  name: string | undefined
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

type Part = pg.Query & Answered

function isAnswered(query: pg.Query): query is Part {
  return (
    'text' in query &&
    'handleRowDescription' in query &&
    'handleDataRow' in query &&
    'handleCommandComplete' in query &&
    'handleReadyForQuery' in query
  )
}

type Rows = readonly unknown[]

/** The statements that a connection keeps, by the names that they have there. */
type Kept = Record<string, string>

/**
 * Statements in one message of the extended protocol, with one Sync at the end: PostgreSQL runs them as one implicit
 * transaction, skips the rest after a failure, and is out of the transaction when it has answered the Sync. A query
 * of pg has a Sync of its own.
 */
class OneMessage implements pg.Submittable {
  readonly #parts: readonly Part[]
  readonly #kept: Kept
  readonly #rows: Rows[] = []
  readonly #resolve: (rows: readonly Rows[]) => void
  readonly #reject: (cause: Error) => void
  /** The statement whose answer comes next. */
  #at = 0
  #failure: Error | undefined
  #endListening = () => {}

  constructor(
    { statements }: Together,
    names: PreparedNames,
    kept: Kept,
    resolve: (rows: readonly Rows[]) => void,
    reject: (cause: Error) => void,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    this.#kept = kept
    this.#parts = statements.map(({ sql, parameters }) => {
      const name = names.nameOf(sql)
      // The client keeps statements that come alone by itself, under names of their own.
      const named = name === undefined ? {} : { name: `${name}_together` }
      const config = { text: sql, values: [...parameters], queryMode: 'extended', ...named }
      const query = new pg.Query(config, (error, result) => {
        if (error) this.#failure ??= error
        else this.#rows.push(result.rows)
      })
      if (!isAnswered(query)) throw new Error('This version of pg answers its queries otherwise')
      return query
    })
  }

  submit(connection: pg.Connection): null {
    const kept = this.#kept
    const withoutSync: pg.Connection = Object.create(connection, {
      sync: { value: () => {} },
      parsedStatements: { value: kept },
      submittedNamedStatements: { value: {} },
    })
    const unread = this.#parts.filter(({ name }) => name === undefined || kept[name] === undefined)
    const read = () => {
      const part = unread.shift()
      if (part?.name !== undefined) kept[part.name] = part.text
    }
    connection.on('parseComplete', read)
    this.#endListening = () => connection.removeListener('parseComplete', read)
    connection.stream.cork()
    for (const part of this.#parts) {
      // A value that cannot be sent fails at once, and the database waits for the Sync.
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
    this.#endListening()
    this.#reject(cause)
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#endListening()
    for (const part of this.#parts) if (!this.#failure) part.handleReadyForQuery(connection)
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#rows)
  }
}

/** A connection as Kysely uses it, that runs what travels together in one trip, and keeps what comes often. */
class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: PreparedNames
  readonly #kept: Kept = {}

  constructor(client: pg.PoolClient, names: PreparedNames) {
    this.#client = client
    this.#names = names
  }

  query<Row>(words: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(words: unknown, values?: readonly unknown[]): unknown {
    if (typeof words !== 'string') throw new Error('This database does not stream')
    const together = togetherIn(values)
    if (together) return this.#againIfOutdated(true, () => this.#runTogether(together))
    if (!values || values.length === 0) return this.#client.query(words, [])
    // A failure ends the transaction that it is in: nothing can be run again there.
    const isAlone = this.#client.getTransactionStatus() === 'I'
    return this.#againIfOutdated(isAlone, () => this.#client.query({ name: this.#names.nameOf(words), text: words, values: [...values] }))
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  /** Runs a statement, and once more where the database kept it from before a migration: it was not begun then. */
  async #againIfOutdated<Result>(mayRunAgain: boolean, run: () => Promise<Result>): Promise<Result> {
    try {
      return await run()
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      this.#names.renew()
      if (!mayRunAgain) throw error
      return run()
    }
  }

  /** One row: the rows of each statement. */
  #runTogether(together: Together): Promise<PostgresQueryResult<readonly Rows[]>> {
    return new Promise((resolve, reject) => {
      const done = (rows: readonly Rows[]) => resolve({ command: 'SELECT', rowCount: 1, rows: [rows] })
      this.#client.query(new OneMessage(together, this.#names, this.#kept, done, reject))
    })
  }
}

/** The same pool with connections that run what travels together in one trip, and keep what comes often. */
export function runningTogether(pool: Omit<PostgresPool, 'connect'> & { connect(): Promise<pg.PoolClient> }): PostgresPool {
  // Kysely knows its connections again.
  const clients = new WeakMap<pg.PoolClient, Client>()
  const names = preparedNames()
  return {
    ...pool,
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? new Client(client, names)
      clients.set(client, known)
      return known
    },
  }
}
