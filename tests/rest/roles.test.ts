import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import { apiRoles, ensureRoles } from '@potluck/platform/testing/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access.ts'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { enrolApp, proveApp } from '../auth/authenticator-app.ts'
import { signInAgain } from '../auth/guarded.ts'
import { type House, openHouse } from '../auth/house.ts'
import { aRow, insertRow } from './rows.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const grant = (id: string, role: Role) => house.world.db.insertInto('public.user_roles').values({ user_id: id, role }).execute()

test("get_user_roles returns a member only their own roles, and an admin any account's", async () => {
  const member = await house.member()
  const admin = await house.member()
  await grant(member.id, 'tester')
  await grant(member.id, 'premium')
  await grant(admin.id, 'admin')
  const roles = async (asker: typeof member, id: string) => {
    const { data, error } = await asker.client.rpc('get_user_roles', { _user_id: id })
    return error ?? data
  }
  expect(await roles(member, member.id)).toEqual([{ role: 'premium' }, { role: 'tester' }])
  expect(await roles(member, admin.id)).toEqual([])
  expect(await roles(member, crypto.randomUUID())).toEqual([])
  expect(await roles(admin, member.id)).toEqual([{ role: 'premium' }, { role: 'tester' }])
  expect(await roles(admin, admin.id)).toEqual([{ role: 'admin' }])
  expect((await house.client().rpc('get_user_roles', { _user_id: member.id })).error?.code).toBe('42501')
})

test('a role granted or revoked holds from the next call with the same token', async () => {
  const { client, id } = await house.member()
  await insertRow('app_errors', aRow('app_errors', null).row).execute(house.world.db)
  const errorsSeen = async () => (await client.from('app_errors').select('id')).data?.length
  expect(await errorsSeen()).toBe(0)
  await grant(id, 'admin')
  expect(await errorsSeen()).toBe(1)
  await house.world.db.deleteFrom('public.user_roles').where('user_id', '=', id).execute()
  expect(await errorsSeen()).toBe(0)
})

test('a member with a second factor reads and writes no rows in a session at aal1', async () => {
  const member = await house.member()
  await grant(member.id, 'tester')
  const { client, id, email, password } = await house.member()
  await grant(id, 'admin')
  const { row } = aRow('app_errors', null)
  await insertRow('app_errors', row).execute(house.world.db)
  const seen = async (own: typeof client) => ({
    profiles: (await own.from('profiles').select('user_id').in('user_id', [id, member.id])).data?.length,
    roles: (await own.rpc('get_user_roles', { _user_id: member.id })).data,
    ownRoles: (await own.rpc('get_user_roles', { _user_id: id })).data,
    judged: (await own.from('app_errors').update({ status: 'in_progress' }).eq('id', row.id).select('id')).data?.length,
  })
  const everything = { profiles: 2, roles: [{ role: 'tester' }], ownRoles: [{ role: 'admin' }], judged: 1 }
  const app = await enrolApp(client)
  expect(await seen(client)).toEqual(everything)
  await proveApp(client, app, Date.now())
  expect(await seen(client)).toEqual(everything)
  const short = await signInAgain(house, { email, password })
  expect(await seen(short)).toEqual({ profiles: 0, roles: [], ownRoles: [], judged: 0 })
  await client.auth.mfa.unenroll({ factorId: app.factorId })
  expect(await seen(short)).toEqual(everything)
})

test('an admin loses their rights when the factor that raised the session is deleted and another one is left', async () => {
  await house.member()
  const { client, id } = await house.member()
  await grant(id, 'admin')
  const before = (await client.auth.getSession()).data.session?.access_token ?? ''
  const kept = await enrolApp(client, 'kept')
  await proveApp(client, kept, Date.now())
  const lost = await enrolApp(client, 'lost')
  await proveApp(client, lost, Date.now())
  const seen = async () => (await client.from('profiles').select('user_id')).data?.map((row) => row.user_id)
  expect((await seen())?.length).toBeGreaterThan(1)
  const asBefore = await fetch(`${house.url}/rest/v1/profiles?select=user_id`, { headers: { authorization: `Bearer ${before}` } })
  expect(await asBefore.json()).toEqual([])

  await house.admin().auth.admin.mfa.deleteFactor({ userId: id, id: lost.factorId })
  expect(await seen()).toEqual([])
  await house.admin().auth.admin.mfa.deleteFactor({ userId: id, id: kept.factorId })
  expect((await seen())?.length).toBeGreaterThan(1)
})

test('metadata of a sign-up or an update grants no admin role', async () => {
  const claims = { role: 'admin', roles: ['admin'], is_admin: true, app_metadata: { role: 'admin' }, user_roles: [{ role: 'admin' }] }
  const { client, id } = await house.member({ data: claims })
  await client.auth.updateUser({ data: claims })
  await client.auth.refreshSession()
  expect((await client.from('bot_patterns').select()).data).toEqual([])
  expect((await client.rpc('get_user_roles', { _user_id: id })).data).toEqual([])
  expect((await client.from('user_roles').insert({ user_id: id, role: 'admin' })).error?.code).toBe('42501')
})

