import { randomUUID } from 'node:crypto'
import { openDatabase } from '@potluck/platform/database/open'
import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { longTest } from '../how-many.ts'
import { execute } from '../postgres.ts'
import { type RunningServer, startServer, withQuickKitchen } from '../start-server.ts'
import { aBlob } from '../storage/pictures.ts'

// A server whose database user owns its database and nothing else: it is no superuser, cannot bypass row-level security
// and cannot create roles.

const owner = `plain_${randomUUID().replaceAll('-', '')}`
const { place, remove } = await emptyDatabase({ isMigrated: false })
const cluster = inject('postgres') ?? ''
const url = new URL(place.kind === 'postgres' ? place.url : '')
const database = url.pathname.slice(1)
url.username = owner

const keys = { ANON_KEY: 'a-publishable-key-of-a-test', SERVICE_ROLE_KEY: 'a-secret-key-of-this-test' }
const env = { DATABASE_URL: url.href, ...keys }
let server: RunningServer | undefined

beforeAll(async () => {
  await execute(cluster, `create role ${owner} login`)
  await execute(cluster, `alter database ${database} owner to ${owner}`)
})
afterAll(async () => {
  await server?.stop()
  await remove()
  await execute(cluster, `drop role ${owner}`)
})

test('a server without the right to create roles names the statements to run, and starts after them', async () => {
  const refused = await startServer({ env }).catch((error: unknown) => error)
  const said = refused instanceof Error ? refused.message.split('\n') : []
  expect(said.slice(1)).toEqual([
    `The database's user ${owner} may not make the roles that requests take; have an administrator of the database run this once: ` +
      `grant anon to ${owner}; grant authenticated to ${owner}; grant service_role to ${owner};`,
  ])
  await execute(cluster, said[1]?.split(' once: ')[1] ?? '')
  server = await startServer({ env, program: withQuickKitchen })
})

longTest(
  'a failed start names all missing rights for roles, schemas and tables in one sentence',
  async () => {
    const { place: other, remove: removeOther } = await emptyDatabase({ isMigrated: false })
    const guest = `guest_${randomUUID().replaceAll('-', '')}`
    const there = new URL(other.kind === 'postgres' ? other.url : '')
    const asAdministrator = there.href
    there.username = guest
    await execute(cluster, `create role ${guest} login`)
    await execute(asAdministrator, 'revoke create on schema public from public')
    const toldAt = async () => {
      const failed = await startServer({ env: { DATABASE_URL: there.href, ...keys } }).catch((error: unknown) => error)
      return failed instanceof Error ? failed.message.split('\n').slice(1) : []
    }
    const roles = `grant anon to ${guest}; grant authenticated to ${guest}; grant service_role to ${guest};`
    const rights = `grant create on database ${there.pathname.slice(1)} to ${guest}; grant create on schema public to ${guest};`
    expect(await toldAt()).toEqual([
      `The database's user ${guest} may not make the roles that requests take; have an administrator of the database run this once: ${roles} ${rights}`,
    ])
    await execute(asAdministrator, roles)
    expect(await toldAt()).toEqual([
      `The database's user ${guest} may not make the tables; have an administrator of the database run this once: ${rights}`,
    ])
    await execute(asAdministrator, rights)
    const started = await startServer({ env: { DATABASE_URL: there.href, ...keys }, program: withQuickKitchen })
    expect(await started.stop()).toBe(0)
    await removeOther()
    await execute(cluster, `drop role ${guest}`)
  },
  60_000,
)

test("a plain owner's server signs members up, guards and deletes their rows, and stores pictures", async () => {
  const db = await openDatabase<Tables>({ kind: 'postgres', url: url.href }, () => {})
  const { rows: rights } = await sql`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user`.execute(db)
  expect(rights).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }])

  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const member = async () => {
    const client = createClient(server?.url ?? '', keys.ANON_KEY, options)
    const { data, error } = await client.auth.signUp({ email: `${randomUUID()}@example.org`, password: 'correct-horse-1' })
    expect(error).toBeNull()
    return { client, id: data.user?.id ?? '' }
  }
  const cook = await member()
  const other = await member()
  const soup = { recipe_name: 'Soup', recipe_content: { description: 'Hot.' } }
  for (let kept = 0; kept < 6; kept += 1) expect((await cook.client.from('saved_recipes').insert(soup)).error).toBeNull()
  expect((await cook.client.from('saved_recipes').insert(soup)).error?.message).toBe('storage_limit_reached')
  expect((await cook.client.from('profiles').select('user_id')).data).toEqual([{ user_id: cook.id }])
  expect((await other.client.from('saved_recipes').select()).data).toEqual([])

  await db.insertInto('public.user_roles').values({ user_id: other.id, role: 'admin' }).execute()
  expect((await other.client.from('saved_recipes').select()).data).toHaveLength(6)
  expect((await other.client.rpc('get_user_roles', { _user_id: cook.id })).data).toEqual([])
  expect((await other.client.rpc('get_user_roles', { _user_id: other.id })).data).toEqual([{ role: 'admin' }])

  await sql`insert into public.generated_recipes (id, recipe_name, cuisine_type, language, user_id, created_at, recipe_content)
    values (gen_random_uuid(), 'Soup', 'Thai', 'en', ${cook.id}, now(), '{}')`.execute(db)
  const service = createClient(server?.url ?? '', keys.SERVICE_ROLE_KEY, options)
  expect((await service.auth.admin.deleteUser(cook.id)).error).toBeNull()
  expect((await service.from('saved_recipes').select()).data).toEqual([])
  expect((await service.from('profiles').select('user_id')).data).toEqual([{ user_id: other.id }])
  expect((await service.from('generated_recipes').select('recipe_name, user_id')).data).toEqual([])

  const pictures = service.storage.from('recipe-pictures')
  for (const byte of [1, 2]) expect((await pictures.upload('soup.png', aBlob({ of: byte }), { upsert: true })).error).toBeNull()
  expect((await pictures.download('soup.png')).data?.size).toBe(300)
  expect((await pictures.remove(['soup.png'])).data).toHaveLength(1)
  expect((await sql`select key from platform.loose_files`.execute(db)).rows).toEqual([])
  await db.destroy()
})
