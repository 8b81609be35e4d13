import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { fragment, pages, queryOf, site, travel } from './browser.ts'
import { besideProviders, browserAt, identityOf, wayTo, wayToLink } from './by-provider.ts'
import { aPerson } from './fake-person.ts'
import type { FakeProviders } from './fake-provider.ts'
import type { ProviderName } from './fake-provider-wires.ts'
import { aGuardedMember, signInAgain } from './guarded.ts'
import { type House, openHouse, someone } from './house.ts'

let fake: FakeProviders
let house: House
besideProviders(
  ['google', 'github', 'discord', 'spotify'],
  {
    AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    AUTH_EXTERNAL_PHONE_ENABLED: 'true',
  },
  (street) => {
    ;({ fake, house } = street)
  },
)

/** Links the provider's person to the signed-in client's account. */
const link = async (client: SupabaseClient, provider: ProviderName, where = house) => travel(where, await wayToLink(provider, client))

/** Signs the provider's person in, in a new browser. */
async function signIn(provider: ProviderName): Promise<SupabaseClient> {
  return browserAt(await travel(house, await wayTo(provider, house.client())), house)
}

async function identitiesOf(client: SupabaseClient) {
  const { data, error } = await client.auth.getUserIdentities()
  if (error) throw error
  return data.identities
}

const userOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user

describe('linking an identity', () => {
  test('linking an identity adds a way to sign in, whatever its address', async () => {
    const { client, id, email } = await house.member()
    const home = await link(client, 'github')
    expect(home.href).toContain(`${site}/account#`)
    expect(fragment(home).access_token).toBeDefined()
    expect(await userOf(client)).toMatchObject({ id, email, app_metadata: { provider: 'email', providers: ['email', 'github'] } })
    expect(await identitiesOf(client)).toMatchObject([
      { provider: 'email', email },
      { provider: 'github', email: fake.person.email, identity_data: { full_name: 'Ada Cook' } },
    ])
    expect((await userOf(await signIn('github')))?.id).toBe(id)
  })

  test('linking an identity makes an anonymous account permanent under the same id', async () => {
    const client = house.client()
    const { data } = await client.auth.signInAnonymously()
    await link(client, 'google')
    expect(await userOf(client)).toMatchObject({
      id: data.user?.id,
      is_anonymous: false,
      email: fake.person.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
    })
  })

  test('a linked identity cannot be linked again, to the same account or another', async () => {
    const { client } = await house.member()
    await link(client, 'google')
    const told = { error: 'server_error', error_code: 'identity_already_exists' }
    expect(queryOf(await link(client, 'google'))).toEqual({ ...told, error_description: 'Identity is already linked' })
    const { client: other } = await house.member()
    const home = await link(other, 'google')
    expect(queryOf(home)).toEqual({ ...told, error_description: 'Identity is already linked to another user' })
    expect(fragment(home)).toMatchObject(told)
    expect(await identitiesOf(other)).toHaveLength(1)
  })

  test('an anonymous account cannot take the address of another account by linking', async () => {
    const { email } = await house.member()
    fake.person = { ...fake.person, email }
    const client = house.client()
    await client.auth.signInAnonymously()
    expect(queryOf(await link(client, 'google'))).toMatchObject({
      error: 'invalid_request',
      error_code: 'email_exists',
      error_description: 'A user with this email address has already been registered',
    })
    expect(await userOf(client)).toMatchObject({ is_anonymous: true, identities: [] })
  })

  test('an unverified address of a linked identity does not draw its real owner into that account', async () => {
    const { client: thief, id: thiefId } = await house.member()
    fake.person = { ...fake.person, isVerified: false }
    const { email } = fake.person
    await link(thief, 'spotify')
    expect((await identityOf(thief, 'spotify')).identity_data).toMatchObject({ email, email_verified: false })
    fake.person = aPerson({ email })
    const user = await userOf(await signIn('google'))
    expect(user).toMatchObject({ email, app_metadata: { providers: ['google'] } })
    expect(user?.id).not.toBe(thiefId)
  })

  test('linking is refused when the account was deleted before the browser returned', async () => {
    const { client, id } = await house.member()
    const start = await wayToLink('google', client)
    await house.admin().auth.admin.deleteUser(id)
    expect(queryOf(await travel(house, start))).toMatchObject({
      error_code: 'user_not_found',
      error_description: 'Linking target user not found',
    })
  })

  test('the link endpoint redirects a browser at once', async () => {
    const { client } = await house.member()
    const { data } = await client.auth.getSession()
    const response = await fetch(`${house.url}/auth/v1/user/identities/authorize?provider=google`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toContain(`${fake.url}/google/`)
  })

  /** A house that confirms addresses by mail, and an anonymous client of it. */
  async function anonymousWhereMailConfirms(env: Record<string, string> = {}) {
    const careful = await openHouse({
      env: {
        ...pages,
        AUTH_MAILER_AUTOCONFIRM: 'false',
        AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
        AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
        ...fake.env('spotify'),
        ...env,
      },
    })
    const client = careful.client()
    await client.auth.signInAnonymously()
    return { careful, client }
  }

  test('an identity whose confirmation mail cannot be sent is not linked and can be linked again later', async () => {
    const { careful, client } = await anonymousWhereMailConfirms({ AUTH_SMTP_MAX_FREQUENCY: '60s' })
    const { auth } = careful.world.accounts
    const usual = auth.sendMail
    auth.sendMail = () => Promise.reject(new Error('the mail server refuses'))
    expect(queryOf(await link(client, 'spotify', careful))).toMatchObject({ error_code: 'unexpected_failure' })
    auth.sendMail = usual
    expect(await userOf(client)).toMatchObject({ is_anonymous: true, identities: [] })
    expect(await userOf(client)).not.toHaveProperty('new_email')
    expect(queryOf(await link(client, 'spotify', careful))).toMatchObject({ error_code: 'email_not_confirmed' })
    expect(careful.mailTo(fake.person.email).kind).toBe('email_change')
    expect(await userOf(client)).toMatchObject({ new_email: fake.person.email, identities: [{ provider: 'spotify' }] })
    await careful.close()
  })

  test('linking keeps an account anonymous until the mail confirms the address', async () => {
    const { careful, client } = await anonymousWhereMailConfirms()
    expect(queryOf(await link(client, 'spotify', careful))).toEqual({
      error: 'server_error',
      error_code: 'email_not_confirmed',
      error_description: 'Unverified email with spotify. A confirmation email has been sent to your spotify email',
    })
    await careful.settled()
    const { email } = fake.person
    expect(await userOf(client)).toMatchObject({ email: '', new_email: email, is_anonymous: true, identities: [{ provider: 'spotify' }] })
    const token_hash = /token(?:_hash)?=([\w]+)/.exec(careful.mailTo(email).text)?.[1] ?? ''
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'email_change' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, is_anonymous: false, app_metadata: { providers: ['spotify', 'email'] } })
    await careful.close()
  })
})

