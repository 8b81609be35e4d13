import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { readFailure } from '#web/auth/auth-failure.ts'
import { sayFailure } from '#web/auth/say-failure.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { startI18n } from '#web/language/i18n.ts'

beforeAll(() => startI18n(en))

const api = (code: string | undefined, message: string, status = 400) => new AuthApiError(message, status, code)

test.each([
  [
    api('invalid_credentials', 'Other words'),
    'The email or password you entered is incorrect. Please check your credentials and try again.',
  ],
  [
    api(undefined, 'Invalid login credentials'),
    'The email or password you entered is incorrect. Please check your credentials and try again.',
  ],
  [api('email_not_confirmed', 'Other words'), 'Please check your email and click the confirmation link before signing in.'],
  [api(undefined, 'Email not confirmed'), 'Please check your email and click the confirmation link before signing in.'],
  [api('user_already_exists', 'Other words', 422), 'An account with this email already exists. Please sign in instead.'],
  [api(undefined, 'User already registered', 422), 'An account with this email already exists. Please sign in instead.'],
  [api('signup_disabled', 'Signups not allowed for this instance', 422), 'Nobody can sign up here at the moment. Recipes need no account.'],
  [
    api('over_email_send_rate_limit', 'For security purposes, you can only request this after 41 seconds.', 429),
    'Please wait 41 seconds before you ask again.',
  ],
  [
    api('over_email_send_rate_limit', 'For security purposes, you can only request this after 1 second.', 429),
    'Please wait 1 second before you ask again.',
  ],
  [api('over_request_rate_limit', 'Request rate limit reached', 429), 'That was tried too often. Please wait a few minutes.'],
  [
    new AuthWeakPasswordError('Password is known to be weak', 422, ['pwned']),
    'This password is among the first that somebody would try. Please choose another.',
  ],
  [new AuthWeakPasswordError('Password should be at least 10 characters.', 422, ['length']), 'Password should be at least 10 characters.'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 'The server was not reached. Are you online?'],
  [new AuthRetryableFetchError('{}', 503), 'The server cannot answer just now. Please try again in a moment.'],
  [new AuthSessionMissingError(), 'You are no longer signed in. Please ask for a new link.'],
  [new ApiFailure('unreachable'), 'The server was not reached. Are you online?'],
  [new ApiFailure('bad_code'), 'This recovery code is not right, or it was used before.'],
  [api('validation_failed', 'What only the server knows'), 'What only the server knows'],
  [api(undefined, ''), 'An unexpected error occurred. Please try again.'],
  [api(undefined, '{}'), 'An unexpected error occurred. Please try again.'],
  [new TypeError('Failed to fetch dynamically imported module: /x.js'), 'The server was not reached. Are you online?'],
  [new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
  [undefined, 'An unexpected error occurred. Please try again.'],
])('a failure of signing in, %s, is shown as the sentence: %s', (error, sentence) => {
  expect(sayFailure(readFailure(error))).toBe(sentence)
})
