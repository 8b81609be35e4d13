import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unhurried } from '../auth/house.ts'
import { howMany } from '../how-many.ts'
import { execute, type Postgres, startPostgres } from '../postgres.ts'
import { type RunningServer, startServer, withQuickKitchen } from '../start-server.ts'
import { type Callers, type Outcome, startCallers } from './callers.ts'
import { keys } from './two-servers.ts'

// Two servers lose busy connections, and their whole PostgreSQL, under load. They have a cluster of their own, so that
// no other test loses its connections.

/** Callers of each kind at each server: together more than the connections of its pool. */
const callersOfEachKind = 2

let postgres: Postgres
let servers: readonly RunningServer[]
let callers: Callers
beforeAll(async () => {
  postgres = await startPostgres({ isInMemory: true })
  await execute(postgres.url, 'create database cut')
  const env = { ...unhurried, ...keys, DATABASE_URL: databaseUrl(), TRUST_PROXY: 'loopback' }
  servers = await Promise.all([1, 2].map(() => startServer({ env, program: withQuickKitchen })))
  callers = await startCallers(servers, keys.SERVICE_ROLE_KEY, callersOfEachKind)
}, 120_000)
afterAll(async () => {
  await callers.stop()
  const codes = await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  expect(codes).toEqual([0, 0])
}, 120_000)

beforeEach(() => {
  for (const { lines } of servers) lines.length = 0
  callers.take()
})

function databaseUrl(): string {
  const url = new URL(postgres.url)
  url.pathname = '/cut'
  return url.href
}

/** Runs `act` while requests of both servers wait for a lock, each on its own connection. */
async function whileBusy(act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  client.on('error', () => {})
  try {
    await client.query('begin; lock table public.profiles in access exclusive mode')
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(callersOfEachKind)
    await act(client)
  } finally {
    await client.end()
  }
}

const waiting = `select pid from pg_stat_activity where datname = 'cut' and application_name = 'potluck' and wait_event_type = 'Lock'`
const ofServers = `select pid from pg_stat_activity where datname = 'cut' and application_name like 'potluck%'`

async function terminate(client: pg.Client, which: string): Promise<void> {
  await client.query(`select pg_terminate_backend(pid) from (${which}) as found`)
}

/** Expects both processes alive, no answer with 500, and a Retry-After in every refusal. */
function expectNoHarm(outcomes: readonly Outcome[]): void {
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
  expect(outcomes.filter(({ status }) => status === 0 || (status >= 500 && status !== 503))).toEqual([])
  expect(outcomes.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0))).toEqual([])
}

/** Waits until both servers answer every kind of call again. */
async function untilHealed(): Promise<void> {
  await expect.poll(() => callers.wellAnswered()).toEqual(callers.kinds)
}

test.each([
  ['one busy connection', `${waiting} limit 1`],
  ['all busy connections', waiting],
  ['every connection of the servers, busy or not, the listeners among them', ofServers],
])('terminating %s causes 503 at worst, and the servers recover', async (_, which) => {
  await untilHealed()
  await whileBusy((client) => terminate(client, which))
  await untilHealed()
  expectNoHarm(callers.take())
})

test.each([
  ['quickly, as at a failover,', 'fast'],
  ['at once, as in a crash,', 'immediate'],
] as const)(
  'a PostgreSQL stopped under load %s leaves both servers running, and they recover with it',
  async (_, how) => {
    await untilHealed()
    await whileBusy(async () => {
      await postgres.goAway(how)
    })
    await expect.poll(() => callers.take().filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    await postgres.comeBack()
    await untilHealed()
    expectNoHarm(callers.take())
  },
  120_000,
)

test('a long absence of PostgreSQL answers 503 with Retry-After to every call and logs sparingly, without stacks', async () => {
  await untilHealed()
  await postgres.goAway('fast')
  const outcomes: Outcome[] = []
  const refused = () => outcomes.filter(({ status }) => status === 503)
  const enough = howMany(60, 400)
  const oftenRefused = () => {
    outcomes.push(...callers.take())
    return callers.kinds.filter((kind) => refused().filter((outcome) => outcome.kind === kind).length >= enough)
  }
  await expect.poll(oftenRefused, { timeout: 60_000 }).toEqual(callers.kinds)
  await postgres.comeBack()
  await untilHealed()
  expectNoHarm([...outcomes, ...callers.take()])
  const lines = servers.flatMap((server) => server.lines.filter((line) => /"level":[45]0/.test(line)))
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(refused().length / 10)
}, 120_000)
