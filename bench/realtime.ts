import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { noticeChannel } from '@potluck/platform/database/notices'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { WebSocket } from 'ws'
import { execute, startPostgres } from '../tests/postgres.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { percentile, type Row } from './measure.ts'

/** Connections whose memory is measured, after some that warm up the code. */
const idle = 1_000
const warmUp = 200

/** Changes whose delay is measured, one after another. */
const changes = 300

/** Measures the cost of an idle connection, and the delay of a change to another process. */
export async function benchRealtime(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  // For the server, each connection has an address of its own.
  const servers = await Promise.all([1, 2].map(() => startServer({ env: { DATABASE_URL: url.href, TRUST_PROXY: 'loopback' } })))
  try {
    const [here, there] = servers
    if (!here || !there) throw new Error('No servers to measure with')
    const member = await signUp(here)
    return [await memoryRow(there, member), await latencyRow(here, there, member, url.href)]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}

interface Member {
  id: string
  token: string
  anonKey: string
}

async function signUp(server: RunningServer): Promise<Member> {
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
  const client = createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({ email: 'cook@example.org', password: 'correct-horse-1' })
  if (error || !data.session || !data.user) throw new Error(`No account to measure with: ${error?.message}`)
  return { id: data.user.id, token: data.session.access_token, anonKey }
}

async function memoryRow(server: RunningServer, member: Member): Promise<Row> {
  const value = await memoryEach(server.pid, (at) => joined(server, member, at))
  const bare = fork(join(import.meta.dirname, 'bare-sockets.ts'))
  const [{ port }] = await once(bare, 'message')
  const baseline = await memoryEach(bare.pid ?? 0, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    await once(socket, 'open')
    return socket
  })
  bare.disconnect()
  return { name: `an idle socket with a channel, of ${idle}`, unit: 'kB', value, against: 'a bare ws socket', baseline, aim: '<= 50 kB' }
}

/** Kilobytes that each connection adds to a process, after all are open and some idle time has passed. */
async function memoryEach(pid: number, open: (at: number) => Promise<WebSocket>): Promise<number> {
  await close(await openAll(warmUp, open))
  await sleep(1_000)
  const before = await residentKb(pid)
  const sockets = await openAll(idle, open)
  await sleep(1_000)
  const after = await residentKb(pid)
  await close(sockets)
  return (after - before) / idle
}

async function openAll(count: number, open: (at: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let at = 0; at < count; at += 1) sockets.push(await open(at))
  return sockets
}

async function close(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map((socket) => {
      socket.close()
      return once(socket, 'close')
    }),
  )
}

/** Linux only, like the other figures of memory. */
async function residentKb(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** A connection with a channel that receives changes of the member's own profile. */
async function joined(server: RunningServer, { id, token, anonKey }: Member, at = 0): Promise<WebSocket> {
  const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`, {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  })
  await once(socket, 'open')
  const wish = { event: '*', schema: 'public', table: 'profiles', filter: `user_id=eq.${id}` }
  const answered = once(socket, 'message')
  socket.send(JSON.stringify(['1', '1', 'realtime:own', 'phx_join', { access_token: token, config: { postgres_changes: [wish] } }]))
  const [answer] = await answered
  if (!String(answer).includes('"status":"ok"')) throw new Error(`Not joined: ${answer}`)
  return socket
}

/**
 * The time from before the call to one process until a browser at the other receives the change, against the
 * database's own notice of the change.
 */
async function latencyRow(here: RunningServer, there: RunningServer, member: Member, database: string): Promise<Row> {
  const socket = await joined(there, member)
  const line = new pg.Client({ connectionString: database })
  await line.connect()
  await line.query(`listen ${noticeChannel}`)
  const heard: number[] = []
  const told: number[] = []
  for (let at = 0; at < changes; at += 1) {
    const started = performance.now()
    const since = () => performance.now() - started
    const [ours, bare] = [untilHeard(socket, `Cook ${at}`).then(since), once(line, 'notification').then(since)]
    await rename(here, member, `Cook ${at}`)
    heard.push(await ours)
    told.push(await bare)
  }
  socket.close()
  await line.end()
  return {
    name: 'a change reaches a browser at another process',
    unit: 'ms',
    value: percentile(heard, 0.5),
    p99: percentile(heard, 0.99),
    against: 'the same change at a bare LISTEN',
    baseline: percentile(told, 0.5),
    aim: '< 1 s',
  }
}

function untilHeard(socket: WebSocket, name: string): Promise<void> {
  return new Promise((resolve) => {
    const hear = (message: WebSocket.RawData) => {
      if (!String(message).includes(name)) return
      socket.off('message', hear)
      resolve()
    }
    socket.on('message', hear)
  })
}

async function rename(server: RunningServer, { id, token, anonKey }: Member, name: string): Promise<void> {
  const response = await fetch(`${server.url}/rest/v1/profiles?user_id=eq.${id}`, {
    method: 'PATCH',
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: name }),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`No change to measure: ${response.status}`)
}
