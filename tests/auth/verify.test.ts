import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { amrOf, codeIn, confirmed, follow, linkIn, spendingLink, tokenIn, unconfirmed, wrongCode } from './letters.ts'

const hour = 3_600_000
const expiredCode = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }
const expiredLink = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' }

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_URI_ALLOW_LIST: 'https://*.kitchen.example/**,my.app://**' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

describe('confirming a new account', () => {
  test('a new account is confirmed by the mailed code, which signs it in', async () => {
    const { email, user, mail } = await unconfirmed(house)
    expect(user.identities).toHaveLength(1)
    expect(user.email_confirmed_at).toBeUndefined()
    const before = await house.client().auth.signInWithPassword({ email, password: 'correct-horse-1' })
    expect(before.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })

    const { data, error } = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'signup' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: user.id, email, user_metadata: { email_verified: true } })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['otp'])
    const after = await house.client().auth.signInWithPassword({ email, password: 'correct-horse-1' })
    expect(after.error).toBeNull()
  })

  test('a new account is confirmed by the mailed link, which puts a session into the fragment', async () => {
    const { user, mail } = await unconfirmed(house)
    const { status, target, hash } = await follow(house, linkIn(mail))
    expect(status).toBe(303)
    expect(target).toBe('http://localhost:3000')
    expect([...hash.keys()]).toEqual(['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'])
    expect(hash.get('type')).toBe('signup')
    const client = house.client()
    const { data } = await client.auth.setSession({
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    })
    expect(data.user?.id).toBe(user.id)
    expect((await client.auth.getUser()).data.user?.email_confirmed_at).toBeDefined()
  })

  test("a new account is confirmed by the link's token from a page of the product", async () => {
    const { user, mail } = await unconfirmed(house)
    const { data, error } = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
  })
})

describe('mailed tokens', () => {
  test('a mailed token works once: its code and its link are both used up', async () => {
    const { email, mail } = await unconfirmed(house)
    const first = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(first.error).toBeNull()
    const second = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(second.error).toMatchObject(expiredCode)
    const link = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'signup' })
    expect(link.error).toMatchObject(expiredLink)
  })

  test('twenty concurrent verifications of one token start one session', async () => {
    for (const by of ['code', 'link'] as const) {
      const { email, user, mail } = await unconfirmed(house)
      const tries = Array.from({ length: 20 }, () =>
        house
          .client()
          .auth.verifyOtp(by === 'code' ? { email, token: codeIn(mail), type: 'email' } : { token_hash: tokenIn(mail), type: 'email' }),
      )
      const answers = await Promise.all(tries)
      expect(answers.filter(({ data }) => data.session !== null)).toHaveLength(1)
      for (const { error } of answers) if (error) expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
      const sessions = await house.world.db.selectFrom('auth.sessions').select('id').where('user_id', '=', user.id).execute()
      expect(sessions).toHaveLength(1)
    }
  })

  test('a confirmation expires after an hour, as a code and as a link', async () => {
    const { email, mail } = await unconfirmed(house)
    house.passTime(hour + 1000)
    const byCode = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'signup' })
    expect(byCode.error).toMatchObject(expiredCode)
    const byHash = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'signup' })
    expect(byHash.error).toMatchObject(expiredLink)
    const { hash } = await follow(house, linkIn(mail))
    expect(hash.toString()).toBe('error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=')
  })

  test('a recovery expires after an hour, as a code and as a link', async () => {
    const { email } = await confirmed(house)
    await house.client().auth.resetPasswordForEmail(email)
    await house.settled()
    const mail = house.mailTo(email)
    house.passTime(hour + 1000)
    const byCode = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'recovery' })
    expect(byCode.error).toMatchObject(expiredCode)
    const { status, hash } = await follow(house, linkIn(mail))
    expect(status).toBe(303)
    expect(hash.get('error_code')).toBe('otp_expired')
  })

  test('a recovery token works for a recovery only', async () => {
    const { email } = await confirmed(house)
    await house.client().auth.resetPasswordForEmail(email)
    await house.settled()
    const mail = house.mailTo(email)
    for (const type of ['signup', 'invite', 'email_change'] as const) {
      const byCode = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type })
      expect(byCode.error).toMatchObject(expiredCode)
      const byHash = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type })
      expect(byHash.error).toMatchObject(expiredLink)
    }
    const right = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'recovery' })
    expect(right.error).toBeNull()
  })

  test('a mailed token is stored only as hashes', async () => {
    const { email, user, mail } = await unconfirmed(house)
    const row = await house.world.db.selectFrom('auth.users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    const tokens = await house.world.db.selectFrom('auth.one_time_tokens').selectAll().where('user_id', '=', user.id).execute()
    expect(tokens).toHaveLength(1)
    expect(tokens[0]).toMatchObject({ token_type: 'confirmation_token', relates_to: email })
    const stored = JSON.stringify([row, tokens])
    expect(stored).not.toContain(codeIn(mail))
    expect(stored).not.toContain(tokenIn(mail))
    expect(tokenIn(mail)).toMatch(/^[0-9a-f]{56}$/)
  })
})

