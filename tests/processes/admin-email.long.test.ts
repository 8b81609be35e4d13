import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../run-admin.ts'
import { startServer, withQuickKitchen } from '../start-server.ts'
import { withTables } from '../with-tables.ts'

// Runs ten processes in turn; tests/auth/first-admin.test.ts and admin-commands.test.ts test the same by functions.

let dataDir: string
beforeAll(() => {
  dataDir = withTables()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('ADMIN_EMAIL becomes an admin when a command creates the account, and at a start after its mail was confirmed', async () => {
  const email = 'boss@example.org'
  const env = { DATA_DIR: dataDir, ADMIN_EMAIL: email }
  const roles = async () => /^boss@example\.org\t\S+\t(\S+)/m.exec((await runAdmin(['users'], env)).out)?.[1]
  const revoke = async () => (await runAdmin(['revoke', email, 'admin'], env)).out
  await runAdmin(['users', 'create', email], env)
  expect(await roles()).toBe('admin')
  expect(await revoke()).toMatch(/ is no longer admin\.\nADMIN_EMAIL names it: /)

  const first = await startServer({ dataDir, env, program: withQuickKitchen })
  const { anonKey } = await (await fetch(`${first.url}/config.json`)).json()
  const { auth } = createClient(first.url, anonKey, { auth: { autoRefreshToken: false, persistSession: false } })
  expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
  const outbox = join(dataDir, 'outbox')
  await expect.poll(() => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith('.eml'))).toBe(true)
  const [name = ''] = readdirSync(outbox)
  const token = /\b\d{6}\b/.exec((await PostalMime.parse(readFileSync(join(outbox, name)))).text ?? '')?.[0] ?? ''
  expect((await auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  expect(await first.stop({ keepData: true })).toBe(0)
  expect(await revoke()).toMatch(/ is no longer admin\./)
  expect(await roles()).toBe('-')

  const second = await startServer({ dataDir, env, program: withQuickKitchen })
  expect(await second.stop({ keepData: true })).toBe(0)
  expect(await roles()).toBe('admin')
}, 120_000)
