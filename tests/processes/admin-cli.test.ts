import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAdmin } from '../run-admin.ts'
import { startServer } from '../start-server.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'potluck-admin-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const admin = (...args: string[]) => runAdmin(args, { DATA_DIR: dataDir })

describe('words it does not know', () => {
  test('without a command it shows the help and ends with 2; asked for help, with 0', async () => {
    const bare = await admin()
    expect(bare).toMatchObject({ code: 2, out: '' })
    expect(bare.err).toMatch(/^Usage: npm run --silent admin -- <command>/)
    for (const name of [
      'grant',
      'revoke',
      'keys',
      'keys rotate',
      'keys retire',
      'users',
      'users create',
      'users ban',
      'users unban',
      'users delete',
      'users reset',
    ]) {
      expect(bare.err).toContain(`\n  ${name}`)
    }
    expect(await admin('--help')).toMatchObject({ code: 0, out: '' })
  })

  test.each([
    [['users', 'elevate', 'someone@example.org']],
    [['grant']],
    [['keys', 'retire']],
    [['users', 'create']],
    [['grant', 'someone@example.org', 'admin', 'now']],
    [['constructor']],
    [['grant', '--all']],
  ])('%j is no command: the help, and 2', async (args) => {
    const { code, out, err } = await admin(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^There is no such command: .*\n\nUsage:/)
  })
})

test('each mistake is one sentence, with 1 and no stack', async () => {
  const mistakes: [string[], RegExp][] = [
    [['grant', 'nobody@example.org'], /^Nobody has an account with the address nobody@example\.org\.$/],
    [['grant', 'nobody'], /^Unable to validate email address: invalid format$/],
    [['grant', 'nobody@example.org', 'king'], /^There is no role king: it is one of admin, premium, tester\.$/],
    [['keys', 'retire', 'x'], /^There is no signing key x: "keys" lists them\.$/],
    [['users', 'reset', 'nobody@example.org'], /^Nobody has an account/],
  ]
  for (const [args, words] of mistakes) {
    const { code, out, err } = await admin(...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.trimEnd()).toMatch(words)
  }
  const settings: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: dataDir, PORT: 'kitchen' }, /^PORT must be .+, but it is "kitchen"$/],
    [{ DATA_DIR: '/proc/potluck' }, /^The data directory \/proc\/potluck cannot be made or written to/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, /^The database at DATABASE_URL does not answer\.$/],
    [
      { DATA_DIR: dataDir, AUTH_JWT_KEYS: '{"keys":[{"kty":"oct","alg":"HS256","k":"eHh4"}]}' },
      /^The signing keys are set in AUTH_JWT_KEYS: /,
    ],
  ]
  for (const [env, words] of settings) {
    const { code, err } = await runAdmin(['keys', 'rotate'], env)
    expect(code).toBe(1)
    expect(err.trimEnd()).toMatch(words)
    expect(err).not.toMatch(/\n.*\n| {4}at /)
  }
})

test("while the server is stopped, its accounts, roles and keys are in the owner's hands", async () => {
  const email = 'owner@example.org'
  expect((await admin('users')).out).toBe('There is no account yet.\n')
  const made = await admin('users', 'create', email.toUpperCase())
  const password = /shown this once: (\S+)\n$/.exec(made.out)?.[1] ?? ''
  expect(password).toMatch(/^k7-[\da-f-]{34}$/)
  expect((await admin('grant', email)).out).toBe(`${email} is now admin.\n`)
  expect((await admin('grant', email, 'admin')).out).toBe(`${email} is admin already.\n`)
  expect((await admin('grant', email, 'tester')).code).toBe(0)
  expect((await admin('revoke', email, 'tester')).out).toBe(`${email} is no longer tester.\n`)
  expect((await admin('revoke', email, 'tester')).out).toBe(`${email} is not tester.\n`)
  expect((await admin('users', 'list')).out).toMatch(/^owner@example\.org\t[\da-f-]{36}\tadmin\tconfirmed\t\d{4}-.*Z\n$/)
  expect(await admin('users', 'create', email)).toMatchObject({
    code: 1,
    err: 'A user with this email address has already been registered\n',
  })

  const before = (await admin('keys')).out
  const oldKid = /^# (\S+) {2}made \S+ {2}signs$/m.exec(before)?.[1] ?? ''
  const oldKey = /^SERVICE_ROLE_KEY=(\S+)$/m.exec(before)?.[1] ?? ''
  expect((await admin('keys', 'rotate')).out).toMatch(/^[\da-f-]{36} signs from now on\.\n/)
  expect((await admin('keys')).out).toMatch(new RegExp(`^# \\S+ {2}made \\S+ {2}signs\\n# ${oldKid} {2}made \\S+ {2}only verifies$`, 'm'))
  expect((await admin('keys', 'retire', oldKid)).code).toBe(0)
  const after = (await admin('keys')).out
  expect(after).not.toContain(oldKid)
  const anonKey = /^ANON_KEY=(\S+)$/m.exec(after)?.[1] ?? ''
  const serviceKey = /^SERVICE_ROLE_KEY=(\S+)$/m.exec(after)?.[1] ?? ''

  const server = await startServer({ dataDir })
  try {
    const browser = () => createClient(server.url, anonKey, { auth: { autoRefreshToken: false, persistSession: false } })
    const signedIn = await browser().auth.signInWithPassword({ email, password })
    expect(signedIn.error).toBeNull()
    const list = (key: string) => createClient(server.url, key, { auth: { persistSession: false } }).auth.admin.listUsers()
    expect((await list(serviceKey)).data.users).toHaveLength(1)
    expect((await list(oldKey)).error).toMatchObject({ status: 403, code: 'bad_jwt' })

    const locked = await admin('users')
    expect(locked).toMatchObject({ code: 1, out: '' })
    expect(locked.err).toBe(
      `Potluck is running on the data directory ${dataDir}: stop it, run this again, and start it again, for the built-in database belongs to one process at a time.\n`,
    )
  } finally {
    expect(await server.stop({ keepData: true })).toBe(0)
  }
}, 120_000)
