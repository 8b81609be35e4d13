import { randomUUID } from 'node:crypto'
import { type KeyRing, openKeyRing } from '@potluck/platform/tokens/key-ring'
import { ownKeys, rotateKey } from '@potluck/platform/tokens/stored-keys'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openAccounts } from '#server/accounts/open.ts'
import { addRole } from '#server/accounts/role-store.ts'
import { commandFor } from '#server/admin-cli/commands.ts'
import { makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Listening, listen } from '#server/listen.ts'
import { checkProject } from '#server/project/check.ts'
import type { Tables } from '#server/tables.ts'
import { aRequest, emptyDatabase, openWorld, type TestWorld } from '../api/world.ts'
import { enrolApp, proveApp } from '../auth/authenticator-app.ts'
import { someone, unhurried } from '../auth/house.ts'
import { freePort } from '../postgres.ts'
import { type RunningServer, startServer, withQuickKitchen } from '../start-server.ts'

// One server keeps accounts and rows as a Supabase project does; another uses it as its project, with the same
// database.

const password = 'correct-horse-1'
const keys = { anon: 'sb_publishable_kGx0Qw1Zr83h', service: 'sb_secret_Zr83hVnB2xkGx0Q' }
let project: TestWorld
let projectUrl: string
let listening: Listening
let beside: RunningServer
let env: Record<string, string>
let db: Kysely<Tables>

beforeAll(async () => {
  projectUrl = `http://127.0.0.1:${await freePort()}`
  const projectEnv = { ...unhurried, SITE_URL: projectUrl, ANON_KEY: keys.anon, SERVICE_ROLE_KEY: keys.service }
  project = await openWorld({ env: projectEnv, now: () => new Date() })
  db = project.db
  await listenAgain()
  env = {
    SUPABASE_URL: projectUrl,
    SUPABASE_ANON_KEY: keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: keys.service,
    DATABASE_URL: await urlOf(db),
  }
  beside = await startServer({ env: { ...env, AUTH_JWT_EXP: '60', ADMIN_EMAIL: 'owner@example.org' }, program: withQuickKitchen })
}, 60_000)
afterAll(async () => {
  expect(await beside.stop()).toBe(0)
  expect(beside.lines.filter((line) => line.includes('unexpected failure'))).toEqual([])
  expect(project.failures).toEqual([])
  await listening.stop()
  await project.close()
})

async function listenAgain() {
  listening = await listen(makeApp(project), { host: '127.0.0.1', port: Number(new URL(projectUrl).port) })
}

/** The connection URL of a world's database. */
async function urlOf(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
  const url = new URL(inject('postgres') ?? '')
  url.pathname = rows[0]?.name ?? ''
  return url.href
}

/** A browser with the pages of the second server: config.json tells it which server to call. */
async function browser(): Promise<SupabaseClient> {
  const { url, anonKey } = await (await fetch(`${beside.url}/config.json`)).json()
  return createClient(url, anonKey, { auth: { autoRefreshToken: false, persistSession: false } })
}

async function aMember() {
  const client = await browser()
  const { data, error } = await client.auth.signUp({ email: someone(), password })
  if (error || !data.user || !data.session) throw new Error(`No session for a new member: ${error?.message}`)
  return { client, id: data.user.id, email: data.user.email ?? '', token: data.session.access_token }
}

function call(name: string, token: string, body: unknown = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', apikey: keys.anon, authorization: `Bearer ${token}` }
  return fetch(`${beside.url}/functions/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
const ask = (token: string) => call('check-usage-status', token)

/** The project's present signing keys. */
function projectsKeys(): KeyRing {
  const now = () => new Date()
  return openKeyRing({ load: () => ownKeys({ db, now, uuid: () => randomUUID() }), now })
}

test("a token is answered with 503 while the project's keys are unreachable, and accepted once they are back", async () => {
  const { token } = await aMember()
  await listening.stop()
  const away = await ask(token)
  expect([away.status, away.headers.get('retry-after'), (await away.json()).code]).toEqual([503, '5', 'unavailable'])
  await expect.poll(() => beside.lines.filter((line) => line.includes('does not tell the keys of its tokens')).length).toBe(1)
  expect((await ask(keys.anon)).status).toBe(200)
  expect((await call('check-usage-status', 'no-token-of-anybody')).status).toBe(401)
  await listenAgain()
  expect((await ask(token)).status).toBe(200)
})

test('config.json sends browsers to the project for accounts and rows, and to the server for functions', async () => {
  const config = await (await fetch(`${beside.url}/config.json`)).json()
  expect(config).toMatchObject({ url: projectUrl, functionsUrl: beside.url, anonKey: keys.anon })
  expect(config.capabilities).toMatchObject({ accounts: true, signUp: true })
})

test("a server beside a project answers 404 to the project's own routes", async () => {
  for (const path of ['/auth/v1/user', '/auth/v1', '/rest/v1/profiles', '/realtime/v1/websocket', '/storage/v1/bucket']) {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${beside.url}${path}`, { method, headers: { apikey: keys.anon, accept: 'text/html' } })
      expect([response.status, (await response.json()).code], path).toEqual([404, 'not_found'])
    }
  }
})

