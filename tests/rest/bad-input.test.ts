import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRestApp } from '@potluck/platform/rest/app'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exposed } from '#server/rest/exposed.ts'
import { type House, openHouse } from '../auth/house.ts'
import { howMany } from '../how-many.ts'
import { aCook, anAdmin, aSavedRecipe, type Cook, raw } from './kitchen.ts'
import { signs } from './signs.ts'

let house: House
let cook: Cook
let admin: Cook
beforeAll(async () => {
  house = await openHouse()
  cook = await aCook(house)
  admin = await anAdmin(house)
})
afterEach(() => expect(house.world.failures).toEqual([]))
afterAll(() => house.close())

const tables = Object.keys(exposed.tables)
const columns = [...new Set(Object.values(exposed.tables).flatMap((table) => Object.keys(table.columns)))]

/** All rows of all tables, to detect a change. */
async function everything(): Promise<unknown> {
  const all = await Promise.all(
    tables.map((name) =>
      sql`select ${name} as name, coalesce(jsonb_agg(rows), '[]') as rows from ${sql.id('public', name)} as rows`.execute(house.world.db),
    ),
  )
  return all.map(({ rows }) => rows)
}

/** Expects no server failure: a status below 500, and JSON with PostgREST's four members for a refusal. */
async function expectMannered(response: Response): Promise<void> {
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  if (response.status < 400) return
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['code', 'details', 'hint', 'message'])
}

const word = fc.oneof(fc.constantFrom(...signs, ...columns), fc.string({ unit: 'binary', maxLength: 5 }))
const phrase = fc.array(word, { maxLength: 8 }).map((some) => some.join(''))
const value = fc.oneof(
  phrase,
  fc
    .tuple(fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'in', 'is', 'not.eq', 'eq(any)', 'isdistinct'), phrase)
    .map((both) => both.join('.')),
)
const name = fc.oneof(
  fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'columns', 'on_conflict', ...columns),
  phrase,
)
const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 })
const search = pairs.map((all) => all.map((both) => both.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&'))
const headers = fc.record(
  {
    prefer: fc.constantFrom(
      'count=exact',
      'return=representation',
      'resolution=merge-duplicates',
      'handling=strict',
      'max-affected=1',
      'missing=default',
    ),
    accept: fc.constantFrom('*/*', 'application/json;q=x', 'text/html, */*;q=0.1', 'application/vnd.pgrst.object+json'),
    range: fc.constantFrom('0-0', '5-1', '99999999999999999999-', 'bytes=0-1', 'x'),
  },
  { requiredKeys: [] },
)

test('random query strings cause no server failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...tables), search, headers, fc.constantFrom('GET', 'HEAD'), async (table, query, head, method) => {
      const response = await raw(house, `/${table}?${query}`, { token: admin.token, headers: head, method })
      expect(response.status, query).toBeLessThan(500)
    }),
    { numRuns: howMany(120, 300) },
  )
})

test('random bodies and filters cause no server failure and change no row of another account', async () => {
  const before = await everything()
  const json = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.oneof(fc.constantFrom(...columns), fc.string()), fc.jsonValue()),
    fc.array(fc.dictionary(fc.constantFrom(...columns), fc.oneof(fc.jsonValue(), phrase)), { maxLength: 3 }),
  )
  const methods = fc.constantFrom('POST', 'PATCH', 'DELETE')
  const visitor = house.world.accounts.apiKeys.anon
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...tables), search, headers, methods, json, async (table, query, head, method, body) => {
      const init = { method, token: visitor, headers: { 'content-type': 'application/json', ...head }, body: JSON.stringify(body) }
      await expectMannered(await raw(house, `/${table}?${query}`, init))
      const own = { ...init, token: cook.token }
      if (table !== 'saved_recipes' && table !== 'profiles') await expectMannered(await raw(house, `/${table}?${query}`, own))
    }),
    { numRuns: howMany(60, 150) },
  )
  expect(await everything()).toEqual(before)
})

test("random writes of a member to their own tables cause no server failure and change no other member's rows", async () => {
  const others = async () => {
    const { rows } = await sql`select * from public.profiles where user_id = ${admin.id}`.execute(house.world.db)
    return rows
  }
  const before = await others()
  const body = fc.dictionary(
    fc.constantFrom('user_id', 'recipe_name', 'recipe_content', 'rating', 'first_name', 'recipe_preferences', 'generated_recipe_id'),
    fc.oneof(fc.jsonValue(), phrase, fc.constant(admin.id)),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('profiles', 'saved_recipes'),
      search,
      headers,
      fc.constantFrom('POST', 'PATCH', 'DELETE'),
      body,
      async (table, query, head, method, sent) => {
        const init = { method, token: cook.token, headers: { 'content-type': 'application/json', ...head }, body: JSON.stringify(sent) }
        await expectMannered(await raw(house, `/${table}?${query}`, init))
      },
    ),
    { numRuns: howMany(60, 150) },
  )
  expect(await others()).toEqual(before)
})

test('random arguments of a function cause no server failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.oneof(fc.constant('_user_id'), phrase), fc.oneof(fc.jsonValue(), phrase), { maxKeys: 3 }),
      search,
      async (given, query) => {
        const init = { method: 'POST', token: cook.token, headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }
        await expectMannered(await raw(house, '/rpc/get_user_roles', init))
        await expectMannered(await raw(house, `/rpc/get_user_roles?${query}`, { token: cook.token }))
      },
    ),
    { numRuns: howMany(60, 150) },
  )
})

