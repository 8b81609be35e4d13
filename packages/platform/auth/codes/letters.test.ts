import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  confirmationLetter,
  inviteLetter,
  magicLinkLetter,
  newAddressLetter,
  nonceLetter,
  oldAddressLetter,
  passwordChangedLetter,
  recoveryLetter,
} from '#platform/auth/codes/letters.ts'
import { linkFor } from '#platform/auth/codes/links.ts'
import { readAuthSettings } from '#platform/auth/settings.ts'
import type { Mail } from '#platform/mail/mail.ts'

function settingsOf(env: Record<string, string> = {}, productName = 'Potluck') {
  const defaults = {
    productName,
    siteUrl: 'https://kitchen.example',
    autoconfirm: false,
    signupIsDisabled: false,
    reauthenticatesForPassword: false,
    confirmPath: '/auth/confirm',
    password: { minLength: 6, requiredCharacters: [] },
  }
  return readAuthSettings(env, defaults)
}

const settings = settingsOf()
const enclosed = { url: 'https://kitchen.example/auth/v1/verify?token=abc&type=signup', code: '123456' }

/** Every mail, for this address. */
function letters(to: string, of = settings): Record<string, Mail> {
  return {
    confirmation: confirmationLetter(of, to, enclosed),
    invite: inviteLetter(of, to, enclosed),
    recovery: recoveryLetter(of, to, enclosed),
    magiclink: magicLinkLetter(of, to, enclosed),
    email_change: newAddressLetter(of, { from: 'old@example.org', to }, enclosed),
    email_change_current: oldAddressLetter(of, { from: to, to: 'new@example.org' }, enclosed),
    reauthentication: nonceLetter(of, to, '123456'),
    password_changed: passwordChangedLetter(of, to),
  }
}

test('a mail about a new address says whether one address or both must confirm', () => {
  const change = { from: 'ada@example.org', to: 'new@example.org' }
  const told = (env: Record<string, string>) =>
    oldAddressLetter(settingsOf(env), change, { url: 'https://kitchen.example/', code: '123456' }).text
  expect(told({})).toContain('from both addresses')
  expect(told({ AUTH_MAILER_AUTOCONFIRM: 'true' })).toContain('from one of the two addresses is enough')
})

describe.each(Object.entries(letters('ada@example.org')))('the mail %s', (kind, mail) => {
  test('every mail names its sender, its recipient and what to do if it was unexpected', () => {
    expect(mail.kind).toBe(kind)
    expect(mail.to).toBe('ada@example.org')
    expect(mail.subject).toContain('Potluck')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Potluck')
      expect(part).toContain('ada@example.org')
      expect(part).toMatch(/If (it was not you|you did not expect it)/)
    }
  })

  test('a mail with a link or code says how long it is valid, and that it works once', () => {
    if (kind === 'password_changed') expect(mail.text).not.toMatch(/\d{6}|verify/)
    else expect(mail.text).toContain('This is good for 1 hour, and once only.')
  })

  test('a mail loads no picture, style or script', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|object|video|audio|form)\b|@import|url\(|src=/i)
    const links = [...mail.html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([link]) => new URL(link.replaceAll('&amp;', '&')).hostname)
    for (const host of links) expect(host).toBe('kitchen.example')
  })
})

test('every kind of mail has its own subject', () => {
  const subjects = Object.values(letters('ada@example.org')).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('no address or name becomes markup, a header or a line of its own', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', '\r', '\n', '\u202e', '\u2066', '\u0000', '</p>', '<b>', 'a', 'ش', '@'),
  })
  fc.assert(
    fc.property(hostile, hostile, (address, name) => {
      for (const { html, subject, text } of Object.values(letters(address, settingsOf({}, name || 'x')))) {
        expect(subject).not.toMatch(/[\r\n\0]/)
        expect(html).not.toMatch(/<b>|\u202e|\u2066|\0/)
        expect(html.match(/<\/p>/g)?.length).toBe(html.match(/<p /g)?.length)
        expect(text).not.toMatch(/\r|\u202e|\u2066|\0/)
      }
    }),
    { numRuns: 300 },
  )
})