describe('unlinking an identity', () => {
  test("unlinking an identity keeps the account's data in line with the identities that are left", async () => {
    const { client, email } = await house.member()
    await link(client, 'google')
    const { error } = await client.auth.unlinkIdentity(await identityOf(client, 'email'))
    expect(error).toBeNull()
    expect(await userOf(client)).toMatchObject({
      email: fake.person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      identities: [{ provider: 'google' }],
    })
    expect((await house.client().auth.signInWithPassword({ email, password: 'correct-horse-1' })).error?.code).toBe('invalid_credentials')
  })

  test("unlinking an identity keeps the account's address when another identity has it", async () => {
    const { client, email } = await house.member()
    fake.person = { ...fake.person, email }
    await link(client, 'google')
    await client.auth.unlinkIdentity(await identityOf(client, 'email'))
    expect(await userOf(client)).toMatchObject({ email, email_confirmed_at: expect.any(String), app_metadata: { providers: ['google'] } })
  })

  test("unlinking the address's identity picks a verified address before an unverified one", async () => {
    const { client } = await house.member()
    await link(client, 'spotify')
    fake.person = aPerson()
    await link(client, 'google')
    await client.auth.unlinkIdentity(await identityOf(client, 'email'))
    expect((await userOf(client))?.email).toBe(fake.person.email)
  })

  test('unlinking the phone identity removes the number from the account', async () => {
    const phone = `4915${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
    const email = someone()
    const password = 'correct-horse-1'
    const { data } = await house.admin().auth.admin.createUser({ email, phone, password, email_confirm: true, phone_confirm: true })
    const client = house.client()
    await client.auth.signInWithPassword({ email, password })
    expect((await identitiesOf(client)).map(({ provider }) => provider).toSorted()).toEqual(['email', 'phone'])
    const { error } = await client.auth.unlinkIdentity(await identityOf(client, 'phone'))
    expect(error).toBeNull()
    const user = await userOf(client)
    expect(user).toMatchObject({
      id: data.user?.id,
      email,
      phone: '',
      confirmed_at: expect.any(String),
      app_metadata: { providers: ['email'] },
    })
    expect(user?.phone_confirmed_at).toBeUndefined()
  })

  test('unlinking the email identity removes the address when only a phone is left', async () => {
    const phone = `4916${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
    const email = someone()
    const password = 'correct-horse-1'
    await house.admin().auth.admin.createUser({ email, phone, password, email_confirm: true, phone_confirm: true })
    const client = house.client()
    await client.auth.signInWithPassword({ email, password })
    expect((await client.auth.unlinkIdentity(await identityOf(client, 'email'))).error).toBeNull()
    const user = await userOf(client)
    expect(user).toMatchObject({ email: '', phone, confirmed_at: expect.any(String), app_metadata: { providers: ['phone'] } })
    expect(user?.email_confirmed_at).toBeUndefined()
  })

  test('unlinking an identity invalidates the mails sent to its address before', async () => {
    const { client, email } = await house.member()
    await house.client().auth.resetPasswordForEmail(email)
    await house.settled()
    const token_hash = /token(?:_hash)?=([\w]+)/.exec(house.mailTo(email).text)?.[1] ?? ''
    expect(token_hash).not.toBe('')
    await link(client, 'google')
    await client.auth.unlinkIdentity(await identityOf(client, 'email'))
    const { error } = await house.client().auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(error?.code).toBe('otp_expired')
  })

  test('one of two concurrent requests that unlink the last two identities is refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      fake.person = aPerson()
      const { client } = await house.member()
      await link(client, 'google')
      const { data } = await client.auth.getSession()
      const authorization = `Bearer ${data.session?.access_token}`
      const remove = ({ identity_id }: { identity_id: string }) =>
        fetch(`${house.url}/auth/v1/user/identities/${identity_id}`, { method: 'DELETE', headers: { authorization } })
      const answers = await Promise.all((await identitiesOf(client)).map(remove))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect(await identitiesOf(client)).toHaveLength(1)
    }
  })

  test("unlinking another account's identity is refused as not found", async () => {
    const { client } = await house.member()
    await link(client, 'google')
    const { client: other } = await house.member()
    const { error } = await client.auth.unlinkIdentity(await identityOf(other, 'email'))
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found', message: "Identity doesn't exist" })
    expect(await identitiesOf(other)).toHaveLength(1)
  })

  test('unlinking is refused when it would leave an address that another account has', async () => {
    const { client } = await house.member()
    await link(client, 'google')
    const taken = fake.person.email
    await house.admin().auth.admin.createUser({ email: taken, email_confirm: true })
    const { error } = await client.auth.unlinkIdentity(await identityOf(client, 'email'))
    expect(error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
      message: 'Unable to unlink identity due to email conflict',
    })
    expect(await identitiesOf(client)).toHaveLength(2)
  })

  test('unlinking a malformed identity id answers 404', async () => {
    const { client } = await house.member()
    const { data } = await client.auth.getSession()
    const response = await fetch(`${house.url}/auth/v1/user/identities/1`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { error_code: 'validation_failed', msg: 'identity_id must be an UUID' },
    ])
  })

  test('linking and unlinking are refused without a session', async () => {
    for (const [method, path] of [
      ['GET', 'authorize?provider=google'],
      ['DELETE', crypto.randomUUID()],
    ] as const) {
      const response = await fetch(`${house.url}/auth/v1/user/identities/${path}`, { method })
      expect([response.status, await response.json()]).toMatchObject([401, { error_code: 'no_authorization' }])
    }
  })
})

