import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError } from '#server/config/reader.ts'
import { readConfig } from '#server/config.ts'

test('an empty environment gives a complete configuration', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    anonymousDailySearches: 6,
    freeMonthlySearches: 180,
    disposableMail: 'builtin',
    logLevel: 'info',
    unusedSettings: [],
  })
  expect(readConfig({ PORT: '', SITE_URL: '' })).toMatchObject({ port: 3000, siteUrl: undefined })
})

test.each([
  ['PORT', 'kitchen'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'no host'],
  ['SITE_URL', 'https://example.org/potluck'],
  ['SITE_URL', 'example.org'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['ANONYMOUS_DAILY_SEARCHES', '6.5'],
  ['AI_FALLBACK', 'maybe'],
  ['HOSTING_IP', '300.1.1.1'],
  ['AUTH_WEBAUTHN_RP_ORIGINS', 'example.org'],
  ['AUTH_WEBAUTHN_RP_ORIGINS', 'https://example.org/potluck'],
  ['AUTH_URI_ALLOW_LIST', 'https://example.org/**,['],
  ['AUTH_URI_ALLOW_LIST', 'https://{one,two}.example.org'],
  ['AUTH_URI_ALLOW_LIST', 'https://example.org/}{'],
  ['AUTH_URI_ALLOW_LIST', 'https://example.org/\\'],
  ['AUTH_PASSWORD_REQUIRED_CHARACTERS', ':'],
])('a wrong %s stops the start with the found and the expected value', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))])
  expect(problemsOf({ [name]: value })[0]?.endsWith(`, but it is ${JSON.stringify(value)}`)).toBe(true)
})

test("the list settings of accounts are read in GoTrue's format", () => {
  const { auth } = readConfig({
    AUTH_SMS_TEST_OTP: '+1234567890:123456, 15550001111=654321',
    AUTH_WEBAUTHN_RP_ORIGINS: 'https://example.org/, http://localhost:3000, android:apk-key-hash:47DEQpj8HBSa-_TImW',
    AUTH_URI_ALLOW_LIST: 'https://*.example.org/**,https://[a-c].example.org/\\[x\\],my-app://**',
    AUTH_PASSWORD_REQUIRED_CHARACTERS: 'abc:\\::123',
  })
  expect([...auth.phone.testOtp]).toEqual([
    ['1234567890', '123456'],
    ['15550001111', '654321'],
  ])
  expect(auth.mfa.webAuthn.relyingParty.origins).toEqual([
    'https://example.org',
    'http://localhost:3000',
    'android:apk-key-hash:47DEQpj8HBSa-_TImW',
  ])
  expect(auth.uriAllowList).toEqual(['https://*.example.org/**', 'https://[a-c].example.org/\\[x\\]', 'my-app://**'])
  const sets = auth.password.requiredCharacters
  expect(sets.map(({ name }) => name)).toEqual(['abc', ':', '123'])
  expect(sets.map(({ pattern }) => [...'aж:-]1'].filter((sign) => pattern.test(sign)).join(''))).toEqual(['a', ':', '1'])
  expect(readConfig({ AUTH_PASSWORD_REQUIRED_CHARACTERS: 'none' }).auth.password.requiredCharacters).toEqual([])
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
  ['AUTH_JWT_KEYS', '{"keys":[{"kty":"oct","k":"hunter2"}]}'],
  ['ANON_KEY', 'hunter2'],
  ['SMTP_URL', 'hunter2'],
  ['AUTH_SMS_TEST_OTP', 'hunter2'],
  ['AUTH_SMS_TEST_OTP', '1234567890:123456,15550001111:hunter2:1'],
])('a wrong secret value of %s is not shown', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
  expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/)
})

/** The error lines of a start with these settings. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

test('a refused start lists every wrong setting in a line of its own, including those of accounts', () => {
  const env = {
    PORT: 'kitchen',
    AI_BASE_URL: 'http://localhost:11434/v1',
    SERVICE_ROLE_KEY: 'hunter2',
    SITE_URL: 'https://example.org',
    AUTH_JWT_SECRET: 'secret'.repeat(6),
    AUTH_JWT_EXP: 'soon',
    AUTH_SAML_ENABLED: 'true',
    AUTH_SAML_PRIVATE_KEY: 'hunter2',
    S3_ENDPOINT: 'https://s3.example.org',
  }
  const expected = [
    'AI_MODEL',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'PORT',
    'AUTH_JWT_EXP',
    'AUTH_SAML_PRIVATE_KEY',
    'SERVICE_ROLE_KEY',
    'AUTH_JWT_SECRET',
  ]
  const told = problemsOf(env).map((line) => line.replace(/ must be .*/, ''))
  expect(told.toSorted()).toEqual(expected.toSorted())
  expect(() => readConfig(env)).not.toThrow(/hunter2/)
})

