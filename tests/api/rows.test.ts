import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { sqlState } from '@potluck/platform/database/open'
import { RightsMissing } from '@potluck/platform/database/rights'
import { ensureRoles } from '@potluck/platform/testing/roles'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPlainOwner } from './plain-owner.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

let world: TestWorld

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const migrations = join(import.meta.dirname, '..', '..', 'database', 'migrations')

test('every public table has row-level security, forced on its owner too', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
  `.execute(world.db)
  expect(rows).toEqual([])
})

test('a role without a policy reads and changes no recipe, even with grants on the table', async () => {
  await world.call('generate-recipe', aRequest())
  const role = `stranger_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create role ${sql.ref(role)} nologin`.execute(world.db)
  await sql`grant select, insert, update, delete on public.generated_recipes to ${sql.ref(role)}`.execute(world.db)
  const seen = await world.db.transaction().execute(async (trx) => {
    await sql`set local role ${sql.ref(role)}`.execute(trx)
    const read = await sql<{ rows: number }>`select count(*)::int as rows from public.generated_recipes`.execute(trx)
    const changed = await sql`update public.generated_recipes set recipe_name = 'mine' returning id`.execute(trx)
    return { read: read.rows[0]?.rows, changed: changed.rows.length }
  })
  expect(seen).toEqual({ read: 0, changed: 0 })
  await sql`revoke all on public.generated_recipes from ${sql.ref(role)}`.execute(world.db)
  await sql`drop role ${sql.ref(role)}`.execute(world.db)
})

test('a database owner without superuser rights stores and reads under forced row-level security', async () => {
  await asPlainOwner(async (connection, asAdministrator) => {
    await asAdministrator(await sentenceOfMigrating(connection))
    await migrate(connection, migrations)
    await sql`
      insert into public.generated_recipes (id, recipe_name, cuisine_type, language, created_at, recipe_content)
      values (gen_random_uuid(), 'Soup', 'Thai', 'en', now(), '{}')
    `.execute(connection)
    const { rows } = await sql`select recipe_name from public.generated_recipes`.execute(connection)
    expect(rows).toEqual([{ recipe_name: 'Soup' }])
  })
})

test('a migration without the right to create roles names the statements to run, and succeeds after them', async () => {
  await asPlainOwner(async (connection, asAdministrator, owner) => {
    const sentence = await sentenceOfMigrating(connection)
    expect(sentence).toMatch(new RegExp(`^The database's user ${owner} may not make the roles that requests take; have an administrator`))
    expect(sentence).not.toContain('\n')
    await asAdministrator(sentence)
    await ensureRoles(connection)
    await ensureRoles(connection)
  })
})

/** The message of a failed migration to an owner who may not create roles. */
async function sentenceOfMigrating(connection: Kysely<unknown>): Promise<string> {
  const refused = await migrate(connection, migrations).catch((error: unknown) => error)
  if (!(refused instanceof RightsMissing)) throw new Error('Nothing was missing', { cause: refused })
  return refused.message
}

test('migrating a migrated database changes nothing', async () => {
  await migrate(world.db, migrations)
  await migrate(world.db, migrations)
})

test('both database engines return the same values and error codes', async () => {
  const { rows } = await sql`
    select 1::int4 as small, 9007199254740993::int8 as big, '2026-07-01T12:00:00Z'::timestamptz as time, '{"a":[1]}'::jsonb as json, null as nothing
  `.execute(world.db)
  expect(rows).toEqual([{ small: 1, big: '9007199254740993', time: new Date('2026-07-01T12:00:00Z'), json: { a: [1] }, nothing: null }])
  const refused = await sql`select 1 / 0`.execute(world.db).catch((error) => sqlState(error))
  expect(refused).toBe('22012')
})

test('a failed transaction leaves no rows and a usable connection', async () => {
  const before = await world.storedRecipes()
  const insert = sql`
    insert into public.generated_recipes (id, recipe_name, cuisine_type, language, created_at, recipe_content)
    values ('00000000-0000-4000-8000-000000000001', 'Soup', 'Thai', 'en', now(), '{}')
  `
  const failed = world.db.transaction().execute(async (trx) => {
    await insert.execute(trx)
    await insert.execute(trx)
  })
  expect(await failed.catch((error) => sqlState(error))).toBe('23505')
  expect(await world.storedRecipes()).toBe(before)
  const swallowed = world.db.transaction().execute(async (trx) => {
    await insert.execute(trx)
    await sql`select 1 / 0`.execute(trx).catch(() => {})
  })
  await expect(swallowed).rejects.toThrow()
  expect(await world.storedRecipes()).toBe(before)
})

test("overlapping transactions wait for each other's row locks", async () => {
  await sql`create table if not exists private.tally (n int)`.execute(world.db)
  await sql`insert into private.tally values (0)`.execute(world.db)
  await Promise.all(
    Array.from({ length: 20 }, () =>
      world.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ n: number }>`select n from private.tally for update`.execute(trx)
        await sql`update private.tally set n = ${(rows[0]?.n ?? 0) + 1}`.execute(trx)
      }),
    ),
  )
  const { rows } = await sql`select n from private.tally`.execute(world.db)
  expect(rows).toEqual([{ n: 20 }])
  await sql`drop table private.tally`.execute(world.db)
})
