import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import { ensureRoles } from '@potluck/platform/testing/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase, openWorld, type TestWorld } from '../api/world.ts'
import { gotrueTables } from './gotrue-tables.ts'

const root = join(import.meta.dirname, '..', '..')

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** The long name of a type, as a dump writes it. */
function longName(type: string): string {
  return type
    .replace(/^varchar/, 'character varying')
    .replace(/^timestamptz$/, 'timestamp with time zone')
    .replace(/^timestamp$/, 'timestamp without time zone')
}

async function columnsOf(table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${`auth.${table}`}) and attnum > 0 and not attisdropped`.execute(world.db)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

test.each(Object.entries(gotrueTables))('the table auth.%s has each column of a GoTrue dump with its type', async (table, columns) => {
  const here = await columnsOf(table)
  const wanted = columns.map((column) => column.split(' '))
  expect(wanted.map(([name = '']) => [name, here.get(name)])).toEqual(wanted.map(([name = '', type = '']) => [name, longName(type)]))
})

test("the enum types hold every value of GoTrue's types", async () => {
  const { rows } = await sql<{ type: string; values: string }>`
    select typname as type, string_agg(enumlabel, ' ' order by enumsortorder) as values from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'auth'::regnamespace group by typname`.execute(world.db)
  expect(Object.fromEntries(rows.map(({ type, values }) => [type, values]))).toEqual({
    aal_level: 'aal1 aal2 aal3',
    code_challenge_method: 's256 plain',
    factor_status: 'unverified verified',
    factor_type: 'totp webauthn phone recovery_code',
    oauth_authorization_status: 'pending approved denied expired',
    oauth_client_type: 'public confidential',
    oauth_registration_type: 'dynamic manual',
    oauth_response_type: 'code',
    one_time_token_type:
      'confirmation_token reauthentication_token recovery_token email_change_token_new email_change_token_current phone_change_token',
  })
})

test('the tables that only a dump uses are closed to every API role, like the rest of schema auth', async () => {
  const { rows } = await sql<{ open: string }>`
    select relname as open from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
    and (not relrowsecurity or not relforcerowsecurity or has_table_privilege('authenticated', oid, 'select')
      or has_table_privilege('service_role', oid, 'select') or not exists (select from pg_policy where polrelid = pg_class.oid))`.execute(
    world.db,
  )
  expect(rows).toEqual([])
})

test('refresh token ids continue from the sequence value that a dump sets', async () => {
  await sql`select setval('auth.refresh_tokens_id_seq', 41, true)`.execute(world.db)
  const { rows } = await sql`insert into auth.refresh_tokens (token) values ('from-a-dump') returning id::int`.execute(world.db)
  expect(rows).toEqual([{ id: 42 }])
})

test('an installation from before these tables gets them at the next start and keeps its accounts', async () => {
  const { place, remove } = await emptyDatabase({ isMigrated: false })
  const db = await openDatabase<Tables>(place, () => {})
  const earlier = ['0001_auth', '0002_platform', '0003_factors', '0004_spent_proofs']
  await ensureRoles(db)
  for (const name of earlier)
    await sql.raw(readFileSync(join(root, 'packages', 'platform', 'migrations', `${name}.sql`), 'utf8')).execute(db)
  await sql`create schema private`.execute(db)
  await sql`create table private.platform_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  for (const name of earlier) await sql`insert into private.platform_migration values (${name}, '2026-11-01T00:00:00Z')`.execute(db)
  const id = crypto.randomUUID()
  await sql`insert into auth.users (id, email) values (${id}, 'ada@example.org')`.execute(db)

  await migrate(db, join(root, 'database', 'migrations'))
  const { rows } = await sql`select id, (select count(*)::int from auth.refresh_tokens) as tokens from auth.users`.execute(db)
  expect(rows).toEqual([{ id, tokens: 0 }])
  await db.destroy()
  await remove()
})
