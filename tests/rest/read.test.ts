import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, anAdmin, anError, aSavedRecipe, type Cook, raw } from './kitchen.ts'

let house: House
let admin: Cook
beforeAll(async () => {
  house = await openHouse()
  admin = await anAdmin(house)
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const day = 86_400_000

async function storeGenerated(name: string, daysAgo: number): Promise<void> {
  const at = new Date(house.world.now().getTime() - daysAgo * day)
  await sql`
    insert into public.generated_recipes (id, recipe_name, cuisine_type, language, created_at, recipe_content, user_ip_address)
    values (gen_random_uuid(), ${name}, 'Thai', 'en', ${at}::timestamptz, '{"steps": 3}', '192.0.2.7')
  `.execute(house.world.db)
}

describe('the reads that the pages make', () => {
  test('a member reads their own archive, newest first, and no other', async () => {
    const [cook, other] = [await aCook(house), await aCook(house)]
    for (const recipe_name of ['First', 'Second']) await cook.client.from('saved_recipes').insert(aSavedRecipe({ recipe_name }))
    await other.client.from('saved_recipes').insert(aSavedRecipe({ recipe_name: 'Not yours' }))
    const { data, error } = await cook.client.from('saved_recipes').select('*').order('created_at', { ascending: false })
    expect(error).toBeNull()
    expect(data?.map((row) => row.recipe_name)).toEqual(['Second', 'First'])
    expect(Object.keys(data?.[0] ?? {})).toEqual([
      'id',
      'user_id',
      'recipe_name',
      'recipe_content',
      'cuisine_type',
      'language',
      'rating',
      'generated_recipe_id',
      'created_at',
      'expires_at',
    ])
  })

  test('a star may be combined with the same columns under their own or another name', async () => {
    const cook = await aCook(house)
    await cook.client.from('saved_recipes').insert(aSavedRecipe({ recipe_name: 'First' }))
    const { data, error } = await cook.client.from('saved_recipes').select('*, recipe_content, recipe_name, title:recipe_name').single()
    expect([error, data]).toMatchObject([null, { recipe_name: 'First', title: 'First', recipe_content: expect.any(Object) }])
  })

  test('a member reads their profile as a single object', async () => {
    const cook = await aCook(house)
    const { data } = await cook.client.from('profiles').select('user_id, email').eq('user_id', cook.id).single()
    expect(data).toEqual({ user_id: cook.id, email: cook.email })
  })

  test('an admin counts profiles without reading them', async () => {
    const { count, data, status } = await admin.client.from('profiles').select('*', { count: 'exact', head: true })
    expect({ data, status }).toEqual({ data: null, status: 200 })
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from public.profiles`.execute(house.world.db)
    expect(count).toBe(rows[0]?.n)
  })

  test('an admin finds generated recipes by name and age, newest first, with their count', async () => {
    await storeGenerated('Green CURRY', 0.001)
    await storeGenerated('Red curry', 3)
    await storeGenerated('Old curry', 20)
    await storeGenerated('Tom yum', 0.002)
    const columns = 'id, recipe_name, cuisine_type, language, user_id, user_ip_address, created_at, recipe_content'
    const since = new Date(house.world.now().getTime() - 7 * day).toISOString()
    const { data, count, error } = await admin.client
      .from('generated_recipes')
      .select(columns, { count: 'exact' })
      .ilike('recipe_name', '%curry%')
      .gte('created_at', since)
      .order('created_at', { ascending: false })
    expect(error).toBeNull()
    expect(data?.map((row) => row.recipe_name)).toEqual(['Green CURRY', 'Red curry'])
    expect(data?.[0]).toMatchObject({ user_ip_address: '192.0.2.7', recipe_content: { steps: 3 } })
    expect(count).toBe(2)
    const { data: none } = await (await aCook(house)).client.from('generated_recipes').select(columns)
    expect(none).toEqual([])
  })

  test('an admin finds errors by status, severity and words, and counts those of a day', async () => {
    const service = house.admin()
    await service
      .from('app_errors')
      .insert(
        [
          anError({ error_message: 'Oven burnt', severity: 'high' }),
          anError({ component_name: 'OvenDoor', severity: 'high' }),
          anError({ route_path: '/oven', severity: 'low' }),
          anError({ error_message: 'Nothing of the kind', severity: 'high' }),
        ].map((row) => ({ severity: 'medium', ...row })),
      )
    const words = '%OVEN%'
    const { data, error } = await admin.client
      .from('app_errors')
      .select('error_message, component_name, route_path')
      .eq('status', 'open')
      .eq('severity', 'high')
      .or(`error_message.ilike.${words},component_name.ilike.${words},route_path.ilike.${words}`)
      .order('created_at', { ascending: false })
      .limit(100)
    expect(error).toBeNull()
    expect(data).toHaveLength(2)
    const { count } = await admin.client
      .from('app_errors')
      .select('*', { count: 'exact', head: true })
      .gte('created_at', new Date(house.world.now().getTime() - day).toISOString())
    expect(count).toBe(4)
  })

  test('an admin reads bot logs and patterns, newest first', async () => {
    const service = house.admin()
    await service.from('bot_detection_logs').insert({ risk_score: 80, detection_type: 'speed', action_taken: 'blocked' })
    await service.from('bot_patterns').insert({ pattern_name: 'curl', pattern_type: 'agent', risk_weight: 30 })
    const logs = await admin.client.from('bot_detection_logs').select('*').order('created_at', { ascending: false }).limit(100)
    expect(logs.data?.[0]).toMatchObject({ risk_score: 80, action_taken: 'blocked' })
    const patterns = await admin.client.from('bot_patterns').select('*').order('created_at', { ascending: false })
    expect(patterns.data?.[0]).toMatchObject({ pattern_name: 'curl', is_active: true, detection_rules: {} })
    const { data } = await (await aCook(house)).client.from('bot_patterns').select('*')
    expect(data).toEqual([])
  })

  test("get_user_roles returns the caller's own roles, and any account's roles to an admin", async () => {
    const cook = await aCook(house)
    expect(await cook.client.rpc('get_user_roles', { _user_id: admin.id })).toMatchObject({ data: [], status: 200 })
    expect((await admin.client.rpc('get_user_roles', { _user_id: admin.id })).data).toEqual([{ role: 'admin' }])
    await sql`insert into public.user_roles (user_id, role) values (${cook.id}, 'tester')`.execute(house.world.db)
    for (const { client } of [cook, admin]) {
      expect((await client.rpc('get_user_roles', { _user_id: cook.id })).data).toEqual([{ role: 'tester' }])
      expect(await client.rpc('get_user_roles', { _user_id: cook.id }, { get: true, count: 'exact' })).toMatchObject({ count: 1 })
    }
    expect((await admin.client.rpc('get_user_roles', { _user_id: admin.id }).neq('role', 'admin')).data).toEqual([])
    expect(await house.client().rpc('get_user_roles', { _user_id: cook.id })).toMatchObject({ status: 401, error: { code: '42501' } })
  })
})

describe('filters, orders and ranges', () => {
  /** Names and ratings of one cook's recipes. */
  const rows = [
    ['plain', 1],
    ['a,b', 2],
    ['say "hi"', 3],
    ['f(x)', null],
    ['back\\slash', 5],
    ['100% rye_bread*', null],
  ] as const
  let cook: Cook
  beforeAll(async () => {
    cook = await aCook(house)
    await cook.client.from('saved_recipes').insert(rows.map(([recipe_name, rating]) => aSavedRecipe({ recipe_name, rating })))
  })
  const recipes = (columns = 'recipe_name') => cook.client.from('saved_recipes').select(columns)
  async function names(query: PromiseLike<{ data: unknown; error: unknown }>): Promise<string[]> {
    const { data, error } = await query
    expect(error).toBeNull()
    const found: unknown[] = Array.isArray(data) ? data : []
    return found.map((row) => String(Object(row).recipe_name)).sort()
  }

  test('ratings compare as numbers, and null equals nothing', async () => {
    expect(await names(recipes().eq('rating', 1))).toEqual(['plain'])
    expect(await names(recipes().neq('rating', 1))).toEqual(['a,b', 'back\\slash', 'say "hi"'])
    expect(await names(recipes().gt('rating', 2))).toEqual(['back\\slash', 'say "hi"'])
    expect(await names(recipes().gte('rating', 3))).toEqual(['back\\slash', 'say "hi"'])
    expect(await names(recipes().lt('rating', 2))).toEqual(['plain'])
    expect(await names(recipes().lte('rating', 2))).toEqual(['a,b', 'plain'])
    expect(await names(recipes().is('rating', null))).toEqual(['100% rye_bread*', 'f(x)'])
    expect(await names(recipes().not('rating', 'is', null).lt('rating', 2))).toEqual(['plain'])
    expect(await names(recipes().filter('rating', 'isdistinct', 1))).toHaveLength(5)
    expect(await names(recipes().filter('rating', 'eq(any)', '{1,2}'))).toEqual(['a,b', 'plain'])
  })

  test.each(rows.map(([name]) => name))('a name such as %s is found by eq, in, not.in and within or', async (name) => {
    expect(await names(recipes().eq('recipe_name', name))).toEqual([name])
    const quoted = `"${name.replaceAll(/["\\]/g, '\\$&')}"`
    expect(await names(recipes().filter('recipe_name', 'in', `(${quoted},"nothing")`))).toEqual([name])
    expect(await names(recipes().not('recipe_name', 'in', `(${quoted})`))).toHaveLength(rows.length - 1)
    expect(await names(recipes().or(`recipe_name.eq.${quoted},recipe_name.eq.nothing`))).toEqual([name])
  })

  test("the operator in accepts the client's lists, and an empty list finds nothing", async () => {
    expect(await names(recipes().in('recipe_name', ['a,b', 'f(x)', 'plain']))).toEqual(['a,b', 'f(x)', 'plain'])
    expect(await names(recipes().in('recipe_name', []))).toEqual([])
  })

  test('patterns accept %, _ and * as wildcards', async () => {
    expect(await names(recipes().like('recipe_name', 'P%'))).toEqual([])
    expect(await names(recipes().ilike('recipe_name', 'P%'))).toEqual(['plain'])
    expect(await names(recipes().ilike('recipe_name', '*LAI*'))).toEqual(['plain'])
    expect(await names(recipes().like('recipe_name', 'pl_in'))).toEqual(['plain'])
    expect(await names(recipes().like('recipe_name', '100\\% rye\\_bread_'))).toEqual(['100% rye_bread*'])
    expect(await names(recipes().likeAnyOf('recipe_name', ['p%', 'f%']))).toEqual(['f(x)', 'plain'])
    expect(await names(recipes().ilikeAllOf('recipe_name', ['P%', '%n']))).toEqual(['plain'])
  })

  test('conditions may be nested and negated', async () => {
    expect(await names(recipes().or('rating.eq.1,and(rating.gt.2,not.or(recipe_name.like.back*,recipe_name.eq.x))'))).toEqual([
      'plain',
      'say "hi"',
    ])
    expect(await names(recipes().filter('not.and', 'eq', 'x').limit(1)).catch(() => 'refused')).toBe('refused')
    expect(await names(recipes().not('recipe_name', 'ilike', '%a%'))).toEqual(['f(x)'])
  })

  test('selected columns may be renamed and cast, and an empty selection returns empty rows', async () => {
    const { data } = await cook.client.from('saved_recipes').select('name:recipe_name, stars:rating::text, "rating"').eq('rating', 5)
    expect(data).toEqual([{ name: 'back\\slash', stars: '5', rating: 5 }])
    const { data: empty } = await recipes('').limit(2)
    expect(empty).toEqual([{}, {}])
  })

  test('any text is a valid column alias, and a column may be selected twice', async () => {
    const { data } = await cook.client
      .from('saved_recipes')
      .select('"a\\"b;--":rating, rating, rating, page:rating, "one":rating')
      .eq('rating', 5)
    expect(data).toEqual([{ 'a"b;--': 5, rating: 5, page: 5, one: 5 }])
    const changed = await cook.client
      .from('saved_recipes')
      .update({ rating: 5 })
      .eq('rating', 5)
      .select('page:rating, changed:rating, rating, rating')
    expect(changed.data).toEqual([{ page: 5, changed: 5, rating: 5 }])
  })

  test('an order accepts several columns, directions and a place for nulls', async () => {
    const byRating = await recipes('rating').order('rating', { ascending: false, nullsFirst: false }).order('recipe_name')
    expect(byRating.data).toEqual([5, 3, 2, 1, null, null].map((rating) => ({ rating })))
    const nullsFirst = await recipes('rating').order('rating', { nullsFirst: true }).limit(3)
    expect(nullsFirst.data).toEqual([null, null, 1].map((rating) => ({ rating })))
  })

  test('a range of a list is answered with 206 and the count, and one beyond its end with 416', async () => {
    const part = await cook.client.from('saved_recipes').select('rating', { count: 'exact' }).order('rating').range(1, 2)
    expect(part).toMatchObject({ status: 206, count: 6, data: [{ rating: 2 }, { rating: 3 }] })
    for (const count of ['planned', 'estimated'] as const) {
      expect(await cook.client.from('saved_recipes').select('rating', { count }).limit(0)).toMatchObject({ count: 6, data: [] })
    }
    const beyond = await cook.client.from('saved_recipes').select('rating', { count: 'exact' }).range(10, 20)
    expect(beyond).toMatchObject({
      status: 416,
      error: {
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'An offset of 10 was requested, but there are only 6 rows.',
        hint: null,
      },
    })
  })

  test('Content-Range tells the range, and the total when it was requested', async () => {
    const rangeOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const response = await raw(house, `/saved_recipes?select=rating&order=rating${path}`, { token: cook.token, headers, method })
      return [response.status, response.headers.get('content-range')]
    }
    const exact = { prefer: 'count=exact' }
    expect(await rangeOf('')).toEqual([200, '0-5/*'])
    expect(await rangeOf('', exact)).toEqual([200, '0-5/6'])
    expect(await rangeOf('&limit=2', exact)).toEqual([206, '0-1/6'])
    expect(await rangeOf('&limit=2&offset=4', exact)).toEqual([206, '4-5/6'])
    expect(await rangeOf('&limit=2&offset=4', exact, 'HEAD')).toEqual([206, '4-5/6'])
    expect(await rangeOf('&limit=0')).toEqual([200, '*/*'])
    expect(await rangeOf('&rating=gt.9', exact)).toEqual([200, '*/0'])
    expect(await rangeOf('&offset=7', exact)).toEqual([416, '*/6'])
    expect(await rangeOf('', { range: '1-2', 'range-unit': 'items' })).toEqual([200, '1-2/*'])
    expect(await rangeOf('&limit=5', { range: '0-1' })).toEqual([200, '0-1/*'])
    expect(await rangeOf('', { range: '1-0' })).toEqual([416, null])
    expect(await rangeOf('&limit=-1')).toEqual([416, null])
    expect(await rangeOf('&limit=4&offset=-2')).toEqual([200, '0-1/*'])
    expect(await rangeOf('&offset=-2')).toEqual([200, '0-5/*'])
    expect(await rangeOf('&limit=2&offset=-2')).toEqual([416, null])
    expect(await rangeOf('', { range: '1-2' }, 'HEAD')).toEqual([200, '0-5/*'])
  })

  test('single requires exactly one row, and maybeSingle at most one', async () => {
    const one = await recipes('rating').eq('rating', 1).single()
    expect(one).toMatchObject({ status: 200, data: { rating: 1 } })
    for (const [query, found] of [
      [recipes().eq('rating', 4), 0],
      [recipes().gt('rating', 2), 2],
    ] as const) {
      expect(await query.single()).toMatchObject({
        status: 406,
        data: null,
        error: {
          code: 'PGRST116',
          message: 'Cannot coerce the result to a single JSON object',
          details: `The result contains ${found} rows`,
          hint: null,
        },
      })
    }
    expect(await recipes('rating').eq('rating', 1).maybeSingle()).toMatchObject({ status: 200, data: { rating: 1 }, error: null })
    expect(await recipes().eq('rating', 4).maybeSingle()).toMatchObject({ status: 200, data: null, error: null })
    expect(await recipes().gt('rating', 2).maybeSingle()).toMatchObject({ error: { code: 'PGRST116' }, data: null })
    await expect(recipes().eq('rating', 4).single().throwOnError()).rejects.toMatchObject({ code: 'PGRST116' })
  })

  test('null members are left out on request', async () => {
    const { data } = await recipes('recipe_name, rating').eq('recipe_name', 'f(x)').stripNulls()
    expect(data).toEqual([{ recipe_name: 'f(x)' }])
    const { data: one } = await recipes('recipe_name, rating').eq('recipe_name', 'f(x)').stripNulls().single()
    expect(one).toEqual({ recipe_name: 'f(x)' })
  })
})

