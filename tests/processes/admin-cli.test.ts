import { rmSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../how-many.ts'
import { callAdmin, runAdmin } from '../run-admin.ts'
import { startServer, withQuickKitchen } from '../start-server.ts'
import { withTables } from '../with-tables.ts'

let dataDir: string
beforeAll(() => {
  dataDir = withTables()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const admin = (...args: string[]) => callAdmin(args, { DATA_DIR: dataDir })
const adminProcess = (...args: string[]) => runAdmin(args, { DATA_DIR: dataDir })

test('the command line shows its help and exits with 2 without a command or with an unknown one', async () => {
  const bare = await admin()
  expect(bare).toMatchObject({ code: 2, out: '' })
  expect(bare.err).toMatch(/^Usage: npm run --silent admin -- <command>/)
  const unknown = await adminProcess('users', 'elevate', 'someone@example.org')
  expect(unknown).toMatchObject({ code: 2, out: '' })
  expect(unknown.err).toMatch(/^There is no such command: users elevate someone@example\.org\n\nUsage:/)
})

test('the command line answers a mistake with one sentence without a stack and exits with 1', async () => {
  const mistakes: [string[], Record<string, string>, RegExp][] = [
    [['grant', 'nobody@example.org'], { DATA_DIR: dataDir }, /^Nobody has an account with the address nobody@example\.org\.\n$/],
    [['grant', 'nobody'], { DATA_DIR: dataDir }, /^Unable to validate email address: invalid format\n$/],
    [
      ['keys'],
      { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:9/none' },
      /^The database at DATABASE_URL \(127\.0\.0\.1:9\) does not answer: ECONNREFUSED\.\n$/,
    ],
  ]
  for (const [args, env, words] of mistakes) {
    const { code, out, err } = await callAdmin(args, env)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(words)
  }
}, 120_000)

longTest(
  'a command run while the server is stopped holds at its start, and one beside a running server is refused',
  async () => {
    const email = 'owner@example.org'
    const made = await adminProcess('users', 'create', email.toUpperCase())
    const password = /shown this once: (\S+)\n$/.exec(made.out)?.[1] ?? ''
    const { out } = await admin('keys')
    const [anonKey = '', serviceKey = ''] = ['ANON_KEY', 'SERVICE_ROLE_KEY'].map(
      (name) => new RegExp(`^${name}=(\\S+)$`, 'm').exec(out)?.[1],
    )

    const server = await startServer({ dataDir, program: withQuickKitchen })
    try {
      const client = (key: string) => createClient(server.url, key, { auth: { autoRefreshToken: false, persistSession: false } })
      expect((await client(anonKey).auth.signInWithPassword({ email, password })).error).toBeNull()
      expect((await client(serviceKey).auth.admin.listUsers()).data.users).toHaveLength(1)

      const locked = await adminProcess('users')
      expect(locked).toMatchObject({ code: 1, out: '' })
      expect(locked.err).toBe(
        `Potluck is running on the data directory ${dataDir}: stop it, run this again, and start it again, for the built-in database belongs to one process at a time.\n`,
      )
    } finally {
      expect(await server.stop({ keepData: true })).toBe(0)
    }
  },
  120_000,
)
