import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { securityHeaders } from '#server/security-headers.ts'

test('the pages may use camera, microphone and blob: previews, and no frames or other devices', () => {
  const headers = securityHeaders(readConfig({}))
  expect(headers['permissions-policy']).toBe('camera=(self), geolocation=(), microphone=(self), payment=(), usb=()')
  expect(headers['content-security-policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('the content security policy lets a page call its site by HTTP and WebSocket', () => {
  const connects = (env: Record<string, string>) =>
    securityHeaders(readConfig(env))
      ['content-security-policy']?.split('; ')
      .find((rule) => rule.startsWith('connect-src'))
  expect(connects({ SITE_URL: 'https://cook.example' })).toBe("connect-src 'self' https://cook.example wss://cook.example")
  expect(connects({})).toBe("connect-src 'self'")
})
