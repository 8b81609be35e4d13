import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../api/world.ts'
import { type MortalServer, startMortal } from '../crash/mortal-server.ts'
import { callAdmin, runAdmin } from '../run-admin.ts'
import type { RunningServer } from '../start-server.ts'

// The owner's command line beside running servers: a command holds from the next call of every server.

/** Milliseconds within which every server forgets a retired key. */
const forgotten = 5_000

let databaseUrl: string
let remove: () => Promise<void>
const servers: MortalServer[] = []

beforeAll(async () => {
  const { place, remove: drop } = await emptyDatabase()
  if (place.kind !== 'postgres') throw new Error("These promises are PostgreSQL's")
  databaseUrl = place.url
  remove = drop
  const start = () => startMortal(0, { env: { DATABASE_URL: databaseUrl } })
  servers.push(...(await Promise.all([start(), start()])))
}, 60_000)
afterAll(async () => {
  for (const server of servers) expect(await server.stop()).toBe(0)
  await remove()
})

const admin = (...args: string[]) => callAdmin(args, { DATABASE_URL: databaseUrl })

const keyOf = async (name: string): Promise<string> => keyIn((await admin('keys')).out, name)

/** A key as the command `keys` prints it. */
function keyIn(out: string, name: string): string {
  return new RegExp(`^${name}=(\\S+)$`, 'm').exec(out)?.[1] ?? ''
}

const askFunction = (server: RunningServer | undefined, token: string) =>
  fetch(`${server?.url}/functions/v1/check-usage-status`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })

test('roles, bans, new passwords and deletions by command hold from the next call of every server', async () => {
  const email = 'member@example.org'
  const made = await admin('users', 'create', email)
  const password = /shown this once: (\S+)\n$/.exec(made.out)?.[1] ?? ''
  const anon = await keyOf('ANON_KEY')
  const signIn = async (server: RunningServer | undefined, withPassword: string) => {
    const client = createClient(server?.url ?? '', anon, { auth: { autoRefreshToken: false, persistSession: false } })
    const { data, error } = await client.auth.signInWithPassword({ email, password: withPassword })
    return { client, token: data.session?.access_token ?? '', error }
  }
  const { client, token } = await signIn(servers[0], password)
  const rolesSeen = async () => (await client.rpc('get_user_roles', { _user_id: (await client.auth.getUser()).data.user?.id })).data
  for (const server of servers) expect((await askFunction(server, token)).status).toBe(200)

  expect((await admin('grant', email, 'premium')).code).toBe(0)
  expect(JSON.stringify(await rolesSeen())).toContain('premium')
  expect((await admin('revoke', email, 'premium')).code).toBe(0)
  expect(JSON.stringify(await rolesSeen())).not.toContain('premium')

  expect((await admin('users', 'ban', email, '2h')).out).toMatch(/^member@example\.org is banned until \d{4}-/)
  for (const server of servers) expect((await askFunction(server, token)).status).toBe(401)
  expect((await signIn(servers[1], password)).error).toMatchObject({ code: 'user_banned' })
  expect((await admin('users', 'unban', email)).code).toBe(0)
  for (const server of servers) expect((await askFunction(server, token)).status).toBe(200)

  const reset = await admin('users', 'reset', email)
  const newPassword = /shown this once: (\S+)\n$/.exec(reset.out)?.[1] ?? ''
  for (const server of servers) expect((await askFunction(server, token)).status).toBe(401)
  expect((await signIn(servers[0], password)).error).toMatchObject({ code: 'invalid_credentials' })
  const again = await signIn(servers[1], newPassword)
  expect(again.error).toBeNull()

  expect((await admin('users', 'delete', email)).out).toBe(`${email} is removed.\n`)
  for (const server of servers) expect((await askFunction(server, again.token)).status).toBe(401)
}, 60_000)

test('a piped password is used up to its line end and never printed, and a weak one creates no account', async () => {
  const [email, password] = ['piped@example.org', ' a köhl-rabi \\n 7 ']
  const made = await runAdmin(['users', 'create', email, 'piped'], { DATABASE_URL: databaseUrl }, `${password}\nand more\n`)
  expect(made).toEqual({ code: 0, out: `${email} has an account now.\n`, err: '' })
  const client = createClient(servers[0]?.url ?? '', await keyOf('ANON_KEY'), { auth: { autoRefreshToken: false, persistSession: false } })
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  const weak = await runAdmin(['users', 'create', 'weak@example.org', 'piped'], { DATABASE_URL: databaseUrl }, 'pie\r\n')
  expect(weak).toMatchObject({ code: 1, out: '' })
  expect(weak.err).toMatch(/^Password should be at least 6 characters/)
  const inLoop = await runAdmin(['users', 'create', 'loop@example.org'], { DATABASE_URL: databaseUrl }, 'the-next-line-of-7\n')
  expect(inLoop.out).toMatch(/^loop@example.org has an account now\.\nIts password, shown this once: \S+\n$/)
  expect(inLoop.out).not.toContain('the-next-line')
  expect((await admin('users')).out).not.toContain('weak@example.org')
}, 60_000)

test('a rotated key is accepted by every server at once, and a retired one is refused within five seconds', async () => {
  const before = await admin('keys')
  const oldKid = /^# (\S+) {2}made \S+ {2}signs$/m.exec(before.out)?.[1] ?? ''
  const oldKey = keyIn(before.out, 'SERVICE_ROLE_KEY')
  for (const server of servers) expect((await askFunction(server, oldKey)).status).toBe(200)
  await admin('keys', 'rotate')
  const newKey = await keyOf('SERVICE_ROLE_KEY')
  for (const server of servers) for (const key of [oldKey, newKey]) expect((await askFunction(server, key)).status).toBe(200)
  await admin('keys', 'retire', oldKid)
  for (const server of servers) {
    await server.setAhead(forgotten)
    expect((await askFunction(server, oldKey)).status).toBe(401)
    expect((await askFunction(server, newKey)).status).toBe(200)
  }
}, 60_000)
