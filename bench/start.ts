import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../tests/postgres.ts'
import { percentile, printTable, type Row } from './measure.ts'

// npm run bench, or alone: node bench/start.ts, after node scripts/build.js.

const root = join(import.meta.dirname, '..')
const rounds = 3

/** The least that a server on PostgreSQL needs: Hono, a pool of pg, one statement. */
const bare = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
const app = new Hono().get('*', async (context) => context.json((await pool.query('select 1')).rows))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) })`

const bareCommand = ['--input-type=module', '-e', bare]
const potluck = [join(root, 'scripts', 'start.js')]

/** Milliseconds from the start, milliseconds of CPU, and megabytes. */
interface Started {
  page: number
  pageCpu: number
  /** The database answers and the kitchen is loaded; no language is warm. */
  ready: number
  readyMemory: number
  /** All languages are warm. */
  warm: number
  warmMemory: number
  /** The longest wait of another caller while the languages were warmed. */
  longestWait: number
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  server.close()
  await once(server, 'close')
  return port
}

async function untilOk(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode} before answering ${url}`)
    const isOk = await fetch(url).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.ok
      },
      () => false,
    )
    if (isOk) return
    await sleep(5)
  }
  throw new Error(`no answer from ${url} within a minute`)
}

/** Resident memory of a process in MB: the server is one process, its embedded database a thread of it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Milliseconds that a process has used of all cores; the kernel counts in hundredths of a second. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

async function measure(command: readonly string[], env: Record<string, string>): Promise<Started> {
  const isBare = command === bareCommand
  const port = await freePort()
  const at = (path: string) => `http://127.0.0.1:${port}${path}`
  const started = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = child.pid ?? 0
  let isWarm = isBare
  child.stdout.on('data', (lines) => {
    isWarm ||= String(lines).includes('the kitchen is warm')
  })
  try {
    await untilOk(at('/'), child)
    const page = performance.now() - started
    const pageCpu = await cpuOf(pid)
    await untilOk(at('/readyz'), child)
    const ready = performance.now() - started
    const readyMemory = await memoryOf(pid)
    let longestWait = 0
    while (!isWarm) {
      const asked = performance.now()
      await (await fetch(at('/healthz'))).text()
      longestWait = Math.max(longestWait, performance.now() - asked)
      await sleep(20)
    }
    const warm = performance.now() - started
    await sleep(1_000)
    return { page, pageCpu, ready, readyMemory, warm, warmMemory: await memoryOf(pid), longestWait }
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

/**
 * Measures the start and the idle memory of the server on PostgreSQL and on the embedded database, against a plain
 * Hono with pg that is started in the same rounds. All starts are warm: nothing is installed, built or migrated.
 */
export async function benchStart(): Promise<Row[]> {
  const postgres = await startPostgres()
  const data = await mkdtemp(join(tmpdir(), 'potluck-bench-'))
  const onPostgres = { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'beside') }
  const embedded = { DATA_DIR: join(data, 'embedded') }
  try {
    await measure(potluck, onPostgres)
    const first = await measure(potluck, embedded)
    const bares: Started[] = []
    const ofPostgres: Started[] = []
    const ofEmbedded: Started[] = []
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await measure(bareCommand, onPostgres))
      ofPostgres.push(await measure(potluck, onPostgres))
      ofEmbedded.push(await measure(potluck, embedded))
    }
    return [
      ...rowsOf('PostgreSQL', ofPostgres, bares, { start: '950 ms (600)', memory: '180 MB (150)' }),
      ...rowsOf('embedded', ofEmbedded, bares, { start: '1500 ms (1200)', memory: '380 MB (350)' }),
      ...rowsOf('embedded, the first', [first], bares, {}).slice(0, 1),
    ]
  } finally {
    await postgres.stop()
    await rm(data, { recursive: true, force: true })
  }
}

interface Aims {
  start?: string
  memory?: string
}

function rowsOf(name: string, list: readonly Started[], bares: readonly Started[], { start, memory }: Aims): Row[] {
  const row = (what: string, unit: 'ms' | 'MB', pick: (one: Started) => number, least: (one: Started) => number, aim?: string): Row => ({
    name: `${what}, ${name}`,
    unit,
    value: percentile(list.map(pick), 0.5),
    against: 'bare Hono + pg',
    baseline: percentile(bares.map(least), 0.5),
    ...(aim !== undefined && { aim }),
  })
  return [
    row(
      'start to the first 200',
      'ms',
      ({ page }) => page,
      ({ page }) => page,
      start,
    ),
    row(
      'CPU until the first 200',
      'ms',
      ({ pageCpu }) => pageCpu,
      ({ pageCpu }) => pageCpu,
    ),
    row(
      'start until ready to cook',
      'ms',
      ({ ready }) => ready,
      ({ page }) => page,
    ),
    row(
      'start until all languages are warm',
      'ms',
      ({ warm }) => warm,
      ({ page }) => page,
      '5000 ms',
    ),
    row(
      'longest wait while warming',
      'ms',
      ({ longestWait }) => longestWait,
      ({ page }) => page,
      '50 ms',
    ),
    row(
      'idle memory, languages cold',
      'MB',
      ({ readyMemory }) => readyMemory,
      ({ readyMemory }) => readyMemory,
      memory,
    ),
    row(
      'idle memory, languages warm',
      'MB',
      ({ warmMemory }) => warmMemory,
      ({ warmMemory }) => warmMemory,
    ),
  ]
}

if (import.meta.main) printTable(await benchStart())
