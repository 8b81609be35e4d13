import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access.ts'
import { savedRecipeLimits } from '#domain/saved-recipes/limits.ts'
import { keepCaps } from '#server/saved-recipes/keep-caps.ts'
import type { Tables } from '#server/tables.ts'
import { type House, openHouse } from '../auth/house.ts'
import { aRow, insertRow } from './rows.ts'

// The database limits how many recipes a member keeps and for how long, for every kind of insert.

let house: House
let db: Kysely<Tables>

beforeAll(async () => {
  house = await openHouse()
  db = house.world.db
  // As at a start.
  await keepCaps(db)
})
afterAll(() => house.close())

/** The caps that the database enforces. */
async function capsKept() {
  const { rows } = await sql<{ plan: string; most: number | null; days: number | null }>`select * from private.storage_plans()`.execute(db)
  return rows
}

test('the database enforces the caps of domain/limits.ts, and a start overwrites other values', async () => {
  const unlimited = (number: number) => (Number.isFinite(number) ? number : null)
  const plan = (name: string, as: 'free' | 'tester' | 'premium') => ({
    plan: name,
    most: unlimited(savedRecipeLimits.most[as]),
    days: unlimited(savedRecipeLimits.days[as]),
  })
  const wanted = [plan('admin', 'premium'), plan('premium', 'premium'), plan('tester', 'tester'), plan('free', 'free')]
  expect(await capsKept()).toEqual(wanted)
  await keepCaps(db, { most: { ...savedRecipeLimits.most, free: 2 }, days: { ...savedRecipeLimits.days, free: 10 } })
  const id = await anAccount()
  await save(id, 2)
  await expect(save(id)).rejects.toMatchObject({ message: 'storage_limit_reached', detail: '2' })
  await keepCaps(db)
  expect(await capsKept()).toEqual(wanted)
})

test('a free member keeps six recipes, and the seventh is refused with the limit', async () => {
  const id = await anAccount()
  expect(await save(id, 6)).toBe('saved')
  const refused = await save(id).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'P0001', message: 'storage_limit_reached', detail: '6' })
  expect(await archive(id)).toHaveLength(6)
  await sql`delete from public.saved_recipes where id in (select id from public.saved_recipes where user_id = ${id} limit 1)`.execute(db)
  expect(await save(id)).toBe('saved')
})

test('a tester keeps thirty recipes, and premium members and admins have no cap', async () => {
  const tester = await anAccount('tester')
  await save(tester, 30)
  await expect(save(tester)).rejects.toMatchObject({ message: 'storage_limit_reached', detail: '30' })
  for (const role of ['premium', 'admin'] as const) {
    const unlimited = await anAccount(role, 'tester')
    await save(unlimited, 31)
    expect(await archive(unlimited)).toHaveLength(31)
  }
})

test('several recipes in one statement are stored all or none', async () => {
  const id = await anAccount()
  const { row, needed } = aRow('saved_recipes', id)
  const seven = sql`insert into public.saved_recipes (user_id, recipe_name, recipe_content)
    select ${id}::uuid, 'Soup', '{}' from generate_series(1, 7)`
  await expect(seven.execute(db)).rejects.toMatchObject({ message: 'storage_limit_reached' })
  expect(await archive(id)).toEqual([])
  await insertRow('saved_recipes', row, needed).execute(db)
})

test('one of fifty concurrent saves at five of six recipes succeeds', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await anAccount()
    await save(id, 5)
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => save(id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ message: 'storage_limit_reached' })
    }
    expect(await archive(id)).toHaveLength(6)
  }
})

test('one of fifty concurrent saves by the official client succeeds, and the others are refused with the limit and the plan', async () => {
  const { client, id } = await house.member()
  await save(id, 5)
  const soup = { recipe_name: 'Soup', recipe_content: { description: 'Hot.' } }
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.from('saved_recipes').insert(soup)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { error, status } of answers) {
    if (status === 201) continue
    expect({ error: { ...error }, status }).toEqual({
      error: expect.objectContaining({ code: 'P0001', message: 'storage_limit_reached', details: '6', hint: 'free' }),
      status: 400,
    })
  }
  expect(await archive(id)).toHaveLength(6)
})

