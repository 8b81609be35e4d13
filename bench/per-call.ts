import { randomUUID } from 'node:crypto'
import { cook } from '@potluck/kitchen/cook'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { execute, startPostgres } from '../tests/postgres.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import type { Asked } from './bare-client.ts'
import type { Row } from './measure.ts'
import { callers, httpRate, inTurns, type Rate, sqlAlone, startBareHono, untilIdle } from './rate.ts'

const unlimited = Object.fromEntries(
  ['TOKEN_REFRESH', 'OTP', 'VERIFY', 'FAILURES_PER_ACCOUNT'].map((name) => [`AUTH_RATE_LIMIT_${name}`, '1000000']),
)

/** Recipes that each member has saved, and the newest of them that a list shows. */
const saved = { all: 300, listed: 100 }

interface Place {
  server: RunningServer
  database: string
  people: readonly Person[]
}

interface Person {
  id: string
  accessToken: string
  refreshToken: string
  anonKey: string
}

/**
 * Measures the most frequent calls, each against the database alone, and the smallest against a server that does
 * nothing else.
 */
export async function benchPerCall(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const database = url.href
  const server = await startServer({ env: { DATABASE_URL: database, TRUST_PROXY: 'loopback', ...unlimited } })
  try {
    await untilIdle(server.pid)
    const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
    const people = await Promise.all(Array.from({ length: callers }, (_, at) => signUp(server, anonKey, `cook${at}@example.org`)))
    await saveRecipes(database, people)
    const place = { server, database, people }
    return [...(await usageRows(place)), ...(await refreshRows(place)), ...(await readRows(place))]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function signUp(server: RunningServer, anonKey: string, email: string): Promise<Person> {
  const client = createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({ email, password: 'correct-horse-1' })
  if (error || !data.session || !data.user) throw new Error(`No account to measure with: ${error?.message}`)
  return { id: data.user.id, accessToken: data.session.access_token, refreshToken: data.session.refresh_token, anonKey }
}

/** Stores recipes of the kitchen, more than a member may save, because the cap is not measured. */
async function saveRecipes(database: string, people: readonly Person[]): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const dishes = Array.from({ length: 20 }, (_, at) => cook(aSoup, `bench ${at}`)).flatMap((dish) =>
    dish.state === 'cooked' ? [dish.recipe] : [],
  )
  for (const { id } of people) {
    for (let at = 0; at < saved.all; at += 1) {
      const recipe = dishes[at % dishes.length]
      await client.query(
        `insert into public.saved_recipes (user_id, recipe_name, cuisine_type, language, recipe_content) values ($1, $2, 'French', 'en', $3)`,
        [id, recipe?.title, JSON.stringify(recipe)],
      )
    }
  }
  await client.query('analyze')
  await client.end()
}

const aSoup = {
  ingredients: ['leeks', 'potatoes', 'carrots', 'chicken stock'],
  allergens: [],
  mealTypes: ['soup'],
  targetMealType: 'soup',
  dietTypes: ['non-vegetarian'],
  proteins: [],
  cuisine: 'French',
  searchMode: 'ideas',
  complexityMode: 'simple',
  language: 'en',
  useOnlyStaples: false,
  selectedStaples: ['butter', 'salt and pepper'],
} satisfies Parameters<typeof cook>[0]

const standings = `select coalesce(jsonb_agg(to_jsonb(standing)), '[]') as standings
from private.standings($1::text[], $2::timestamptz, $3::boolean) as standing`

/** Measures the usage of visitors who have searched, each from one address. */
async function usageRows({ server, database }: Place): Promise<Row[]> {
  const visitors = Array.from({ length: callers }, (_, at) => ({ session: randomUUID(), address: `198.18.0.${at + 1}` }))
  for (const { session, address } of visitors) await search(server, session, address)
  await execute(database, 'analyze')
  const keysOf = (session: string, address: string) => [`session:${session}`, `ip:${address}`]
  const now = new Date().toISOString()
  const bare = await startBareHono(
    database,
    visitors.map(({ session, address }) => ({ text: standings, values: [keysOf(session, address), now, true] })),
  )
  const scripts = visitors.map(({ session, address }) => {
    const keys = keysOf(session, address).map((key) => pg.escapeLiteral(key))
    return `${standings.replaceAll('\n', ' ').replace('$1', `array[${keys}]`).replace('$2', `'${now}'`).replace('$3', 'true')};`
  })
  const asked = visitors.map(
    ({ session, address }): Asked => ({
      head: headOf('POST /functions/v1/check-usage-status', {
        'x-session-id': session,
        'x-forwarded-for': address,
        'x-time-zone': 'Europe/Vienna',
      }),
      body: '{}',
    }),
  )
  try {
    const rates = await inTurns({
      ours: () => httpRate(addressOf(server), asked),
      bare: () =>
        httpRate(
          bare,
          [...Array(callers)].map(() => ({ head: headOf('POST /', {}), body: '{}' })),
        ),
      sql: () => sqlRate(database, scripts),
    })
    return [
      row('usage checks', rates.get('ours'), 'Hono and pg, the same statement', rates.get('bare'), '>= 0.75, aim 0.9'),
      row('usage checks', rates.get('ours'), 'pgbench, the same statement', rates.get('sql'), '>= 0.36, aim 0.42'),
    ]
  } finally {
    bare.stop()
  }
}

async function search(server: RunningServer, session: string, address: string): Promise<void> {
  const response = await fetch(`${server.url}/functions/v1/generate-recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': session, 'x-forwarded-for': address, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...aSoup, requestTimestamp: 1 }),
  })
  if (!response.ok) throw new Error(`No search to measure with: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

async function refreshRows({ server, database, people }: Place): Promise<Row[]> {
  const asked = people.map(
    ({ refreshToken }): Asked => ({
      head: headOf('POST /auth/v1/token?grant_type=refresh_token', {}),
      body: '{"refresh_token":"{carried}"}',
      carried: { field: 'refresh_token', first: refreshToken },
    }),
  )
  const scripts = people.map(
    ({ id }) => `begin;
select * from auth.sessions where user_id = '${id}' for update limit 1;
select * from auth.users where id = '${id}';
update auth.sessions set refresh_token_counter = refresh_token_counter where user_id = '${id}';
commit;`,
  )
  const following = keepCarried(asked)
  const rates = await inTurns({
    ours: () => following((connections) => httpRate(addressOf(server), connections)),
    sql: () => sqlRate(database, scripts),
  })
  return [row('session refreshes', rates.get('ours'), 'pgbench, row lock, account and update', rates.get('sql'), '>= 0.15')]
}

async function readRows({ server, database, people }: Place): Promise<Row[]> {
  const asking = (limit: number, more: Record<string, string> = {}) =>
    people.map(
      ({ anonKey, accessToken }): Asked => ({
        head: headOf(`GET /rest/v1/saved_recipes?select=*&order=created_at.desc&limit=${limit}`, {
          apikey: anonKey,
          authorization: `Bearer ${accessToken}`,
          ...more,
        }),
      }),
    )
  const scripts = (limit: number) =>
    people.map(
      ({ id }) => `begin;
select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '{"role":"authenticated","sub":"${id}"}', true);
select coalesce(json_agg(r), '[]') from (select * from saved_recipes order by created_at desc limit ${limit}) r;
commit;`,
    )
  const few = 6
  const rates = await inTurns({
    few: () => httpRate(addressOf(server), asking(few)),
    fewSql: () => sqlRate(database, scripts(few)),
    list: () => httpRate(addressOf(server), asking(saved.listed)),
    listSql: () => sqlRate(database, scripts(saved.listed)),
    packed: () => httpRate(addressOf(server), asking(saved.listed, { 'accept-encoding': 'gzip, deflate, br, zstd' })),
  })
  const sql = 'pgbench, the same query'
  return [
    row(`a member reads ${few} own rows`, rates.get('few'), sql, rates.get('fewSql'), '>= 0.25'),
    row(`a list of ${saved.listed}, as it is`, rates.get('list'), sql, rates.get('listSql'), '>= 0.4'),
    row(
      `a list of ${saved.listed}, compressed`,
      rates.get('packed'),
      'the same list as it is',
      rates.get('list'),
      'at most 1 ms of a core more',
    ),
  ]
}

/**
 * A refresh token is valid for one refresh, so each turn begins with the token that the last answer of each connection
 * contained.
 */
function keepCarried(asked: readonly Asked[]) {
  let latest = asked
  return async (measure: (connections: readonly Asked[]) => Promise<Rate>): Promise<Rate> => {
    const taken = await measure(latest)
    latest = latest.map((one, at) => (one.carried ? { ...one, carried: { ...one.carried, first: taken.carried[at] ?? '' } } : one))
    return taken
  }
}

function row(name: string, ours: Rate | undefined, against: string, baseline: Rate | undefined, aim: string): Row {
  if (!ours || !baseline) throw new Error(`Nothing was measured: ${name}`)
  const size = ours.bytes > 10_000 ? `, ${(ours.bytes / 1000).toFixed(0)} kB` : ''
  return {
    name: `${name} (${ours.cpu.toFixed(0)} µs of a core${size})`,
    unit: '/s',
    value: ours.perSecond,
    against: baseline.cpu > 0 ? `${against} (${baseline.cpu.toFixed(0)} µs)` : against,
    baseline: baseline.perSecond,
    aim,
  }
}

async function sqlRate(database: string, scripts: readonly string[]): Promise<Rate> {
  const { tps } = await sqlAlone(database, scripts)
  return { perSecond: tps, cpu: 0, bytes: 0, carried: [] }
}

function addressOf({ url, pid }: RunningServer): { port: number; pid: number } {
  return { port: Number(new URL(url).port), pid }
}

function headOf(line: string, headers: Record<string, string>): string {
  return [`${line} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')
}
