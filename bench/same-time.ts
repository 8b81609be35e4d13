import { performance } from 'node:perf_hooks'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { execute, startPostgres } from '../tests/postgres.ts'
import { startServer } from '../tests/start-server.ts'
import { percentile } from './measure.ts'

/**
 * The share of pairs in which the known address took longer should lie between these, so that time does not tell the
 * two apart.
 */
const aim = { least: 0.45, most: 0.55 }

const password = 'correct-horse-1'
const keys = { ANON_KEY: 'the-anonymous-key-of-this-bench', SERVICE_ROLE_KEY: 'the-service-role-key-of-this-bench' }
const limits = ['TOKEN_REFRESH', 'OTP', 'VERIFY', 'EMAIL_SENT', 'FAILURES_PER_ACCOUNT']
const env = {
  ...keys,
  ...Object.fromEntries(limits.map((name) => [`AUTH_RATE_LIMIT_${name}`, '1000000'])),
  AUTH_MAILER_AUTOCONFIRM: 'false',
  AUTH_SMTP_MAX_FREQUENCY: '0s',
}

interface Door {
  name: string
  path: string
  body: (email: string) => object
  /** Whether the known addresses of this door are confirmed. */
  isConfirmed: boolean
}

const doors: readonly Door[] = [
  { name: 'sign-in', path: 'token?grant_type=password', body: (email) => ({ email, password: 'wrong-horse-1' }), isConfirmed: true },
  { name: 'recover', path: 'recover', body: (email) => ({ email }), isConfirmed: true },
  { name: 'otp', path: 'otp', body: (email) => ({ email }), isConfirmed: true },
  { name: 'magiclink', path: 'magiclink', body: (email) => ({ email }), isConfirmed: true },
  { name: 'resend', path: 'resend', body: (email) => ({ email, type: 'signup' }), isConfirmed: false },
  { name: 'sign-up', path: 'signup', body: (email) => ({ email, password }), isConfirmed: true },
]

interface Compared {
  known: number[]
  unknown: number[]
}

/**
 * Measures the given number of pairs of calls about a known and an unknown address at each door of a real server, or
 * at the named doors, and prints whether the time tells the two apart.
 */
export async function printSameTime(pairs: number, names: readonly string[]): Promise<void> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const server = await startServer({ env: { ...env, DATABASE_URL: url.href } })
  try {
    const admin = createClient(server.url, keys.SERVICE_ROLE_KEY, { auth: { persistSession: false, autoRefreshToken: false } })
    console.log(`${pairs} pairs at each door; the rank statistic is meant to be between ${aim.least} and ${aim.most}\n`)
    console.log('door        known      unknown    gap        rank statistic')
    for (const door of doors.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const compared = await compare(server.url, admin, door, pairs)
      const [known, unknown] = [percentile(compared.known, 0.5), percentile(compared.unknown, 0.5)]
      const rank = rankStatistic(compared)
      const verdict = rank >= aim.least && rank <= aim.most ? '' : '  <- tells'
      const cells = [known, unknown, known - unknown].map((ms) => `${ms.toFixed(3)} ms`.padEnd(11))
      console.log(`${door.name.padEnd(12)}${cells.join('')}${rank.toFixed(3)}${verdict}`)
    }
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

/**
 * Measures the two calls of a pair in alternating order, so that earlier calls, and work after an answer, affect both
 * alike.
 */
async function compare(url: string, admin: SupabaseClient, door: Door, pairs: number): Promise<Compared> {
  const warmUp = Math.ceil(pairs / 10)
  const compared: Compared = { known: [], unknown: [] }
  for (let pair = -warmUp; pair < pairs; pair += 1) {
    const known = `known${pair}-${crypto.randomUUID()}@example.org`
    const { error } = await admin.auth.admin.createUser({
      email: known,
      email_confirm: door.isConfirmed,
      ...(door.name === 'sign-in' && { password }),
    })
    if (error) throw new Error(`No account to compare with: ${error.message}`)
    const unknown = `never${pair}-${crypto.randomUUID()}@example.org`
    const calls = [
      { to: compared.known, email: known },
      { to: compared.unknown, email: unknown },
    ]
    if (pair % 2 === 0) calls.reverse()
    for (const { to, email } of calls) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const ms = await timeCall(`${url}/auth/v1/${door.path}`, door.body(email))
      if (pair >= 0) to.push(ms)
    }
  }
  return compared
}

async function timeCall(address: string, body: object): Promise<number> {
  const started = performance.now()
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: keys.ANON_KEY },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  const ms = performance.now() - started
  if (response.status >= 429) throw new Error(`${address}: ${response.status}`)
  return ms
}

/**
 * The share of all pairs in which the known address took longer; ties count one half. One half means that time tells
 * nothing (Mann and Whitney's U over n1 n2).
 */
function rankStatistic({ known, unknown }: Compared): number {
  const wins = known.flatMap((ms) => unknown.map((other) => (ms > other ? 1 : ms === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}