const s3 = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'hunter2/+=' }

test('files are stored in S3 if it is configured, in the region us-east-1 by default', () => {
  expect(readConfig({}).s3).toBeUndefined()
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s3
  expect(readConfig(s3)).toMatchObject({ s3: { endpoint, bucket, region: 'us-east-1', accessKeyId, secretAccessKey }, unusedSettings: [] })
  expect(readConfig({ ...s3, S3_REGION: 'auto' }).s3?.region).toBe('auto')
})

test.each([
  [{ S3_BUCKET: '..' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET'],
  [{ S3_ENDPOINT: 'https://hunter2:hunter2@s3.example.org' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://s3.example.org/?a=b' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: '' }, 'S3_ENDPOINT'],
  [{ S3_REGION: 'eu/1' }, 'S3_REGION'],
  [{ S3_SECRET_ACCESS_KEY: 'two words' }, 'S3_SECRET_ACCESS_KEY'],
])('S3 settings with %j stop the start', (parts, name) => {
  expect(new Set(problemsOf({ ...s3, ...parts }).map((line) => line.replace(/ must be .*/, '')))).toEqual(new Set([name]))
})

test.each([
  ['GITHUB', {}, ['CLIENT_ID', 'SECRET']],
  ['GITHUB', { CLIENT_ID: 'an-id' }, ['SECRET']],
  ['GITHUB', { CLIENT_ID: 'an-id', SECRET: 'hunter2' }, []],
  ['GOOGLE', { SECRET: 'hunter2', CLIENT_ID: ' , ' }, ['CLIENT_ID']],
  ['GOOGLE', { CLIENT_ID: 'an-id' }, []],
  ['APPLE', { CLIENT_ID: 'an-id' }, []],
  ['KEYCLOAK', { CLIENT_ID: 'an-id', SECRET: 'hunter2' }, ['URL']],
])('the enabled provider %s with the settings %j is missing %j', (provider, parts, missing) => {
  const start = `AUTH_EXTERNAL_${provider}`
  const set = Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${start}_${part}`, value]))
  const told = missing.map((part) =>
    expect.stringMatching(new RegExp(`^${start}_${part} must be the .*, because ${start}_ENABLED is on, but`)),
  )
  expect(problemsOf({ ...set, [`${start}_ENABLED`]: 'true' })).toEqual(told)
  expect(problemsOf(set)).toEqual([])
})

test('settings that require each other are required together', () => {
  expect(() => readConfig({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow('AI_MODEL must be set too, because AI_BASE_URL is set')
})

test('a setting without effect yet is reported as unused', () => {
  expect(readConfig({ SITE_PASSWORD: 'soon' }).unusedSettings).toEqual(['SITE_PASSWORD'])
})

test('an unknown setting of accounts is reported as unused, and one of a provider is not', () => {
  const google = { AUTH_EXTERNAL_GOOGLE_ENABLED: 'true', AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'an-id' }
  const env = { AUTH_MAILER_AUTOCONFRIM: 'true', ...google, AUTH_JWT_SECRET: 'x'.repeat(32), AUTH_JWT_EXP: '60' }
  expect(readConfig(env).unusedSettings).toEqual(['AUTH_MAILER_AUTOCONFRIM'])
})

test("a setting with GoTrue's prefix is reported as unused, with its name here", () => {
  const env = { GOTRUE_SITE_URL: 'x', GOTRUE_EXTERNAL_GITHUB_ENABLED: 'true', GOTRUE_DB_DRIVER: 'postgres', GOTRUE_JWT_EXP: '' }
  expect(readConfig(env).unusedSettings).toEqual([
    'GOTRUE_SITE_URL (here AUTH_SITE_URL)',
    'GOTRUE_EXTERNAL_GITHUB_ENABLED (here AUTH_EXTERNAL_GITHUB_ENABLED)',
    'GOTRUE_DB_DRIVER',
  ])
})

test.each([
  [{}, true],
  [{ HOST: '::1', SITE_URL: 'http://potluck.localhost:3000' }, true],
  [{ SITE_URL: 'https://localhost' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ SITE_URL: 'http://example.org' }, false],
  [{ SITE_URL: 'http://127.0.0.1.example.org' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
  [{ TRUST_PROXY: 'none' }, true],
  [{ AUTH_SITE_URL: 'https://example.org' }, false],
  [{ AUTH_EXTERNAL_URL: 'http://example.org/auth/v1' }, false],
  [{ AUTH_SITE_URL: 'http://127.0.0.1:3000', AUTH_EXTERNAL_URL: 'http://localhost:54321/auth/v1' }, true],
])('the settings %j are on loopback: %s', (env, isOnLoopback) => {
  expect(readConfig(env)).toMatchObject({ isOnLoopback })
})

test.each([
  [{ SITE_URL: 'https://example.org' }, { isSignupClosed: true, refusesCommonPasswords: true }],
  [
    { SITE_URL: 'https://example.org', SMTP_URL: 'smtp://mail' },
    { isSignupClosed: false, refusesCommonPasswords: true },
  ],
  [{ SITE_URL: 'https://example.org', AUTH_DISABLE_SIGNUP: 'true' }, { isSignupClosed: false }],
  [{ SITE_URL: 'http://example.org' }, { isSignupClosed: false, refusesCommonPasswords: false }],
  [{ SITE_URL: 'https://localhost' }, { isSignupClosed: false, refusesCommonPasswords: false }],
  [{ AUTH_SITE_URL: 'https://example.org' }, { isSignupClosed: true, refusesCommonPasswords: true }],
  [{ AUTH_EXTERNAL_URL: 'https://example.org/auth/v1' }, { isSignupClosed: true, refusesCommonPasswords: true }],
  [
    { SITE_URL: 'http://localhost:3000', AUTH_SITE_URL: 'https://example.org' },
    { isSignupClosed: true, refusesCommonPasswords: true },
  ],
  [{ PASSWORD_BLOCKLIST: 'on' }, { refusesCommonPasswords: true }],
  [{ SITE_URL: 'https://example.org', PASSWORD_BLOCKLIST: 'off' }, { refusesCommonPasswords: false }],
  [{ ADMIN_EMAIL: 'Owner@Example.org' }, { adminEmail: 'owner@example.org' }],
])('the settings %j mean %j', (env, meant) => {
  expect(readConfig(env)).toMatchObject(meant)
})

test('a wrong setting of accounts is reported like any other, and a secret value is not shown', () => {
  expect(() => readConfig({ AUTH_JWT_EXP: 'soon' })).toThrow('AUTH_JWT_EXP must be a whole number from 30 to 604800, but it is "soon"')
  expect(() => readConfig({ AUTH_SAML_PRIVATE_KEY: 'hunter2' })).toThrow(/^AUTH_SAML_PRIVATE_KEY must be .+, but it is something else$/)
  expect(() => readConfig({ AUTH_SECURITY_CAPTCHA_ENABLED: 'true' })).toThrow(
    /^AUTH_SECURITY_CAPTCHA_SECRET must be .+, but it is not set$/,
  )
})

const demo = 'super-secret-jwt-token-with-at-least-32-characters-long'
const signedWithDemo = (role: string) => {
  const text = [{ alg: 'HS256' }, { iss: 'supabase-demo', role }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', demo).update(text).digest('base64url')}`
}
const shared = (text: string) => JSON.stringify([{ kty: 'oct', alg: 'HS256', k: Buffer.from(text).toString('base64url') }])

test.each([
  ['AUTH_JWT_SECRET', { AUTH_JWT_SECRET: demo }],
  ['AUTH_JWT_SECRET', { AUTH_JWT_SECRET: `your-${demo}` }],
  ['AUTH_JWT_SECRET', { AUTH_JWT_SECRET: 'secret'.repeat(6) }],
  ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: shared(demo) }],
  ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: shared('a'.repeat(32)) }],
  ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: shared('0123456789abcdef') }],
  ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: shared('') }],
  ['ANON_KEY', { ANON_KEY: signedWithDemo('anon') }],
  ['SERVICE_ROLE_KEY', { SERVICE_ROLE_KEY: signedWithDemo('service_role') }],
  ['SERVICE_ROLE_KEY', { SERVICE_ROLE_KEY: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz' }],
  ['SERVICE_ROLE_KEY', { SERVICE_ROLE_KEY: 'a'.repeat(20) }],
  ['SERVICE_ROLE_KEY', { ANON_KEY: 'one-key-of-many-letters', SERVICE_ROLE_KEY: 'one-key-of-many-letters' }],
])('a known or weak %s stops the start on a public origin and causes a warning elsewhere, unshown: %j', (name, env) => {
  const why = new RegExp(`^${name} must be `)
  for (const address of ['SITE_URL', 'AUTH_SITE_URL', 'AUTH_EXTERNAL_URL']) {
    expect(() => readConfig({ ...env, [address]: 'https://example.org' })).toThrow(ConfigError)
    expect(() => readConfig({ ...env, [address]: 'https://example.org' })).toThrow(why)
  }
  const { weakSecrets } = readConfig(env)
  expect(weakSecrets).toEqual([expect.stringMatching(why)])
  for (const value of Object.values(env)) expect(weakSecrets.join()).not.toContain(value)
})