describe('request bodies', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) =>
    raw(house, '/saved_recipes', { method: 'POST', token: cook.token, headers: { 'content-type': 'application/json', ...more }, body })
  const stored = async () => (await cook.client.from('saved_recipes').select('id')).data?.length

  test.each<[string, string | Uint8Array<ArrayBuffer>, number]>([
    ['of more than a megabyte', JSON.stringify(aSavedRecipe({ recipe_content: { text: 'x'.repeat(1_100_000) } })), 413],
    ['of nearly a megabyte', JSON.stringify(aSavedRecipe({ recipe_content: { text: 'x'.repeat(1_000_000) } })), 400],
    ['with a NUL', '{"recipe_name":"a\\u0000b","recipe_content":{}}', 400],
    ['with a NUL in a name', '{"recipe_name\\u0000":"a"}', 400],
    ['with a lone surrogate', '{"recipe_name":"\\ud800","recipe_content":{}}', 400],
    ['that is not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
    ['nested 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['with a column nested 1,000 deep', `{"recipe_name":"a","recipe_content":${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}}`, 400],
    ['that is a text', '"recipe"', 201],
    ['that is a list of lists', '[[1]]', 400],
    ['that is cut off', '{"recipe_name":"a"', 400],
    ['with a huge number', '{"recipe_name":"a","recipe_content":{},"rating":1e999999}', 400],
    ['with an object for a number', '{"recipe_name":"a","recipe_content":{},"rating":{"a":1}}', 400],
    ['with a text for an object', '{"recipe_name":"a","recipe_content":"text"}', 400],
    ['with a duplicate key, once with a NUL', '{"recipe_name":"a\\u0000","recipe_name":"b","recipe_content":7}', 400],
    ['with the names of object properties', '{"__proto__":{"role":"admin"},"constructor":1}', 400],
  ])('a body %s gets its status and stores nothing', async (_name, body, status) => {
    const before = await stored()
    const response = await post(body)
    expect(response.status).toBe(status)
    await expectMannered(response)
    expect(await stored()).toBe(before)
  })

  test('a compressed body is refused', async () => {
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  test('a body with columns that a member may not write is refused as a whole', async () => {
    const before = await stored()
    for (const extra of [
      { id: crypto.randomUUID() },
      { user_id: admin.id },
      { expires_at: null },
      { created_at: '2000-01-01' },
      { role: 'admin' },
      { is_admin: true },
    ]) {
      const { error } = await cook.client.from('saved_recipes').insert(aSavedRecipe(extra))
      expect(error?.code).toMatch(/^(42501|PGRST204)$/)
    }
    expect(await stored()).toBe(before)
  })
})

describe('request addresses', () => {
  test.each([
    ['a NUL', '/profiles?email=eq.%00', 400, '22021'],
    ['a NUL in a name', '/profiles?em%00ail=eq.1', 400, '22021'],
    ['bytes that are not UTF-8', '/profiles?email=eq.%ff%fe', 400, 'PGRST100'],
    ['a lone surrogate', '/profiles?email=eq.%ed%a0%80', 400, 'PGRST100'],
    ['an invalid percent escape', '/profiles?email=eq.%zz', 400, 'PGRST100'],
    ['a table with a NUL', '/profiles%00', 404, 'PGRST205'],
    ['a table name that is not UTF-8', '/%ff', 404, 'PGRST205'],
    ['a table with a slash', '/public%2Fprofiles', 404, 'PGRST205'],
    ['a path to a parent folder', '/..%2f..%2fetc%2fpasswd', 404, 'PGRST205'],
    ['a limit that is not a number', '/profiles?limit=abc&offset=1e3', 200, undefined],
    ['overlong numbers', `/profiles?limit=${'9'.repeat(400)}&offset=-${'9'.repeat(400)}`, 416, 'PGRST103'],
    ['an offset beyond all rows', `/profiles?offset=${'9'.repeat(400)}`, 200, undefined],
    ['an overlong query', `/profiles?email=in.(${'a,'.repeat(40_000)}a)`, 431, undefined],
  ])('an address with %s gets its status and code', async (_name, path, status, code) => {
    const response = await raw(house, path, { token: cook.token })
    expect(response.status).toBe(status)
    if (code !== undefined) expect((await response.json()).code).toBe(code)
  })

  test('an overlong address is refused by the app too, when Node accepts it', async () => {
    const app = makeRestApp(house.world.accounts.auth, exposed)
    const response = await app.request(`/profiles?email=in.(${'a,'.repeat(9_000)}a)`, {
      headers: { authorization: `Bearer ${cook.token}` },
    })
    expect(response.status).toBe(414)
  })
})

test('no value is ever inserted into the text of a statement', () => {
  const folder = join(import.meta.dirname, '..', '..', 'packages', 'platform', 'rest')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text, file).not.toMatch(/\bsql\.(raw|lit|val|unsafe)\b|CompiledQuery|new RawNode/)
    // Names pass through sql.id, which quotes them, and come from the exposed tables.
    expect(text, file).not.toMatch(/sql\.(ref|table|column)\(/)
  }
})
