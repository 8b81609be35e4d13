import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { securityHeaders } from '#server/security-headers.ts'

test('a page may call its site, and be called back over a socket, from wherever it is seen', () => {
  const connects = (env: Record<string, string>) =>
    securityHeaders(readConfig(env))
      ['content-security-policy']?.split('; ')
      .find((rule) => rule.startsWith('connect-src'))
  expect(connects({ SITE_URL: 'https://cook.example' })).toBe("connect-src 'self' https://cook.example wss://cook.example")
  expect(connects({})).toBe("connect-src 'self'")
})