test('an account with a second factor links and unlinks identities only in a session at aal2', async () => {
  const { client, ...guarded } = await aGuardedMember(house)
  const low = await signInAgain(house, guarded)
  await link(client, 'google')
  const identity = await identityOf(client, 'google')
  const refused = {
    status: 401,
    code: 'insufficient_aal',
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  }
  const { error } = await low.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } })
  expect(error).toMatchObject(refused)
  expect((await low.auth.unlinkIdentity(identity)).error).toMatchObject(refused)
  expect((await low.auth.unlinkIdentity({ ...identity, identity_id: crypto.randomUUID() })).error?.code).toBe('identity_not_found')
  expect(await identitiesOf(low)).toHaveLength(2)
  await link(client, 'github')
  expect((await client.auth.unlinkIdentity(identity)).error).toBeNull()
  expect((await identitiesOf(low)).map(({ provider }) => provider)).toEqual(['email', 'github'])
})

test.each([
  ['a new password', (client: SupabaseClient) => client.auth.updateUser({ password: 'another-horse-2' })],
  ['signing out everywhere else', (client: SupabaseClient) => client.auth.signOut({ scope: 'others' })],
])('%s during the exchange with the provider stops the signed-out session from linking its identity', async (_, throwOut) => {
  const { client, email, password } = await house.member()
  const thief = house.client()
  await thief.auth.signInWithPassword({ email, password })
  const way = await wayToLink('github', thief)
  const { auth } = house.world.accounts
  const usual = auth.fetch
  let asked = 0
  auth.fetch = async (...question) => {
    asked += 1
    if (asked === 1) expect((await throwOut(client)).error).toBeNull()
    return usual(...question)
  }
  const home = await travel(house, way)
  auth.fetch = usual
  expect(asked).toBeGreaterThan(0)
  expect(queryOf(home)).toMatchObject({ error_code: 'bad_oauth_state' })
  expect(fragment(home).access_token).toBeUndefined()
  expect((await identitiesOf(client)).map(({ provider }) => provider)).toEqual(['email'])
})

test('a link attempt is used up by its first code, even when the provider refuses that code', async () => {
  const { client } = await house.member()
  const way = await wayToLink('github', client)
  fake.misbehaviour = 'token 400'
  expect(queryOf(await travel(house, way))).toMatchObject({ error_code: 'unexpected_failure' })
  fake.misbehaviour = null
  expect(queryOf(await travel(house, way))).toMatchObject({ error_code: 'flow_state_already_used' })
  expect(await identitiesOf(client)).toHaveLength(1)
})
