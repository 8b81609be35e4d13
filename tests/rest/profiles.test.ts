import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { type House, openHouse, someone } from '../auth/house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const profileOf = (id: string) =>
  house.world.db.selectFrom('public.profiles').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()

test('a sign-up creates a profile with names and address, which the member can read at once', async () => {
  const { client, id, email } = await house.member({ data: { first_name: ' Ada ', last_name: 'Cook' } })
  const { data, error } = await client.from('profiles').select().single()
  expect(error).toBeNull()
  expect(data).toEqual({
    id: expect.any(String),
    user_id: id,
    first_name: 'Ada',
    last_name: 'Cook',
    email,
    recipe_preferences: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

test('an account created by an admin has a profile too', async () => {
  const email = someone()
  const { data } = await house.admin().auth.admin.createUser({ email, user_metadata: { first_name: 'Bo' } })
  expect(await profileOf(data.user?.id ?? '')).toMatchObject({ first_name: 'Bo', last_name: null, email })
})

test.each([
  ['three thousand letters long', 'x'.repeat(3_000), 'x'.repeat(100)],
  ['one hundred emoji too long', '🍅'.repeat(200), '🍅'.repeat(100)],
  ['only spaces', '   ', null],
  ['null', null, null],
  ['a number', 12, '12'],
  ['a list', ['Ada'], '["Ada"]'],
])('a name that is %s does not fail the sign-up', async (_what, sent, stored) => {
  const { id } = await house.member({ data: { first_name: sent, last_name: sent } })
  expect(await profileOf(id)).toMatchObject({ first_name: stored, last_name: stored })
})

test('a profile is deleted with its account, and a failed sign-up creates none', async () => {
  const { id, email } = await house.member()
  const profiles = async () =>
    (await sql<{ id: string }>`select user_id as id from public.profiles order by 1`.execute(house.world.db)).rows
  const before = await profiles()
  const again = await house.client().auth.signUp({ email, password: 'correct-horse-1' })
  expect(again.error?.code).toBe('user_already_exists')
  expect(await profiles()).toEqual(before)
  await house.admin().auth.admin.deleteUser(id)
  expect(await profiles()).toEqual(before.filter((profile) => profile.id !== id))
})

test("a profile's address is its account's address, even when a request writes another one", async () => {
  const { client, id } = await house.member({ data: { first_name: 'Ada' } })
  const { data: renamed } = await house.admin().auth.admin.updateUserById(id, { email: `New-${someone()}` })
  expect(await profileOf(id)).toMatchObject({ email: renamed.user?.email, first_name: 'Ada' })
  const { error } = await client.from('profiles').update({ email: 'someone@else.example' }).eq('user_id', id)
  expect(error?.code).toBe('42501')
  expect((await profileOf(id)).email).toBe(renamed.user?.email)
})

test('a member updates names and preferences, and the profile records the time', async () => {
  const { client, id } = await house.member()
  const before = await profileOf(id)
  const recipe_preferences = { allergens: ['dairy'], cuisines: ['Thai'], defaultCuisine: 'Thai', searchMode: 'full' }
  const { data, error } = await client.from('profiles').update({ first_name: 'Bo', recipe_preferences }).eq('user_id', id).select().single()
  expect(error).toBeNull()
  expect(data).toMatchObject({ first_name: 'Bo', recipe_preferences })
  const after = await profileOf(id)
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
  expect(after.created_at).toEqual(before.created_at)
})

test.each([
  ['a name of 101 letters', { first_name: 'x'.repeat(101) }],
  ['preferences that are a list', { recipe_preferences: ['dairy'] }],
  ['preferences of more than 16 kB', { recipe_preferences: { allergens: ['x'.repeat(16_384)] } }],
])('a profile with %s is refused and stays unchanged', async (_what, changes) => {
  const { client, id } = await house.member()
  const before = await profileOf(id)
  const { error } = await client.from('profiles').update(changes).eq('user_id', id)
  expect(error?.code).toBe('23514')
  expect(await profileOf(id)).toEqual(before)
})

test('a soft-deleted account keeps no name and no address in its profile', async () => {
  const { id, email } = await house.member({ data: { first_name: 'Ada', last_name: 'Cook' } })
  await house.admin().auth.admin.deleteUser(id, true)
  const profile = await profileOf(id)
  expect(profile).toMatchObject({ first_name: null, last_name: null })
  expect(profile.email).not.toBe(email)
})

test('accounts older than the profiles get one from the migration', async () => {
  const { place, remove } = await emptyDatabase({ isMigrated: false })
  const all = join(import.meta.dirname, '..', '..', 'database', 'migrations')
  const before = mkdtempSync(join(tmpdir(), 'potluck-migrations-'))
  for (const file of readdirSync(all).filter((name) => name < '0004')) cpSync(join(all, file), join(before, file))
  const db = await openDatabase<Tables>(place, () => {})
  await migrate(db, before)
  await sql`insert into auth.users (id, email, raw_user_meta_data, created_at) values
    (gen_random_uuid(), 'ada@example.org', '{"first_name": "Ada"}', '2026-01-01'),
    (gen_random_uuid(), 'bo@example.org', null, null)`.execute(db)
  await migrate(db, all)
  const { rows } = await sql`select email, first_name, last_name from public.profiles order by email`.execute(db)
  expect(rows).toEqual([
    { email: 'ada@example.org', first_name: 'Ada', last_name: null },
    { email: 'bo@example.org', first_name: null, last_name: null },
  ])
  await db.destroy()
  await remove()
  rmSync(before, { recursive: true })
})
