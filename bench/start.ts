import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { percentile, type Row } from './measure.ts'

const bareServer = `require('node:http').createServer((q, r) => r.end('ok')).listen(process.env.PORT, '127.0.0.1')`
const rounds = 3

interface Started {
  msToPage: number
  msToDatabase: number
  memoryMb: number
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
      (answer) => answer.ok,
      () => false,
    )
    if (isOk) return
    await new Promise((wake) => setTimeout(wake, 5))
  }
  throw new Error(`no answer from ${url} within a minute`)
}

/** Resident memory in MB of a process and all it started. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  const theirs = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryOf(Number(child))),
  )
  return own + theirs.reduce((sum, one) => sum + one, 0)
}

async function start(command: readonly string[], env: Record<string, string>, paths: { page: string; database: string }): Promise<Started> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  try {
    await untilOk(`http://127.0.0.1:${port}${paths.page}`, child)
    const msToPage = performance.now() - started
    await untilOk(`http://127.0.0.1:${port}${paths.database}`, child)
    const msToDatabase = performance.now() - started
    await new Promise((wake) => setTimeout(wake, 2_000))
    return { msToPage, msToDatabase, memoryMb: await memoryOf(child.pid ?? 0) }
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

const median = (list: readonly Started[], pick: (one: Started) => number) => percentile(list.map(pick), 0.5)

/** Cold start (empty data directory), warm start (nothing to install, build or migrate) and idle memory, against a bare HTTP server. */
export async function benchStart(): Promise<Row[]> {
  const bare: Started[] = []
  const cold: Started[] = []
  const warm: Started[] = []
  for (let round = 0; round < rounds; round += 1) {
    const data = await mkdtemp(join(tmpdir(), 'potluck-bench-'))
    const potluck = ['scripts/start.js']
    bare.push(await start(['-e', bareServer], {}, { page: '/', database: '/' }))
    cold.push(await start(potluck, { DATA_DIR: data }, { page: '/', database: '/ready' }))
    warm.push(await start(potluck, { DATA_DIR: data }, { page: '/', database: '/ready' }))
    await rm(data, { recursive: true, force: true })
  }
  const against = 'bare node:http server'
  const baseline = median(bare, (one) => one.msToPage)
  const memory = median(bare, (one) => one.memoryMb)
  return [
    { name: 'cold start to the page', unit: 'ms', value: median(cold, (one) => one.msToPage), against, baseline },
    { name: 'cold start to the database', unit: 'ms', value: median(cold, (one) => one.msToDatabase), against, baseline },
    { name: 'warm start to the page', unit: 'ms', value: median(warm, (one) => one.msToPage), against, baseline },
    { name: 'warm start to the database', unit: 'ms', value: median(warm, (one) => one.msToDatabase), against, baseline },
    { name: 'idle memory', unit: 'MB', value: median(warm, (one) => one.memoryMb), against, baseline: memory },
  ]
}
