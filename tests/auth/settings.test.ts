import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { readAuthSettings } from '@potluck/platform/auth/settings'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type House, openHouse, someone } from './house.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')

describe('the documentation of settings', () => {
  const page = readFileSync(join(docs, 'self-hosting.md'), 'utf8')
  const told = new Set(page.match(/(?<=`)[A-Z][A-Z0-9_]*[A-Z0-9](?=`)/g))

  /** Every account setting that the program reads from the environment. */
  function namesAsked(): string[] {
    const asked = new Set<string>()
    const note = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get(_, name) {
          asked.add(String(name))
          return undefined
        },
      },
    )
    readAuthSettings(note, {
      productName: 'x',
      siteUrl: 'http://localhost',
      autoconfirm: true,
      signupIsDisabled: false,
      reauthenticatesForPassword: false,
      confirmPath: '/confirm',
      password: { minLength: 6, requiredCharacters: [] },
    })
    // The program reads these only in combination with others.
    return [...asked, 'AUTH_HOOK_SEND_SMS_ENABLED', 'AUTH_HOOK_SEND_SMS_SECRETS', 'AUTH_JWT_KEYS', 'AUTH_JWT_KEYS_FILE', 'AUTH_JWT_SECRET']
  }

  test('docs/self-hosting.md names every account setting that is read, and no other', () => {
    const asked = new Set(namesAsked())
    expect([...asked].filter((name) => !told.has(name))).toEqual([])
    expect([...told].filter((name) => name.startsWith('AUTH_') && !asked.has(name))).toEqual([])
  })

  test('docs/self-hosting.md names every other setting that has an effect', () => {
    for (const name of [
      'ADMIN_EMAIL',
      'PASSWORD_BLOCKLIST',
      'ANON_KEY',
      'SERVICE_ROLE_KEY',
      'SMTP_URL',
      'MAIL_FROM',
      'SITE_URL',
      'TRUST_PROXY',
    ]) {
      expect(told).toContain(name)
    }
  })
})

describe('the configuration of the public test suite', () => {
  const env = parseEnv(readFileSync(join(docs, 'test-instance.env'), 'utf8'))
  let folder: string
  let house: House
  let own: Record<string, string>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'potluck-settings-'))
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const file = join(folder, basename(env.AUTH_JWT_KEYS_FILE ?? ''))
    writeFileSync(file, JSON.stringify([{ ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'suite' }]))
    own = { ...env, AUTH_JWT_KEYS_FILE: file }
    house = await openHouse({ env: own })
  })
  afterAll(async () => {
    expect(house.world.failures).toEqual([])
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test("the test suite's configuration has no setting without an effect", () => {
    expect(readConfig(own).unusedSettings).toEqual([])
    expect(readConfig(own)).toMatchObject({
      port: 54_321,
      host: '127.0.0.1',
      auth: {
        siteUrl: 'http://127.0.0.1:3000',
        jwt: { expirySeconds: 3_600, issuer: 'http://127.0.0.1:54321/auth/v1' },
        email: { autoconfirm: true, maxFrequency: 1_000 },
        phone: { isEnabled: true, autoconfirm: true },
        refreshTokens: { rotate: true, reuseInterval: 10_000 },
        anonymousUsers: true,
        manualLinking: false,
        saml: { isEnabled: false },
        web3: { solana: false, ethereum: false },
        mfa: { totp: { enroll: true, verify: true }, webAuthn: { enroll: true, verify: true } },
      },
    })
  })

  test("the test suite's server reports the expected settings", async () => {
    const settings = await (await fetch(`${house.url}/auth/v1/settings`)).json()
    expect(settings).toMatchObject({
      external: { anonymous_users: true, email: true, phone: true, google: true, github: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
      saml_enabled: false,
    })
  })

  test("the test suite's server accepts passwords of six characters and signs with RS256", async () => {
    const client = house.client()
    const { data, error } = await client.auth.signUp({ email: someone(), password: 'secret' })
    expect(error).toBeNull()
    expect(data.session?.expires_in).toBe(3_600)
    expect((await client.auth.getClaims()).data?.header).toMatchObject({ alg: 'RS256', kid: 'suite' })
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await house.client().auth.signInAnonymously()).data.user?.is_anonymous).toBe(true)
  })

  test("the test suite's number signs in with its preset code", async () => {
    const client = house.client()
    expect((await client.auth.signInWithOtp({ phone: '1234567890' })).error).toBeNull()
    const { data, error } = await client.auth.verifyOtp({ phone: '1234567890', token: '123456', type: 'sms' })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe('1234567890')
  })

  test("a feature that the test suite's configuration turns off answers that it is disabled", async () => {
    const client = house.client()
    await client.auth.signUp({ email: someone(), password: 'secret' })
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({ status: 404, code: 'manual_linking_disabled' })
    expect((await client.auth.signInWithSSO({ domain: 'example.org' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
    })
    const web3 = await client.auth.signInWithWeb3({ chain: 'solana', message: `x`.repeat(64), signature: new Uint8Array(64) })
    expect(web3.error).toMatchObject({ status: 422, code: 'web3_provider_disabled' })
  })

  test("a token that the test suite signs with the shared secret is an admin's", async () => {
    const secret = new TextEncoder().encode(env.AUTH_JWT_SECRET)
    for (const claims of [{ role: 'service_role' }, { role: 'supabase_admin', sub: '1234567890' }]) {
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
      const response = await fetch(`${house.url}/auth/v1/admin/users`, { headers: { authorization: `Bearer ${token}` } })
      expect(response.status).toBe(200)
    }
  })
})
