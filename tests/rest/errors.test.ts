import { openDatabase } from '@potluck/platform/database/open'
import { makeRestApp } from '@potluck/platform/rest/app'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposed } from '#server/rest/exposed.ts'
import type { Tables } from '#server/tables.ts'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, anAdmin, anError, aSavedRecipe, type Cook, raw } from './kitchen.ts'

let house: House
let cook: Cook
let admin: Cook
beforeAll(async () => {
  house = await openHouse()
  cook = await aCook(house)
  admin = await anAdmin(house)
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

interface Row {
  when: string
  call: (client: SupabaseClient, own: Cook) => PromiseLike<{ status: number; error: unknown }>
  status: number
  code: string
  message?: string | RegExp
  details?: string | RegExp | null
  hint?: string | null
}

const rows: readonly Row[] = [
  {
    when: 'the table is not exposed',
    call: (client) => client.from('usage_accounts').select(),
    status: 404,
    code: 'PGRST205',
    message: "Could not find the table 'public.usage_accounts' in the schema cache",
    details: null,
    hint: null,
  },
  {
    when: 'the table name is misspelt',
    call: (client) => client.from('saved_recipe').insert({}),
    status: 404,
    code: 'PGRST205',
    hint: "Perhaps you meant the table 'public.saved_recipes'",
  },
  { when: 'the table name is an object property', call: (client) => client.from('constructor').select(), status: 404, code: 'PGRST205' },
  { when: 'the table is in another schema', call: (client) => client.from('auth.users').select(), status: 404, code: 'PGRST205' },
  {
    when: 'another schema is requested',
    call: (client) => client.schema('auth').from('users').select(),
    status: 406,
    code: 'PGRST106',
    message: 'Invalid schema: auth',
    hint: 'Only the following schemas are exposed: public',
  },
  {
    when: 'another schema is requested for a write',
    call: (client) => client.schema('private').from('usage_accounts').insert({}),
    status: 406,
    code: 'PGRST106',
  },
  {
    when: 'the function is not exposed',
    call: (client) => client.rpc('pg_sleep', { seconds: 10 }),
    status: 404,
    code: 'PGRST202',
    message: 'Could not find the function public.pg_sleep(seconds) in the schema cache',
    details:
      'Searched for the function public.pg_sleep with parameter seconds or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    hint: null,
  },
  {
    when: 'the function name is misspelt',
    call: (client) => client.rpc('get_user_role', { _user_id: 'x' }),
    status: 404,
    code: 'PGRST202',
    hint: 'Perhaps you meant to call the function public.get_user_roles',
  },
  {
    when: 'an argument is missing',
    call: (client) => client.rpc('get_user_roles'),
    status: 404,
    code: 'PGRST202',
    message: 'Could not find the function public.get_user_roles without parameters in the schema cache',
    hint: null,
  },
  {
    when: 'there is an argument too many',
    call: (client) => client.rpc('get_user_roles', { _user_id: 'x', is_admin: true }),
    status: 404,
    code: 'PGRST202',
    message: 'Could not find the function public.get_user_roles(_user_id, is_admin) in the schema cache',
    hint: 'Perhaps you meant to call the function public.get_user_roles(_user_id)',
  },
  {
    when: 'wrong arguments are in the query',
    call: (client) => client.rpc('get_user_roles', { user: 'x' }, { get: true }),
    status: 404,
    code: 'PGRST202',
    details: 'Searched for the function public.get_user_roles with parameter user, but no matches were found in the schema cache.',
  },
  ...['[]', '"x"', 'null', '17'].map((body) => ({
    when: `the arguments are ${body}`,
    call: (_client: SupabaseClient, own: Cook) => fetchLike(own, '/rpc/get_user_roles', { method: 'POST', body }),
    status: 404,
    code: 'PGRST202',
    message: 'Could not find the function public.get_user_roles without parameters in the schema cache',
  })),
  {
    when: 'the first argument in a list is not a UUID',
    call: (_client, own) => fetchLike(own, '/rpc/get_user_roles', { method: 'POST', body: '[{"_user_id":"x"},{"_user_id":"y"}]' }),
    status: 400,
    code: '22P02',
    message: 'invalid input syntax for type uuid: "x"',
  },
  {
    when: 'the arguments in a list have different keys',
    call: (_client, own) => fetchLike(own, '/rpc/get_user_roles', { method: 'POST', body: '[{"_user_id":"x"},{}]' }),
    status: 400,
    code: 'PGRST102',
    message: 'All object keys must match',
  },
  {
    when: 'an argument has another type',
    call: (client) => client.rpc('get_user_roles', { _user_id: 17 }),
    status: 400,
    code: '22P02',
    message: 'invalid input syntax for type uuid: "17"',
  },
  {
    when: 'a selected column does not exist',
    call: (client) => client.from('profiles').select('user_id, password'),
    status: 400,
    code: '42703',
    message: 'column profiles.password does not exist',
    hint: null,
  },
  {
    when: 'a selected column is misspelt',
    call: (client) => client.from('profiles').select('frist_name'),
    status: 400,
    code: '42703',
    message: 'column profiles.frist_name does not exist',
    hint: 'Perhaps you meant to reference the column "profiles.first_name".',
  },
  {
    when: 'a column in a filter is misspelt',
    call: (client) => client.from('profiles').select('first_name').eq('aast_name', 'x'),
    status: 400,
    code: '42703',
    hint: 'Perhaps you meant to reference the column "profiles.last_name".',
  },
  {
    when: 'an existing column is not exposed',
    call: (client) => client.from('generated_recipes').select('session_id'),
    status: 400,
    code: '42703',
    message: 'column generated_recipes.session_id does not exist',
  },
  {
    when: 'a column in a filter does not exist',
    call: (client) => client.from('profiles').select().eq('nope', 1),
    status: 400,
    code: '42703',
  },
  {
    when: 'a column in a nested filter does not exist',
    call: (client) => client.from('profiles').select().or('email.eq.x,and(xmin.eq.1)'),
    status: 400,
    code: '42703',
  },
  {
    when: 'a column in the order does not exist',
    call: (client) => client.from('profiles').select().order('nope'),
    status: 400,
    code: '42703',
  },
  {
    when: 'a column in the body does not exist',
    call: (client) => client.from('profiles').insert({ user_id: null, role: 'admin' }),
    status: 400,
    code: 'PGRST204',
    message: "Could not find the 'role' column of 'profiles' in the schema cache",
  },
  {
    when: 'a column in the body is an object property',
    call: (client) => client.from('profiles').update(JSON.parse('{"__proto__":1}')).eq('email', 'x'),
    status: 400,
    code: 'PGRST204',
  },
  {
    when: 'a cast names an unknown type',
    call: (client) => client.from('profiles').select('email::secret'),
    status: 400,
    code: '42704',
    message: 'type "secret" does not exist',
  },
  {
    when: 'another table is embedded',
    call: (client) => client.from('profiles').select('email, roles:user_roles!inner(role, more(*))'),
    status: 400,
    code: 'PGRST200',
    message: "Could not find a relationship between 'profiles' and 'user_roles' in the schema cache",
    details:
      "Searched for a foreign key relationship between 'profiles' and 'user_roles' in the schema 'public', but no matches were found.",
  },
  {
    when: 'another table is embedded with a hint',
    call: (client) => client.from('profiles').select('...user_roles!some_key(role)'),
    status: 400,
    code: 'PGRST200',
    details: /using the hint 'some_key'/,
  },
  {
    when: 'a filter is on another table',
    call: (client) => client.from('profiles').select().eq('user_roles.role', 'admin'),
    status: 400,
    code: 'PGRST108',
    message: "'user_roles' is not an embedded resource in this request",
    hint: "Verify that 'user_roles' is included in the 'select' query parameter.",
  },
  {
    when: 'a limit is on another table',
    call: (client) => client.from('profiles').select().limit(1, { referencedTable: 'user_roles' }),
    status: 400,
    code: 'PGRST108',
  },
  { when: 'an aggregate is selected', call: (client) => client.from('profiles').select('id.count()'), status: 400, code: 'PGRST123' },
  {
    when: 'a count is selected',
    call: (client) => client.from('profiles').select('n:count()'),
    status: 400,
    code: 'PGRST123',
  },
  {
    when: 'an operator does not exist',
    call: (client) => client.from('profiles').select().filter('email', 'drop', 'x'),
    status: 400,
    code: 'PGRST100',
    message: '"failed to parse filter (drop.x)" (line 1, column 1)',
    details: 'unexpected "d" expecting "not" or operator (eq, gt, ...)',
    hint: null,
  },
  {
    when: 'an order cannot be read',
    call: (client) => client.from('profiles').select('*', {}).filter('order', 'email', 'up'),
    status: 400,
    code: 'PGRST100',
    message: /^"failed to parse order/,
  },
  {
    when: 'one column is selected nine times',
    call: (client) => client.from('saved_recipes').select(Array.from({ length: 9 }, (_, at) => `a${at}:rating`).join()),
    status: 400,
    code: 'PGRST100',
    details: 'rating is asked for more than 8 times',
  },
  {
    when: 'a text column is selected four times',
    call: (client) => client.from('app_errors').select('*,a:error_stack,b:error_stack,c:error_stack'),
    status: 400,
    code: 'PGRST100',
    details: 'error_stack is asked for more than 3 times',
  },
  {
    when: 'a JSON column is selected three times, as itself and as text',
    call: (client) => client.from('saved_recipes').select('*,recipe_content,again:recipe_content::text'),
    status: 400,
    code: 'PGRST100',
    message: '"failed to parse select parameter"',
    details: 'recipe_content is asked for more than 2 times',
    hint: null,
  },
  {
    when: 'all columns of an update are selected three times',
    call: (client, { id }) => client.from('saved_recipes').update({ rating: 5 }).eq('user_id', id).select('*,*,*'),
    status: 400,
    code: 'PGRST100',
    details: 'recipe_content is asked for more than 2 times',
  },
  {
    when: 'a list has no parentheses',
    call: (client) => client.from('profiles').select().filter('email', 'in', 'a,b'),
    status: 400,
    code: 'PGRST100',
    details: 'unexpected "a" expecting "("',
  },
  {
    when: 'the operator is has another value than a truth value',
    call: (client) => client.from('profiles').select().filter('email', 'is', 'big'),
    status: 400,
    code: 'PGRST100',
    details: 'unexpected "b" expecting null or trilean value (unknown, true, false)',
  },
  { when: 'the operator or is empty', call: (client) => client.from('profiles').select().or(''), status: 400, code: 'PGRST100' },
  {
    when: 'the operator or is not closed',
    call: (client) => client.from('profiles').select().or('email.eq.x,and(id.eq.1'),
    status: 400,
    code: 'PGRST100',
  },
  {
    when: 'conditions are nested 1,500 deep',
    call: (client) =>
      client
        .from('profiles')
        .select()
        .or(`${'and('.repeat(1500)}id.eq.1${')'.repeat(1500)}`),
    status: 400,
    code: 'PGRST100',
  },
  { when: 'a path into JSON is selected', call: (client) => client.from('profiles').select('a->b'), status: 400, code: 'PGRST100' },
  {
    when: 'a value has another type',
    call: (client) => client.from('saved_recipes').select().eq('rating', 'good'),
    status: 400,
    code: '22P02',
    message: 'invalid input syntax for type smallint: "good"',
  },
  {
    when: 'a number is too large',
    call: (client) => client.from('saved_recipes').select().eq('rating', 70000),
    status: 400,
    code: '22003',
  },
  {
    when: 'a time is malformed',
    call: (client) => client.from('saved_recipes').select().gte('created_at', 'tomorrowish'),
    status: 400,
    code: '22007',
  },
  {
    when: 'a time is beyond the calendar',
    call: (client) => client.from('saved_recipes').select().gte('created_at', '999999-01-01'),
    status: 400,
    code: '22008',
  },
  {
    when: 'a pattern ends in a backslash',
    call: (client) => client.from('profiles').select().like('email', '%\\'),
    status: 400,
    code: '22025',
  },
  {
    when: 'a type has no such operator',
    call: (client) => client.from('profiles').select().like('id', 'x'),
    status: 404,
    code: '42883',
  },
  {
    when: 'a number is compared with a truth value',
    call: (client) => client.from('saved_recipes').select().is('rating', true),
    status: 400,
    code: '42804',
  },
  {
    when: 'a visitor reads',
    call: () => house.client().from('profiles').select(),
    status: 401,
    code: '42501',
    message: 'permission denied for table profiles',
  },
  {
    when: 'a member writes without the right',
    call: (client) => client.from('bot_patterns').delete().eq('pattern_name', 'x'),
    status: 403,
    code: '42501',
  },
  {
    when: 'a row would belong to another member',
    call: (client) => client.from('saved_recipes').insert(aSavedRecipe({ user_id: admin.id })),
    status: 403,
    code: '42501',
    message: 'new row violates row-level security policy for table "saved_recipes"',
  },
  {
    when: 'a row exists already',
    call: (client, own) => client.from('profiles').insert({ user_id: own.id }),
    status: 409,
    code: '23505',
  },
  {
    when: 'a row refers to a missing row',
    call: () => house.admin().from('user_roles').insert({ user_id: crypto.randomUUID(), role: 'tester' }),
    status: 409,
    code: '23503',
  },
  {
    when: 'a value is not allowed',
    call: (client) => client.from('saved_recipes').insert(aSavedRecipe({ rating: 6 })),
    status: 400,
    code: '23514',
  },
  { when: 'a value is missing', call: (client) => client.from('saved_recipes').insert({ recipe_name: 'x' }), status: 400, code: '23502' },
  {
    when: 'a JSON column gets a text',
    call: () =>
      house
        .admin()
        .from('app_errors')
        .insert(anError({ metadata: 'text' })),
    status: 400,
    code: '23514',
  },
  {
    when: 'a value of a body has another type',
    call: (client) => client.from('saved_recipes').insert(aSavedRecipe({ rating: 'five' })),
    status: 400,
    code: '22P02',
  },
  {
    when: 'rows of a body have different columns',
    call: (_client, own) => fetchLike(own, '/saved_recipes', { method: 'POST', body: '[{"recipe_name":"a"},{"rating":1}]' }),
    status: 400,
    code: 'PGRST102',
    message: 'All object keys must match',
  },
  {
    when: 'the body is not JSON',
    call: (_client, own) => fetchLike(own, '/saved_recipes', { method: 'POST', body: '{"recipe_name":' }),
    status: 400,
    code: 'PGRST102',
    message: 'Empty or invalid json',
  },
  {
    when: 'the body is empty',
    call: (_client, own) => fetchLike(own, '/profiles?id=eq.1', { method: 'PATCH' }),
    status: 400,
    code: 'PGRST102',
  },
  {
    when: 'the body has another content type',
    call: (_client, own) => fetchLike(own, '/profiles', { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } }),
    status: 400,
    code: 'PGRST102',
    message: 'Content-Type not acceptable: text/csv',
  },
  {
    when: 'CSV is requested',
    call: (client) => client.from('profiles').select().csv(),
    status: 406,
    code: 'PGRST107',
    message: 'None of these media types are available: text/csv',
  },
  { when: 'a query plan is requested', call: (client) => client.from('profiles').select().explain(), status: 406, code: 'PGRST107' },
  { when: 'GeoJSON is requested', call: (client) => client.from('profiles').select().geojson(), status: 406, code: 'PGRST107' },
  {
    when: 'an unknown preference comes with handling=strict',
    call: (_client, own) => fetchLike(own, '/profiles', { headers: { prefer: 'handling=strict, tea=green' } }),
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: 'Invalid preferences: tea=green',
  },
  {
    when: 'the method is not supported on tables',
    call: (_client, own) => fetchLike(own, '/profiles', { method: 'PUT', body: '{}' }),
    status: 405,
    code: 'PGRST117',
    message: 'Unsupported HTTP method: PUT',
  },
  {
    when: 'the method is not supported on functions',
    call: (_client, own) => fetchLike(own, '/rpc/get_user_roles', { method: 'DELETE' }),
    status: 405,
    code: 'PGRST101',
    message: 'Cannot use the DELETE method on RPC',
  },
  { when: 'the order is empty', call: (_client, own) => fetchLike(own, '/profiles?order='), status: 400, code: 'PGRST100' },
  { when: 'the path has further segments', call: (_client, own) => fetchLike(own, '/profiles/1'), status: 404, code: 'PGRST125' },
  { when: 'the root path is requested', call: (_client, own) => fetchLike(own, '/'), status: 404, code: 'PGRST126' },
]

/** A plain request, answered as the client would answer it. */
async function fetchLike(own: Cook, path: string, init: RequestInit = {}): Promise<{ status: number; error: unknown }> {
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  const response = await raw(house, path, { ...init, headers, token: own.token })
  return { status: response.status, error: response.ok ? null : await response.json() }
}

test.each(rows)('a request is refused with $status $code when $when', async ({ call, status, code, message, details, hint }) => {
  const answer = await call(cook.client, cook)
  const expected = Object.entries({ code, message, details, hint }).filter(([, value]) => value !== undefined)
  expect(answer).toMatchObject({
    status,
    error: Object.fromEntries(expected.map(([name, value]) => [name, value instanceof RegExp ? expect.stringMatching(value) : value])),
  })
  expect(Object.keys(Object(answer.error)).sort()).toEqual(['code', 'details', 'hint', 'message'])
})

test('a failure names its code in Proxy-Status, is readable by pages of any origin, and is JSON', async () => {
  const response = await raw(house, '/nothing')
  expect(response.headers.get('proxy-status')).toBe('PostgREST; error=PGRST205')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toEqual({
    code: 'PGRST205',
    details: null,
    hint: null,
    message: "Could not find the table 'public.nothing' in the schema cache",
  })
})

test('a visitor without the right to read gets a WWW-Authenticate header', async () => {
  const response = await raw(house, '/profiles')
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test('throwOnError throws the answered error', async () => {
  await expect(cook.client.from('nothing').select().throwOnError()).rejects.toMatchObject({ code: 'PGRST205', name: 'PostgrestError' })
})

test('the seventh recipe of a free member is refused with the limit and the plan', async () => {
  const { client } = await aCook(house)
  await client.from('saved_recipes').insert(Array.from({ length: 6 }, () => aSavedRecipe()))
  expect(await client.from('saved_recipes').insert(aSavedRecipe())).toMatchObject({
    status: 400,
    error: { code: 'P0001', message: 'storage_limit_reached', details: '6', hint: 'free' },
  })
})

test('an absent database answers 503 with Retry-After', async () => {
  const db = await openDatabase<Tables>({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' }, () => {})
  const failures: string[] = []
  const log = { ...house.world.log, error: (_entry: object, words: string) => void failures.push(words) }
  const app = makeRestApp({ ...house.world.accounts.auth, db, log }, exposed)
  const response = await app.request('/profiles', { headers: { authorization: `Bearer ${cook.token}` } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toEqual({
    code: 'PGRST000',
    details: null,
    hint: null,
    message: 'Database connection error. Retrying the connection.',
  })
  expect(failures).toEqual(['unexpected failure'])
  await db.destroy()
})

test.runIf(process.env.DATABASE === 'postgres')('a statement that takes too long is cancelled with an error', async () => {
  const slow = await openHouse()
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = slow.world.db.transaction().execute(async (trx) => {
    await sql`lock table public.bot_patterns in access exclusive mode`.execute(trx)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const { status, error } = await slow.admin().from('bot_patterns').insert({ pattern_name: 'x', pattern_type: 'y', risk_weight: 1 })
  expect({ status, error }).toEqual({
    status: 500,
    error: { code: '57014', details: null, hint: null, message: 'canceling statement due to statement timeout' },
  })
  release.resolve()
  await lock
  await slow.close()
})

test('a server failure reveals nothing about the inside', async () => {
  const broken = await openHouse()
  await broken.world.db.schema.alterTable('public.bot_patterns').renameTo('bot_patterns_gone').execute()
  const gone = await broken.admin().from('bot_patterns').select()
  expect(gone).toMatchObject({ status: 404, error: { code: '42P01' } })
  await broken.world.db.destroy()
  const { status, error } = await broken.admin().from('profiles').insert({})
  expect(status).toBeGreaterThanOrEqual(500)
  expect(Object.keys(Object(error)).sort()).toEqual(['code', 'details', 'hint', 'message'])
  expect(JSON.stringify(error)).not.toMatch(/kysely|destroyed|driver|pool/i)
  expect(broken.world.failures).toHaveLength(1)
  await broken.close()
})
