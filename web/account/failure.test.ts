import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { account } from '#locales/en/account.ts'
import { auth } from '#locales/en/auth.ts'
import { en } from '#locales/en/en.ts'
import { failureOf, Refused, tellFailure } from '#web/account/failure.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { addSentences, startI18n } from '#web/language/i18n.ts'

beforeAll(() => {
  addSentences({ account, auth })
  return startI18n(en)
})

test.each([
  [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'This is not your current password.'],
  [new AuthApiError('AAL2', 401, 'insufficient_aal'), 'Your account has a second factor: its code is needed too.'],
  [new ApiFailure('second_factor_required'), 'Your account has a second factor: its code is needed too.'],
  [new AuthApiError('Exists', 422, 'email_exists'), 'This address belongs to another account.'],
  [new AuthApiError('Taken', 422, 'mfa_factor_name_conflict'), 'You have an authenticator of this name already.'],
  [new AuthApiError('New in GoTrue', 422, 'brand_new'), 'New in GoTrue'],
  [
    new AuthWeakPasswordError('Password should contain at least one character of each: abc, !@#.', 422, ['characters']),
    'Password should contain at least one character of each: abc, !@#.',
  ],
  [new AuthWeakPasswordError('Known', 422, ['pwned']), 'This password is among the first that somebody would try. Please choose another.'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 'The server was not reached. Are you online?'],
  [new AuthSessionMissingError(), 'You are no longer signed in here. Please sign in again.'],
  [new ApiFailure('reauthentication_needed'), 'Your sign-in is older than 15 minutes.'],
  [new Refused('disposable'), 'Temporary email service domains are not accepted. Please use a permanent email address.'],
])('the settings show the failure %s as the sentence: %s', (cause, sentence) => {
  expect(tellFailure(failureOf(cause))).toBe(sentence)
})
