import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, anAdmin, anError, aSavedRecipe, type Cook, raw } from './kitchen.ts'

let house: House
let admin: Cook
let cook: Cook
beforeAll(async () => {
  house = await openHouse()
  admin = await anAdmin(house)
  cook = await aCook(house)
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const json = { 'content-type': 'application/json' }

/** A cook with one recipe, and its id. */
async function withRecipe(parts: Record<string, unknown> = {}): Promise<Cook & { recipeId: string }> {
  const own = await aCook(house)
  const { data } = await own.client.from('saved_recipes').insert(aSavedRecipe(parts)).select('id').single()
  return { ...own, recipeId: String(data?.id) }
}

describe('the writes that the pages make', () => {
  test('a member saves a recipe, rates it, clears the rating and deletes it', async () => {
    const { client, id } = await aCook(house)
    expect(await client.from('saved_recipes').insert(aSavedRecipe())).toMatchObject({ status: 201, data: null, error: null })
    const { data: saved } = await client.from('saved_recipes').select('*').single()
    expect(saved).toMatchObject({ user_id: id, recipe_name: 'Tomato soup', rating: null })
    for (const rating of [4, null]) {
      expect(await client.from('saved_recipes').update({ rating }).eq('id', saved.id)).toMatchObject({
        status: 204,
        data: null,
        error: null,
      })
      expect((await client.from('saved_recipes').select('rating').single()).data).toEqual({ rating })
    }
    expect(await client.from('saved_recipes').delete().eq('id', saved.id)).toMatchObject({ status: 204, data: null, error: null })
    expect((await client.from('saved_recipes').select('id')).data).toEqual([])
  })

  test('a member updates their profile', async () => {
    const preferences = { cuisines: ['Thai'], meal: 'entrée' }
    const { data, status } = await cook.client
      .from('profiles')
      .update({ first_name: 'Ada', recipe_preferences: preferences })
      .eq('user_id', cook.id)
      .select('first_name, recipe_preferences')
    expect({ data, status }).toEqual({ data: [{ first_name: 'Ada', recipe_preferences: preferences }], status: 200 })
  })

  test('an upsert updates an existing profile and creates a missing one', async () => {
    const own = await aCook(house)
    const upsert = (first_name: string) =>
      own.client.from('profiles').upsert({ user_id: own.id, first_name }, { onConflict: 'user_id' }).select('first_name').single()
    expect(await upsert('Bo')).toMatchObject({ status: 200, data: { first_name: 'Bo' } })
    await sql`delete from public.profiles where user_id = ${own.id}`.execute(house.world.db)
    expect(await upsert('Cy')).toMatchObject({ status: 201, data: { first_name: 'Cy' } })
    const ignored = await own.client
      .from('profiles')
      .upsert({ user_id: own.id, first_name: 'Di' }, { onConflict: 'user_id', ignoreDuplicates: true })
      .select('first_name')
    expect(ignored).toMatchObject({ status: 201, data: [] })
    expect((await own.client.from('profiles').select('first_name').single()).data).toEqual({ first_name: 'Cy' })
    const inserted = await own.client.from('profiles').insert({ user_id: own.id, first_name: 'Ed' })
    expect(inserted).toMatchObject({ status: 409, error: { code: '23505' } })
  })

  test('an admin resolves an error and disables a pattern', async () => {
    const service = house.admin()
    const { data: error } = await service.from('app_errors').insert(anError()).select('id').single()
    const resolved = await admin.client
      .from('app_errors')
      .update({ status: 'resolved', resolved_at: new Date().toISOString(), resolved_by: admin.id })
      .eq('id', error?.id)
      .select('status, resolved_by')
      .single()
    expect(resolved).toMatchObject({ status: 200, data: { status: 'resolved', resolved_by: admin.id } })
    const { data: pattern } = await service
      .from('bot_patterns')
      .insert({ pattern_name: 'wget', pattern_type: 'agent', risk_weight: 5 })
      .select('id')
      .single()
    await admin.client.from('bot_patterns').update({ is_active: false }).eq('id', pattern?.id)
    expect((await admin.client.from('bot_patterns').select('is_active').eq('id', pattern?.id).single()).data).toEqual({ is_active: false })
  })
})

describe('inserts', () => {
  test('an insert returns its rows in order on request', async () => {
    const own = await aCook(house)
    const { data, status, count } = await own.client
      .from('saved_recipes')
      .insert([aSavedRecipe({ recipe_name: 'One' }), aSavedRecipe({ recipe_name: 'Two' })], { count: 'exact' })
      .select('name:recipe_name, user_id')
    expect({ data, status, count }).toEqual({
      data: ['One', 'Two'].map((name) => ({ name, user_id: own.id })),
      status: 201,
      count: 2,
    })
  })

  test('a write returns all its rows, because a limit applies to reads only', async () => {
    const own = await aCook(house)
    const made = await own.client
      .from('saved_recipes')
      .insert([aSavedRecipe({ recipe_name: 'One' }), aSavedRecipe({ recipe_name: 'Two' })])
      .select('recipe_name')
      .order('recipe_name')
      .limit(1)
    expect(made.data).toEqual([{ recipe_name: 'One' }, { recipe_name: 'Two' }])
    const gone = await own.client.from('saved_recipes').delete().eq('user_id', own.id).select('id').limit(1)
    expect(gone.data).toHaveLength(2)
  })

  test('an insert of rows with different columns fills the rest with null, or with defaults on request', async () => {
    const service = house.admin()
    const rows = [anError({ error_type: 'A', severity: 'high' }), anError({ error_type: 'B', status: 'ignored' })]
    const { error } = await service.from('app_errors').insert(rows)
    expect(error).toMatchObject({ code: '23502' })
    const { data } = await service.from('app_errors').insert(rows, { defaultToNull: false }).select('error_type, severity, status')
    expect(data).toEqual([
      { error_type: 'A', severity: 'high', status: 'open' },
      { error_type: 'B', severity: 'medium', status: 'ignored' },
    ])
  })

  test('an insert with return=headers-only returns the location of its row', async () => {
    const response = await raw(house, '/saved_recipes', {
      method: 'POST',
      token: cook.token,
      headers: { ...json, prefer: 'return=headers-only,count=exact' },
      body: JSON.stringify(aSavedRecipe()),
    })
    const { data } = await cook.client.from('saved_recipes').select('id').single()
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toBe(`/saved_recipes?id=eq.${data?.id}`)
    expect(response.headers.get('content-range')).toBe('*/1')
    expect(response.headers.get('preference-applied')).toBe('return=headers-only, count=exact')
    expect(await response.text()).toBe('')
  })

  test('an insert with a columns parameter ignores all other columns', async () => {
    const own = await aCook(house)
    const response = await raw(house, '/saved_recipes?columns=recipe_name,recipe_content&select=recipe_name,rating', {
      method: 'POST',
      token: own.token,
      headers: { ...json, prefer: 'return=representation' },
      body: JSON.stringify({ ...aSavedRecipe(), rating: 5, is_admin: true }),
    })
    expect([response.status, await response.json()]).toEqual([201, [{ recipe_name: 'Tomato soup', rating: null }]])
  })

  test('an insert keeps every digit of a number', async () => {
    const own = await aCook(house)
    const response = await raw(house, '/saved_recipes?select=recipe_content', {
      method: 'POST',
      token: own.token,
      headers: { ...json, prefer: 'return=representation' },
      body: '{"recipe_name":"Pi","recipe_content":{"n":9007199254740993,"x":0.1000}}',
    })
    expect(await response.text()).toBe('[{"recipe_content":{"n": 9007199254740993, "x": 0.1000}}]')
  })

  test('an insert of no rows creates none, and an empty object creates a row of defaults', async () => {
    const own = await aCook(house)
    expect(await own.client.from('saved_recipes').insert([]).select()).toMatchObject({ status: 201, data: [] })
    expect(await own.client.from('saved_recipes').insert({})).toMatchObject({ error: { code: '23502' } })
    await sql`delete from public.profiles where user_id = ${own.id}`.execute(house.world.db)
    expect(await own.client.from('profiles').insert({}).select('user_id').single()).toMatchObject({
      status: 201,
      data: { user_id: own.id },
    })
  })

  test('an insert that fails in one row stores none', async () => {
    const own = await aCook(house)
    const { error } = await own.client.from('saved_recipes').insert([aSavedRecipe(), aSavedRecipe({ rating: 9 })])
    expect(error).toMatchObject({ code: '23514' })
    expect((await own.client.from('saved_recipes').select('id')).data).toEqual([])
  })

  test('an upsert is refused on columns that are not declared for it', async () => {
    const own = await withRecipe()
    for (const onConflict of [undefined, 'id', 'recipe_name', 'user_id,id']) {
      const { error, status } = await own.client
        .from('saved_recipes')
        .upsert({ id: own.recipeId, ...aSavedRecipe() }, onConflict === undefined ? {} : { onConflict })
      expect({ status, code: error?.code }).toEqual({ status: 400, code: '42P10' })
    }
    const { error, status } = await own.client.from('profiles').upsert({ user_id: own.id }, { onConflict: 'nothing' })
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 400,
      code: '42703',
      message: 'column "nothing" does not exist',
    })
  })

  test('an upsert with the same key twice is refused and writes neither row', async () => {
    const own = await aCook(house)
    const twice = ['Bo', 'Cy'].map((first_name) => ({ user_id: own.id, first_name }))
    const { error, status } = await own.client.from('profiles').upsert(twice, { onConflict: 'user_id' })
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 400,
      code: '21000',
      message: 'ON CONFLICT DO UPDATE command cannot affect row a second time',
    })
    expect((await own.client.from('profiles').select('first_name').single()).data).toEqual({ first_name: null })
  })

  test('an insert requested as a single object creates exactly one row or none', async () => {
    const own = await aCook(house)
    const { status, error } = await own.client.from('saved_recipes').insert([aSavedRecipe(), aSavedRecipe()]).select().single()
    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST116' })
    expect((await own.client.from('saved_recipes').select('id')).data).toEqual([])
  })
})