test('an answer has at most one thousand rows, and its count covers all rows', async () => {
  await sql`
    insert into public.bot_detection_logs (risk_score, detection_type, action_taken, created_at)
    select 1, 'many', 'flagged', now() - interval '1 year' from generate_series(1, 1001)
  `.execute(house.world.db)
  const { data, count, status } = await admin.client
    .from('bot_detection_logs')
    .select('risk_score', { count: 'exact' })
    .eq('detection_type', 'many')
    .limit(5000)
  expect({ rows: data?.length, count, status }).toEqual({ rows: 1000, count: 1001, status: 206 })
})

test("the headers of a read are PostgREST's", async () => {
  const cook = await aCook(house)
  const response = await raw(house, '/profiles?select=email&order=created_at', {
    token: cook.token,
    headers: { prefer: 'count=exact', 'accept-profile': 'public', origin: 'https://example.org' },
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-profile': 'public',
    'content-range': '0-0/1',
    'content-location': '/profiles?order=created_at&select=email',
    'preference-applied': 'count=exact',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
  expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range')
  const beyond = await raw(house, '/profiles?email=in.(a,b*)&offset=9', { token: cook.token, headers: { prefer: 'count=exact' } })
  expect([beyond.status, Object.fromEntries(beyond.headers)]).toMatchObject([
    416,
    {
      'content-type': 'application/json; charset=utf-8',
      'content-location': '/profiles?email=in.%28a%2Cb%2A%29&offset=9',
      'content-range': '*/0',
      'preference-applied': 'count=exact',
    },
  ])
  const long = await raw(house, `/profiles?email=eq.${'x'.repeat(2_100)}`, { token: cook.token })
  expect([long.status, long.headers.get('content-location')]).toEqual([200, null])
  const one = await raw(house, '/profiles?select=email', { token: cook.token, headers: { accept: 'application/vnd.pgrst.object+json' } })
  expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8')
  expect(await one.text()).toBe(`{"email":"${cook.email}"}`)
})

test("a browser's preflight is allowed, and OPTIONS lists the methods", async () => {
  const preflight = await raw(house, '/profiles', {
    method: 'OPTIONS',
    headers: { origin: 'https://example.org', 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'apikey,prefer' },
  })
  expect(preflight.status).toBe(200)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey,prefer')
  const options = await raw(house, '/profiles', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([200, 'OPTIONS,GET,HEAD,POST,PATCH,DELETE'])
})
