import type { RealtimePostgresChangesFilter } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, anAdmin, aSavedRecipe, type Cook } from '../rest/kitchen.ts'
import { hearChanges, settled } from './ear.ts'

let house: House
let ada: Cook
let bo: Cook
beforeAll(async () => {
  house = await openHouse()
  ;[ada, bo] = [await aCook(house), await aCook(house)]
})
afterEach(async () => {
  expect(house.world.failures).toEqual([])
  await Promise.all([ada, bo].flatMap(({ client }) => client.getChannels().map((channel) => client.removeChannel(channel))))
})
afterAll(async () => {
  await Promise.all([ada, bo].map(({ client }) => client.removeAllChannels()))
  await house.close()
})

const all = (table: string, filter?: string): RealtimePostgresChangesFilter<'*'> => ({
  event: '*',
  schema: 'public',
  table,
  ...(filter !== undefined && { filter }),
})
const rename = async (cook: Cook, first_name: string) =>
  expect((await cook.client.from('profiles').update({ first_name }).eq('user_id', cook.id)).error).toBeNull()

test("a member's tabs receive changes of the own profile, as it reads, and of no other", async () => {
  const tab = house.client()
  await tab.auth.signInWithPassword({ email: ada.email, password: ada.password })
  const [narrow, wide] = [await hearChanges(ada.client, all('profiles', `user_id=eq.${ada.id}`)), await hearChanges(tab, all('profiles'))]
  await rename(bo, 'Bo')
  await ada.client
    .from('profiles')
    .update({ first_name: 'Ada', recipe_preferences: { cuisines: ['Thai'], spicy: true } })
    .eq('user_id', ada.id)
  const { data: row } = await ada.client.from('profiles').select().single()
  for (const heard of [await narrow.next(), await wide.next()]) {
    expect(heard).toEqual({
      schema: 'public',
      table: 'profiles',
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      eventType: 'UPDATE',
      new: row,
      old: { id: row.id },
      errors: null,
    })
  }
  await tab.removeAllChannels()
})

test("another member, an admin and a visitor receive no change of a member's rows", async () => {
  const admin = await anAdmin(house)
  const visitor = house.client()
  const curious = await Promise.all(
    [bo.client, admin.client].map((client) => hearChanges(client, all('profiles', `user_id=eq.${ada.id}`), all('profiles'))),
  )
  const nobody = await hearChanges(visitor, all('profiles', `user_id=eq.${ada.id}`), all('profiles'))
  const own = await hearChanges(ada.client, all('profiles'))
  await rename(ada, 'Ada Again')
  expect(await own.next()).toMatchObject({ new: { first_name: 'Ada Again' } })
  await rename(bo, 'Bo Again')
  await rename(admin, 'Admin')
  const heard = await Promise.all(curious.map(({ next }) => next()))
  expect(heard.map((change) => 'first_name' in change.new && change.new.first_name)).toEqual(['Bo Again', 'Admin'])
  // The visitor's channel receives its first change after the sign-in.
  await visitor.auth.signInWithPassword({ email: ada.email, password: ada.password })
  await visitor.realtime.setAuth()
  await settled(nobody)
  await rename(ada, 'Ada At Last')
  expect(await nobody.next()).toMatchObject({ new: { first_name: 'Ada At Last' } })
  await Promise.all([visitor, admin.client].map((client) => client.removeAllChannels()))
})

test('a member receives granted, changed and revoked roles', async () => {
  const ear = await hearChanges(ada.client, all('user_roles', `user_id=eq.${ada.id}`))
  await house.world.db.insertInto('public.user_roles').values({ user_id: ada.id, role: 'premium' }).execute()
  expect(await ear.next()).toMatchObject({ eventType: 'INSERT', new: { user_id: ada.id, role: 'premium' }, old: {} })
  await house.world.db.updateTable('public.user_roles').set({ role: 'tester' }).where('user_id', '=', ada.id).execute()
  expect(await ear.next()).toMatchObject({
    eventType: 'UPDATE',
    new: { role: 'tester' },
    old: { user_id: ada.id, role: 'premium' },
  })
  await house.world.db.deleteFrom('public.user_roles').where('user_id', '=', ada.id).execute()
  expect(await ear.next()).toMatchObject({ eventType: 'DELETE', new: {}, old: { user_id: ada.id, role: 'tester' } })
})

