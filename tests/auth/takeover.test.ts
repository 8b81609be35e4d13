import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fragment, queryOf, travel } from './browser.ts'
import { besideProviders, browserAt, wayTo, wayToLink } from './by-provider.ts'
import { aPerson } from './fake-person.ts'
import type { FakeProviders } from './fake-provider.ts'
import type { ProviderName } from './fake-provider-wires.ts'
import { type House, openHouse, someone } from './house.ts'
import { codeIn } from './letters.ts'

const boss = 'boss@example.org'
const stranger = 'strangers-word-1'
const own = 'owners-word-2'

let fake: FakeProviders
let house: House
besideProviders(
  ['google', 'discord'],
  {
    ADMIN_EMAIL: boss,
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    AUTH_EXTERNAL_PHONE_ENABLED: 'true',
    AUTH_SMS_TEST_OTP: '15550001111:123456,15550002222:123456,15550003333:123456',
  },
  (street) => {
    ;({ fake, house } = street)
  },
)

const signUp = (email: string, password: string, data: object = {}) => house.client().auth.signUp({ email, password, options: { data } })
const opens = async (login: { email: string } | { phone: string }, password: string) =>
  (await house.client().auth.signInWithPassword({ ...login, password })).error?.code ?? 'in'
const userOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user

/** The owner enters the code of the latest mail, in a new browser. */
async function prove(email: string, type: 'signup' | 'email' | 'invite' | 'recovery' = 'email') {
  await house.settled()
  const client = house.client()
  const { data, error } = await client.auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type })
  if (error || !data.user) throw error ?? new Error('no account')
  return { client, user: data.user }
}

async function by(provider: ProviderName) {
  const home = await travel(house, await wayTo(provider, house.client()))
  const client = 'access_token' in fragment(home) ? await browserAt(home, house) : house.client()
  return { client, told: queryOf(home), user: await userOf(client) }
}

const link = async (client: SupabaseClient, provider: ProviderName) => queryOf(await travel(house, await wayToLink(provider, client)))

async function withNumber(phone: string): Promise<SupabaseClient> {
  const client = house.client()
  await client.auth.signUp({ phone, password: stranger })
  const { error } = await client.auth.verifyOtp({ phone, token: '123456', type: 'sms' })
  expect(error).toBeNull()
  return client
}

