import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandFor } from '#server/admin-cli/commands.ts'
import { type House, openHouse, someone } from './house.ts'

// The effects of the owner's commands. tests/processes and tests/postgres run the same commands from a terminal.

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { PASSWORD_BLOCKLIST: 'on' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** Runs a command and returns its lines; `typed` is the answer to a prompt for a secret. */
async function run(
  args: readonly string[],
  { typed = null, config = house.world.config }: { typed?: string | null; config?: typeof house.world.config } = {},
) {
  const wanted = commandFor(args)
  if (!wanted) throw new Error(`No command: ${args.join(' ')}`)
  const lines: string[] = []
  const desk = {
    accounts: house.world.accounts,
    config,
    print: (line: string) => void lines.push(line),
    askSecret: async () => typed,
    pipedSecret: async () => typed,
  }
  await wanted.command.run(desk, wanted.parameters)
  return lines
}

const signIn = (email: string, password: string) => house.client().auth.signInWithPassword({ email, password })
const rolesOf = async (id: string) =>
  (await sql<{ role: string }>`select role from public.user_roles where user_id = ${id} order by role`.execute(house.world.db)).rows.map(
    ({ role }) => role,
  )

test('the grant and revoke commands change a role once, in any spelling of the address, and grant admin by default', async () => {
  const { id, email } = await house.member()
  expect(await run(['grant', email.toUpperCase()])).toEqual([`${email} is now admin.`])
  expect(await run(['grant', email, 'admin'])).toEqual([`${email} is admin already.`])
  expect(await run(['grant', email, 'TESTER'])).toEqual([`${email} is now tester.`])
  expect(await rolesOf(id)).toEqual(['admin', 'tester'])
  expect(await run(['revoke', email, 'admin'])).toEqual([`${email} is no longer admin.`])
  expect(await run(['revoke', email, 'admin'])).toEqual([`${email} is not admin.`])
  expect(await rolesOf(id)).toEqual(['tester'])
})

test('revoking the role of ADMIN_EMAIL prints that the settings give the role back', async () => {
  const { email } = await house.member()
  const config = { ...house.world.config, adminEmail: email }
  const back =
    'ADMIN_EMAIL names it: unless that is changed, it is an admin again when it signs in by a mail, and if it ever read one, at the next start.'
  await run(['grant', email])
  expect(await run(['revoke', email.toUpperCase(), 'admin'], { config })).toEqual([`${email} is no longer admin.`, back])
  expect(await run(['revoke', email, 'admin'], { config })).toEqual([`${email} is not admin.`, back])
  expect(await run(['revoke', email, 'tester'], { config })).toEqual([`${email} is not tester.`])
})

test.each([
  [['grant', 'nobody@example.org'], 'Nobody has an account with the address nobody@example.org.'],
  [['grant', 'nobody'], 'Unable to validate email address: invalid format'],
  [['grant', 'nobody@example.org', 'king'], 'There is no role king: it is one of admin, premium, tester.'],
  [['revoke', 'nobody@example.org', 'KING'], 'There is no role KING: it is one of admin, premium, tester.'],
  [['keys', 'retire', 'x'], 'There is no signing key x: "keys" lists them.'],
  [['users', 'reset', 'nobody@example.org'], 'Nobody has an account with the address nobody@example.org.'],
])('the command %j fails with a message of one sentence', async (args, words) => {
  await expect(run(args)).rejects.toMatchObject({ message: words })
})

test('users create prints a random password once, or takes a typed one that is strong enough', async () => {
  const email = someone()
  const [first, second = ''] = await run(['users', 'create', email])
  expect(first).toBe(`${email} has an account now.`)
  const password = /^Its password, shown this once: (k7-[\da-f-]{34})$/.exec(second)?.[1] ?? ''
  expect((await signIn(email, password)).error).toBeNull()

  const other = someone()
  expect(await run(['users', 'create', other], { typed: 'correct-horse-1' })).toEqual([`${other} has an account now.`])
  expect((await signIn(other, 'correct-horse-1')).error).toBeNull()
  await expect(run(['users', 'create', someone()], { typed: 'password1' })).rejects.toThrow(/easy to guess/)
  await expect(run(['users', 'create', email])).rejects.toThrow('A user with this email address has already been registered')
})

test('users ban keeps an account out for a time or for good, until users unban lifts it', async () => {
  const { email, client } = await house.member()
  expect(await run(['users', 'ban', email, '2h'])).toEqual([expect.stringMatching(/ is banned until \d{4}-/)])
  expect((await client.auth.getUser()).error).toMatchObject({ code: 'user_banned' })
  expect(await run(['users', 'ban', email])).toEqual([expect.stringMatching(/ is banned until 21\d\d-/)])
  expect(await run(['users', 'unban', email])).toEqual([`${email} may come in again.`])
  expect((await client.auth.getUser()).error).toBeNull()
  await expect(run(['users', 'ban', email, '24'])).rejects.toThrow(
    'A ban lasts a time such as 30m, 24h or 720h, or for good when none is named, not 24.',
  )
})

test('users reset signs an account out everywhere and gives it a new password', async () => {
  const { email, password, client } = await house.member()
  const [line = ''] = await run(['users', 'reset', email])
  const fresh = /shown this once: (\S+)$/.exec(line)?.[1] ?? ''
  expect((await client.auth.getUser()).error).not.toBeNull()
  expect((await signIn(email, password)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await signIn(email, fresh)).error).toBeNull()
})

test('the users command lists accounts with id, roles and state, and drops a deleted account', async () => {
  const { id, email } = await house.member()
  await run(['grant', email, 'premium'])
  await run(['users', 'ban', email])
  const [head, ...lines] = await run(['users'])
  expect(head).toBe('# address\tid\troles\tstate\tmade')
  const line = lines.find((one) => one.startsWith(email))
  expect(line?.split('\t')).toEqual([email, id, 'premium', 'banned', expect.stringMatching(/^\d{4}-.*Z$/)])
  expect(await run(['users', 'delete', email])).toEqual([`${email} is removed.`])
  expect((await run(['users', 'list'])).find((one) => one.startsWith(email))).toBeUndefined()
})

test('the keys command shows the keys, rotates them and retires an old one', async () => {
  const [anon = '', service = '', key = ''] = await run(['keys'])
  const oldKid = /^# (\S+) {2}made \S+ {2}signs$/.exec(key)?.[1] ?? ''
  for (const [line, role] of [
    [anon, 'anon'],
    [service, 'service_role'],
  ] as const) {
    const token = line.split('=')[1] ?? ''
    expect(await house.world.accounts.apiKeys.claimsOf(token)).toMatchObject({ role })
  }
  const [rotated = ''] = await run(['keys', 'rotate'])
  const newKid = /^(\S+) signs from now on\.$/.exec(rotated)?.[1] ?? ''
  house.passTime(5_001)
  expect((await run(['keys'])).slice(2)).toEqual([
    expect.stringMatching(`^# ${newKid} .*  signs$`),
    expect.stringMatching(`^# ${oldKid} .*  only verifies$`),
  ])
  await run(['keys', 'retire', oldKid])
  house.passTime(5_001)
  const after = await run(['keys'])
  expect(after[0]).not.toBe(anon)
  expect(after.slice(2)).toEqual([expect.stringMatching(`^# ${newKid} .*  signs$`)])
})

test('the keys command refuses to change keys that AUTH_JWT_KEYS configures', async () => {
  const config = { ...house.world.config, jwtKeys: { keys: [] } }
  expect((await run(['keys'], { config })).at(-1)).toBe('# The signing keys are those of AUTH_JWT_KEYS.')
  await expect(run(['keys', 'rotate'], { config })).rejects.toThrow(/^The signing keys are set in AUTH_JWT_KEYS: /)
  await expect(run(['keys', 'retire', 'x'], { config })).rejects.toThrow(/^The signing keys are set in AUTH_JWT_KEYS: /)
})
