import { findEmailOwner, findUserByEmail, nilUuid } from '@potluck/platform/auth/users/user-store'
import { endAllSessions } from '@potluck/platform/testing/end-sessions'
import { findAccountsByEmails } from '@potluck/platform/testing/identity-store'
import { selectingAccount } from '@potluck/platform/testing/password'
import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findConfirmedAccount } from '#server/accounts/queries.ts'
import type { Tables } from '#server/tables.ts'
import { openWorld, type TestWorld } from '../api/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
  // Several instance ids, because PostgreSQL 18 skips a one-value column of an index and older versions do not.
  await sql`insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at)
    select case when n % 2 = 1 then ${nilUuid}::uuid else gen_random_uuid() end, gen_random_uuid(), 'authenticated', 'authenticated', 'cook' || n || '@example.org', now() from generate_series(1, 5000) n`.execute(
    world.db,
  )
  await sql`insert into auth.flow_state (id, user_id, provider_type, authentication_method, auth_code_issued_at, linking_target_id)
    select gen_random_uuid(), id, 'google', 'oauth', now(), id from auth.users`.execute(world.db)
  await sql`insert into auth.sessions (id, user_id, created_at, ip)
    select gen_random_uuid(), id, now(), '198.51.100.9' from auth.users`.execute(world.db)
  await sql`insert into platform.rate_limits (key, full_at)
    select 'auth:home:' || id || ':198.51.100.9', now() from auth.users`.execute(world.db)
  await sql`analyze auth.users, auth.flow_state, auth.sessions, platform.rate_limits`.execute(world.db)
})
afterAll(() => world.close())

/** The statements that `work` would run, recorded on a database that returns no rows. */
async function statementsOf(work: (db: Kysely<Tables>) => Promise<unknown>): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query),
  })
  await work(db)
  return statements.filter((statement) => !/^(begin|commit)$/.test(statement.sql))
}

/** How many pages the database reads for a statement, which is then rolled back. */
async function pagesOf({ sql: text, ...statement }: CompiledQuery): Promise<number> {
  const trx = await world.db.startTransaction().execute()
  const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }>({
    ...statement,
    sql: `explain (analyze, buffers, format json) ${text}`,
  })
  await trx.rollback().execute()
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN
}

const selectingSignIn = (credentials: { provider: 'email' | 'phone'; address: string }) =>
  selectingAccount({ world: world.accounts.auth, address: '192.0.2.7' }, credentials)

const email = 'cook77@example.org'
const id = '7f000000-0000-4000-8000-000000000000'

test.each<[string, (db: Kysely<Tables>) => Promise<unknown>]>([
  ['the account of an address', (db) => findUserByEmail(db, email)],
  ['the account and network of a sign-in by address', (db) => selectingSignIn({ provider: 'email', address: email }).execute(db)],
  ['the account and network of a sign-in by number', (db) => selectingSignIn({ provider: 'phone', address: '49151123456' }).execute(db)],
  [
    'the account of a sign-in without an IP address',
    (db) => selectingAccount({ world: world.accounts.auth, address: undefined }, { provider: 'email', address: email }).execute(db),
  ],
  ['the owner of an address', (db) => findEmailOwner(db, email, id)],
  ['the accounts of a provider’s person', (db) => findAccountsByEmails(db, [email, 'cook79@example.org'])],
  ['the account that is to be the first admin', (db) => findConfirmedAccount(db, email)],
  ['the rows that endAllSessions changes', (db) => db.transaction().execute((trx) => endAllSessions(trx, id))],
])('finding %s reads fewer than 30 pages', async (_, work) => {
  const statements = await statementsOf(work)
  expect(statements).not.toEqual([])
  for (const statement of statements) expect(await pagesOf(statement), statement.sql).toBeLessThan(30)
})