describe("an account that an attacker signed up with the owner's address", () => {
  test("the owner's confirmation discards the attacker's password and user data, and the owner then chooses a password", async () => {
    const email = someone()
    await signUp(email, stranger, { first_name: 'Eve', note: 'mine' })
    const { data } = await signUp(email, own, { first_name: 'Ada' })
    const { client, user } = await prove(email, 'signup')
    expect(user.id).toBe(data.user?.id)
    expect(user.user_metadata).toEqual({ first_name: 'Ada', email, email_verified: true, phone_verified: false, sub: user.id })
    expect(user.identities).toMatchObject([{ provider: 'email', identity_data: { first_name: 'Ada', email_verified: true } }])
    expect(JSON.stringify(user)).not.toMatch(/Eve|mine/)
    expect(await opens({ email }, stranger)).toBe('invalid_credentials')
    expect(await opens({ email }, own)).toBe('invalid_credentials')
    expect((await client.auth.updateUser({ password: own })).error).toBeNull()
    expect(await opens({ email }, own)).toBe('in')
  })

  test("further sign-ups by the attacker before the confirmation do not keep the attacker's password", async () => {
    const email = someone()
    await signUp(email, stranger)
    await signUp(email, own)
    await signUp(email, stranger)
    await signUp(email, stranger)
    await prove(email, 'signup')
    expect(await opens({ email }, stranger)).toBe('invalid_credentials')
  })

  test.each(['signInWithOtp', 'recover', 'invite', 'generateLink'] as const)(
    "the owner's confirmation by %s discards the attacker's password, and the user data when the owner sent new data",
    async (way) => {
      const email = someone()
      await signUp(email, stranger, { first_name: 'Eve' })
      const { admin } = house.admin().auth
      const isSaid = way === 'signInWithOtp' || way === 'invite'
      if (way === 'signInWithOtp') await house.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Ada' } } })
      if (way === 'recover') await house.client().auth.resetPasswordForEmail(email)
      if (way === 'invite') await admin.inviteUserByEmail(email, { data: { first_name: 'Ada' } })
      const { user } =
        way === 'generateLink'
          ? await proveByLink(email, 'magiclink')
          : await prove(email, way === 'recover' ? 'recovery' : way === 'invite' ? 'invite' : 'email')
      expect(user.user_metadata.first_name).toBe(isSaid ? 'Ada' : 'Eve')
      if (isSaid) expect(JSON.stringify(user)).not.toContain('Eve')
      expect(await opens({ email }, stranger)).toBe('invalid_credentials')
    },
  )

  test.each(['a sign-up', 'a provider'] as const)('a confirmation by %s leaves no name of the attacker in the profile', async (way) => {
    const email = someone()
    await signUp(email, stranger, { first_name: 'Eve', last_name: 'Dropper' })
    fake.person = aPerson({ email })
    if (way === 'a sign-up') await signUp(email, own, { first_name: ` ${'Ada'.repeat(50)}` })
    const { client } = way === 'a sign-up' ? await prove(email, 'signup') : await by('google')
    const { data } = await client.from('profiles').select('first_name, last_name, email').single()
    expect(data).toEqual({ first_name: way === 'a sign-up' ? 'Ada'.repeat(50).slice(0, 100) : null, last_name: null, email })
  })

  test('a name edited in the profile is not overwritten by later user data', async () => {
    const email = someone()
    await signUp(email, own, { first_name: 'Ada' })
    const { client, user } = await prove(email, 'signup')
    await client.from('profiles').update({ first_name: 'Countess' }).eq('user_id', user.id)
    await client.auth.updateUser({ data: { first_name: 'Augusta' } })
    expect((await client.from('profiles').select('first_name').single()).data).toEqual({ first_name: 'Countess' })
  })

  test.each(['signup', 'invite'] as const)("an admin's link of type %s discards the attacker's password and user data", async (type) => {
    const email = someone()
    await signUp(email, stranger, { first_name: 'Eve' })
    const { user } = await proveByLink(email, type)
    expect(JSON.stringify(user)).not.toContain('Eve')
    expect(user.user_metadata.first_name).toBe('Ada')
    expect(await opens({ email }, stranger)).toBe('invalid_credentials')
  })

  test("a confirmation by the attacker's mail discards the attacker's password too, when the rate limit stops a second mail", async () => {
    const email = someone()
    const { auth } = house.world.accounts
    const before = auth.settings.email.maxFrequency
    auth.settings.email.maxFrequency = 60_000
    await signUp(email, stranger)
    const asked = await house.client().auth.signInWithOtp({ email })
    auth.settings.email.maxFrequency = before
    expect(asked.error?.code).toBe('over_email_send_rate_limit')
    await prove(email)
    expect(await opens({ email }, stranger)).toBe('invalid_credentials')
  })

  test('concurrent sign-ups of attacker and owner leave no password that opens the account, in either order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = someone()
      const asks = [() => signUp(email, stranger), () => signUp(email, own), () => house.client().auth.signInWithOtp({ email })]
      const [first, second] = [asks[round % 3], asks[(round + 1) % 3]]
      await Promise.all([first?.(), second?.()])
      await prove(email)
      expect([await opens({ email }, stranger), await opens({ email }, own)]).toEqual(['invalid_credentials', 'invalid_credentials'])
    }
  })

  test('a provider with an unverified address cannot sign in after the owner confirmed that address', async () => {
    const email = someone()
    fake.person = aPerson({ email, isVerified: false })
    expect((await by('discord')).told.error_code).toBe('provider_email_needs_verification')
    await signUp(email, own)
    const { user } = await prove(email, 'signup')
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email'])
    expect((await by('discord')).user).toBeNull()
  })

  test('an attacker who signs up with ADMIN_EMAIL does not become an admin', async () => {
    await signUp(boss, stranger)
    await signUp(boss, own)
    const { client, user } = await prove(boss, 'signup')
    expect(await opens({ email: boss }, stranger)).toBe('invalid_credentials')
    await client.auth.updateUser({ password: own })
    expect(await opens({ email: boss }, own)).toBe('in')
    const { data } = await client.from('user_roles').select('user_id, role')
    expect(data).toEqual([{ user_id: user.id, role: 'admin' }])
  })

  test("the owner's code for a number discards the attacker's password", async () => {
    const phone = '15550003333'
    await house.client().auth.signUp({ phone, password: stranger, options: { data: { first_name: 'Eve' } } })
    await house.client().auth.signUp({ phone, password: own })
    const { data } = await house.client().auth.verifyOtp({ phone, token: '123456', type: 'sms' })
    expect(JSON.stringify(data.user)).not.toContain('Eve')
    expect(await opens({ phone }, stranger)).toBe('invalid_credentials')
  })
})

async function proveByLink(email: string, type: 'signup' | 'invite' | 'magiclink' | 'recovery') {
  const said = { email, password: own, options: { data: { first_name: 'Ada' } } }
  const { admin } = house.admin().auth
  const isNew = type === 'signup' || type === 'invite'
  const { data, error } = await (isNew ? admin.generateLink({ type, ...said }) : admin.generateLink({ type, email }))
  if (error) throw error
  const client = house.client()
  const { data: proved } = await client.auth.verifyOtp({ token_hash: data.properties.hashed_token, type })
  if (!proved.user) throw new Error('no account')
  return { client, user: proved.user }
}

