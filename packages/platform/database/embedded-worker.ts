import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Call, Failure, NoticeMessage, OpenResult, Reply, Rows, Statement, WorkerData } from '#platform/database/embedded-messages.ts'
import { noticeChannel } from '#platform/database/notices.ts'
import { pgliteOptions } from '#platform/database/pglite-options.ts'

// The database runs in a thread of its own: in the server's thread a slow query would block every request.

const port = parentPort
if (!port) throw new Error('embedded-worker.ts is a worker thread')
const { directory, template }: WorkerData = workerData

try {
  const database = await open()
  await database.listen(noticeChannel, (told) => port.postMessage({ told } satisfies NoticeMessage))
  let last = Promise.resolve()
  port.on('message', (call: Call) => {
    last = last.then(async () => port.postMessage(await answer(database, call)))
  })
  port.postMessage({ opened: true } satisfies OpenResult)
} catch (error) {
  port.postMessage({ opened: false, failure: failureOf(error) } satisfies OpenResult)
}

/**
 * Makes a new database beside its final place and moves it there when it is complete, so that a crash leaves no
 * incomplete database.
 */
async function open(): Promise<PGlite> {
  const place = join(directory, 'postgres')
  if (!existsSync(place)) {
    const unfinished = join(directory, 'postgres.new')
    rmSync(unfinished, { recursive: true, force: true })
    const options = template && existsSync(template) ? { ...pgliteOptions, loadDataDir: await openAsBlob(template) } : pgliteOptions
    const fresh = await PGlite.create(unfinished, options)
    await fresh.close()
    renameSync(unfinished, place)
  }
  return PGlite.create(place, pgliteOptions)
}

async function answer(database: PGlite, call: Call): Promise<Reply> {
  try {
    if (call.kind === 'close') {
      await database.close()
      return { id: call.id, result: { rows: [], affected: 0 } }
    }
    if (call.kind === 'together') return { id: call.id, result: await runTogether(database, call.statements) }
    let result: Rows = { rows: [], affected: 0 }
    for (const statement of call.statements) result = await run(database, statement)
    return { id: call.id, result }
  } catch (error) {
    return { id: call.id, failure: failureOf(error) }
  }
}

async function run(database: PGlite, { sql, parameters }: Statement): Promise<Rows> {
  // Without parameters the text may contain several statements, as with pg; migrations do.
  const result = parameters.length > 0 ? await database.query(sql, [...parameters]) : (await database.exec(sql)).at(-1)
  return { rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 }
}

function runTogether(database: PGlite, statements: readonly Statement[]): Promise<Rows> {
  return database.transaction(async (transaction) => {
    const each: unknown[][] = []
    for (const { sql, parameters } of statements) each.push((await transaction.query(sql, [...parameters])).rows)
    return { rows: [each], affected: 0 }
  })
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) }
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    message: error.message,
    code: text('code'),
    detail: text('detail'),
    hint: text('hint'),
    constraint: text('constraint'),
    table: text('table'),
  }
}