test('an import of a thousand archives in one transaction does not run out of locks', async () => {
  const trx = await db.startTransaction().execute()
  await sql`insert into auth.users (id) select gen_random_uuid() from generate_series(1, 1000)`.execute(trx)
  await sql`insert into public.saved_recipes (user_id, recipe_name, recipe_content) select id, 'Soup', '{}' from auth.users where email is null`.execute(
    trx,
  )
  const { rows } = await sql<{ locks: number }>`
    select count(*)::int as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
  `.execute(trx)
  await trx.rollback().execute()
  expect(rows[0]?.locks).toBeLessThanOrEqual(256)
})

test('the cap also holds for the service key and for the server itself', async () => {
  for (const role of ['service_role', null] as const) {
    const id = await anAccount()
    await save(id, 6, role)
    await expect(save(id, 1, role)).rejects.toMatchObject({ message: 'storage_limit_reached' })
  }
})

test("saving in another member's name reveals nothing about their archive", async () => {
  const full = await anAccount()
  const empty = await anAccount()
  await save(full, 6)
  const stranger = await anAccount()
  for (const victim of [full, empty]) {
    const refused = await as(stranger, 'authenticated', (trx) => insertOne(trx, victim)).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: '42501', message: 'new row violates row-level security policy for table "saved_recipes"' })
  }
})

test('a saved recipe expires after 90 days, after 180 for testers and never for premium members, whatever date was sent', async () => {
  const plans = [
    { roles: [], days: 90 },
    { roles: ['tester'], days: 180 },
    { roles: ['premium'], days: null },
    { roles: ['admin', 'tester'], days: null },
  ] as const
  for (const { roles, days } of plans) {
    const id = await anAccount(...roles)
    const { row } = aRow('saved_recipes', id)
    await insertRow('saved_recipes', { ...row, expires_at: '2099-01-01T00:00:00Z' }).execute(db)
    const [saved] = await archive(id)
    expect(saved && daysKept(saved), roles.join()).toBe(days)
  }
})

test('a premium role clears the expiry dates, and losing it starts a full term', async () => {
  const id = await anAccount()
  await saveAgo(id, 80)
  await grant(id, 'premium')
  expect((await archive(id)).map(({ expires_at }) => expires_at)).toEqual([null])
  await saveAgo(id, 400)
  await revoke(id, 'premium')
  expect((await archive(id)).map(({ expires_at }) => daysAhead(expires_at))).toEqual([90, 90])
})

test('a tester role counts 180 days from the saving, and losing it leaves at most 90 days', async () => {
  const id = await anAccount()
  await saveAgo(id, 80)
  await saveAgo(id, 10)
  await grant(id, 'tester')
  expect((await archive(id)).map(daysKept)).toEqual([180, 180])
  await revoke(id, 'tester')
  expect((await archive(id)).map(({ expires_at }) => daysAhead(expires_at)).sort()).toEqual([90, 90])
  const old = await anAccount('tester')
  await saveAgo(old, 170)
  await revoke(old, 'tester')
  expect((await archive(old)).map(({ expires_at }) => daysAhead(expires_at))).toEqual([10])
})

test('a role change during saves leaves no recipe with the dates of the old plan', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await anAccount('premium')
    await Promise.all([...Array.from({ length: 5 }, () => save(id)), revoke(id, 'premium')])
    for (const { expires_at } of await archive(id)) expect(daysAhead(expires_at)).toBe(90)
  }
})

test('a role that moves to another account updates the dates of both archives', async () => {
  const from = await anAccount('premium')
  const to = await anAccount()
  await save(from)
  await save(to)
  await db.updateTable('public.user_roles').set({ user_id: to }).where('user_id', '=', from).execute()
  expect((await archive(from)).map(({ expires_at }) => daysAhead(expires_at))).toEqual([90])
  expect((await archive(to)).map(({ expires_at }) => expires_at)).toEqual([null])
})

test('deleting an account deletes its roles and its archive, whatever its plan', async () => {
  const id = await anAccount('premium', 'tester')
  await save(id, 3)
  await sql`delete from auth.users where id = ${id}`.execute(db)
  expect(await archive(id)).toEqual([])
})