describe('wrong codes', () => {
  test('a wrong code is refused in the same way for known and unknown addresses', async () => {
    const { email, mail } = await unconfirmed(house)
    for (const type of ['signup', 'email', 'recovery', 'magiclink', 'invite', 'email_change'] as const) {
      const wrong = await house.client().auth.verifyOtp({ email, token: wrongCode(mail), type })
      const unknown = await house.client().auth.verifyOtp({ email: someone(), token: wrongCode(mail), type })
      expect(wrong.error).toMatchObject(expiredCode)
      expect(unknown.error).toMatchObject(expiredCode)
    }
    const right = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(right.error).toBeNull()
  })

  test('an empty code and a stored hash are refused as codes', async () => {
    const { email, mail, user } = await unconfirmed(house)
    const row = await house.world.db.selectFrom('auth.users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    const token = await house.world.db
      .selectFrom('auth.one_time_tokens')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    for (const stolen of [row.confirmation_token, token.token_hash]) {
      expect((await house.client().auth.verifyOtp({ email, token: stolen, type: 'email' })).error).toMatchObject(expiredCode)
      expect((await house.client().auth.verifyOtp({ token_hash: stolen, type: 'email' })).error).toMatchObject(expiredLink)
    }
    expect((await house.client().auth.verifyOtp({ email, token: '', type: 'email' })).error).toMatchObject({ code: 'validation_failed' })
    expect((await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })).error).toBeNull()
  })
})

test('an address is locked after ten wrong codes from any networks, while its link still works', async () => {
  const strict = await openHouse({ env: { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
  const { email, mail } = await unconfirmed(strict)
  const guess = (address: string, token: string, from: string) =>
    strict.world.send(
      '/auth/v1/verify',
      { method: 'POST', body: JSON.stringify({ type: 'email', email: address, token }), headers: { 'content-type': 'application/json' } },
      from,
    )
  for (const address of [email, someone()]) {
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(address, wrongCode(mail), `192.0.2.${at}`)))
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  }
  const { error } = await strict.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  const byLink = await strict.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'email' })
  expect(byLink.error).toBeNull()
  await strict.close()
})

