import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { grantFirstAdmin } from '#server/accounts/first-admin.ts'
import { openOwnAccounts } from '#server/accounts/own.ts'
import { readConfig } from '#server/config.ts'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { pages, travel } from './browser.ts'
import { browserAt, wayTo } from './by-provider.ts'
import { aPerson } from './fake-person.ts'
import { openFakeProviders } from './fake-provider.ts'
import { type House, openHouse, someone, unhurried } from './house.ts'
import { codeIn } from './letters.ts'

const password = 'correct-horse-1'

async function rolesOf(house: House, email: string): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select user_roles.role from public.user_roles join auth.users on users.id = user_roles.user_id where users.email = ${email}
  `.execute(house.world.db)
  return rows.map(({ role }) => role)
}

/** The house whose database all houses here share: each test uses addresses of its own. */
let first: House
beforeAll(async () => {
  first = await openHouse()
})
afterAll(() => first.close())

async function inHouse(env: Record<string, string>, act: (house: House) => Promise<void>) {
  const house = await openHouse({ env, beside: first })
  try {
    await act(house)
    expect(house.world.failures).toEqual([])
  } finally {
    await house.close()
  }
}

const mailed = { SMTP_URL: 'smtp://localhost:1' }
const byName = { HOST: '0.0.0.0' }

test('ADMIN_EMAIL becomes an admin at sign-up on localhost, and no other account does', async () => {
  const email = someone()
  await inHouse({ ADMIN_EMAIL: email.toUpperCase() }, async (house) => {
    const other = await house.member()
    await house.member({ email })
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect(await rolesOf(house, other.email)).toEqual([])
  })
})

test.each([
  ['other computers can reach the server', byName],
  ['a proxy stands before the server', { TRUST_PROXY: 'loopback' }],
  ['the server has a public address', { SITE_URL: 'http://potluck.example.org' }],
])('a sign-up with ADMIN_EMAIL grants no admin role where %s, because anyone could have typed it', async (_, env) => {
  const email = someone()
  await inHouse({ ...env, ADMIN_EMAIL: email }, async (house) => {
    await house.member({ email })
    expect(await rolesOf(house, email)).toEqual([])
  })
})

test('ADMIN_EMAIL on a reachable server becomes an admin once the mailed code confirms the address', async () => {
  const email = someone()
  await inHouse({ ...byName, ...mailed, ADMIN_EMAIL: email }, async (house) => {
    const client = house.client()
    const { data } = await client.auth.signUp({ email, password })
    expect(data.session).toBeNull()
    expect(await rolesOf(house, email)).toEqual([])
    await house.world.accounts.settled()
    const { text } = house.mailTo(email)
    const token = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const { error } = await client.auth.verifyOtp({ email, token, type: 'signup' })
    expect(error).toBeNull()
    expect(await rolesOf(house, email)).toEqual(['admin'])
  })
})

test.each([
  ['autoconfirm', {}],
  ['mail', { ...byName, ...mailed }],
])('the log has one line when ADMIN_EMAIL becomes an admin by %s', async (proof, env) => {
  const email = someone()
  const settings = { ...unhurried, ...env, ADMIN_EMAIL: email }
  await inHouse(settings, async (house) => {
    const said: unknown[] = []
    const log = pino({ base: null, timestamp: false }, { write: (line) => void said.push(JSON.parse(line)) })
    const { auth } = await openOwnAccounts({ ...house.world, config: readConfig(settings), log })
    house.world.accounts.auth.onConfirmed = auth.onConfirmed
    await house.admin().auth.admin.createUser({ email: someone(), password, email_confirm: true })
    await house.client().auth.signUp({ email, password })
    await house.settled()
    if (proof === 'mail') await house.client().auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'signup' })
    const msg = expect.stringMatching(proof === 'mail' ? /^ADMIN_EMAIL is an admin now: .* users reset/ : /^ADMIN_EMAIL is an admin now$/)
    expect(said).toEqual([{ level: 30, requestId: expect.stringMatching(/^[\da-f-]{36}$/), email, proof, msg }])
  })
})

test('an account older than ADMIN_EMAIL that never confirmed a mail gets no role at a start, and the log says why', async () => {
  await inHouse({}, async (house) => {
    const { email } = await house.member()
    expect(await startFor(house, email)).toEqual([
      'ADMIN_EMAIL has an account and is no admin yet: nobody was seen to read a mail there; sign in by a mailed link or code, or run "npm run admin -- grant"',
    ])
    expect(await rolesOf(house, email)).toEqual([])
    await byMagicLink(house, email)
    expect(await startFor(house, email)).toEqual(['ADMIN_EMAIL is an admin now'])
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect(await startFor(house, email)).toEqual([])
    expect(await startFor(house, someone())).toEqual([])
    expect(await rolesOf(house, email)).toEqual(['admin'])
  })
})

test.each(['a sign-up', 'a magic link', 'a new password', 'a change of address'])(
  'an account that confirmed the mail of %s before ADMIN_EMAIL was set becomes an admin at the next start, even after a new password',
  async (way) => {
    const email = someone()
    await inHouse({ ...byName, ...mailed, AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false' }, async (house) => {
      const client = house.client()
      const first = way === 'a change of address' ? someone() : email
      if (way === 'a sign-up') await client.auth.signUp({ email, password })
      else await house.admin().auth.admin.createUser({ email: first, password, email_confirm: true })
      if (way === 'a magic link') await client.auth.signInWithOtp({ email })
      if (way === 'a new password') await client.auth.resetPasswordForEmail(email)
      if (way === 'a change of address') {
        await client.auth.signInWithPassword({ email: first, password })
        await client.auth.updateUser({ email })
      }
      await house.settled()
      await startFor(house, email)
      expect(await rolesOf(house, email)).toEqual([])
      const type = way === 'a change of address' ? 'email_change' : way === 'a new password' ? 'recovery' : 'email'
      expect((await client.auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type })).error).toBeNull()
      expect((await client.auth.updateUser({ password: 'another-horse-2' })).error).toBeNull()
      await startFor(house, email)
      expect(await rolesOf(house, email)).toEqual(['admin'])
      expect((await house.client().auth.signInWithPassword({ email, password: 'another-horse-2' })).error).toBeNull()
    })
  },
)

test.each([
  ['a sign-up', 'signup'],
  ['a new password', 'recovery'],
  ['a magic link', 'magiclink'],
] as const)(
  "an attacker's password for ADMIN_EMAIL stops working when the owner follows the mail of %s, and only the owner is admin",
  async (_, type) => {
    const email = someone()
    await inHouse({ ...byName, ...mailed, ADMIN_EMAIL: email, AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }, async (house) => {
      const thief = house.client()
      if (type === 'signup') await thief.auth.signUp({ email, password })
      else {
        // Autoconfirmed once, by a setting or an admin: the account is confirmed and has sessions.
        await house.admin().auth.admin.createUser({ email, password, email_confirm: true, phone: '15550001111', phone_confirm: true })
        await thief.auth.signInWithPassword({ email, password })
        await thief.auth.mfa.enroll({ factorType: 'totp' })
        if (type === 'recovery') await house.client().auth.resetPasswordForEmail(email)
        else await house.client().auth.signInWithOtp({ email })
        expect(await rolesOf(house, email)).toEqual([])
      }
      await house.settled()
      const boss = house.client()
      const { data, error } = await boss.auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type })
      expect(error).toBeNull()
      expect(await rolesOf(house, email)).toEqual(['admin'])
      expect((await thief.auth.getUser()).data.user).toBeNull()
      expect((await house.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
      const { data: own } = await boss.auth.getUser()
      expect(own.user).toMatchObject({ id: data.user?.id, phone: '', app_metadata: { providers: ['email'] } })
      expect(own.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
      expect(own.user?.factors ?? []).toEqual([])

      expect((await boss.auth.updateUser({ password: 'another-horse-2' })).error).toBeNull()
      await house.client().auth.signInWithOtp({ email })
      await house.settled()
      await house.client().auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'magiclink' })
      expect((await house.client().auth.signInWithPassword({ email, password: 'another-horse-2' })).error).toBeNull()
    })
  },
)

test.each([
  ['under another host name', { host: 'kitchen.ngrok.app' }],
  ['through a proxy', { 'x-forwarded-for': '192.0.2.7' }],
  ['through a tunnel', { 'cf-connecting-ip': '192.0.2.7' }],
  ['through an old proxy', { via: '1.1 gateway' }],
  ['from the page of another site', { origin: 'https://evil.example' }],
  ['from a page without an origin', { origin: 'null' }],
])(
  "a sign-up with ADMIN_EMAIL on localhost %s grants no admin role, and the owner's mailed sign-in ends its sessions",
  async (_, headers) => {
    const email = someone()
    await inHouse({ ADMIN_EMAIL: email }, async (house) => {
      const thief = z.object({ access_token: z.string() }).parse(await signUpWith(house, email, headers))
      await startFor(house, email)
      expect(await rolesOf(house, email)).toEqual([])
      const owner = await byMagicLink(house, email)
      expect(await rolesOf(house, email)).toEqual(['admin'])
      expect((await owner.auth.getUser()).data.user?.email).toBe(email)
      expect((await house.client().auth.getUser(thief.access_token)).data.user).toBeNull()
      expect((await house.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
    })
  },
)

test.each([[{}], [{ origin: 'http://localhost:5173', host: 'potluck.localhost' }]])(
  'a direct sign-up with ADMIN_EMAIL on localhost with headers %j grants the admin role',
  async (headers) => {
    const email = someone()
    await inHouse({ ADMIN_EMAIL: email }, async (house) => {
      await signUpWith(house, email, headers)
      expect(await rolesOf(house, email)).toEqual(['admin'])
    })
  },
)

test('an account that signed up through a tunnel does not become an admin when it is confirmed without a mail', async () => {
  const email = someone()
  await inHouse({ ADMIN_EMAIL: email }, async (house) => {
    const thief = z.object({ user: z.object({ id: z.string() }) }).parse(await signUpWith(house, email, { 'x-forwarded-for': '192.0.2.7' }))
    expect((await house.admin().auth.admin.updateUserById(thief.user.id, { email_confirm: true })).error).toBeNull()
    expect(await rolesOf(house, email)).toEqual([])
  })
})

/** A sign-up with headers that no client library can set. */
async function signUpWith(house: House, email: string, { host = '127.0.0.1', ...headers }: Record<string, string>) {
  const { hostname, port } = new URL(house.url)
  const asked = request({
    hostname,
    port,
    path: '/auth/v1/signup',
    method: 'POST',
    headers: { 'content-type': 'application/json', host, ...headers },
  })
  asked.end(JSON.stringify({ email, password }))
  const [answer] = await once(asked, 'response')
  return json(answer)
}

test('the reader of the confirmation mail on localhost chooses a new password, because the first one may have come through a tunnel', async () => {
  const email = someone()
  await inHouse({ ...mailed, ADMIN_EMAIL: email }, async (house) => {
    await house.client().auth.signUp({ email, password })
    await house.settled()
    await house.client().auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'signup' })
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect((await house.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  })
})

/** The log lines of a server that starts on the house's database with this address as ADMIN_EMAIL. */
async function startFor({ world }: House, adminEmail: string): Promise<string[]> {
  const said: string[] = []
  const log = pino({}, { write: (line) => void said.push(JSON.parse(line).msg) })
  await grantFirstAdmin(world.db, { adminEmail }, { now: world.now(), log })
  return said
}

/** Follows the mail of a magic link in a new browser. */
async function byMagicLink(house: House, email: string) {
  await house.client().auth.signInWithOtp({ email })
  await house.settled()
  const client = house.client()
  expect((await client.auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'email' })).error).toBeNull()
  return client
}

/** Whether a client can read the roles of another account: only admins can. */
async function isAdmin(house: House, client: SupabaseClient): Promise<boolean> {
  const { data } = await house.admin().auth.admin.createUser({ email: someone(), password })
  const id = data.user?.id
  await sql`insert into public.user_roles (user_id, role) values (${id}, 'tester')`.execute(house.world.db)
  return (await client.rpc('get_user_roles', { _user_id: id })).data.length > 0
}

test('an account confirmed by mail keeps its password, number, factor and sessions when it becomes an admin, even after a revoke', async () => {
  const email = someone()
  await inHouse({ ...byName, ...mailed }, async (house) => {
    await house.client().auth.signUp({ email, password })
    const own = house.client()
    await own.auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'signup' })
    const id = (await own.auth.getUser()).data.user?.id ?? ''
    await house.admin().auth.admin.updateUserById(id, { phone: '15550001111', phone_confirm: true })
    await proveApp(own, await enrolApp(own), house.world.now().getTime())
    const later = await openHouse({ beside: house, env: { ...byName, ...mailed, ADMIN_EMAIL: email } })
    for (const round of [1, 2]) {
      await byMagicLink(later, email)
      expect(await rolesOf(house, email)).toEqual(['admin'])
      const { data } = await own.auth.getUser()
      expect(data.user, `round ${round}`).toMatchObject({ phone: '15550001111', factors: [{ status: 'verified' }] })
      expect((await later.client().auth.signInWithPassword({ email, password })).error).toBeNull()
      await sql`delete from public.user_roles`.execute(house.world.db)
    }
    expect(later.world.failures).toEqual([])
    await later.close()
  })
})

test('a confirmed account keeps its second factor, and a sign-in by mail without it has no admin rights', async () => {
  const email = someone()
  await inHouse({ ...byName, ...mailed, ADMIN_EMAIL: email }, async (house) => {
    await house.admin().auth.admin.createUser({ email, password, email_confirm: true })
    const first = house.client()
    await first.auth.signInWithPassword({ email, password })
    const app = await enrolApp(first)
    await proveApp(first, app, house.world.now().getTime())
    expect(await rolesOf(house, email)).toEqual([])
    const mailbox = await byMagicLink(house, email)
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect((await mailbox.auth.getUser()).data.user?.factors).toMatchObject([{ id: app.factorId, status: 'verified' }])
    expect(await isAdmin(house, mailbox)).toBe(false)
    expect((await mailbox.auth.updateUser({ password: 'another-horse-2' })).error?.code).toBe('insufficient_aal')
    house.passTime(60_000)
    await proveApp(mailbox, app, house.world.now().getTime())
    expect(await isAdmin(house, mailbox)).toBe(true)
    // No mail of this address was confirmed before, so an attacker may have made the earlier session.
    expect((await first.auth.getUser()).data.user).toBeNull()
    expect((await house.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  })
})

test("an OAuth provider's claim of ADMIN_EMAIL on a reachable server grants no role, and the confirmed mail removes that identity", async () => {
  const email = someone()
  const fake = await openFakeProviders()
  await inHouse({ ...pages, ...fake.env('google'), ...byName, ...mailed, ADMIN_EMAIL: email }, async (house) => {
    await house.client().auth.signUp({ email, password })
    fake.person = aPerson({ email })
    const claimant = await browserAt(await travel(house, await wayTo('google', house.client())), house)
    expect((await claimant.auth.getUser()).data.user).toMatchObject({ email, app_metadata: { providers: ['google'] } })
    expect(await rolesOf(house, email)).toEqual([])
    await startFor(house, email)
    expect(await rolesOf(house, email)).toEqual([])
    const owner = await byMagicLink(house, email)
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect((await owner.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email'])
    expect((await claimant.auth.getUser()).data.user).toBeNull()
  })
  await fake.close()
})

test('a new address that only the old mailbox confirmed is not proved and grants no admin role, now or later', async () => {
  const [evil, boss] = [someone(), someone()]
  await inHouse({ ...byName, ...mailed, AUTH_MAILER_AUTOCONFIRM: 'true' }, async (house) => {
    const client = house.client()
    await house.admin().auth.admin.inviteUserByEmail(evil)
    await client.auth.verifyOtp({ email: evil, token: codeIn(house.mailTo(evil)), type: 'invite' })
    await startFor(house, evil)
    expect(await rolesOf(house, evil)).toEqual(['admin'])
    await client.auth.updateUser({ email: boss })
    const { error } = await client.auth.verifyOtp({ email: evil, token: codeIn(house.mailTo(evil)), type: 'email_change' })
    expect(error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(boss)
    await sql`delete from public.user_roles`.execute(house.world.db)
    await startFor(house, boss)
    expect(await rolesOf(house, boss)).toEqual([])
    await client.auth.updateUser({ password })
    const later = await openHouse({ beside: house, env: { ...byName, ...mailed, ADMIN_EMAIL: boss } })
    await byMagicLink(later, boss)
    expect(await rolesOf(house, boss)).toEqual(['admin'])
    expect((await client.auth.getUser()).data.user).toBeNull()
    expect((await later.client().auth.signInWithPassword({ email: boss, password })).error?.code).toBe('invalid_credentials')
    await later.close()
  })
})

test('an autoconfirmed address and an address that an admin wrote are not proved and grant no admin role', async () => {
  const [first, second, third] = [someone(), someone(), someone()]
  await inHouse({ ...byName, ...mailed }, async (house) => {
    const { data } = await house.client().auth.signUp({ email: first, password })
    expect(data.session).toBeNull()
    const believing = await openHouse({ beside: house, env: { ...byName, ...mailed, AUTH_MAILER_AUTOCONFIRM: 'true' } })
    expect((await believing.client().auth.signUp({ email: first, password })).data.session).not.toBeNull()
    await believing.close()

    const { admin } = house.admin().auth
    await admin.inviteUserByEmail(second)
    const { data: invited } = await house.client().auth.verifyOtp({ email: second, token: codeIn(house.mailTo(second)), type: 'invite' })
    const { error } = await admin.updateUserById(invited.user?.id ?? '', { email: third, email_confirm: true })
    expect(error).toBeNull()
    for (const email of [first, third]) {
      await startFor(house, email)
      expect(await rolesOf(house, email)).toEqual([])
    }
  })
})

test('sign-up on a public https origin is closed without mail and open with it', async () => {
  const site = { SITE_URL: 'https://potluck.example.org', AUTH_DISABLE_SIGNUP: '' }
  await inHouse(site, async (house) => {
    const { error } = await house.client().auth.signUp({ email: someone(), password })
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' })
  })
  await inHouse({ ...site, ...mailed }, async (house) => {
    const { data, error } = await house.client().auth.signUp({ email: someone(), password })
    expect(error).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
  })
})

test('the log warns at the start when sign-up is closed for want of mail, and not when it is closed on purpose', async () => {
  await inHouse({}, async (house) => {
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
    const start = (env: Record<string, string>) => openOwnAccounts({ ...house.world, config: readConfig(env), log })
    await start({ SITE_URL: 'https://potluck.example.org', AUTH_DISABLE_SIGNUP: 'true' })
    await start({})
    expect(said).toEqual([])
    await start({ SITE_URL: 'https://potluck.example.org' })
    expect(said).toEqual(['sign-up is closed: this is a public https origin, and without SMTP_URL nobody can confirm an address'])
  })
})

test.each([
  ['auto', { SITE_URL: 'https://potluck.example.org', ...mailed }, true],
  ['auto', {}, false],
  ['on', { PASSWORD_BLOCKLIST: 'on' }, true],
  ['off', { SITE_URL: 'https://potluck.example.org', ...mailed, PASSWORD_BLOCKLIST: 'off' }, false],
])('PASSWORD_BLOCKLIST %s with settings %j refuses common passwords: %s', async (_, env, isRefused) => {
  await inHouse(env, async (house) => {
    const email = someone()
    for (const common of ['password1', `${email.split('@')[0]}`, 'Potluck2026', 'Lovelace1815']) {
      const { error } = await house.client().auth.signUp({ email, password: common, options: { data: { last_name: 'Lovelace' } } })
      if (isRefused) expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
      else expect(error?.code).not.toBe('weak_password')
    }
    if (isRefused) expect((await house.client().auth.signUp({ email, password })).error).toBeNull()
  })
})
