import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '#server/config/reader.ts'
import { checkProject, requireProjectsDatabase } from '#server/project/check.ts'
import type { Tables } from '#server/tables.ts'

// The wire format of a project's possible answers. tests/postgres checks a real server, and a database of another
// project.

const id = crypto.randomUUID()
const project = {
  url: 'https://project.supabase.co',
  anonKey: 'sb_publishable_kGx0Qw1Zr83h',
  serviceRoleKey: 'sb_secret_Zr83hVnB2xkGx0Q',
  jwtSecret: undefined,
}
/** A database that accepts every statement and is empty. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

type Wire = () => Response
const json = (status: number, body: unknown) => () => Response.json(body, { status })
const same = json(200, [{ id }])
const denied = json(401, { code: '42501', details: null, hint: null, message: 'permission denied for function knows_start' })
const unknown = json(404, { code: 'PGRST202', message: 'Could not find the function public.knows_start(_id) in the schema cache' })
const keySet = json(200, { keys: [{ kty: 'EC' }] })
const away: Wire = () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) })
}

/** Checks a project that gives these answers; the last of each list repeats. */
function check(answers: { service?: Wire[]; anon?: Wire[]; keys?: Wire[] }, parts: { jwtSecret?: string } = {}) {
  const { service = [same], anon = [denied], keys = [keySet] } = answers
  const asked: string[] = []
  const tell = vi.fn<(words: string) => void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const key = new Headers(init?.headers).get('apikey')
    asked.push(`${init?.method ?? 'GET'} ${input}`)
    const list = String(input).endsWith('/jwks.json') ? keys : key === project.serviceRoleKey ? service : anon
    const [first = same] = list
    const response = (list.length > 1 ? (list.shift() ?? first) : first)()
    // A client that follows the redirect would send the key to another server.
    return response.status === 301 && init?.redirect !== 'manual' ? same() : response
  }
  const outside = { db, now: () => new Date(), uuid: () => id, fetch, tell }
  const result = checkProject({ ...project, ...parts }, outside).then(
    () => 'right',
    (error: unknown) => (error instanceof ConfigError ? error.message : error),
  )
  return { result, asked, tell }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a project whose keys, database and tokens match is accepted at once', async () => {
  const { result, asked, tell } = check({})
  expect(await result).toBe('right')
  expect(asked).toEqual([
    'POST https://project.supabase.co/rest/v1/rpc/knows_start',
    'POST https://project.supabase.co/rest/v1/rpc/knows_start',
    'GET https://project.supabase.co/auth/v1/.well-known/jwks.json',
  ])
  expect(tell).not.toHaveBeenCalled()
})

test.each([
  [
    'another database',
    { service: [json(200, [])] },
    /^DATABASE_URL must be the database of the project at SUPABASE_URL .* has another one$/,
  ],
  [
    'an unknown service key',
    { service: [json(401, { message: 'Invalid API key' })] },
    /^SUPABASE_SERVICE_ROLE_KEY must be .* which says: Invalid API key$/,
  ],
  ['the anon key as its service key', { service: [denied] }, /^SUPABASE_SERVICE_ROLE_KEY must be .* permission denied/],
  [
    'an unknown anon key',
    { anon: [json(401, { message: 'Invalid API key' })] },
    /^SUPABASE_ANON_KEY must be .* which says: Invalid API key$/,
  ],
  ['an anon key with full access', { anon: [same] }, /^SUPABASE_ANON_KEY must be .* may do everything$/],
  [
    'an unexposed schema',
    { service: [json(406, { code: 'PGRST106', message: 'Invalid schema: public' })] },
    /must expose its schema public: Invalid schema: public$/,
  ],
  [
    'an HTML answer',
    { service: [() => new Response('<!doctype html>')] },
    /^SUPABASE_URL .* does not answer as a Supabase project does: HTTP 200$/,
  ],
  ['a redirect', { service: [() => new Response(null, { status: 301, headers: { location: 'https://x.example' } })] }, /HTTP 301$/],
  ['tokens signed by a shared secret', { keys: [json(200, { keys: [] })] }, /^SUPABASE_JWT_SECRET must be set/],
  ['no published keys', { keys: [json(404, {})] }, /tells no keys of its tokens at .*jwks\.json: HTTP 404$/],
])('a project with %s stops the start with one sentence', async (_, answers, sentence) => {
  const words = await check(answers).result
  expect(words).toMatch(sentence)
  expect(words).not.toContain('\n')
  for (const key of [project.anonKey, project.serviceRoleKey]) expect(words).not.toContain(key)
})

test('the shared secret of an older project is accepted in place of keys', async () => {
  expect(await check({ keys: [json(200, { keys: [] })] }, { jwtSecret: '5f4dcc3b5aa765d61d8327deb882cf99' }).result).toBe('right')
})

test('a project that has not reloaded its schema is asked again for ten seconds', async () => {
  const late = check({ service: [unknown, unknown, same], anon: [unknown, denied] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await late.result).toBe('right')
  const never = check({ service: [unknown] })
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await never.result).toMatch(/^DATABASE_URL must be the database of the project/)
})

test('a project that does not answer is waited for up to a minute, with one message', async () => {
  const late = check({ service: [away, json(503, {}), away, same] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await late.result).toBe('right')
  expect(late.tell).toHaveBeenCalledExactlyOnceWith(
    'The Supabase project at https://project.supabase.co does not answer (ECONNREFUSED): trying again for a minute',
  )
  const never = check({ service: [away] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await never.result).toBe('The Supabase project at SUPABASE_URL (https://project.supabase.co) does not answer: ECONNREFUSED.')
})

test("a database without accounts is not accepted as a project's", async () => {
  await expect(requireProjectsDatabase(db)).rejects.toThrow(
    /^DATABASE_URL must be the database of the project at SUPABASE_URL, but it has no accounts/,
  )
})