test('random secrets start on any origin without a warning', () => {
  const env = {
    AUTH_JWT_SECRET: '5f4dcc3b5aa765d61d8327deb882cf99',
    AUTH_JWT_KEYS: shared('kGx0Qw1-Zr83hVnB2x.5f4dcc3b5aa765'),
    ANON_KEY: 'sb_publishable_kGx0Qw1',
    SERVICE_ROLE_KEY: 'sb_secret_Zr83hVnB2x',
  }
  expect(readConfig({ ...env, SITE_URL: 'https://example.org' }).weakSecrets).toEqual([])
  expect(readConfig({}).weakSecrets).toEqual([])
})

test('trusted proxies are networks, with none by default', () => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32' })
  expect(trustedProxies.check('127.0.0.1')).toBe(true)
  expect(trustedProxies.check('::1', 'ipv6')).toBe(true)
  expect(trustedProxies.check('10.1.2.3')).toBe(true)
  expect(trustedProxies.check('2001:db8::7', 'ipv6')).toBe(true)
  expect(trustedProxies.check('192.0.2.1')).toBe(false)
  expect(readConfig({}).trustedProxies.check('127.0.0.1')).toBe(false)
})

test('a password change on a public https origin needs a fresh sign-in unless the settings say otherwise', () => {
  const name = 'AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION'
  const asks = (env: Record<string, string>) => readConfig(env).auth.reauthenticateForPassword
  expect([asks({}), asks({ SITE_URL: 'http://192.0.2.7' }), asks({ SITE_URL: 'https://localhost' })]).toEqual([false, false, false])
  expect(asks({ SITE_URL: 'https://example.org' })).toBe(true)
  expect([asks({ SITE_URL: 'https://example.org', [name]: 'false' }), asks({ [name]: 'true' })]).toEqual([false, true])
})

test('a sign-in is fresh for fifteen minutes on a public https origin and for a day elsewhere, unless the settings say otherwise', () => {
  const minutes = (env: Record<string, string>) => readConfig(env).auth.freshSignIn / 60_000
  const required = { AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' }
  expect([minutes({}), minutes(required), minutes({ SITE_URL: 'https://localhost' })]).toEqual([1440, 1440, 1440])
  expect(minutes({ SITE_URL: 'https://example.org' })).toBe(15)
  expect(minutes({ SITE_URL: 'https://example.org', AUTH_SECURITY_UPDATE_PASSWORD_FRESH_SIGN_IN: '2h' })).toBe(120)
})

test('the list of disposable domains is a keyword or a file with domains', () => {
  expect(readConfig({ DISPOSABLE_MAIL_LIST: 'off', FREE_MONTHLY_SEARCHES: '5' })).toMatchObject({
    disposableMail: 'off',
    freeMonthlySearches: 5,
  })
  const refusal = /DISPOSABLE_MAIL_LIST must be builtin, off or a file with one domain a line/
  for (const wrong of ['/no/such/file', import.meta.filename]) {
    expect(() => readConfig({ DISPOSABLE_MAIL_LIST: wrong })).toThrow(refusal)
  }
})
