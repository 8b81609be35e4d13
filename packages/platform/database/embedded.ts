import { Worker } from 'node:worker_threads'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Call, Failure, NoticeMessage, OpenResult, Reply, Rows, Statement, WorkerData } from '#platform/database/embedded-messages.ts'
import { DirectoryUnusable, lockDirectory } from '#platform/database/lock.ts'
import { statementPairIn } from '#platform/database/together.ts'
import { currentAsker } from '#platform/work/asker.ts'
import { makeTurnQueue } from '#platform/work/turns.ts'

/** The embedded database refused a statement. `code` is the SQLSTATE, as in pg. */
export class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly hint: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'EmbeddedDatabaseError'
    this.code = failure.code
    this.detail = failure.detail
    this.hint = failure.hint
    this.constraint = failure.constraint
    this.table = failure.table
  }
}

/** SQLSTATE "admin shutdown": the database's thread has ended. */
const stoppedFailure: Failure = { message: 'The embedded database has stopped', code: '57P01' }

/**
 * Opens the embedded database in `directory` as a Kysely dialect. `template` is an archive of an empty database,
 * which speeds up the first start. `onLost` is called when the database's thread dies, `onNotice` for each notice.
 * Throws DirectoryInUse when another process has the directory, DirectoryUnusable when it cannot be written.
 */
export async function embeddedDialect(options: {
  directory: string
  template: string | null
  onLost: (cause: Error) => void
  onNotice: (payload: string) => void
}): Promise<Dialect> {
  const unlock = lockDirectory(options.directory)
  try {
    const channel = await openChannel({ directory: options.directory, template: options.template }, options)
    return {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => embeddedDriver(channel, unlock),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    }
  } catch (cause) {
    unlock()
    throw isDiskError(cause) ? new DirectoryUnusable(options.directory, cause) : cause
  }
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|EDQUOT)$/.test(String(error.code))
}

interface Channel {
  run(statements: readonly Statement[]): Promise<Rows>
  /** Runs statements as one transaction. Answers one row with the rows of each. */
  runTogether(statements: readonly Statement[]): Promise<Rows>
  close(): Promise<void>
}

async function openChannel(
  workerData: WorkerData,
  { onLost, onNotice }: { onLost: (cause: Error) => void; onNotice: (payload: string) => void },
): Promise<Channel> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
  const waiting = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>()
  let nextId = 0
  let state: 'open' | 'closing' | 'lost' = 'open'

  const lose = (cause: Error) => {
    if (state !== 'open') return
    state = 'lost'
    for (const call of waiting.values()) call.reject(new EmbeddedDatabaseError(stoppedFailure))
    waiting.clear()
    onLost(cause)
  }

  await untilOpen(worker)
  worker.on('error', lose)
  worker.on('exit', (code) => lose(new Error(`The thread of the embedded database ended with code ${code}`)))
  worker.on('message', (reply: Reply | NoticeMessage | object) => {
    if ('told' in reply) return void onNotice(reply.told)
    if (!('id' in reply)) return
    const call = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('failure' in reply) call?.reject(new EmbeddedDatabaseError(reply.failure))
    else call?.resolve(reply.result)
  })

  const post = (call: (id: number) => Call) =>
    new Promise<Rows>((resolve, reject) => {
      if (state === 'lost') return reject(new EmbeddedDatabaseError(stoppedFailure))
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage(call(id))
    })

  return {
    run: (statements) => post((id) => ({ id, kind: 'run', statements })),
    runTogether: (statements) => post((id) => ({ id, kind: 'together', statements })),
    async close() {
      if (state !== 'open') return
      await post((id) => ({ id, kind: 'close' }))
      state = 'closing'
      await worker.terminate()
    },
  }
}

/** Waits until a thread has opened its database, and ends the thread if it cannot. */
function untilOpen(worker: Worker): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const listen = (message: OpenResult | object) => {
      // Under node --watch, Node sends messages of its own on this channel.
      if (!('opened' in message)) return
      worker.off('message', listen)
      if (message.opened) resolve()
      else reject(new EmbeddedDatabaseError(message.failure))
    }
    worker.on('message', listen)
    worker.once('error', reject)
  }).catch(async (cause) => {
    await worker.terminate()
    throw cause
  })
}

/**
 * The driver of a single connection, which callers use in turn. BEGIN is sent with the first statement, so a
 * transaction of one statement takes two messages, not three.
 */
function embeddedDriver(channel: Channel, unlock: () => void): Driver {
  let transaction: { held: Statement | null; failed: boolean } | null = null

  const run = async (...statements: Statement[]): Promise<Rows> => {
    const held = transaction?.held
    if (transaction) transaction.held = null
    try {
      return await channel.run(held ? [held, ...statements] : statements)
    } catch (error) {
      if (transaction) transaction.failed = true
      throw error
    }
  }
  const end = async (words: 'commit' | 'rollback') => {
    const ending = transaction
    transaction = null
    if (!ending?.held) await channel.run([{ sql: ending?.failed ? 'rollback' : words, parameters: [] }])
    if (words === 'commit' && ending?.failed) throw new AbortedTransactionError()
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const together = statementPairIn(query.parameters)
      if (together) {
        const statements = together.statements.map(({ sql, parameters }) => ({ sql, parameters }))
        return { rows: rowsOf<Row>((await channel.runTogether(statements)).rows) }
      }
      const { rows, affected } = await run({ sql: query.sql, parameters: query.parameters })
      return { rows: rowsOf<Row>(rows), numAffectedRows: BigInt(affected) }
    },
    // biome-ignore lint/correctness/useYield: the contract is a generator, and this engine does not stream.
    async *streamQuery() {
      throw new Error('The embedded database does not stream')
    },
  }

  return {
    ...lentInTurn(connection),
    init: async () => {},
    beginTransaction: async (_connection, settings) => {
      transaction = { held: { sql: beginStatement(settings), parameters: [] }, failed: false }
    },
    commitTransaction: () => end('commit'),
    rollbackTransaction: () => end('rollback'),
    destroy: async () => {
      await channel.close()
      unlock()
    },
  }
}

/** Lends the connection to one caller at a time. */
function lentInTurn(connection: DatabaseConnection): Pick<Driver, 'acquireConnection' | 'releaseConnection'> {
  const turns = makeTurnQueue({ parallel: 1, waiting: Number.POSITIVE_INFINITY })
  let release = () => {}
  return {
    acquireConnection() {
      const { promise: acquired, resolve, reject } = Promise.withResolvers<DatabaseConnection>()
      const useIt = () => {
        const { promise: released, resolve: end } = Promise.withResolvers<void>()
        release = end
        resolve(connection)
        return released
      }
      turns(useIt, { asker: currentAsker() }).catch(reject)
      return acquired
    },
    releaseConnection: async () => release(),
  }
}

/** Kysely's type of the rows is taken on trust here, and only here. */
function rowsOf<Row>(rows: unknown[]): Row[]
function rowsOf(rows: unknown[]): unknown[] {
  return rows
}

function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), ...(accessMode ? [accessMode] : [])].join(' ')
}