test('a right-to-left address does not turn the sentence around it', () => {
  const mail = confirmationLetter(settings, 'شيف@مثال.example', enclosed)
  expect(mail.html).toContain('<bdi>شيف@مثال.example</bdi>')
  expect(mail.text).toContain('\u2068شيف@مثال.example\u2069')
  expect(mail.html).toContain('<span dir="ltr"')
})

test.each([
  ['60s', '1 minute'],
  ['90s', '90 seconds'],
  ['90m', '90 minutes'],
  ['24h', '1 day'],
  ['2h', '2 hours'],
])('an expiry of %s is written as %s', (expiry, words) => {
  expect(confirmationLetter(settingsOf({ AUTH_MAILER_OTP_EXP: expiry }), 'ada@example.org', enclosed).text).toContain(`for ${words},`)
})

describe('links of mails', () => {
  const back = (redirectTo: string) => ({ token: 'abc', type: 'recovery', redirectTo }) as const
  const linkOf = (redirectTo: string, env: Record<string, string> = {}, askedAt?: string) =>
    linkFor({ settings: settingsOf(env), ...(askedAt && { askedAt }) }, back(redirectTo))

  test.each([
    ['https://kitchen.example', ''],
    ['https://kitchen.example/', ''],
    ['https://KITCHEN.example/#hash', ''],
    ['https://kitchen.example/settings', '&next=%2Fsettings'],
    ['https://kitchen.example/a?b=c&d#e', '&next=%2Fa%3Fb%3Dc%26d'],
    ['https://kitchen.example//evil.example', ''],
    ['https://kitchen.example/.//evil.example', ''],
  ])('a link back to %s leads to the confirmation page of the product', (redirectTo, next) => {
    expect(linkOf(redirectTo)).toBe(`https://kitchen.example/auth/confirm?token_hash=abc&type=recovery${next}`)
  })

  test("a link to another program leads to GoTrue's /verify at the API's address", () => {
    expect(linkOf('my.app://signed/in?b=c', { AUTH_EXTERNAL_URL: 'https://api.example/auth/v1' })).toBe(
      'https://api.example/auth/v1/verify?token=abc&type=recovery&redirect_to=my.app%3A%2F%2Fsigned%2Fin%3Fb%3Dc',
    )
    expect(linkOf('http://localhost:9999/welcome')).toBe(
      'https://kitchen.example/auth/v1/verify?token=abc&type=recovery&redirect_to=http://localhost:9999/welcome',
    )
  })

  test('a link stays at the product when accounts have another site', () => {
    const env = { AUTH_SITE_URL: 'https://other.example' }
    expect(linkOf('https://other.example', env)).toBe(
      'https://kitchen.example/auth/v1/verify?token=abc&type=recovery&redirect_to=https://other.example',
    )
    expect(linkOf('https://kitchen.example/', env)).toBe('https://kitchen.example/auth/confirm?token_hash=abc&type=recovery')
  })

  test('a link on loopback leads to the called origin, and elsewhere never to a claimed one', () => {
    const here = 'http://127.0.0.1:4567'
    expect(linkOf(`${here}/settings`, {}, here)).toBe(`${here}/auth/confirm?token_hash=abc&type=recovery&next=%2Fsettings`)
    expect(linkOf(`${here}/settings`, {}, 'http://127.0.0.1:9')).toContain('/auth/v1/verify?')
    expect(linkOf('https://partner.example/x', {}, 'https://partner.example')).toContain('/auth/v1/verify?')
  })

  test('a link leads to the configured path, for the product and for other programs', () => {
    expect(linkOf('https://kitchen.example/a?b', { AUTH_MAILER_LINK_PATH: '/welcome' })).toBe(
      'https://kitchen.example/welcome?token_hash=abc&type=recovery&redirect_to=https%3A%2F%2Fkitchen.example%2Fa%3Fb',
    )
    expect(linkOf('https://kitchen.example', { AUTH_MAILER_LINK_PATH: '/auth/v1/verify' })).toBe(
      'https://kitchen.example/auth/v1/verify?token=abc&type=recovery&redirect_to=https://kitchen.example',
    )
  })
})