test('a member of the project cooks at the server, and their rows are at the project', async () => {
  const { client, id, token } = await aMember()
  const cooked = await call('generate-recipe', token, aRequest())
  expect(cooked.status).toBe(200)
  const { rows } = await sql`select user_id from public.generated_recipes where user_id = ${id}`.execute(db)
  expect(rows).toEqual([{ user_id: id }])
  expect((await client.from('profiles').select('user_id')).data).toEqual([{ user_id: id }])
})

test('a role, a ban and a sign-out at the project hold from the next call', async () => {
  const { client, id, token } = await aMember()
  const isTester = async () => (await (await ask(token)).json()).tester.isActive
  expect(await isTester()).toBe(false)
  await addRole(db, id, 'tester', new Date())
  expect(await isTester()).toBe(true)
  const admin = createClient(projectUrl, keys.service, { auth: { persistSession: false } }).auth.admin
  await admin.updateUserById(id, { ban_duration: '1h' })
  expect((await ask(token)).status).toBe(401)
  await admin.updateUserById(id, { ban_duration: 'none' })
  expect((await ask(token)).status).toBe(200)
  await client.auth.signOut()
  const after = await ask(token)
  expect([after.status, (await after.json()).code]).toEqual([401, 'bad_jwt'])
})

test("the owner's commands act on the project, and refer to its dashboard for keys", async () => {
  const outside = { config: readConfig(env), db, now: () => new Date(), uuid: () => randomUUID(), log: pino({ level: 'silent' }) }
  const accounts = await openAccounts(outside)
  const run = async (...args: string[]) => {
    const wanted = commandFor(args)
    const lines: string[] = []
    const nobody = async () => null
    const desk = {
      accounts,
      config: outside.config,
      print: (line: string) => void lines.push(line),
      askSecret: nobody,
      pipedSecret: nobody,
    }
    await wanted?.command.run(desk, wanted.parameters)
    return lines.join('\n')
  }
  const email = someone()
  const first = /shown this once: (\S+)$/.exec(await run('users', 'create', email))?.[1] ?? ''
  const signIn = async (withPassword: string) => (await browser()).auth.signInWithPassword({ email, password: withPassword })
  expect((await signIn(first)).error).toBeNull()
  expect(await run('users', 'ban', email, '2h')).toMatch(/ is banned until \d{4}-/)
  expect((await signIn(first)).error).toMatchObject({ code: 'user_banned' })
  await expect(run('users', 'create', email)).rejects.toThrow('A user with this email address has already been registered')
  expect(await run('users', 'delete', email)).toBe(`${email} is removed.`)
  await expect(run('keys')).rejects.toThrow("The keys are the Supabase project's: its dashboard shows and changes them.")
})

test('a token that is not a valid member token of the project is refused', async () => {
  const { id, token } = await aMember()
  const ring = projectsKeys()
  const claims: JWTPayload = await ring.verify(token)
  expect((await ask(await ring.sign(claims))).status).toBe(200)
  const { keys: published } = await (await fetch(`${projectUrl}/auth/v1/.well-known/jwks.json`)).json()
  const [first] = published
  const { privateKey } = await generateKeyPair('ES256')
  const byText = (key: string | Buffer) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: first.kid }).sign(Buffer.from(key))
  const wrong = {
    expired: await ring.sign({ ...claims, exp: Math.floor(Date.now() / 1_000) - 1 }),
    'of another issuer': await ring.sign({ ...claims, iss: `${beside.url}/auth/v1` }),
    'for others': await ring.sign({ ...claims, aud: 'others' }),
    'of another session': await ring.sign({ ...claims, session_id: randomUUID() }),
    'of another account': await ring.sign({ ...claims, sub: randomUUID() }),
    'of a service': await ring.sign({ ...claims, role: 'service_role' }),
    'of a database role': await ring.sign({ ...claims, role: 'postgres' }),
    forged: await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: first.kid }).sign(privateKey),
    'of an unknown key': await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'strange' }).sign(privateKey),
    'signed by the public key': await byText(JSON.stringify(first)),
    'signed by the public number': await byText(Buffer.from(first.x, 'base64url')),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    'of a key itself': JSON.stringify(await exportJWK((await generateKeyPair('ES256')).publicKey)),
  }
  for (const [what, one] of Object.entries(wrong)) expect((await ask(one)).status, what).toBe(401)
  expect((await sql`select from auth.users where id = ${id}`.execute(db)).rows).toHaveLength(1)
})

