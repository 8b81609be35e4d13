import type { account } from '#locales/en/account.ts'
import { ApiFailure } from '#web/core/fetch-json.ts'

/** Why something about the account was not done; each has its sentence. */
export type AccountFailure = keyof typeof account.failures

/** What the account's own pages refuse before anything is sent. */
export class Refused extends Error {
  readonly failure: AccountFailure

  constructor(failure: AccountFailure, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'Refused'
    this.failure = failure
  }
}

/** What GoTrue's codes and ours mean here. What is not among them is unexpected. */
const meanings: Partial<Record<string, AccountFailure>> = {
  unreachable: 'unreachable',
  invalid_credentials: 'wrong_password',
  otp_expired: 'wrong_mail_code',
  mfa_verification_failed: 'wrong_factor_code',
  mfa_challenge_expired: 'wrong_factor_code',
  insufficient_aal: 'factor_code_needed',
  second_factor_required: 'factor_code_needed',
  weak_password: 'weak_password',
  same_password: 'same_password',
  email_exists: 'email_exists',
  email_address_invalid: 'bad_email',
  email_address_not_authorized: 'bad_email',
  over_email_send_rate_limit: 'mail_too_often',
  over_request_rate_limit: 'too_often',
  too_many_requests: 'too_often',
  mfa_factor_name_conflict: 'name_taken',
  too_many_enrolled_mfa_factors: 'too_many_factors',
  mfa_totp_enroll_not_enabled: 'factors_off',
  mfa_totp_verify_not_enabled: 'factors_off',
  user_sso_managed: 'managed_elsewhere',
  captcha_failed: 'captcha',
  captcha_required: 'captcha',
  reauthentication_needed: 'fresh_sign_in',
  bad_confirmation: 'bad_confirmation',
  session_not_found: 'signed_out',
  session_expired: 'signed_out',
  refresh_token_not_found: 'signed_out',
  refresh_token_already_used: 'signed_out',
  user_not_found: 'signed_out',
  user_banned: 'signed_out',
  no_authorization: 'signed_out',
  bad_jwt: 'signed_out',
}

/** What went wrong, whoever says so: the official client, our own API, or the line. */
export function failureOf(cause: unknown): AccountFailure {
  if (cause instanceof Refused) return cause.failure
  if (cause instanceof ApiFailure) return meanings[cause.code] ?? 'unexpected'
  // The client is fetched when it is wanted: without a line that fails, and so does every call.
  if (cause instanceof TypeError) return 'unreachable'
  if (!(cause instanceof Error)) return 'unexpected'
  if (cause.name === 'AuthRetryableFetchError') return 'status' in cause && cause.status ? 'unexpected' : 'unreachable'
  if (cause.name === 'AuthSessionMissingError') return 'signed_out'
  if ('reasons' in cause && Array.isArray(cause.reasons) && cause.reasons.includes('pwned')) return 'known_password'
  return ('code' in cause && typeof cause.code === 'string' && meanings[cause.code]) || 'unexpected'
}
