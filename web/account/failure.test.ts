import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { failureOf, Refused } from '#web/account/failure.ts'
import { ApiFailure } from '#web/core/fetch-json.ts'

test.each([
  ['a wrong password', new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'wrong_password'],
  ['a session that is too low', new AuthApiError('AAL2', 401, 'insufficient_aal'), 'factor_code_needed'],
  ['a code that nobody knows', new AuthApiError('New in GoTrue', 422, 'brand_new'), 'unexpected'],
  ['a password of the list', new AuthWeakPasswordError('Known', 422, ['pwned']), 'known_password'],
  ['a short password', new AuthWeakPasswordError('Short', 422, ['length']), 'weak_password'],
  ['no line to the accounts', new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
  ['a server that stumbles', new AuthRetryableFetchError('{}', 503), 'unexpected'],
  ['no session', new AuthSessionMissingError(), 'signed_out'],
  ['no line to the functions', new ApiFailure('unreachable'), 'unreachable'],
  ['an old sign-in', new ApiFailure('reauthentication_needed'), 'fresh_sign_in'],
  ['a part of the page that did not come', new TypeError('Failed to fetch dynamically imported module'), 'unreachable'],
  ['what the page refuses itself', new Refused('disposable'), 'disposable'],
  ['what is no error', 'broken', 'unexpected'],
])('%s is told as what it is', (_, cause, failure) => {
  expect(failureOf(cause)).toBe(failure)
})