test("the project's service key is accepted, and one letter less is refused", async () => {
  expect((await ask(keys.service)).status).toBe(200)
  expect((await ask(keys.service.slice(0, -1))).status).toBe(401)
})

test('a recovery code removes the factor at the project, and deleting the account removes its rows at the server', async () => {
  const { client, id, email } = await aMember()
  await proveApp(client, await enrolApp(client), Date.now())
  const raised = (await client.auth.getSession()).data.session?.access_token ?? ''
  const { codes } = await (await call('make-recovery-codes', raised)).json()
  const again = await browser()
  const half = (await again.auth.signInWithPassword({ email, password })).data.session?.access_token ?? ''
  expect((await call('list-sessions', half)).status).toBe(403)
  expect((await again.from('profiles').select()).data).toEqual([])
  expect(await (await call('use-recovery-code', half, { code: codes[0] })).json()).toEqual({ removed: true })
  expect((await again.from('profiles').select('user_id')).data).toEqual([{ user_id: id }])

  expect((await call('generate-recipe', half, aRequest())).status).toBe(200)
  expect(await (await call('delete-account', half, { confirmation: email })).json()).toMatchObject({ deleted: true, generatedRecipes: 1 })
  expect((await call('list-sessions', half)).status).toBe(401)
  expect((await again.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  const { rows } = await sql`
    select user_id::text from public.generated_recipes where user_id = ${id} union all select key from private.usage_accounts where key = ${`member:${id}`}
  `.execute(db)
  expect(rows).toEqual([])
})

test('a new signing key of the project is accepted', async () => {
  const { client, token } = await aMember()
  expect((await ask(token)).status).toBe(200)
  const claims = await projectsKeys().verify(token)
  await rotateKey({ db, now: () => new Date(), uuid: () => randomUUID() })
  const rotated = await projectsKeys().sign(claims)
  // The project and our server each fetch keys at most once a second, however many unknown ones are named.
  await expect.poll(async () => (await client.auth.getUser(rotated)).error, { interval: 100 }).toBeNull()
  await expect.poll(async () => (await ask(rotated)).status, { interval: 100 }).toBe(200)
  expect((await ask(token)).status).toBe(200)
})

test('the log names the account settings that have no effect beside a project', () => {
  const told = beside.lines.find((line) => line.includes('do nothing'))
  expect(told).toContain('AUTH_JWT_EXP (the Supabase project has its own)')
  expect(told).toContain('ADMIN_EMAIL (here \\"npm run admin -- grant\\")')
})

test('a wrong database or an unknown key stops the start with one sentence', async () => {
  const other = await emptyDatabase()
  const otherUrl = other.place.kind === 'postgres' ? other.place.url : ''
  await expect(startServer({ env: { ...env, DATABASE_URL: otherUrl } })).rejects.toThrow(
    /\n?DATABASE_URL must be the database of the project at SUPABASE_URL .* has another one$/,
  )
  await other.remove()
  const withKeys = (parts: Record<string, string>) => {
    const { supabase } = readConfig({ ...env, ...parts })
    if (!supabase) throw new Error('No project')
    return checkProject(supabase, { db, now: () => new Date(), uuid: () => randomUUID(), fetch, tell: () => {} })
  }
  const unknown = 'a-key-of-another-project'
  await expect(withKeys({ SUPABASE_SERVICE_ROLE_KEY: unknown })).rejects.toThrow(/^SUPABASE_SERVICE_ROLE_KEY must be /)
  await expect(withKeys({ SUPABASE_ANON_KEY: unknown })).rejects.toThrow(/^SUPABASE_ANON_KEY must be /)
  await withKeys({})
  expect((await sql`select from private.server_starts`.execute(db)).rows).toEqual([])
})
