import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { Asked, Done, Work } from './bare-client.ts'

/** How long a rate is measured, in how many turns with the compared rates, and by how many callers at once. */
const seconds = 4
const turns = 3
export const callers = 8

/** Milliseconds before counting begins. */
const warmUp = 1_000

/** Ticks of the kernel's clock in a second, by which it counts the processor's time. */
const ticks = 100

/** How often per second the callers together finish the work. */
export async function rate(work: (caller: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1000
  const done = await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      let count = 0
      while (performance.now() < until) {
        await work(caller)
        count += 1
      }
      return count
    }),
  )
  return done.reduce((sum, count) => sum + count, 0) / seconds
}

/**
 * A rate, and the cost of one call for the answering process: microseconds of a core, and bytes of the answer with its
 * head.
 */
export interface Rate {
  perSecond: number
  cpu: number
  bytes: number
  /** The last carried text of each connection. */
  carried: readonly string[]
}

/**
 * How often per second a server answers callers with plain sockets, each of which sends its next request after an
 * answer.
 */
export async function httpRate(server: { port: number; pid: number }, connections: readonly Asked[]): Promise<Rate> {
  const work: Work = { port: server.port, connections, milliseconds: (seconds * 1000) / turns, warmUp: warmUp / turns }
  const client = new Worker(new URL('./bare-client.ts', import.meta.url), { workerData: work })
  await once(client, 'message')
  await new Promise((resolve) => setTimeout(resolve, work.warmUp))
  const before = await cpuOf(server.pid)
  const [done]: Done[] = await once(client, 'message')
  const after = await cpuOf(server.pid)
  if (!done) throw new Error('No answers to count')
  const { answers, bytes, carried, milliseconds } = done
  return { perSecond: (answers / milliseconds) * 1000, cpu: (after - before) / answers, bytes: bytes / answers, carried }
}

/** The median of several rates that were measured by turns with others. */
export function medianRate(rates: readonly Rate[]): Rate {
  const middle = rates.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rates.length / 2)]
  if (!middle) throw new Error('No rates')
  return middle
}

/**
 * Takes several measurements by turns, so that a machine that is busy for a moment affects all of them. Answers the
 * median of each.
 */
export async function inTurns<Name extends string>(work: Record<Name, () => Promise<Rate>>): Promise<Map<Name, Rate>> {
  const names = Object.keys(work).filter((name): name is Name => name in work)
  const taken = new Map<Name, Rate[]>(names.map((name) => [name, []]))
  for (let turn = 0; turn < turns; turn += 1) for (const name of names) taken.get(name)?.push(await work[name]())
  return new Map(names.map((name) => [name, medianRate(taken.get(name) ?? [])]))
}

/** Microseconds of the processor that a process and its threads have used. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in brackets, may contain spaces. User and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1_000_000
}

/**
 * Seconds in a row in which an idle server uses at most a fiftieth of a core. More than one, because on a busy machine
 * the server may get no more for a moment.
 */
const quietSeconds = 3

/** Resolves when a server has finished its own work after a start, such as warming the kitchen. */
export async function untilIdle(pid: number): Promise<void> {
  let before = await cpuOf(pid)
  for (let quiet = 0; quiet < quietSeconds; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const after = await cpuOf(pid)
    quiet = after - before <= 20_000 ? quiet + 1 : 0
    before = after
  }
}

export interface BoundStatement {
  text: string
  values: readonly unknown[]
}

/**
 * Starts Hono with a pool of pg and nothing else, in a process of its own. It answers every POST with the rows of the
 * next statement.
 */
export async function startBareHono(database: string, statements: readonly BoundStatement[]) {
  const child = fork(join(import.meta.dirname, 'bare-hono.ts'))
  child.send({ database, statements })
  const [{ port }] = await once(child, 'message')
  return { port: Number(port), pid: child.pid ?? 0, stop: () => child.disconnect() }
}

/**
 * The rate of the same SQL without a server, by turns of the scripts: by pgbench if it is installed, else by our own
 * driver in a loop.
 */
export async function sqlAlone(database: string, scripts: readonly string[]): Promise<{ name: string; tps: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-pgbench-'))
  try {
    const files = await Promise.all(
      scripts.map(async (script, at) => {
        const file = join(folder, `${at}.sql`)
        await writeFile(file, script)
        return ['-f', file]
      }),
    )
    const time = String(Math.max(1, Math.round(seconds / turns)))
    const args = ['-n', '-c', String(callers), '-j', '2', '-T', time, ...files.flat(), database]
    const { stdout } = await promisify(execFile)('pgbench', args)
    return { name: 'pgbench', tps: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const pool = new pg.Pool({ connectionString: database, max: callers })
    const tps = await rate((caller) => pool.query(scripts[caller % scripts.length] ?? ''))
    await pool.end()
    return { name: 'pg in a loop', tps }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Posts JSON and answers the parsed response; throws for any failure. */
export async function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
