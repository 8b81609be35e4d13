import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost } from '#platform/database/away.ts'
import { type ConnectionState, OneMessage, type Result, type Statement } from '#platform/database/one-message.ts'
import { isLostStatement, type PreparedNames, preparedNames } from '#platform/database/prepared.ts'
import { type StatementPair, statementPairIn } from '#platform/database/together.ts'

type Rows = readonly unknown[]

/** A connection for Kysely that can run several statements in one message and prepares frequent statements. */
class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #state: ConnectionState
  #isLost = false

  constructor(client: pg.PoolClient, names: PreparedNames) {
    this.#client = client
    this.#state = { names, prepared: {}, withoutSync: null }
  }

  query<Row>(words: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(words: unknown, values?: readonly unknown[]): unknown {
    if (typeof words !== 'string') throw new Error('This database does not stream')
    const together = statementPairIn(values)
    if (together) return this.#run(true, () => this.#runTogether(together))
    if (!values || values.length === 0) return this.#run(false, () => this.#client.query(words, []))
    // A failure ends the transaction that it is in, so no statement can run there again.
    const isAlone = this.#client.getTransactionStatus() === 'I'
    return this.#run(isAlone, async () => (await this.#send([{ sql: words, parameters: values }]))[0])
  }

  /** Destroys a lost connection. Its end may reach this process only after the next request would have got it. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#isLost)
  }

  /**
   * Runs a statement, and once more if PostgreSQL refused it before it began because the prepared one is lost or
   * outdated. Notices a lost connection.
   */
  async #run<Answer>(mayRunAgain: boolean, run: () => Promise<Answer>): Promise<Answer> {
    try {
      return await run()
    } catch (error) {
      this.#isLost ||= isConnectionLost(error)
      if (!isLostStatement(error)) throw error
      this.#state.names.renew()
      if (!mayRunAgain) throw error
      return run()
    }
  }

  /** Answers one row with the rows of each statement. */
  async #runTogether({ statements }: StatementPair): Promise<PostgresQueryResult<readonly Rows[]>> {
    const results = await this.#send(statements)
    return { command: 'SELECT', rowCount: 1, rows: [results.map(({ rows }) => rows)] }
  }

  #send(statements: readonly Statement[]): Promise<readonly Result[]> {
    return new Promise((resolve, reject) => {
      this.#client.query(new OneMessage(statements, this.#state, resolve, reject))
    })
  }
}

/** Wraps a pool: its connections run several statements in one message and prepare frequent statements. */
export function poolRunningPairs(pool: Omit<PostgresPool, 'connect'> & { connect(): Promise<pg.PoolClient> }): PostgresPool {
  // One wrapper per connection, because Kysely compares connections by identity.
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