test('an admin resolves an error in their own name and at the present time, whatever is sent', async () => {
  const admin = await house.member()
  const another = await house.member()
  await grant(admin.id, 'admin')
  const { row } = aRow('app_errors', null)
  await insertRow('app_errors', row).execute(house.world.db)
  const judge = async (changes: object) => {
    const { data, error } = await admin.client.from('app_errors').update(changes).eq('id', row.id).select().single()
    return error ?? data
  }
  const resolved = await judge({ status: 'resolved', resolved_at: '2001-01-01T00:00:00Z', resolved_by: another.id })
  expect(resolved).toMatchObject({ status: 'resolved', resolved_by: admin.id })
  expect(Math.abs(Date.parse(resolved.resolved_at) - Date.now())).toBeLessThan(60_000)
  expect(await judge({ resolved_at: '2001-01-01T00:00:00Z', resolved_by: another.id })).toEqual(resolved)
  expect(await judge({ status: 'in_progress' })).toMatchObject({ status: 'in_progress', resolved_at: null, resolved_by: null })
  expect(await judge({ status: 'gone' })).toMatchObject({ code: '23514' })
  expect(await judge({ severity: 'low' })).toMatchObject({ code: '42501' })
})

test.each([
  ['app_errors', { severity: 'worst' }],
  ['app_errors', { status: 'resolved' }],
  ['app_errors', { error_hash: 'xyz' }],
  ['app_errors', { metadata: [] }],
  ['app_errors', { error_message: 'x'.repeat(4_001) }],
  ['bot_detection_logs', { risk_score: 101 }],
  ['bot_detection_logs', { action_taken: 'laughed' }],
  ['bot_patterns', { detection_rules: 'all' }],
  ['bot_patterns', { risk_weight: -1 }],
  ['user_roles', { role: 'owner' }],
])('the table %s refuses %o, even from the server', async (table, wrong) => {
  const { id } = await house.member()
  const { row } = aRow(table, id)
  await expect(insertRow(table, { ...row, ...wrong }).execute(house.world.db)).rejects.toMatchObject({ code: '23514' })
})

test('request roles have no privileges in the inner schemas except the identity and admin checks', async () => {
  const held = await privileges(house.world.db, ['auth', 'platform', 'private'])
  expect(held.filter(({ kind }) => kind === 'table')).toEqual([])
  expect(held.filter(({ kind, name }) => kind === 'function' && !/^auth\.(uid|role|jwt)$/.test(name))).toEqual([
    { kind: 'function', role: 'authenticated', name: 'private.is_admin' },
    { kind: 'function', role: 'authenticated', name: 'private.is_raised' },
  ])
})

test('the role anon has no privileges in schema public', async () => {
  expect((await privileges(house.world.db, ['public'])).filter(({ role }) => role === 'anon')).toEqual([])
})

test('row-level security is enabled and forced on every table of accounts, and every policy names its role', async () => {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relnamespace::regnamespace::text in ('auth', 'platform', 'public') and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
  `.execute(house.world.db)
  expect(rows).toEqual([])
  const { rows: forAnybody } = await sql`select policyname, tablename from pg_policies where 'public' = any(roles)`.execute(house.world.db)
  expect(forAnybody).toEqual([])
})

test('every security-definer function sets its own search path', async () => {
  const { rows } = await sql<{ name: string }>`
    select oid::regproc::text as name from pg_proc
    where pronamespace::regnamespace::text in ('auth', 'public', 'private') and prosecdef
      and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
  `.execute(house.world.db)
  expect(rows).toEqual([])
})

test("a database with Supabase's default grants gives no more privileges than ours", async () => {
  const { place, remove } = await emptyDatabase({ isMigrated: false })
  const db = await openDatabase<Tables>(place, () => {})
  await ensureRoles(db)
  for (const kind of ['tables', 'functions', 'sequences']) {
    await sql.raw(`alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`).execute(db)
  }
  await migrate(db, join(import.meta.dirname, '..', '..', 'database', 'migrations'))
  const requests = ({ role }: { role: string }) => role !== 'service_role'
  expect((await privileges(db, ['public'])).filter(requests)).toEqual((await privileges(house.world.db, ['public'])).filter(requests))
  await db.destroy()
  await remove()
})

/** The privileges of the request roles: on tables or their columns, and on functions. */
async function privileges(db: House['world']['db'], schemas: readonly string[]) {
  const { rows } = await sql<{ kind: string; role: string; name: string }>`
    select 'table' as kind, role, oid::regclass || ' ' || string_agg(privilege, ', ' order by privilege) as name
    from pg_class, unnest(${sql.val([...apiRoles])}::text[]) as role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
    where relnamespace::regnamespace::text = any(${sql.val([...schemas])}::text[]) and relkind in ('r', 'p', 'v', 'm') and (
      has_table_privilege(role, oid, privilege)
      or (privilege not in ('delete', 'truncate', 'trigger') and has_any_column_privilege(role, oid, privilege))
    )
    group by oid, role
    union all
    select 'function', role, oid::regproc::text from pg_proc, unnest(${sql.val([...apiRoles])}::text[]) as role
    where pronamespace::regnamespace::text = any(${sql.val([...schemas])}::text[]) and has_function_privilege(role, oid, 'execute')
      and has_schema_privilege(role, pronamespace, 'usage')
    order by kind, role, name
  `.execute(db)
  return rows
}
