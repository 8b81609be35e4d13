import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openAccounts } from '#server/accounts/open.ts'
import { readConfig } from '#server/config.ts'
import { type House, openHouse, someone } from './house.ts'

const password = 'correct-horse-1'

async function rolesOf(house: House, email: string): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select user_roles.role from public.user_roles join auth.users on users.id = user_roles.user_id where users.email = ${email}
  `.execute(house.world.db)
  return rows.map(({ role }) => role)
}

async function inHouse(env: Record<string, string>, act: (house: House) => Promise<void>) {
  const house = await openHouse({ env })
  try {
    await act(house)
    expect(house.world.failures).toEqual([])
  } finally {
    await house.close()
  }
}

const mailed = { SMTP_URL: 'smtp://localhost:1' }
const byName = { HOST: '0.0.0.0' }

test('on this machine ADMIN_EMAIL is an admin as soon as it signs up, and nobody else is', async () => {
  const email = someone()
  await inHouse({ ADMIN_EMAIL: email.toUpperCase() }, async (house) => {
    const other = await house.member()
    await house.member({ email })
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect(await rolesOf(house, other.email)).toEqual([])
  })
})

test.each([
  ['others reach it', byName],
  ['a proxy stands before it', { TRUST_PROXY: 'loopback' }],
  ['it has a public address', { SITE_URL: 'http://potluck.example.org' }],
])('where %s, signing up with ADMIN_EMAIL makes no admin: anybody could have typed it', async (_, env) => {
  const email = someone()
  await inHouse({ ...env, ADMIN_EMAIL: email }, async (house) => {
    await house.member({ email })
    expect(await rolesOf(house, email)).toEqual([])
  })
})

test('where others reach it ADMIN_EMAIL is an admin once its address was confirmed by mail, and not before', async () => {
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

test('who had an account before ADMIN_EMAIL was set is an admin after the next start, on this machine', async () => {
  await inHouse({}, async (house) => {
    const { email } = await house.member()
    const start = (config: Partial<typeof house.world.config>) =>
      openAccounts({ ...house.world, config: { ...house.world.config, adminEmail: email, ...config } })
    await start({ isOnLoopback: false })
    expect(await rolesOf(house, email)).toEqual([])
    await start({})
    expect(await rolesOf(house, email)).toEqual(['admin'])
    await start({})
    expect(await rolesOf(house, email)).toEqual(['admin'])
  })
})

test('who confirmed by mail before ADMIN_EMAIL was set is an admin after the next start, anywhere', async () => {
  const email = someone()
  await inHouse({}, async (house) => {
    await house.member({ email })
    const start = () => openAccounts({ ...house.world, config: { ...house.world.config, adminEmail: email, isOnLoopback: false } })
    await sql`update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where email = ${email}`.execute(house.world.db)
    await start()
    expect(await rolesOf(house, email)).toEqual([])
    await sql`update auth.users set email_confirmed_at = now() where email = ${email}`.execute(house.world.db)
    await start()
    expect(await rolesOf(house, email)).toEqual(['admin'])
  })
})

test.each([
  ['a sign-up', 'signup'],
  ['a new password', 'recovery'],
  ['a magic link', 'magiclink'],
] as const)(
  'whoever knows the password of ADMIN_EMAIL is no admin when the mail of %s is followed: its reader chooses one',
  async (_, type) => {
    const email = someone()
    await inHouse({ ...byName, ...mailed, ADMIN_EMAIL: email, AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }, async (house) => {
      const thief = house.client()
      if (type === 'signup') await thief.auth.signUp({ email, password })
      else {
        // Believed once, by a setting or an admin: confirmed, with sessions.
        await house.admin().auth.admin.createUser({ email, password, email_confirm: true, phone: '15550001111', phone_confirm: true })
        await thief.auth.signInWithPassword({ email, password })
        await thief.auth.mfa.enroll({ factorType: 'totp' })
        if (type === 'recovery') await house.client().auth.resetPasswordForEmail(email)
        else await house.client().auth.signInWithOtp({ email })
        expect(await rolesOf(house, email)).toEqual([])
      }
      await house.settled()
      const boss = house.client()
      const { data, error } = await boss.auth.verifyOtp({ email, token: digitsIn(house.mailTo(email).text), type })
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
      await house.client().auth.verifyOtp({ email, token: digitsIn(house.mailTo(email).text), type: 'magiclink' })
      expect((await house.client().auth.signInWithPassword({ email, password: 'another-horse-2' })).error).toBeNull()
    })
  },
)

test('on this machine alone whoever signs up with ADMIN_EMAIL keeps the password when the mail is followed', async () => {
  const email = someone()
  await inHouse({ ...mailed, ADMIN_EMAIL: email }, async (house) => {
    await house.client().auth.signUp({ email, password })
    await house.settled()
    await house.client().auth.verifyOtp({ email, token: digitsIn(house.mailTo(email).text), type: 'signup' })
    expect(await rolesOf(house, email)).toEqual(['admin'])
    expect((await house.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  })
})

/** Starts another server on the house's database that wants this address as its admin and is reached by others. */
const startFor = ({ world }: House, adminEmail: string) =>
  openAccounts({ ...world, config: { ...world.config, adminEmail, isOnLoopback: false } })

const digitsIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

test('an address that only the mailbox of the one before confirmed is not proved: ADMIN_EMAIL is no admin by it', async () => {
  const [evil, boss] = [someone(), someone()]
  await inHouse({ ...byName, ...mailed, AUTH_MAILER_AUTOCONFIRM: 'true' }, async (house) => {
    const client = house.client()
    await house.admin().auth.admin.inviteUserByEmail(evil)
    await client.auth.verifyOtp({ email: evil, token: digitsIn(house.mailTo(evil).text), type: 'invite' })
    await startFor(house, evil)
    expect(await rolesOf(house, evil)).toEqual(['admin'])
    await client.auth.updateUser({ email: boss })
    const { error } = await client.auth.verifyOtp({ email: evil, token: digitsIn(house.mailTo(evil).text), type: 'email_change' })
    expect(error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(boss)
    await sql`delete from public.user_roles`.execute(house.world.db)
    await startFor(house, boss)
    expect(await rolesOf(house, boss)).toEqual([])
  })
})

test('an address that was sent a mail and then believed without it, or that an admin wrote, is not proved either', async () => {
  const [first, second, third] = [someone(), someone(), someone()]
  await inHouse({ ...byName, ...mailed }, async (house) => {
    const { data } = await house.client().auth.signUp({ email: first, password })
    expect(data.session).toBeNull()
    const believing = await openHouse({ beside: house, env: { ...byName, ...mailed, AUTH_MAILER_AUTOCONFIRM: 'true' } })
    expect((await believing.client().auth.signUp({ email: first, password })).data.session).not.toBeNull()
    await believing.close()

    const { admin } = house.admin().auth
    await admin.inviteUserByEmail(second)
    const { data: invited } = await house
      .client()
      .auth.verifyOtp({ email: second, token: digitsIn(house.mailTo(second).text), type: 'invite' })
    const { error } = await admin.updateUserById(invited.user?.id ?? '', { email: third, email_confirm: true })
    expect(error).toBeNull()
    for (const email of [first, third]) {
      await startFor(house, email)
      expect(await rolesOf(house, email)).toEqual([])
    }
  })
})

test('on a public https origin without mail nobody signs up, and with mail everybody may', async () => {
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

test('that sign-up is closed for want of mail is said at the start, once and clearly; closed on purpose, it is not', async () => {
  await inHouse({}, async (house) => {
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
    const start = (env: Record<string, string>) => openAccounts({ ...house.world, config: readConfig(env), log })
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
])('with PASSWORD_BLOCKLIST %s and %j common passwords are refused: %s', async (_, env, isRefused) => {
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
