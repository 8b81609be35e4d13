import { hash as bcrypt } from 'bcryptjs'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

const secret = 'a-secret-that-only-this-test-house-knows'
const password = 'correct-horse-1'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_JWT_SECRET: secret, AUTH_SESSIONS_TIMEBOX: '100h', AUTH_EXTERNAL_PHONE_ENABLED: 'true' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const admin = () => house.admin().auth.admin
let people = 0
/** A number that no other test of this file uses. */
function aNumber() {
  people += 1
  return `1555${String(people).padStart(7, '0')}`
}

/** A token that another program signs with the shared secret, as the public test suites of the client do. */
function sharedSecretToken(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setExpirationTime('1h').sign(new TextEncoder().encode(secret))
}

/** An admin's request that the client library cannot express. */
async function ask(path: string, init: RequestInit & { token?: string } = {}) {
  const token = init.token ?? house.world.accounts.apiKeys.serviceRole
  const response = await fetch(`${house.url}/auth/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function aUser(attributes: Record<string, unknown> = {}) {
  const { data, error } = await admin().createUser({ email: someone(), password, email_confirm: true, ...attributes })
  if (!data.user) throw new Error(`No user: ${error?.message}`)
  return data.user
}

describe('access to the admin API', () => {
  test("the admin API refuses a missing token, a malformed token and a member's token", async () => {
    const bare = await fetch(`${house.url}/auth/v1/admin/users`)
    expect(bare.status).toBe(401)
    expect(await bare.json()).toMatchObject({ error_code: 'no_authorization' })
    expect(await ask('/admin/users', { token: 'nonsense' })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    const member = await house.member()
    const { error } = await member.client.auth.admin.listUsers()
    expect(error).toMatchObject({ status: 403, code: 'not_admin', message: 'User not allowed' })
  })

  test("a token with role service_role or supabase_admin and the shared secret's signature is an admin's, with any sub or none", async () => {
    for (const claims of [
      { role: 'service_role' },
      { role: 'supabase_admin' },
      { role: 'supabase_admin', sub: 'ci' },
      { role: 'supabase_admin', sub: crypto.randomUUID(), session_id: '00000000-0000-0000-0000-000000000000' },
    ]) {
      expect(await ask('/admin/users', { token: await sharedSecretToken(claims) })).toMatchObject({ status: 200 })
    }
    const refused = await ask('/admin/users', { token: await sharedSecretToken({ role: 'authenticated' }) })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  })

  test("an admin's token with a session is refused once the session ends or expires, or the account is banned or loses the role", async () => {
    const owner = await aUser({ role: 'service_role' })
    const signIn = async () => {
      const { data } = await house.client().auth.signInWithPassword({ email: owner.email ?? '', password })
      return data.session?.access_token ?? ''
    }
    const token = await signIn()
    expect(await ask('/admin/users', { token })).toMatchObject({ status: 200 })

    await admin().signOut(token, 'global')
    expect(await ask('/admin/users', { token })).toMatchObject({ status: 403, body: { code: 'session_not_found' } })

    const late = await signIn()
    await sql`update auth.sessions set created_at = created_at - interval '101 hours' where user_id = ${owner.id}`.execute(house.world.db)
    expect(await ask('/admin/users', { token: late })).toMatchObject({ status: 403, body: { code: 'session_expired' } })

    const banned = await signIn()
    await admin().updateUserById(owner.id, { ban_duration: '1h' })
    expect(await ask('/admin/users', { token: banned })).toMatchObject({ status: 403, body: { code: 'user_banned' } })
    await admin().updateUserById(owner.id, { ban_duration: 'none', role: 'authenticated' })
    expect(await ask('/admin/users', { token: banned })).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  })
})

describe('listing accounts', () => {
  /** An audience of its own, so that the list holds only these accounts. */
  const list = async (audience: string, parameters = '') => {
    const response = await fetch(`${house.url}/auth/v1/admin/users${parameters}`, {
      headers: { authorization: `Bearer ${house.world.accounts.apiKeys.serviceRole}`, 'x-jwt-aud': audience },
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const audience = 'listed'
  const emails: string[] = []
  beforeAll(async () => {
    for (const name of ['Ada Lovelace', 'Grace Hopper', 'Ada_Yonath']) {
      const { email = '' } = await aUser({ aud: audience, user_metadata: { full_name: name } })
      emails.push(email)
      house.passTime(1_000)
    }
  })

  test('an audience without accounts is an empty page whose last page is 0', async () => {
    const { status, headers, body } = await list('nobody')
    expect(status).toBe(200)
    expect(body).toEqual({ users: [], aud: 'nobody' })
    expect(headers.get('link')).toBe('</admin/users?page=0>; rel="last"')
    expect(headers.get('x-total-count')).toBe('0')
  })

  test('the Link header of a list names the next and the last page, and x-total-count the total', async () => {
    const first = await list(audience, '?per_page=1')
    expect(first.headers.get('link')).toBe('</admin/users?page=2&per_page=1>; rel="next", </admin/users?page=3&per_page=1>; rel="last"')
    expect(first.headers.get('x-total-count')).toBe('3')
    expect(first.body.users).toHaveLength(1)
    const last = await list(audience, '?page=3&per_page=1')
    expect(last.headers.get('link')).toBe('</admin/users?page=3&per_page=1>; rel="last"')
    const beyond = await list(audience, '?page=18446744073709551615&per_page=18446744073709551615')
    expect(beyond).toMatchObject({ status: 200, body: { users: [] } })
  })

  test('the official client reads the pages of accounts', async () => {
    const { data, error } = await admin().listUsers({ page: 1, perPage: 1 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(1)
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2, total: expect.any(Number) })
  })

  test('the list of accounts starts with the newest, or with the oldest on request', async () => {
    const order = async (parameters: string) =>
      (await list(audience, parameters)).body.users.map(({ email }: { email: string }) => emails.indexOf(email))
    expect(await order('')).toEqual([2, 1, 0])
    expect(await order('?sort=created_at+asc')).toEqual([0, 1, 2])
    expect(await order('?sort=created_at+DESC')).toEqual([2, 1, 0])
    expect(await order('?sort=created_at')).toEqual([2, 1, 0])
  })

  test('a filter matches part of an address or full name and takes wildcards literally', async () => {
    const found = async (filter: string) => (await list(audience, `?filter=${encodeURIComponent(filter)}`)).body.users.length
    expect(await found(emails[1]?.slice(0, 12) ?? '')).toBe(1)
    expect(await found('ada')).toBe(2)
    expect(await found('a_y')).toBe(1)
    expect(await found('%')).toBe(0)
    expect(await found('\\')).toBe(0)
  })

  test.each([
    ['?page=x', 'Bad Pagination Parameters: strconv.ParseUint: parsing "x": invalid syntax'],
    ['?page=-1', 'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax'],
    ['?page=18446744073709551616', 'Bad Pagination Parameters: strconv.ParseUint: parsing "18446744073709551616": value out of range'],
    ['?per_page=0', 'Bad Pagination Parameters: per_page must be greater than 0'],
    ['?sort=email', "Bad Sort Parameters: bad field for sort 'email'"],
    ['?sort=created_at+up', "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed"],
    ['?filter=%00', 'filter has text that cannot be stored'],
  ])('a list of accounts with the query %s is refused', async (parameters, msg) => {
    expect(await list(audience, parameters)).toMatchObject({ status: 400, body: { error_code: 'validation_failed', msg } })
  })

  test('the list of accounts shows identities and no secrets', async () => {
    const { body } = await list(audience)
    expect(body.users[0].identities).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/encrypted_password|argon2|secret/)
  })
})

describe('creating an account as an admin', () => {
  test('an account that an admin creates has the given data, an identity for each address, and signs in', async () => {
    const email = someone()
    const phone = aNumber()
    const { data, error } = await admin().createUser({
      email: email.toUpperCase(),
      phone: `+${phone}`,
      password: 'test1',
      email_confirm: true,
      phone_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'trial' },
      role: 'editor',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      phone,
      role: 'editor',
      app_metadata: { provider: 'email', providers: ['email', 'phone'], plan: 'trial' },
      user_metadata: { name: 'Ada', email_verified: true },
      email_confirmed_at: expect.any(String),
      phone_confirmed_at: expect.any(String),
      is_anonymous: false,
    })
    expect(data.user?.identities?.map(({ provider, identity_data: said }) => [provider, said])).toEqual([
      ['email', { sub: data.user?.id, email, email_verified: false, phone_verified: false }],
      ['phone', { sub: data.user?.id, phone, email_verified: false, phone_verified: false }],
    ])
    const session = await house.client().auth.signInWithPassword({ email, password: 'test1' })
    expect(session.data.user?.id).toBe(data.user?.id)
  })

  test('an account created with only a phone number has the provider phone', async () => {
    const phone = aNumber()
    const { data } = await admin().createUser({ phone, password: 'test1' })
    expect(data.user).toMatchObject({ email: '', phone, app_metadata: { provider: 'phone', providers: ['phone'] } })
  })

  test('an account created without a password, or with an empty one, gets a random password', async () => {
    for (const attributes of [{}, { password: '' }]) {
      const email = someone()
      await admin().createUser({ email, email_confirm: true, ...attributes })
      const { error } = await house.client().auth.signInWithPassword({ email, password: '' })
      expect(error?.status).toBe(400)
    }
  })

  test('an account is created with a bcrypt or argon2 hash and signs in with the password behind it', async () => {
    const hashes = [
      await bcrypt(password, 4),
      (await bcrypt(password, 4)).replace('$2b$', '$2y$'),
      await house.world.accounts.auth.hasher.hash(password),
    ]
    for (const password_hash of hashes) {
      const email = someone()
      const { error } = await admin().createUser({ email, password_hash, email_confirm: true })
      expect(error).toBeNull()
      expect((await house.client().auth.signInWithPassword({ email, password })).error).toBeNull()
      expect((await house.client().auth.signInWithPassword({ email, password: 'wrong-horse-1' })).error).toMatchObject({
        code: 'invalid_credentials',
      })
    }
  })

  test('an account is created under a given id, and the same id again is a conflict', async () => {
    const id = crypto.randomUUID()
    expect((await aUser({ id })).id).toBe(id)
    expect(await ask('/admin/users', { method: 'POST', body: JSON.stringify({ email: someone(), id }) })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  test('an account is created banned and cannot sign in', async () => {
    const user = await aUser({ ban_duration: '24h' })
    const { error } = await house.client().auth.signInWithPassword({ email: user.email ?? '', password })
    expect(error).toMatchObject({ status: 400, code: 'user_banned' })
  })

  test('an admin creates accounts while sign-up is closed', async () => {
    const closed = await openHouse({ env: { AUTH_DISABLE_SIGNUP: 'true', AUTH_EXTERNAL_EMAIL_ENABLED: 'false' } })
    const email = someone()
    const { data } = await closed.admin().auth.admin.createUser({ email, password })
    expect(data.user?.email).toBe(email)
    await closed.close()
  })

  test('twenty concurrent creations of one account create it once', async () => {
    const email = someone()
    const tries = await Promise.all(Array.from({ length: 20 }, () => admin().createUser({ email, password })))
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1)
    for (const { error } of tries) if (error) expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test.each([
    ['neither address nor number', { password }, 'validation_failed', 'Cannot create a user without either an email or phone'],
    [
      'password and hash',
      { password, password_hash: '$2y$10$Tk6yEdmTbb/eQ/haDMaCsuCsmtPVprjHMcij1RqiJdLGPDXnL3L1a' },
      'validation_failed',
      'Only a password or a password hash should be provided',
    ],
    [
      'a ban of no duration',
      { ban_duration: 'never' },
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "never"',
    ],
    ['the nil id', { id: '00000000-0000-0000-0000-000000000000' }, 'validation_failed', 'ID cannot be a nil uuid'],
    ['an id of another form', { id: 'bad_uuid_format' }, 'validation_failed', 'ID must conform to the uuid v4 format'],
    ['a password of 73 characters', { password: 'é'.repeat(73) }, 'validation_failed', 'Password cannot be longer than 72 characters'],
    ['a malformed hash', { password_hash: 'plain' }, 'validation_failed', 'password_hash must be a bcrypt or an argon2 hash'],
    [
      'a hash that takes a day',
      { password_hash: `$2b$31$${'a'.repeat(53)}` },
      'validation_failed',
      'password_hash must be a bcrypt or an argon2 hash',
    ],
    ['a role longer than its column', { role: 'r'.repeat(256) }, 'validation_failed', 'role cannot be longer than 255 characters'],
    ['a malformed address', { email: 'nobody' }, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['a malformed number', { phone: 'abc' }, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [
      'a flag that is a text',
      { email_confirm: 'yes' },
      'bad_json',
      'Could not parse request body as JSON: email_confirm has the wrong type',
    ],
    ['metadata that is a list', { app_metadata: [1] }, 'bad_json', 'Could not parse request body as JSON: app_metadata has the wrong type'],
  ])('creating an account with %s is refused and stores nothing', async (_, said, code, message) => {
    const email = someone()
    const needsNoEmail = message.startsWith('Cannot create')
    const answer = await ask('/admin/users', { method: 'POST', body: JSON.stringify({ ...(needsNoEmail ? {} : { email }), ...said }) })
    expect(answer).toMatchObject({ status: 400, body: { code, message } })
    const { rows } = await sql`select 1 from auth.users where email = ${email}`.execute(house.world.db)
    expect(rows).toEqual([])
  })

  test('creating an account writes only the listed attributes', async () => {
    const said = {
      is_super_admin: true,
      encrypted_password: 'x',
      deleted_at: '2020-01-01',
      is_sso_user: true,
      confirmed_at: '2020-01-01',
      __proto__: { polluted: 1 },
    }
    const user = await aUser({ ...said, email_confirm: false })
    expect(user).not.toHaveProperty('deleted_at')
    expect(user).not.toHaveProperty('confirmed_at')
    const { rows } = await sql`select is_super_admin, is_sso_user from auth.users where id = ${user.id}`.execute(house.world.db)
    expect(rows).toEqual([{ is_super_admin: null, is_sso_user: false }])
  })
})

describe('reading one account', () => {
  test('the admin API shows an account by its id', async () => {
    const user = await aUser({ user_metadata: { full_name: 'Test Get User' } })
    const { data } = await admin().getUserById(user.id)
    expect(data.user).toMatchObject({ id: user.id, email: user.email, user_metadata: { full_name: 'Test Get User' } })
  })

  test('the admin API answers 404 to a malformed id and to an unknown id', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const init = { method, ...(method === 'PUT' ? { body: '{}' } : {}) }
      expect(await ask('/admin/users/7', init)).toMatchObject({
        status: 404,
        body: { code: 'validation_failed', message: 'user_id must be an UUID' },
      })
      expect(await ask('/admin/users/%00', init)).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
      expect(await ask(`/admin/users/${crypto.randomUUID()}`, init)).toMatchObject({
        status: 404,
        body: { code: 'user_not_found', message: 'User not found' },
      })
    }
  })
})

describe('changing an account', () => {
  test('an update by an admin changes every named attribute at once', async () => {
    const user = await aUser({ app_metadata: { plan: 'trial', old: 1 }, user_metadata: { name: 'Ada', old: 1 } })
    const email = someone()
    const phone = aNumber()
    const { data, error } = await admin().updateUserById(user.id, {
      role: 'testing',
      app_metadata: { roles: ['writer', 'editor'], old: null },
      user_metadata: { name: 'David', old: null },
      ban_duration: '24h',
      email,
      phone,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ role: 'testing', email, phone, banned_until: expect.any(String) })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], plan: 'trial', roles: ['writer', 'editor'] })
    expect(data.user?.user_metadata).toEqual({ name: 'David', email_verified: true })
    expect(data.user?.identities?.map(({ provider, id }) => [provider, id])).toEqual([
      ['email', user.id],
      ['phone', user.id],
    ])
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email, email_verified: false })
    expect(data.user?.identities?.[1]?.identity_data).toMatchObject({ phone, phone_verified: false })
  })

  test('confirming an address as an admin marks it verified in the account', async () => {
    const user = await aUser({ email_confirm: false })
    expect(user.email_confirmed_at).toBeUndefined()
    const { data } = await admin().updateUserById(user.id, { email_confirm: true })
    expect(data.user).toMatchObject({ email_confirmed_at: expect.any(String), user_metadata: { email_verified: true } })
  })

  test('a new password set by an admin ends every session and cancels pending recovery tokens', async () => {
    const member = await house.member()
    await sql`update auth.users set recovery_token = 'x', recovery_sent_at = now() where id = ${member.id}`.execute(house.world.db)
    await admin().updateUserById(member.id, { password: 'another-horse-2' })
    expect((await member.client.auth.getUser()).error).toBeTruthy()
    const { rows } = await sql`select recovery_token, recovery_sent_at from auth.users where id = ${member.id}`.execute(house.world.db)
    expect(rows).toEqual([{ recovery_token: '', recovery_sent_at: null }])
    expect((await house.client().auth.signInWithPassword({ email: member.email, password: 'another-horse-2' })).error).toBeNull()
  })

  test('a weak password set by an admin is refused with its reasons', async () => {
    const user = await aUser()
    const { error } = await admin().updateUserById(user.id, { password: '' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length', 'characters'] })
    const long = await admin().updateUserById(user.id, { password: 'a1'.repeat(37) })
    expect(long.error).toMatchObject({ status: 400, code: 'validation_failed', message: 'Password cannot be longer than 72 characters' })
  })

  test('a ban duration without a unit is refused', async () => {
    const user = await aUser()
    const { error } = await admin().updateUserById(user.id, { ban_duration: '24' })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'invalid format for ban duration: time: missing unit in duration "24"',
    })
  })

  test("an update to another account's address or number is refused", async () => {
    const phone = aNumber()
    const other = await aUser({ phone })
    const user = await aUser()
    expect((await admin().updateUserById(user.id, { email: other.email ?? '' })).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await admin().updateUserById(user.id, { phone })).error).toMatchObject({ status: 422, code: 'phone_exists' })
    expect((await admin().getUserById(user.id)).data.user?.identities?.[0]?.identity_data?.email).toBe(user.email)
  })

  test('ten concurrent updates of metadata keep all ten keys', async () => {
    const user = await aUser()
    await Promise.all(Array.from({ length: 10 }, (_, nth) => admin().updateUserById(user.id, { app_metadata: { [`k${nth}`]: nth } })))
    const { data } = await admin().getUserById(user.id)
    expect(Object.keys(data.user?.app_metadata ?? {}).filter((key) => key.startsWith('k'))).toHaveLength(10)
  })

  test('a ban takes effect on the next call, and "none" lifts it', async () => {
    const member = await house.member()
    await admin().updateUserById(member.id, { ban_duration: '1h' })
    const { error } = await member.client.auth.getUser()
    expect(error).toMatchObject({ status: 403, code: 'user_banned' })
    await admin().updateUserById(member.id, { ban_duration: 'none' })
    expect((await member.client.auth.getUser()).data.user?.id).toBe(member.id)
  })
})

describe('deleting an account', () => {
  test('deleting an account deletes its rows and invalidates its token', async () => {
    const member = await house.member()
    const { data, error } = await admin().deleteUser(member.id)
    expect(error).toBeNull()
    expect(data.user?.id).toBe(member.id)
    for (const table of ['auth.identities', 'auth.sessions', 'auth.mfa_factors', 'auth.one_time_tokens']) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${member.id}`.execute(house.world.db)
      expect(rows).toEqual([])
    }
    expect((await member.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
    expect((await admin().getUserById(member.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect(await ask(`/admin/users/${(await aUser()).id}`, { method: 'DELETE' })).toMatchObject({ status: 200, body: {} })
  })

  test('a soft-deleted account cannot sign in even after an admin gives it an address and a password again', async () => {
    const email = someone()
    const { data } = await house.admin().auth.admin.createUser({ email, password: 'correct-horse-1', email_confirm: true })
    const id = data.user?.id ?? ''
    await house.admin().auth.admin.deleteUser(id, true)
    await house.admin().auth.admin.updateUserById(id, { email, password: 'another-horse-2', email_confirm: true })
    const { error } = await house.client().auth.signInWithPassword({ email, password: 'another-horse-2' })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  test('a soft-deleted account is a row of hashes that no one can sign in to', async () => {
    const member = await house.member({ data: { name: 'test' } })
    const phone = aNumber()
    await admin().updateUserById(member.id, { phone })
    await sql`update auth.users set confirmation_token = 'x', recovery_token = 'x', email_change = 'new@example.org', email_change_token_new = 'x',
      email_change_token_current = 'x', phone_change_token = 'x' where id = ${member.id}`.execute(house.world.db)
    await sql`insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
      values (gen_random_uuid(), ${member.id}, 'recovery_token', 'x', 'x')`.execute(house.world.db)
    expect((await admin().deleteUser(member.id, true)).error).toBeNull()

    const { rows } = await sql<Record<string, unknown>>`select * from auth.users where id = ${member.id}`.execute(house.world.db)
    expect(rows[0]).toMatchObject({
      email: expect.stringMatching(/^[\w-]{43}$/),
      phone: expect.stringMatching(/^[\w-]{15}$/),
      email_change: expect.stringMatching(/^[\w-]{43}$/),
      encrypted_password: null,
      confirmation_token: '',
      recovery_token: '',
      email_change_token_new: '',
      email_change_token_current: '',
      phone_change_token: '',
      raw_user_meta_data: {},
      raw_app_meta_data: {},
      deleted_at: expect.any(Date),
    })
    const identities = await sql<Record<string, unknown>>`select * from auth.identities where user_id = ${member.id}`.execute(
      house.world.db,
    )
    expect(identities.rows).toHaveLength(2)
    for (const identity of identities.rows)
      expect(identity).toMatchObject({ identity_data: {}, provider_id: expect.stringMatching(/^[\w-]{43}$/) })
    for (const table of ['auth.sessions', 'auth.mfa_factors', 'auth.one_time_tokens']) {
      expect((await sql`select 1 from ${sql.table(table)} where user_id = ${member.id}`.execute(house.world.db)).rows).toEqual([])
    }

    expect((await member.client.auth.getUser()).error).toMatchObject({ code: 'user_not_found' })
    expect((await house.client().auth.signInWithPassword({ email: member.email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await admin().deleteUser(member.id, true)).error).toBeNull()
    const again = await house.client().auth.signUp({ email: member.email, password })
    expect(again.data.user?.id).not.toBe(member.id)
  })
})
