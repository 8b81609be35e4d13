import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { behaviours } from './behaviours.ts'
import { titlesIn, unrunIn } from './test-titles.ts'

const tests = join(import.meta.dirname, '..')

/** The behaviours that section 3 of the notes on the protocol names for this server. */
const named: Readonly<Record<string, readonly string[]>> = {
  signup: ['SignupTwice', 'VerifySignup', 'BodyTooLarge'],
  token: [
    'PasswordGrantFailure',
    'RefreshTokenReuseRevocation',
    'FailedToSaveRefreshTokenResultCase',
    'SessionTimebox',
    'InactivityTimeout',
    'SingleSessionPerUser',
    'PKCEGrantFailure',
    'RateLimitTokenRefresh',
    'MagicLinkPKCESignIn',
  ],
  'tokens/service': ['NormalUse', 'MaliciousReuse', 'ConcurrentReuse', 'FailToSaveReuse', 'AllowLowAAL', 'AsRedirectURL'],
  verify: [
    'SecureEmailChange',
    'ExpiredConfirmationToken',
    'ExpiredRecoveryToken',
    'InvalidOtp',
    'PermittedCustomUri',
    'NotPermittedCustomUri',
    'PKCEOTP',
    'BannedUser',
  ],
  recover: ['NoEmailSentWithinFrequency', 'NoSideChannelLeak'],
  otp: ['NoSignupsForOtp', 'SubsequentOtp'],
  user: ['UpdatePassword', 'UpdatePasswordViaRecovery', 'UpdatePasswordReauthentication', 'UpdatePasswordLogoutOtherSessions'],
  mfa: [
    'EnrollFactor',
    'DuplicateTOTPEnrolls',
    'CleanupExpired',
    'ChallengeFactorNotOwnedByUser',
    'SessionsMaintainAALOnRefresh',
    'MFAFollowedByPasswordSignIn',
    'UnenrollVerifiedFactor',
    'UnenrollUnverifiedFactor',
  ],
  admin: ['Unauthorized', 'Pagination', 'Sort', 'Filter', 'SoftDeletion', 'BannedUntilFailed'],
  identity: ['LinkIdentity', 'UnlinkIdentity', 'UnlinkIdentityError', 'LinkingDisabled'],
  anonymous: ['ConvertToPermanent'],
  web3: [
    'HappyPath',
    'URINotHTTPS',
    'URINotAllowed',
    'DomainNotTheURIs',
    'NotBefore',
    'Expired',
    'IssuedInTheFuture',
    'IssuedTooLongAgo',
    'InvalidSignature',
    'SignatureForm',
    'MessageTooShort',
    'MessageTooLong',
    'MessageForm',
    'Version',
    'ChainId',
    'Disabled',
  ],
  middleware: ['CaptchaValid', 'CaptchaInvalid', 'RequireAdminCredentialsSessionCheck'],
}

test('the list holds each behaviour that the notes name and no other', () => {
  const listed = Object.entries(behaviours).map(([area, ones]) => [area, Object.keys(ones)])
  expect(Object.fromEntries(listed)).toEqual(named)
})

describe.each(Object.entries(behaviours))('GoTrue behaviours of %s', (_, ones) => {
  test.each(Object.entries(ones))('the behaviour %s has a test or a reason to be off', (_name, proof) => {
    if ('off' in proof) return expect(String(proof.off).length).toBeGreaterThan(20)
    for (const [file, titles] of Object.entries(proof)) {
      const source = readFileSync(join(tests, file), 'utf8')
      expect(unrunIn(source), file).toBeUndefined()
      expect(titles.length).toBeGreaterThan(0)
      expect([...titlesIn(source)], file).toEqual(expect.arrayContaining([...titles]))
    }
  })
})

describe('titlesIn and unrunIn', () => {
  const source = `test('a promise', () => {})
  // 'a remark'
  test.each([
    ['a row', "it's"],
    [ 'another row', () => ['no row', 1].join(')') ],
  ] as const)('%s is kept', (name) => { expect(['a value', name]).toEqual('a word') })
  test.each(rows)("somebody's %s", async () => {})
  const row = { when: 'refused', message: 'said' }`

  test('titlesIn finds the titles of tests, the rows of their tables and the refusals', () => {
    expect([...titlesIn(source)].toSorted()).toEqual(
      ['a promise', '%s is kept', "somebody's %s", 'refused', 'a row', 'another row', 'no row'].toSorted(),
    )
  })

  test.each([
    'test.sk' + 'ip(',
    'describe.on' + 'ly(',
    'test.to' + 'do(',
    'test.sk' + 'ipIf(x)(',
    'test.each.on' + 'ly(',
    'sk' + 'ip: true',
  ])('unrunIn finds a test that is kept from running: %s', (hindrance) => {
    expect(unrunIn(source)).toBeUndefined()
    expect(unrunIn(`${source}\n${hindrance}'a promise', () => {})`)).toBeDefined()
  })
})
