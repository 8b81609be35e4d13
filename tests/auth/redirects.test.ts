import { globPattern } from '@potluck/platform/testing/glob'
import { isAllowedRedirect } from '@potluck/platform/testing/redirects'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { howMany } from '../how-many.ts'

const site = 'https://kitchen.example'
const places = {
  siteUrl: site,
  uriAllowList: ['https://*.kitchen.example/**', 'https://partner.example/back/*', 'my.app://**', 'exp://*/--/*'],
}
const allowed = (address: string) => isAllowedRedirect(places, address)

describe('allowed redirects', () => {
  test.each([
    'https://kitchen.example',
    'https://kitchen.example/',
    'https://kitchen.example/any/path?and=query#and-fragment',
    'https://KITCHEN.example/path',
    'https://app.kitchen.example/path/deep?x=1',
    'https://partner.example/back/here',
    'http://127.0.0.1:43210/callback',
    'http://127.9.9.9/callback',
    'http://[::1]:9999/',
    'my.app://signed/in.html',
    'exp://host/--/path',
  ])('a redirect to %s is allowed', (address) => expect(allowed(address)).toBe(true))
})

describe('refused redirects', () => {
  test.each([
    '',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:/\\evil.example',
    'https:\\\\evil.example',
    'https://kitchen.example@evil.example',
    'https://kitchen.example:443@evil.example/',
    'https://user@kitchen.example',
    'https://kitchen.example\\@evil.example',
    'https://kitchen.example.evil.example',
    'https://evil.example/kitchen.example',
    'https://evil.example#.kitchen.example/x',
    'https://evil?.kitchen.example/x',
    'https://evil.example?x=.kitchen.example/x',
    'https://evil/.kitchen.example/x',
    'https://a.b.kitchen.example/x',
    'http://kitchen.example',
    'https://kitchen.example:8443',
    'https://kitchen.example%00.evil.example',
    'https://kitchen.example%2eevil.example',
    'https://kitchen。example',
    'https://ⓚitchen.example',
    'https://k\u0000itchen.example',
    ' https://kitchen.example',
    '\thttps://2130706433/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'http://10.0.0.1/',
    'http://[2001:db8::1]/',
    'https://partner.example/back/here/deeper',
    'https://partner.example.evil.example/back/here',
    'javascript:alert(1)',
    'JavaScript://127.0.0.1/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://kitchen.example/uuid',
    'other.app://signed/in',
    `https://kitchen.example/${'x'.repeat(3_000)}`,
  ])('a redirect to %j is refused', (address) => expect(allowed(address)).toBe(false))

  test('a redirect to a script, data or file URL is refused even where every address is allowed', () => {
    const everything = { siteUrl: site, uriAllowList: ['**'] }
    for (const address of [
      'javascript:alert(1)',
      'javascript://kitchen.example/%0aalert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///x',
    ]) {
      expect(isAllowedRedirect(everything, address)).toBe(false)
    }
    expect(isAllowedRedirect(everything, 'https://anywhere.example/')).toBe(true)
  })
})

test('an allowed address always leads a browser to an allowed host', () => {
  const piece = fc.constantFrom(
    'https:',
    'http:',
    'javascript:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '.',
    '%2f',
    '%5c',
    '%00',
    '%40',
    '\t',
    '\n',
    ' ',
    'kitchen.example',
    'evil.example',
    'app',
    '127.0.0.1',
    'localhost',
    '443',
    'xn--',
    '。',
    '\u202e',
    'user:pass',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isAfterSite) => {
      const address = `${isAfterSite ? 'https://kitchen.example' : ''}${pieces.join('')}`
      if (!allowed(address)) return
      // How a browser resolves it, on a page of the product and on any other page.
      for (const base of [`${site}/auth/v1/verify`, 'https://evil.example/']) {
        const { protocol, hostname, username } = new URL(address, base)
        expect(['https:', 'http:', 'my.app:', 'exp:']).toContain(protocol)
        expect(username).toBe('')
        if (protocol.startsWith('http')) expect(hostname).toMatch(/^(([\w-]+\.)?kitchen\.example|partner\.example|127(\.\d+){3}|\[::1\])$/)
      }
    }),
    { numRuns: howMany(4_000, 20_000) },
  )
})

describe('redirects of a local site', () => {
  const local = { siteUrl: 'http://localhost:3000', uriAllowList: [] }
  test('a local site allows redirects to every port of localhost (RFC 8252)', () => {
    expect(isAllowedRedirect(local, 'http://localhost:51004/callback')).toBe(true)
    expect(isAllowedRedirect(local, 'https://localhost:3000/')).toBe(false)
    expect(isAllowedRedirect(local, 'http://localhost.evil.example/')).toBe(false)
  })
})

describe('globs of the allow list', () => {
  test.each([
    ['https://*.example/**', 'https://app.example/a/b', true],
    ['https://*.example/**', 'https://a.b.example/', false],
    ['https://x.example/*', 'https://x.example/a.html', false],
    ['https://x.example/?', 'https://x.example/a', true],
    ['https://x.example/?', 'https://x.example//', false],
    ['https://x.example/[ab]', 'https://x.example/b', true],
    ['https://x.example/[!ab]', 'https://x.example/b', false],
    ['https://x.example/[a-c]', 'https://x.example/b', true],
    ['https://{one,two}.example/', 'https://two.example/', true],
    ['https://{one,two}.example/', 'https://three.example/', false],
    ['a\\*b', 'a*b', true],
    ['a\\*b', 'axb', false],
    ['(x', '(x', true],
    ['{x', 'x', true],
  ])('the glob %s matches %s: %s', (glob, address, isMatch) => expect(globPattern(glob).test(address)).toBe(isMatch))

  test('a glob of any characters compiles to a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a*?[]{}!\\,.-^/$()|') }), (glob) => {
        expect(() => globPattern(glob)).not.toThrow()
      }),
      { numRuns: howMany(1_000, 5_000) },
    )
  })
})
