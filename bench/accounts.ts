import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createClient } from '@supabase/supabase-js'
import { openHasher } from '#platform/passwords/hasher.ts'
import { execute, startPostgres } from '../tests/postgres.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { percentile, type Row } from './measure.ts'
import { callers, post, rate, sqlAlone } from './rate.ts'

const unlimited = Object.fromEntries(
  ['TOKEN_REFRESH', 'OTP', 'VERIFY', 'FAILURES_PER_ACCOUNT'].map((name) => [`AUTH_RATE_LIMIT_${name}`, '1000000']),
)
const password = 'correct-horse-1'

/** Accounts and rows on a real PostgreSQL, each figure against what the machine can do at best: the hash alone, the same SQL alone. */
export async function benchAccounts(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const server = await startServer({ env: { DATABASE_URL: url.href, ...unlimited } })
  try {
    const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
    const people = await Promise.all(Array.from({ length: callers }, (_, at) => signUp(server, anonKey, `cook${at}@example.org`)))
    return [
      await signInRow(server),
      await refreshRow(server, people, url.href),
      await readRow(server, people, url.href),
      await crowdRow(server, anonKey),
    ]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

interface Person {
  email: string
  id: string
  accessToken: string
  refreshToken: string
  anonKey: string
}

async function signUp(server: RunningServer, anonKey: string, email: string): Promise<Person> {
  const client = createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({ email, password })
  if (error || !data.session || !data.user) throw new Error(`No account to measure with: ${error?.message}`)
  const { error: refused } = await client.from('saved_recipes').insert(
    Array.from({ length: 6 }, (_, at) => ({
      user_id: data.user?.id,
      recipe_name: `Soup ${at}`,
      cuisine_type: 'Thai',
      language: 'en',
      recipe_content: { title: `Soup ${at}`, ingredients: ['1 leek'], instructions: ['Cook the leek for 20 minutes.'] },
    })),
  )
  if (refused) throw new Error(`No rows to measure with: ${refused.message}`)
  return { email, id: data.user.id, accessToken: data.session.access_token, refreshToken: data.session.refresh_token, anonKey }
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

async function refreshRow(server: RunningServer, people: readonly Person[], database: string): Promise<Row> {
  const tokens = people.map(({ refreshToken }) => refreshToken)
  const value = await rate(async (caller) => {
    const answer = await post(`${server.url}/auth/v1/token?grant_type=refresh_token`, { refresh_token: tokens[caller] })
    tokens[caller] = String(answer.refresh_token)
  })
  const { name, tps } = await sqlAlone(
    database,
    people.map(
      ({ id }) => `begin;
select * from auth.sessions where user_id = '${id}' for update limit 1;
select * from auth.users where id = '${id}';
update auth.sessions set refresh_token_counter = refresh_token_counter + 1 where user_id = '${id}';
commit;`,
    ),
  )
  return { name: 'session refreshes', unit: '/s', value, against: `their row lock and update in ${name}`, baseline: tps }
}

async function readRow(server: RunningServer, people: readonly Person[], database: string): Promise<Row> {
  const value = await rate(async (caller) => {
    const person = people[caller % people.length]
    const response = await fetch(`${server.url}/rest/v1/saved_recipes?select=*&order=created_at.desc`, {
      headers: { apikey: person?.anonKey ?? '', authorization: `Bearer ${person?.accessToken}` },
    })
    const rows = await response.json()
    if (!Array.isArray(rows) || rows.length !== 6) throw new Error(`Not the six rows: ${JSON.stringify(rows).slice(0, 200)}`)
  })
  const { name, tps } = await sqlAlone(
    database,
    people.map(
      ({ id }) => `begin;
select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '{"role":"authenticated","sub":"${id}"}', true);
select coalesce(json_agg(r), '[]') from (select * from saved_recipes order by created_at desc limit 1000) r;
commit;`,
    ),
  )
  return { name: 'a member reads own rows', unit: '/s', value, against: `the same query in ${name}`, baseline: tps }
}

/** So many crowds, one after the other: the p99 of one alone would be its slowest answer. */
const crowds = 8

/** What a hundred sign-ins at once do to a visitor who asks something else meanwhile. */
async function crowdRow(server: RunningServer, anonKey: string): Promise<Row> {
  const bodies = Array.from({ length: 100 }, (_, at) => JSON.stringify({ email: `cook${at % callers}@example.org`, password }))
  const address = `${server.url}/auth/v1/token?grant_type=password`
  const crowd = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: { address, bodies } })
  await once(crowd, 'online')
  const quiet: number[] = []
  const crowded: number[] = []
  for (let at = 0; at < crowds; at += 1) {
    quiet.push(...(await askDuring(sleep(1500), server, anonKey)))
    crowd.postMessage('sign in')
    const done = once(crowd, 'message')
    crowded.push(...(await askDuring(done, server, anonKey)))
    const [statuses] = await done
    if (!Array.isArray(statuses) || statuses.some((status) => status !== 200)) throw new Error(`Not all of the crowd came in: ${statuses}`)
  }
  await crowd.terminate()
  return {
    name: 'another call during 100 sign-ins, p99',
    unit: 'ms',
    value: percentile(crowded, 0.99),
    against: 'the same call while nobody signs in, p99',
    baseline: percentile(quiet, 0.99),
    aim: '<= 2x',
  }
}

/** Milliseconds of each of a visitor's calls, one after the other, for as long as something else takes. */
async function askDuring(busy: Promise<unknown>, server: RunningServer, anonKey: string): Promise<number[]> {
  const samples: number[] = []
  let isBusy = true
  void busy.finally(() => {
    isBusy = false
  })
  while (isBusy) {
    const started = performance.now()
    await post(`${server.url}/functions/v1/check-usage-status`, {}, { apikey: anonKey })
    samples.push(performance.now() - started)
    await sleep(5)
  }
  return samples
}