describe('an account that its owner or an admin created', () => {
  test('a second sign-up with the same password before the confirmation keeps the password and the user data', async () => {
    const email = someone()
    const first = await signUp(email, own, { first_name: 'Ada' })
    const again = await signUp(email, own)
    expect(again.data.user?.id).toBe(first.data.user?.id)
    expect(again.data.user?.user_metadata.first_name).toBe('Ada')
    await house.client().auth.resend({ type: 'signup', email })
    const { user } = await prove(email, 'signup')
    expect(user.user_metadata.first_name).toBe('Ada')
    expect(await opens({ email }, own)).toBe('in')
  })

  test("an invited account keeps the admin's data when others sign up or ask for a code meanwhile", async () => {
    const email = someone()
    await house.admin().auth.admin.inviteUserByEmail(email, { data: { first_name: 'Ada' } })
    const { data } = await signUp(email, stranger, { first_name: 'Eve' })
    expect(JSON.stringify(data.user)).not.toContain('Ada')
    await house.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Eve' } } })
    const { user } = await prove(email)
    expect(user.user_metadata.first_name).toBe('Ada')
    expect(await opens({ email }, stranger)).toBe('invalid_credentials')
  })

  test.each(['magiclink', 'recovery', 'signup', 'invite'] as const)(
    "an account that an admin created keeps its password and user data after an attacker's sign-up and a link of type %s",
    async (type) => {
      const email = someone()
      const { admin } = house.admin().auth
      const made = await admin.createUser({ email, password: own, user_metadata: { first_name: 'Augusta', team: 7 } })
      const { data } = await signUp(email, stranger, { first_name: 'Eve' })
      expect(JSON.stringify(data.user)).not.toContain('Augusta')
      await house.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Eve' } } })
      await house.settled()
      const { user } = await proveByLink(email, type)
      expect(user.id).toBe(made.data.user?.id)
      const first_name = type === 'signup' || type === 'invite' ? 'Ada' : 'Augusta'
      expect(user.user_metadata).toEqual({ first_name, team: 7, email_verified: true })
      expect([await opens({ email }, own), await opens({ email }, stranger)]).toEqual(['in', 'invalid_credentials'])
    },
  )

  test('a confirmed account is not changed by sign-ups, codes and recoveries that others request', async () => {
    const email = someone()
    await signUp(email, own, { first_name: 'Ada' })
    const { client } = await prove(email, 'signup')
    await signUp(email, stranger, { first_name: 'Eve' })
    await house.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Eve' } } })
    await house.client().auth.resetPasswordForEmail(email)
    await house.settled()
    expect((await userOf(client))?.user_metadata.first_name).toBe('Ada')
    expect(await opens({ email }, own)).toBe('in')
  })

  test('an account with a confirmed number keeps its password and user data when others sign up with its unconfirmed address', async () => {
    const email = someone()
    const phone = '15550002222'
    await house.admin().auth.admin.createUser({ email, phone, phone_confirm: true, password: own, user_metadata: { first_name: 'Ada' } })
    const { data } = await signUp(email, stranger, { first_name: 'Eve' })
    expect(JSON.stringify(data.user)).not.toMatch(/Ada|1555/)
    await house.client().auth.signInWithOtp({ email })
    await house.settled()
    expect(await opens({ phone }, own)).toBe('in')
    expect(await opens({ phone }, stranger)).toBe('invalid_credentials')
  })
})

test.each(['magiclink', 'recovery'] as const)(
  'an autoconfirmed account keeps its password and user data after a link of type %s',
  async (type) => {
    const email = someone()
    const believing = await openHouse({ beside: house, env: { AUTH_MAILER_AUTOCONFIRM: 'true' } })
    const { admin } = believing.admin().auth
    await signUp(email, own, { first_name: 'Ada' })
    await believing.client().auth.signInWithOtp({ email, options: { data: { first_name: 'Eve' } } })
    await believing.settled()
    const { data } = await admin.generateLink({ type, email })
    const { data: proved } = await believing.client().auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type })
    expect(proved.user?.user_metadata.first_name).toBe('Ada')
    expect(await opens({ email }, own)).toBe('in')
    await believing.close()
  },
)

test("a sign-up with an address in another account shows only the caller's data, as for a new address", async () => {
  const email = someone()
  await house.admin().auth.admin.createUser({ email, phone: '15557778888', password: stranger, user_metadata: { first_name: 'Eve' } })
  house.passTime(60_000)
  const { data } = await signUp(email, own, { first_name: 'Ada' })
  const { data: fresh } = await signUp(someone(), own, { first_name: 'Ada' })
  expect(Object.keys(data.user ?? {}).sort()).toEqual(Object.keys(fresh.user ?? {}).sort())
  expect(Object.keys(data.user?.identities?.[0] ?? {}).sort()).toEqual(Object.keys(fresh.user?.identities?.[0] ?? {}).sort())
  expect(data.user).toMatchObject({ email, phone: '', user_metadata: { first_name: 'Ada' } })
  expect(JSON.stringify(data.user)).not.toMatch(/Eve|1555/)
  expect(Math.abs(Date.parse(data.user?.created_at ?? '') - Date.parse(fresh.user?.created_at ?? ''))).toBeLessThan(30_000)
})

