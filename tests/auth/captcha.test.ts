import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

const password = 'correct-horse-1'

/** A provider that speaks siteverify and misbehaves as the token says. */
interface Provider {
  url: string
  asked: { contentType: string | undefined; form: Record<string, string> }[]
  server: Server
}

const badBehaviour: Record<string, string> = {
  garbage: 'not JSON at all',
  empty: '',
  html: '<html>Bad gateway</html>',
  truthy: '{"success":"true"}',
  nothing: '{}',
  list: '[true]',
  null: 'null',
  huge: `{"success":true,"pad":"${'x'.repeat(70_000)}"}`,
}

async function openProvider(secret: string): Promise<Provider> {
  const asked: Provider['asked'] = []
  const listener: RequestListener = async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const form = Object.fromEntries(new URLSearchParams(body))
    asked.push({ contentType: request.headers['content-type'], form })
    const { response: token = '' } = form
    const say = (verdict: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
    if (token === 'slow') return
    if (token === 'cut') return response.destroy()
    if (token === 'fails') return response.writeHead(500).end('{"success":true}')
    if (token === 'elsewhere') return response.writeHead(302, { location: '/yes' }).end()
    const bad = badBehaviour[token]
    if (bad !== undefined) return response.end(bad)
    if (form.secret !== secret) return say({ success: false, 'error-codes': ['invalid-input-secret'] })
    if (token !== 'solved') return say({ success: false, 'error-codes': ['invalid-input-response', 'timeout-or-duplicate'] })
    return say({ success: true, challenge_ts: '2026-01-01T00:00:00Z', hostname: 'localhost' })
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}/siteverify`, asked, server }
}

describe.each(['hcaptcha', 'turnstile'])('a CAPTCHA of %s', (name) => {
  let provider: Provider
  let house: House
  beforeAll(async () => {
    provider = await openProvider('the-secret')
    house = await openHouse({
      env: {
        AUTH_SECURITY_CAPTCHA_ENABLED: 'true',
        AUTH_SECURITY_CAPTCHA_PROVIDER: name,
        AUTH_SECURITY_CAPTCHA_SECRET: ' the-secret ',
        AUTH_SECURITY_CAPTCHA_URL: provider.url,
        AUTH_SECURITY_CAPTCHA_TIMEOUT: '300ms',
        AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      },
    })
  })
  afterAll(async () => {
    expect(house.world.failures).toEqual([])
    await house.close()
    provider.server.closeAllConnections()
    await new Promise((resolve) => provider.server.close(resolve))
  })
  const signUp = (captchaToken?: string, client = house.client()) =>
    client.auth.signUp({ email: someone(), password, options: captchaToken === undefined ? {} : { captchaToken } })

  test('a solved CAPTCHA lets a person sign up, and the provider receives secret, token and client address', async () => {
    const { data, error } = await signUp('solved')
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(provider.asked.at(-1)).toEqual({
      contentType: expect.stringMatching(/^application\/x-www-form-urlencoded/),
      form: { secret: 'the-secret', response: 'solved', remoteip: '127.0.0.1' },
    })
  })

  test("an unsolved CAPTCHA is refused with the provider's reasons", async () => {
    expect((await signUp('guessed')).error).toMatchObject({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (invalid-input-response, timeout-or-duplicate)',
    })
  })

  test('a sign-up without a CAPTCHA token is refused without a call to the provider', async () => {
    const before = provider.asked.length
    for (const token of [undefined, '', '   ']) {
      expect((await signUp(token)).error).toMatchObject({ status: 400, code: 'captcha_failed' })
    }
    const odd = await fetch(`${house.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: someone(), password, gotrue_meta_security: { captcha_token: { solved: true } } }),
    })
    expect(odd.status).toBe(400)
    expect(await odd.json()).toMatchObject({ error_code: 'captcha_failed' })
    expect(provider.asked).toHaveLength(before)
  })

  test.each(['fails', 'slow', 'cut', 'elsewhere', ...Object.keys(badBehaviour)])(
    'a CAPTCHA provider that answers "%s" counts as a refusal',
    async (token) => {
      const { data, error } = await signUp(token)
      expect(error).toMatchObject({
        status: 400,
        code: 'captcha_failed',
        message: 'captcha protection: request disallowed (captcha verification process failed)',
      })
      expect(data.user).toBeNull()
    },
  )

  test('every public sign-in route demands a CAPTCHA', async () => {
    const client = house.client()
    const email = someone()
    const refused = await Promise.all([
      client.auth.signInWithPassword({ email, password }),
      client.auth.signInWithOtp({ email }),
      client.auth.resetPasswordForEmail(email),
      client.auth.resend({ type: 'signup', email }),
      client.auth.signInAnonymously(),
    ])
    for (const { error } of refused) expect(error).toMatchObject({ status: 400, code: 'captcha_failed' })
  })

  test('a refresh and a call with the service role key need no CAPTCHA', async () => {
    const client = house.client()
    await signUp('solved', client)
    expect((await client.auth.refreshSession()).error).toBeNull()
    const before = provider.asked.length
    const { data, error } = await house.admin().auth.signUp({ email: someone(), password })
    expect(error).toBeNull()
    expect(data.user).not.toBeNull()
    expect(provider.asked).toHaveLength(before)
  })
})

test("one network's CAPTCHA checks are rate limited across all routes", async () => {
  const provider = await openProvider('the-secret')
  const house = await openHouse({
    env: {
      AUTH_SECURITY_CAPTCHA_ENABLED: 'true',
      AUTH_SECURITY_CAPTCHA_SECRET: 'the-secret',
      AUTH_SECURITY_CAPTCHA_URL: provider.url,
      AUTH_RATE_LIMIT_TOKEN_REFRESH: '15',
    },
  })
  const client = house.client()
  const options = { captchaToken: 'guessed' }
  const doors = [
    () => client.auth.signUp({ email: someone(), password, options }),
    () => client.auth.signInWithPassword({ email: someone(), password, options }),
    () => client.auth.signInWithOtp({ email: someone(), options }),
  ]
  for (const door of doors) expect((await door()).error).toMatchObject({ code: 'captcha_failed' })
  for (const door of doors) expect((await door()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  expect(provider.asked).toHaveLength(3)
  await house.close()
  provider.server.closeAllConnections()
  await new Promise((resolve) => provider.server.close(resolve))
})

test('a CAPTCHA secret that the provider does not know lets no one in', async () => {
  const provider = await openProvider('another-secret')
  const house = await openHouse({
    env: { AUTH_SECURITY_CAPTCHA_ENABLED: 'true', AUTH_SECURITY_CAPTCHA_SECRET: 'the-secret', AUTH_SECURITY_CAPTCHA_URL: provider.url },
  })
  const { error } = await house.client().auth.signUp({ email: someone(), password, options: { captchaToken: 'solved' } })
  expect(error).toMatchObject({ code: 'captcha_failed', message: 'captcha protection: request disallowed (invalid-input-secret)' })
  await house.close()
  provider.server.closeAllConnections()
  await new Promise((resolve) => provider.server.close(resolve))
})