describe('verification links', () => {
  test('a verification link leads to the requested redirect if it is allowed, and to the site otherwise', async () => {
    for (const [asked, lands] of [
      ['https://app.kitchen.example/welcome', 'https://app.kitchen.example/welcome'],
      ['my.app://signed/in', 'my.app://signed/in'],
      ['http://localhost:9999/anything', 'http://localhost:9999/anything'],
      ['https://evil.example/welcome', 'http://localhost:3000'],
      ['https://kitchen.example.evil.example/welcome', 'http://localhost:3000'],
      ['//evil.example', 'http://localhost:3000'],
    ] as const) {
      const email = someone()
      await house.client().auth.signUp({ email, password: 'correct-horse-1', options: { emailRedirectTo: asked } })
      const { status, target, hash } = await follow(house, linkIn(house.mailTo(email)))
      expect([status, target]).toEqual([303, lands])
      expect(hash.get('access_token')).not.toBeNull()
    }
  })

  test('a tampered redirect_to in a verification link leads to the site', async () => {
    const { mail } = await unconfirmed(house)
    const link = linkIn(mail)
    link.searchParams.set('redirect_to', 'https://evil.example')
    const { target } = await follow(house, link)
    expect(target).toBe('http://localhost:3000')
  })

  test('a sign-up link with a PKCE verifier returns a code that only the same browser can exchange', async () => {
    const browser = house.client({ auth: { flowType: 'pkce' } })
    const { user, mail } = await unconfirmed(house, { client: browser })
    expect(tokenIn(mail)).toMatch(/^pkce_[0-9a-f]{56}$/)
    const { status, hash, query } = await follow(house, linkIn(mail))
    expect(status).toBe(303)
    expect([...hash.keys()]).toEqual([])
    const code = query.get('code') ?? ''
    const elsewhere = await house.client({ auth: { flowType: 'pkce' } }).auth.exchangeCodeForSession(code)
    expect(elsewhere.error).not.toBeNull()
    const { data, error } = await browser.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['email/signup'])
  })

  test('a magic link with a PKCE verifier returns a code, and its errors stand in query and fragment', async () => {
    const { email, id } = await confirmed(house)
    const browser = house.client({ auth: { flowType: 'pkce' } })
    await browser.auth.signInWithOtp({ email, options: { emailRedirectTo: 'https://app.kitchen.example/in?from=mail' } })
    await house.settled()
    const link = linkIn(house.mailTo(email))
    const { target, query } = await follow(house, link)
    expect(target).toBe('https://app.kitchen.example/in')
    expect(query.get('from')).toBe('mail')
    const { data, error } = await browser.auth.exchangeCodeForSession(query.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['magiclink'])

    const again = await follow(house, link)
    const told = { error: 'access_denied', error_code: 'otp_expired', error_description: 'Email link is invalid or has expired' }
    expect(Object.fromEntries(again.query)).toEqual({ ...told, from: 'mail' })
    expect(Object.fromEntries(again.hash)).toEqual({ ...told, sb: '' })
  })

  test('a HEAD request does not use up a verification link', async () => {
    const { mail } = await unconfirmed(house)
    const link = spendingLink(linkIn(mail))
    const looked = await fetch(`${house.url}${link.pathname}${link.search}`, { method: 'HEAD', redirect: 'manual' })
    expect(looked.status).toBe(405)
    expect((await follow(house, link)).hash.get('access_token')).not.toBeNull()
  })

  test("a verification link to the product's page is used up by its button, not by opening the page", async () => {
    const { mail } = await unconfirmed(house)
    const link = linkIn(mail)
    expect(link.pathname).toBe('/auth/confirm')
    await fetch(`${house.url}${link.pathname}${link.search}`)
    const press = () => house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'signup' })
    expect((await press()).data.session).not.toBeNull()
    expect((await press()).error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('a verification link without a type or token is refused with 400', async () => {
    for (const [query, message] of [
      ['token=abc', 'Verify requires a verification type'],
      ['type=signup', 'Verify requires a token or a token hash'],
    ]) {
      const response = await fetch(`${house.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed', msg: message })
    }
  })

  test('a verification link with an unknown type redirects with an error in the fragment', async () => {
    const { status, hash } = await follow(house, new URL(`${house.url}/auth/v1/verify?token=abc&type=sms`))
    expect(status).toBe(303)
    expect(Object.fromEntries(hash)).toEqual({
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'Invalid email verification type',
      sb: '',
    })
  })
})

describe('codes and links of a banned account', () => {
  test('a banned account is refused with a code and with a link', async () => {
    const { email, id } = await confirmed(house)
    await house.client().auth.resetPasswordForEmail(email)
    await house.settled()
    const mail = house.mailTo(email)
    await house.admin().auth.admin.updateUserById(id, { ban_duration: '24h' })
    const byCode = await house.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'recovery' })
    expect(byCode.error).toMatchObject({ status: 403, code: 'user_banned', message: 'User is banned' })
    const byHash = await house.client().auth.verifyOtp({ token_hash: tokenIn(mail), type: 'recovery' })
    expect(byHash.error).toMatchObject({ status: 403, code: 'user_banned' })
    const { hash } = await follow(house, linkIn(mail))
    expect(hash.toString()).toBe('error=access_denied&error_code=user_banned&error_description=User+is+banned&sb=')
  })
})

describe('recovery by mail', () => {
  test('a recovery signs in, announces PASSWORD_RECOVERY and allows a new password', async () => {
    const { email, password } = await confirmed(house)
    const client = house.client()
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.resetPasswordForEmail(email)
    await house.settled()
    const { data, error } = await client.auth.verifyOtp({ email, token: codeIn(house.mailTo(email)), type: 'recovery' })
    expect(error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['otp'])
    const changed = await client.auth.updateUser({ password: 'another-horse-2' })
    expect(changed.error).toBeNull()
    const old = await house.client().auth.signInWithPassword({ email, password })
    expect(old.error).toMatchObject({ code: 'invalid_credentials' })
    const fresh = await house.client().auth.signInWithPassword({ email, password: 'another-horse-2' })
    expect(fresh.error).toBeNull()
  })

  test('a recovery with a PKCE verifier starts a session marked as recovery', async () => {
    const { email } = await confirmed(house)
    const browser = house.client({ auth: { flowType: 'pkce' } })
    const events: string[] = []
    browser.auth.onAuthStateChange((event) => void events.push(event))
    await browser.auth.resetPasswordForEmail(email)
    await house.settled()
    const { query } = await follow(house, linkIn(house.mailTo(email)))
    const { data, error } = await browser.auth.exchangeCodeForSession(query.get('code') ?? '')
    expect(error).toBeNull()
    expect(amrOf(data.session?.access_token ?? '')).toEqual(['recovery'])
    expect(events).toContain('PASSWORD_RECOVERY')
  })
})
