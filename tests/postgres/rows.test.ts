import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, openTwoServers, type TwoServers } from './two-servers.ts'

// Two processes share a real PostgreSQL: a token that one of them ended reads and writes nothing at the other.

let two: TwoServers
beforeAll(async () => {
  two = await openTwoServers({})
})
afterAll(() => two.close())

/** A member who signed up at the first server, and their rows as each server returns them to that token. */
async function member() {
  const { id, session } = await two.member()
  const client = two.browser(0)
  await client.auth.setSession(session)
  const token = session.access_token
  const holding = (index: number) => createClient(two.urlOf(index), keys.ANON_KEY, { accessToken: async () => token }).from('saved_recipes')
  return { id, client, holding }
}
const soup = { recipe_name: 'Soup', recipe_content: {} }

test.each([
  ['signs out', async ({ client }: Awaited<ReturnType<typeof member>>) => void (await client.auth.signOut())],
  [
    'is banned',
    async ({ id }: Awaited<ReturnType<typeof member>>) =>
      void (await two.browser(0, keys.SERVICE_ROLE_KEY).auth.admin.updateUserById(id, { ban_duration: '1h' })),
  ],
  [
    'is deleted',
    async ({ id }: Awaited<ReturnType<typeof member>>) => void (await two.browser(0, keys.SERVICE_ROLE_KEY).auth.admin.deleteUser(id)),
  ],
])('an account that %s at one server reads and writes nothing at the other with its old token', async (_name, end) => {
  const own = await member()
  for (const index of [0, 1]) expect((await own.holding(index).insert(soup)).status).toBe(201)
  await end(own)
  for (const index of [1, 0]) {
    expect(await own.holding(index).select()).toMatchObject({ status: 401, error: { code: 'PGRST303' } })
    expect(await own.holding(index).insert(soup)).toMatchObject({ status: 401, error: { code: 'PGRST303' } })
  }
})

test('a role granted or revoked in the database holds at both servers from the next call', async () => {
  const own = await member()
  await own.holding(0).insert(soup)
  const admin = await member()
  const seen = () =>
    Promise.all([0, 1].map(async (index) => (await admin.holding(index).select('user_id').eq('user_id', own.id)).data?.length))
  expect(await seen()).toEqual([0, 0])
  await two.db.insertInto('public.user_roles').values({ user_id: admin.id, role: 'admin' }).execute()
  expect(await seen()).toEqual([1, 1])
  await two.db.deleteFrom('public.user_roles').where('user_id', '=', admin.id).execute()
  expect(await seen()).toEqual([0, 0])
})

test('forty concurrent saves on two servers keep the six recipes of a free member', async () => {
  const own = await member()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => own.holding(index).insert(soup)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
  const refusals = answers.filter(({ status }) => status !== 201).map(({ error }) => error?.message)
  expect(new Set(refusals)).toEqual(new Set(['storage_limit_reached']))
  expect((await own.holding(1).select('id', { count: 'exact', head: true })).count).toBe(6)
})