describe('an attacker who links an unverified address', () => {
  test("an anonymous account that links an unverified address does not get the owner's account", async () => {
    const email = someone()
    const thief = house.client()
    await thief.auth.signInAnonymously()
    fake.person = aPerson({ email, isVerified: false })
    expect((await link(thief, 'discord')).error_code).toBe('email_not_confirmed')
    expect(await userOf(thief)).toMatchObject({ email: '', is_anonymous: true })
    fake.person = aPerson({ email })
    const { user } = await by('google')
    expect(user).toMatchObject({ email, is_anonymous: false, app_metadata: { providers: ['google'] } })
    expect((await userOf(thief))?.id).not.toBe(user?.id)
  })

  test("an account with a number that links an unverified address does not get the owner's account", async () => {
    const email = someone()
    const thief = await withNumber('15550001111')
    fake.person = aPerson({ email, isVerified: false })
    await link(thief, 'discord')
    fake.person = aPerson({ email })
    const { user } = await by('google')
    expect(user).toMatchObject({ email, phone: '', app_metadata: { providers: ['google'] } })
    const { data } = await house.client().auth.signInWithPassword({ phone: '15550001111', password: stranger })
    expect(data.user?.id).not.toBe(user?.id)
    expect(data.user?.email).toBe('')
  })

  test('unlinking the own address leaves an account without an address, instead of the unverified linked one', async () => {
    const email = someone()
    const first = someone()
    await signUp(first, own)
    const { client: thief } = await prove(first, 'signup')
    fake.person = aPerson({ email, isVerified: false })
    await link(thief, 'discord')
    const { data } = await thief.auth.getUserIdentities()
    const identity = data?.identities.find(({ provider }) => provider === 'email')
    if (!identity) throw new Error('no identity')
    expect((await thief.auth.unlinkIdentity(identity)).error).toBeNull()
    expect((await userOf(thief))?.email).toBe('')
    await signUp(email, own)
    expect((await prove(email, 'signup')).user.id).not.toBe((await userOf(thief))?.id)
  })

  test('the owner of an unverified linked address signs up, confirms and signs in', async () => {
    const email = someone()
    fake.person = aPerson()
    const { client: thief } = await by('discord')
    fake.person = { ...fake.person, email, isVerified: false }
    await by('discord')
    const { data } = await signUp(email, own)
    expect(data.user?.identities).toHaveLength(1)
    const { user } = await prove(email, 'signup')
    expect(user.id).not.toBe((await userOf(thief))?.id)
    expect(await opens({ email }, own)).toBe('in')
  })
})

describe('an account with an unproved address', () => {
  /** An account as an earlier version or an admin may have left it: a session, a factor and an unproved address. */
  async function squatter(email: string) {
    const client = house.client()
    const { data } = await client.auth.signInAnonymously()
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })
    const id = data.user?.id ?? ''
    await sql`update auth.users set email = ${email} where id = ${id}::uuid`.execute(house.world.db)
    return { client, id }
  }

  test.each(['a mail', 'a provider'] as const)(
    'an account loses its sessions and factors when the owner proves its address by %s',
    async (way) => {
      const email = someone()
      const { client: thief, id } = await squatter(email)
      fake.person = aPerson({ email })
      if (way === 'a mail') await house.client().auth.signInWithOtp({ email })
      const { user } = way === 'a mail' ? await prove(email) : await by('google')
      expect(user).toMatchObject({ id, email, is_anonymous: false })
      expect(user?.factors ?? []).toEqual([])
      expect(await userOf(thief)).toBeNull()
      expect((await thief.auth.refreshSession()).error).not.toBeNull()
    },
  )

  test('an account with a proved number keeps it and loses its unproved address to the owner whom a provider verifies', async () => {
    const email = someone()
    const phone = '15556667777'
    const { data } = await house.admin().auth.admin.createUser({ email, phone, phone_confirm: true, password: stranger })
    fake.person = aPerson({ email })
    const { user } = await by('google')
    expect(user?.id).not.toBe(data.user?.id)
    expect(user).toMatchObject({ email, phone: '' })
    const { data: theirs } = await house.client().auth.signInWithPassword({ phone, password: stranger })
    expect(theirs.user).toMatchObject({ id: data.user?.id, email: '', app_metadata: { providers: ['phone'] } })
  })
})
