import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openHasher } from '@potluck/platform/passwords/hasher'
import { createClient } from '@supabase/supabase-js'
import { execute, startPostgres } from '../tests/postgres.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { percentile, type Row } from './measure.ts'
import { callers, post, rate } from './rate.ts'
import { connectVisitor, requestText, type Visitor } from './visitor.ts'

const unlimited = Object.fromEntries(
  ['TOKEN_REFRESH', 'OTP', 'VERIFY', 'FAILURES_PER_ACCOUNT'].map((name) => [`AUTH_RATE_LIMIT_${name}`, '1000000']),
)
const password = 'correct-horse-1'

/**
 * Measures sign-ins on a real PostgreSQL against the password hash alone, and how a crowd of sign-ins slows other
 * calls.
 */
export async function benchAccounts(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const server = await startServer({ env: { DATABASE_URL: url.href, ...unlimited } })
  try {
    const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
    await Promise.all(Array.from({ length: callers }, (_, at) => signUp(server, anonKey, `cook${at}@example.org`)))
    return [await signInRow(server), ...(await crowdRows(server, anonKey))]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function signUp(server: RunningServer, anonKey: string, email: string): Promise<void> {
  const client = createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signUp({ email, password })
  if (error) throw new Error(`No account to measure with: ${error.message}`)
}

async function signInRow(server: RunningServer): Promise<Row> {
  const hasher = openHasher()
  const stored = await hasher.hash(password)
  const alone = await rate(() => hasher.verify(password, stored))
  const value = await rate((caller) =>
    post(`${server.url}/auth/v1/token?grant_type=password`, { email: `cook${caller}@example.org`, password }),
  )
  return { name: 'sign-ins', unit: '/s', value, against: 'argon2id alone, same cap', baseline: alone }
}

/** Crowds run one after another; the p99 of a single crowd would be its slowest answer. */
const crowds = 8

/** Measures how a hundred simultaneous sign-ins slow a visitor's other calls. */
async function crowdRows(server: RunningServer, anonKey: string): Promise<Row[]> {
  const bodies = Array.from({ length: 100 }, (_, at) => JSON.stringify({ email: `cook${at % callers}@example.org`, password }))
  const address = `${server.url}/auth/v1/token?grant_type=password`
  const crowd = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: { address, bodies } })
  await once(crowd, 'online')
  const visitor = await connectVisitor(
    server.url,
    requestText({
      method: 'POST',
      path: '/functions/v1/check-usage-status',
      headers: [`apikey: ${anonKey}`, 'content-type: application/json'],
      body: '{}',
    }),
  )
  const quiet: number[] = []
  const crowded: number[] = []
  for (let at = 0; at < crowds; at += 1) {
    quiet.push(...(await askDuring(sleep(1500), visitor)))
    crowd.postMessage('sign in')
    const done = once(crowd, 'message')
    crowded.push(...(await askDuring(done, visitor)))
    const [statuses] = await done
    if (!Array.isArray(statuses) || statuses.some((status) => status !== 200)) throw new Error(`Not all of the crowd came in: ${statuses}`)
  }
  visitor.leave()
  await crowd.terminate()
  return [0.5, 0.99].map((share) => ({
    name: `another call during 100 sign-ins, p${100 * share}`,
    unit: 'ms',
    value: percentile(crowded, share),
    against: `the same call while nobody signs in, p${100 * share}`,
    baseline: percentile(quiet, share),
    aim: '<= 2x',
  }))
}

/** Milliseconds of each of a visitor's calls, one after another, while `busy` runs. */
async function askDuring(busy: Promise<unknown>, visitor: Visitor): Promise<number[]> {
  const samples: number[] = []
  let isBusy = true
  const end = () => {
    isBusy = false
  }
  busy.then(end, end)
  while (isBusy) {
    const started = performance.now()
    await visitor.ask()
    samples.push(performance.now() - started)
    await sleep(5)
  }
  return samples
}
