import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'

test('an empty environment is a complete configuration', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', anonymousDailySearches: 6, logLevel: 'info', notUsedYet: [] })
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
])('a wrong %s stops the start, naming it, what was found and what was expected', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+, but it is ${JSON.stringify(value)}$`))
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
  ['AUTH_JWT_KEYS', '{"keys":[{"kty":"oct","k":"hunter2"}]}'],
  ['ANON_KEY', 'hunter2'],
  ['SMTP_URL', 'hunter2'],
])('a wrong %s is not shown', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
  expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/)
})

test('settings that belong together are asked for together', () => {
  expect(() => readConfig({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow('AI_MODEL must be set too, because AI_BASE_URL is set')
})

test('a setting that does nothing yet is named, so that nobody believes in it', () => {
  expect(readConfig({ SITE_PASSWORD: 'soon' }).notUsedYet).toEqual(['SITE_PASSWORD'])
})

test('proxies are networks, and nobody is one by default', () => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32' })
  expect(trustedProxies.check('127.0.0.1')).toBe(true)
  expect(trustedProxies.check('::1', 'ipv6')).toBe(true)
  expect(trustedProxies.check('10.1.2.3')).toBe(true)
  expect(trustedProxies.check('2001:db8::7', 'ipv6')).toBe(true)
  expect(trustedProxies.check('192.0.2.1')).toBe(false)
  expect(readConfig({}).trustedProxies.check('127.0.0.1')).toBe(false)
})