test('recipes are deleted a day after they expired, and others are kept', async () => {
  const id = await anAccount()
  for (const days of [0, 89, 90, 91, 92]) await saveAgo(id, days)
  await sql`select private.delete_expired_recipes()`.execute(db)
  expect((await archive(id)).map(({ created_at }) => -daysAhead(created_at)).sort((a, b) => a - b)).toEqual([0, 89, 90])
})

test("a saved recipe drops its link to another member's recipe or a missing one", async () => {
  const id = await anAccount()
  const other = await anAccount()
  const generated = async (owner: string | null) => {
    const { row } = aRow('generated_recipes', owner)
    await insertRow('generated_recipes', row).execute(db)
    return String(row.id)
  }
  const own = await generated(id)
  const visitors = await generated(null)
  for (const source of [own, visitors, await generated(other), randomUUID()]) {
    await as(id, 'authenticated', (trx) => insertOne(trx, id, source))
  }
  const sources = async () => (await archive(id)).map(({ generated_recipe_id }) => generated_recipe_id)
  expect(new Set(await sources())).toEqual(new Set([own, visitors, null]))
  await db.deleteFrom('public.generated_recipes').where('id', 'in', [own, visitors]).execute()
  expect(await sources()).toEqual([null, null, null, null])
})

test.each([
  ['a list as its content', { recipe_content: [] }],
  ['a text as its content', { recipe_content: 'Soup' }],
  ['a content of more than 64 kB', { recipe_content: { description: 'x'.repeat(65_536) } }],
  ['no name', { recipe_name: '' }],
  ['a name of 301 characters', { recipe_name: 'x'.repeat(301) }],
  ['a rating of zero', { rating: 0 }],
  ['a rating of six', { rating: 6 }],
  ['a cuisine of 201 characters', { cuisine_type: 'x'.repeat(201) }],
  ['a language of 201 characters', { language: 'x'.repeat(201) }],
])('a saved recipe with %s is refused and not stored', async (_what, parts) => {
  const id = await anAccount()
  const { row } = aRow('saved_recipes', id)
  await expect(insertRow('saved_recipes', { ...row, ...parts }).execute(db)).rejects.toMatchObject({ code: '23514' })
  expect(await archive(id)).toEqual([])
})

/** A new account with these roles. */
async function anAccount(...roles: readonly Role[]): Promise<string> {
  const id = randomUUID()
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.org`})`.execute(db)
  for (const role of roles) await grant(id, role)
  return id
}

const grant = (id: string, role: Role) => db.insertInto('public.user_roles').values({ user_id: id, role }).execute()
const revoke = (id: string, role: Role) => db.deleteFrom('public.user_roles').where('user_id', '=', id).where('role', '=', role).execute()

/** Saves recipes one after another: as the member, with the service key, or as the server itself. */
async function save(id: string, times = 1, role: 'authenticated' | 'service_role' | null = 'authenticated'): Promise<'saved'> {
  for (let done = 0; done < times; done += 1) await as(id, role, (trx) => insertOne(trx, id))
  return 'saved'
}

async function insertOne(trx: Kysely<Tables>, owner: string, source: string | null = null): Promise<void> {
  const { row, needed } = aRow('saved_recipes', owner)
  await insertRow('saved_recipes', { ...row, generated_recipe_id: source }, [...needed, 'generated_recipe_id']).execute(trx)
}

async function as(id: string, role: 'authenticated' | 'service_role' | null, work: (trx: Kysely<Tables>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const claims = JSON.stringify(role === 'authenticated' ? { sub: id, role } : { role })
    if (role) await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`.execute(trx)
    await work(trx)
  })
}

async function saveAgo(id: string, days: number): Promise<void> {
  await sql`insert into public.saved_recipes (user_id, recipe_name, recipe_content, created_at)
    values (${id}, 'Soup', '{}', now() - make_interval(days => ${days}))`.execute(db)
}

function archive(id: string) {
  return db.selectFrom('public.saved_recipes').selectAll().where('user_id', '=', id).execute()
}

const day = 24 * 3_600_000

function daysAhead(time: Date | null): number {
  return time === null ? Number.POSITIVE_INFINITY : Math.round((time.getTime() - Date.now()) / day)
}

function daysKept({ created_at, expires_at }: { created_at: Date; expires_at: Date | null }): number | null {
  return expires_at === null ? null : (expires_at.getTime() - created_at.getTime()) / day
}
