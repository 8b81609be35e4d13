import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import utils from 'pg/lib/utils.js'
import type { PreparedNames } from '#platform/database/prepared.ts'

/** The methods of a pg query that its client calls for an answer; pg's types leave them out. */
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

/**
 * The values as pg sends them. A value that cannot be sent throws here, before the database hears of its statement:
 * later, pg would close the prepared statement and keep its name, and run the statements before it.
 */
function sendable(values: readonly unknown[]): (Buffer | string | null)[] {
  return values.map(utils.prepareValue)
}

/** A connection that sends no Sync, with its own list of prepared statements. */
function partOf(connection: pg.Connection, prepared: ConnectionState['prepared']): pg.Connection {
  return Object.create(connection, {
    sync: { value: () => {} },
    parsedStatements: { value: prepared },
    submittedNamedStatements: { writable: true },
  })
}

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>
export type Result = pg.QueryResult<Record<string, unknown>>

/** What is kept of a connection from message to message. */
export interface ConnectionState {
  names: PreparedNames
  /** SQL of the statements prepared on the connection, by their names there. */
  prepared: Record<string, string>
  /** The connection as a part of a message uses it, made at its first use. */
  withoutSync: pg.Connection | null
}

/**
 * Sends statements in one message of the extended protocol, with one Sync at the end. PostgreSQL runs them as one
 * implicit transaction, skips the rest after a failure, and ends the transaction at the Sync. A single query of pg
 * would have a Sync of its own.
 */
export class OneMessage implements pg.Submittable {
  readonly #parts: readonly Part[]
  readonly #state: ConnectionState
  readonly #results: Result[] = []
  readonly #resolve: (results: readonly Result[]) => void
  readonly #reject: (cause: Error) => void
  /** The index of the statement that is answered next. */
  #at = 0
  #failure: Error | undefined
  #endListening = () => {}

  constructor(
    statements: readonly Statement[],
    state: ConnectionState,
    resolve: (results: readonly Result[]) => void,
    reject: (cause: Error) => void,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    this.#state = state
    this.#parts = statements.map(({ sql, parameters }) => {
      const name = state.names.nameOf(sql)
      const named = name === undefined ? {} : { name }
      const config = { text: sql, values: sendable(parameters), queryMode: 'extended', ...named }
      const query = new pg.Query(config, (error, result) => {
        if (error) this.#failure ??= error
        else this.#results.push(result)
      })
      if (!isAnswered(query)) throw new Error('This version of pg answers its queries otherwise')
      return query
    })
  }

  submit(connection: pg.Connection): null {
    const { prepared } = this.#state
    const withoutSync = this.#withoutSync(connection)
    connection.stream.cork()
    this.#closeForgotten(connection)
    const unread = this.#parts.filter(({ name }) => name === undefined || prepared[name] === undefined)
    if (unread.some(({ name }) => name !== undefined)) {
      const read = () => {
        const part = unread.shift()
        if (part?.name !== undefined) prepared[part.name] = part.text
      }
      connection.on('parseComplete', read)
      this.#endListening = () => connection.removeListener('parseComplete', read)
    }
    for (const part of this.#parts) part.submit(withoutSync)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  #withoutSync(connection: pg.Connection): pg.Connection {
    const used = this.#state.withoutSync ?? partOf(connection, this.#state.prepared)
    this.#state.withoutSync = used
    return Object.assign(used, { submittedNamedStatements: {} })
  }

  /** Before the connection prepares another statement, closes those whose names are not in use any more. */
  #closeForgotten(connection: pg.Connection): void {
    const { names, prepared } = this.#state
    if (this.#parts.every(({ name }) => name === undefined || prepared[name] !== undefined)) return
    const given = names.given()
    for (const name of Object.keys(prepared).filter((one) => !given.has(one))) {
      connection.close({ type: 'S', name }, true)
      delete prepared[name]
    }
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
    else this.#resolve(this.#results)
  }
}