test("a deletion reaches only the row's owner, and contains only its key", async () => {
  const ears = [await hearChanges(ada.client, all('saved_recipes')), await hearChanges(bo.client, all('saved_recipes'))] as const
  const save = async ({ client }: Cook) => (await client.from('saved_recipes').insert(aSavedRecipe()).select().single()).data
  const [hers, his] = [await save(ada), await save(bo)]
  expect(await ears[0].next()).toMatchObject({ eventType: 'INSERT', new: hers })
  await ada.client.from('saved_recipes').delete().eq('id', hers.id)
  await bo.client.from('saved_recipes').delete().eq('id', his.id)
  expect(await ears[0].next()).toMatchObject({ eventType: 'DELETE', new: {}, old: { id: hers.id } })
  expect(await ears[1].next()).toMatchObject({ eventType: 'INSERT', new: { id: his.id } })
  expect(await ears[1].next()).toMatchObject({ eventType: 'DELETE', old: { id: his.id } })
})

test('a change of a row that its owner cannot read is not sent', async () => {
  const ear = await hearChanges(ada.client, all('profiles'), all('user_roles'))
  await sql`alter policy own_or_admin_reads on public.profiles using (false)`.execute(house.world.db)
  try {
    await sql`update public.profiles set first_name = 'Hidden' where user_id = ${ada.id}`.execute(house.world.db)
    await house.world.db.insertInto('public.user_roles').values({ user_id: ada.id, role: 'tester' }).execute()
    expect(await ear.next()).toMatchObject({ table: 'user_roles' })
  } finally {
    await sql`alter policy own_or_admin_reads on public.profiles
      using (user_id = (select auth.uid()) or (select private.is_admin()))`.execute(house.world.db)
    await house.world.db.deleteFrom('public.user_roles').where('user_id', '=', ada.id).execute()
  }
})

test('a change is sent when it is committed, and not when it is rolled back', async () => {
  const ear = await hearChanges(ada.client, all('profiles'))
  const write = (first_name: string) => sql`update public.profiles set first_name = ${first_name} where user_id = ${ada.id}`
  await house.world.db
    .transaction()
    .execute(async (trx) => {
      await write('Never').execute(trx)
      throw new Error('no')
    })
    .catch(() => {})
  await write('Kept').execute(house.world.db)
  expect(await ear.next()).toMatchObject({ new: { first_name: 'Kept' } })
})

test('a row that changes owner is deleted for the old owner and new for the other', async () => {
  const id = crypto.randomUUID()
  await sql`insert into public.saved_recipes (id, user_id, recipe_name, recipe_content) values (${id}, ${ada.id}, 'Soup', '{}')`.execute(
    house.world.db,
  )
  const [hers, his] = [await hearChanges(ada.client, all('saved_recipes')), await hearChanges(bo.client, all('saved_recipes'))]
  await sql`update public.saved_recipes set user_id = ${bo.id} where id = ${id}`.execute(house.world.db)
  expect(await hers.next()).toMatchObject({ eventType: 'DELETE', old: { id } })
  expect(await his.next()).toMatchObject({ eventType: 'INSERT', new: { id, user_id: bo.id } })
})

test('a filter selects the changes of each subscription of a channel', async () => {
  const ear = await hearChanges(ada.client, all('saved_recipes', 'language=eq.ja'), all('saved_recipes', 'language=eq.de,rating=eq.5'), {
    event: '*',
    schema: 'public',
  })
  await ada.client
    .from('saved_recipes')
    .insert([aSavedRecipe({ language: 'en' }), aSavedRecipe({ language: 'ja' }), aSavedRecipe({ language: 'de', rating: 4 })])
  const heard = [await ear.next(), await ear.next(), await ear.next(), await ear.next()]
  expect(heard.map((change) => 'language' in change.new && change.new.language)).toEqual(['en', 'ja', 'ja', 'de'])
})

test.each([
  ['a table without live changes', all('generated_recipes')],
  ['an unexposed schema', { event: '*' as const, schema: 'auth', table: 'users' }],
  ['an unknown column', all('profiles', 'password=eq.x')],
  ['an unsupported operator', all('saved_recipes', 'rating=gt.3')],
])('a subscription to %s is refused with an explanation', async (_, filter) => {
  await expect(hearChanges(ada.client, filter)).rejects.toThrow(
    `RealtimeDisabledForConfiguration: Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: *, schema: ${filter.schema}, table: ${filter.table}, filters: `,
  )
})
