import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { someone, unhurried } from '../auth/house.ts'
import { type RunningServer, startServer } from '../start-server.ts'

// Two processes share a real PostgreSQL: a token that one of them ended reads and writes nothing at the other.

const keys = { ANON_KEY: 'the-anonymous-key-of-these-tests', SERVICE_ROLE_KEY: 'the-service-role-key-of-these-tests' }
const { place, remove } = await emptyDatabase()
const url = place.kind === 'postgres' ? place.url : ''
const db = await openDatabase<Tables>(place, () => {})
let servers: RunningServer[] = []

beforeAll(async () => {
  const env = { ...unhurried, ...keys, DATABASE_URL: url, LOG_LEVEL: 'info' }
  servers = await Promise.all([1, 2].map(() => startServer({ env })))
})
afterAll(async () => {
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
  expect(servers.flatMap(({ lines }) => lines.filter((line) => line.includes('unexpected failure')))).toEqual([])
  await db.destroy()
  await remove()
})

function at(index: number, key: string = keys.ANON_KEY): SupabaseClient {
  return createClient(servers[index % 2]?.url ?? '', key, { auth: { autoRefreshToken: false, persistSession: false } })
}

/** A member who signed up at the first server, and their rows as each server shows them to that token. */
async function member() {
  const client = at(0)
  const { data, error } = await client.auth.signUp({ email: someone(), password: 'correct-horse-1' })
  if (error || !data.session || !data.user) throw new Error(`Not signed up: ${error?.message}`)
  const token = data.session.access_token
  const holding = (index: number) =>
    createClient(servers[index % 2]?.url ?? '', keys.ANON_KEY, { accessToken: async () => token }).from('saved_recipes')
  return { id: data.user.id, client, token, holding }
}
const soup = { recipe_name: 'Soup', recipe_content: {} }

test.each([
  ['signs out', async ({ client }: Awaited<ReturnType<typeof member>>) => void (await client.auth.signOut())],
  [
    'is banned',
    async ({ id }: Awaited<ReturnType<typeof member>>) =>
      void (await at(0, keys.SERVICE_ROLE_KEY).auth.admin.updateUserById(id, { ban_duration: '1h' })),
  ],
  ['is deleted', async ({ id }: Awaited<ReturnType<typeof member>>) => void (await at(0, keys.SERVICE_ROLE_KEY).auth.admin.deleteUser(id))],
])('whoever %s at one server reads and writes nothing at the other with the token they hold', async (_name, end) => {
  const own = await member()
  for (const index of [0, 1]) expect((await own.holding(index).insert(soup)).status).toBe(201)
  await end(own)
  for (const index of [1, 0]) {
    expect(await own.holding(index).select()).toMatchObject({ status: 401, error: { code: 'PGRST303' } })
    expect(await own.holding(index).insert(soup)).toMatchObject({ status: 401, error: { code: 'PGRST303' } })
  }
})

test('a role that is given and taken at the database counts at both servers with the next call', async () => {
  const own = await member()
  await own.holding(0).insert(soup)
  const admin = await member()
  const seen = () =>
    Promise.all([0, 1].map(async (index) => (await admin.holding(index).select('user_id').eq('user_id', own.id)).data?.length))
  expect(await seen()).toEqual([0, 0])
  await db.insertInto('public.user_roles').values({ user_id: admin.id, role: 'admin' }).execute()
  expect(await seen()).toEqual([1, 1])
  await db.deleteFrom('public.user_roles').where('user_id', '=', admin.id).execute()
  expect(await seen()).toEqual([0, 0])
})

test('forty recipes sent to two servers at once leave the six that a free member may keep', async () => {
  const own = await member()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => own.holding(index).insert(soup)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
  const refusals = answers.filter(({ status }) => status !== 201).map(({ error }) => error?.message)
  expect(new Set(refusals)).toEqual(new Set(['storage_limit_reached']))
  expect((await own.holding(1).select('id', { count: 'exact', head: true })).count).toBe(6)
})