describe('updates and deletions', () => {
  test("an update or deletion of another member's rows finds none", async () => {
    const [own, other] = [await withRecipe(), await aCook(house)]
    const changed = await other.client.from('saved_recipes').update({ rating: 1 }, { count: 'exact' }).eq('id', own.recipeId).select()
    expect(changed).toMatchObject({ status: 200, data: [], count: 0 })
    const deleted = await other.client.from('saved_recipes').delete({ count: 'exact' }).eq('id', own.recipeId)
    expect(deleted).toMatchObject({ status: 204, count: 0 })
    expect((await own.client.from('saved_recipes').select('rating').single()).data).toEqual({ rating: null })
  })

  test('an update and a deletion count their rows', async () => {
    const own = await withRecipe()
    await own.client.from('saved_recipes').insert(aSavedRecipe())
    const updated = await own.client.from('saved_recipes').update({ rating: 2 }, { count: 'exact' }).eq('user_id', own.id)
    expect(updated).toMatchObject({ status: 204, count: 2 })
    const deleted = await own.client.from('saved_recipes').delete({ count: 'exact' }).eq('rating', 2).select('rating')
    expect(deleted).toMatchObject({ status: 200, count: 2, data: [{ rating: 2 }, { rating: 2 }] })
  })

  test('an update or deletion without a filter is refused', async () => {
    const own = await withRecipe()
    const update: unknown = await own.client.from('saved_recipes').update({ rating: 2 })
    expect(update).toMatchObject({ status: 400, error: { code: '21000', message: 'UPDATE requires a WHERE clause' } })
    const deletion: unknown = await own.client.from('saved_recipes').delete()
    expect(deletion).toMatchObject({ status: 400, error: { code: '21000', message: 'DELETE requires a WHERE clause' } })
    expect((await own.client.from('saved_recipes').select('rating')).data).toEqual([{ rating: null }])
  })

  test('a write of more rows than max-affected is rolled back', async () => {
    const own = await withRecipe()
    await own.client.from('saved_recipes').insert(aSavedRecipe())
    const tooMany: unknown = await own.client.from('saved_recipes').delete().eq('user_id', own.id).maxAffected(1)
    expect(tooMany).toMatchObject({
      status: 400,
      error: { code: 'PGRST124', message: 'Query result exceeds max-affected preference constraint', details: 'The query affects 2 rows' },
    })
    const single = await own.client.from('saved_recipes').update({ rating: 1 }).eq('user_id', own.id).select().single()
    expect(single).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    expect((await own.client.from('saved_recipes').select('rating')).data).toEqual([{ rating: null }, { rating: null }])
    expect(await own.client.from('saved_recipes').delete().eq('user_id', own.id).maxAffected(2)).toMatchObject({ status: 204 })
  })

  test('a function call with more rows than max-affected is refused', async () => {
    const own = await aCook(house)
    const roles = ['tester', 'premium'].map((role) => ({ user_id: own.id, role }))
    await house.admin().from('user_roles').insert(roles)
    const ask = (most: number, options: { get?: boolean } = {}) =>
      own.client.rpc('get_user_roles', { _user_id: own.id }, options).maxAffected(most)
    const refused = {
      status: 400,
      error: { code: 'PGRST124', message: 'Query result exceeds max-affected preference constraint', details: 'The query affects 2 rows' },
    }
    expect(await ask(1)).toMatchObject(refused)
    expect(await ask(1, { get: true })).toMatchObject(refused)
    expect(await ask(2)).toMatchObject({ status: 200, data: [{ role: expect.any(String) }, { role: expect.any(String) }] })
    const { headers } = await raw(house, `/rpc/get_user_roles?_user_id=${own.id}`, {
      token: own.token,
      headers: { prefer: 'handling=strict,max-affected=2' },
    })
    expect(headers.get('preference-applied')).toBe('handling=strict, max-affected=2')
  })

  test('a write with tx=rollback is refused and changes nothing', async () => {
    const own = await withRecipe()
    const refused = { status: 400, error: { code: 'PGRST122', details: 'Invalid preferences: tx=rollback', hint: expect.any(String) } }
    const recipes = () => own.client.from('saved_recipes')
    expect(await recipes().insert(aSavedRecipe()).rollback()).toMatchObject(refused)
    expect(await recipes().update({ rating: 3 }).eq('id', own.recipeId).rollback()).toMatchObject(refused)
    expect(await recipes().delete().eq('id', own.recipeId).rollback()).toMatchObject(refused)
    expect(await own.client.rpc('get_user_roles', { _user_id: own.id }).rollback()).toMatchObject(refused)
    expect((await recipes().select('rating')).data).toEqual([{ rating: null }])
  })

  test('a write that would return more rows than an answer has is rolled back', async () => {
    const own = await withRecipe()
    await house.world.db.insertInto('public.user_roles').values({ user_id: own.id, role: 'premium' }).execute()
    await sql`
      insert into public.saved_recipes (user_id, recipe_name, recipe_content) select ${own.id}::uuid, 'Soup', '{}' from generate_series(1, 1000)
    `.execute(house.world.db)
    const archive = () => own.client.from('saved_recipes').select('id', { count: 'exact', head: true }).eq('user_id', own.id)
    expect(await own.client.from('saved_recipes').delete().eq('user_id', own.id).select('id')).toMatchObject({
      status: 400,
      error: { code: 'PGRST124', message: 'Query result exceeds the 1000 rows of an answer', details: 'The query affects 1001 rows' },
    })
    expect((await archive()).count).toBe(1001)
    const soups = await own.client.from('saved_recipes').update({ rating: 4 }).eq('recipe_name', 'Soup').select('id')
    expect([soups.status, soups.data?.length]).toEqual([200, 1000])
    expect((await own.client.from('saved_recipes').delete().eq('user_id', own.id)).status).toBe(204)
    expect((await archive()).count).toBe(0)
  })

  test('an update with no columns changes nothing', async () => {
    const own = await withRecipe()
    const { status, data } = await own.client.from('saved_recipes').update({}).eq('id', own.recipeId).select()
    expect({ status, data }).toEqual({ status: 200, data: [] })
  })

  test('a write tells its range and its applied preferences', async () => {
    const own = await withRecipe()
    const call = async (method: string, prefer: string, body?: string) => {
      const path = `/saved_recipes?id=eq.${own.recipeId}&select=rating`
      const { status, headers } = await raw(house, path, { method, token: own.token, headers: { ...json, prefer }, ...(body && { body }) })
      return [status, headers.get('content-range'), headers.get('preference-applied')]
    }
    expect(await call('PATCH', 'return=minimal', '{"rating":1}')).toEqual([204, '0-0/*', 'return=minimal'])
    expect(await call('PATCH', 'return=representation,count=exact', '{"rating":1}')).toEqual([
      200,
      '0-0/1',
      'return=representation, count=exact',
    ])
    expect(await call('DELETE', 'count=exact')).toEqual([204, '*/1', 'count=exact'])
    expect(await call('PATCH', '', '{"rating":1}')).toEqual([204, '*/*', null])
  })
})

test("a write beyond the caller's rights is refused", async () => {
  const own = await aCook(house)
  for (const call of [
    own.client.from('app_errors').insert(anError()),
    own.client.from('generated_recipes').delete().eq('id', own.id),
    own.client.from('user_roles').insert({ user_id: own.id, role: 'admin' }),
    own.client.from('profiles').update({ email: 'other@example.org' }).eq('user_id', own.id),
    own.client.from('saved_recipes').insert(aSavedRecipe({ user_id: admin.id })),
    own.client.from('saved_recipes').insert(aSavedRecipe({ expires_at: null })),
  ]) {
    expect(await call).toMatchObject({ status: 403, error: { code: '42501' } })
  }
  expect(await house.client().from('saved_recipes').insert(aSavedRecipe())).toMatchObject({ status: 401, error: { code: '42501' } })
  expect((await own.client.rpc('get_user_roles', { _user_id: own.id })).data).toEqual([])
})
