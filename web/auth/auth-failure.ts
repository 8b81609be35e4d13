import * as z from 'zod/mini'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { isChunkLost } from '#web/crash/lost-chunk.ts'

/** The kinds of failure that have a sentence of their own (`auth.failures`; the settings say some in other words). */
type Told =
  | 'credentials'
  | 'unconfirmed'
  | 'registered'
  | 'unexpected'
  | 'closed'
  | 'mail-off'
  | 'banned'
  | 'captcha'
  | 'unreachable'
  | 'unavailable'
  | 'too-often'
  | 'guessable'
  | 'same-password'
  | 'wrong-code'
  | 'wrong-nonce'
  | 'wrong-recovery-code'
  | 'no-factor'
  | 'spent'
  | 'session-gone'
  | 'second-factor'
  | 'bad-email'
  | 'name-taken'
  | 'too-many-factors'
  | 'factors-off'
  | 'managed-elsewhere'

/** The reason why a call failed. `answer`: the server's own sentence, or null if no server answered. */
export type AuthFailure = { answer: string | null } & (
  | { kind: Told }
  /** The server asks to wait for this many seconds. */
  | { kind: 'wait'; seconds: number }
  /** The server refuses the password. Its own sentence says why. */
  | { kind: 'weak' }
  /** A refusal that only the server can explain. */
  | { kind: 'server' }
  /** The server wants a new proof of identity first: a mailed code, or in the settings a proof. */
  | { kind: 'nonce-needed' }
)

const kinds = new Map<string, Told>([
  ['invalid_credentials', 'credentials'],
  ['email_not_confirmed', 'unconfirmed'],
  ['user_already_exists', 'registered'],
  ['email_exists', 'registered'],
  ['signup_disabled', 'closed'],
  ['email_provider_disabled', 'mail-off'],
  ['user_banned', 'banned'],
  ['captcha_failed', 'captcha'],
  ['over_request_rate_limit', 'too-often'],
  ['over_email_send_rate_limit', 'too-often'],
  ['same_password', 'same-password'],
  ['mfa_verification_failed', 'wrong-code'],
  ['mfa_challenge_expired', 'wrong-code'],
  ['mfa_factor_not_found', 'no-factor'],
  ['reauthentication_not_valid', 'wrong-nonce'],
  ['otp_expired', 'spent'],
  ['session_not_found', 'session-gone'],
  ['no_authorization', 'session-gone'],
  ['session_expired', 'session-gone'],
  ['user_not_found', 'session-gone'],
  ['refresh_token_not_found', 'session-gone'],
  ['refresh_token_already_used', 'session-gone'],
  ['bad_jwt', 'session-gone'],
  ['insufficient_aal', 'second-factor'],
  ['second_factor_required', 'second-factor'],
  ['email_address_invalid', 'bad-email'],
  ['mfa_factor_name_conflict', 'name-taken'],
  ['too_many_enrolled_mfa_factors', 'too-many-factors'],
  ['mfa_totp_enroll_not_enabled', 'factors-off'],
  ['mfa_totp_verify_not_enabled', 'factors-off'],
  ['user_sso_managed', 'managed-elsewhere'],
  ['captcha_required', 'captcha'],
  ['bad_code', 'wrong-recovery-code'],
  ['no_second_factor', 'no-factor'],
  ['too_many_requests', 'too-often'],
  ['unreachable', 'unreachable'],
  ['unavailable', 'unavailable'],
])

/** Messages of answers without a code (P3). */
const matched: readonly (readonly [string, Told])[] = [
  ['Invalid login credentials', 'credentials'],
  ['Email not confirmed', 'unconfirmed'],
  ['User already registered', 'registered'],
  ['Signups not allowed', 'closed'],
  ['Unable to validate email address', 'bad-email'],
]

/** The fields of the official client's errors that are read here. */
const ClientError = z.object({
  name: z.string().check(z.startsWith('Auth')),
  message: z.string(),
  code: z.optional(z.nullable(z.string())),
  status: z.optional(z.number()),
  reasons: z.optional(z.array(z.string())),
})

/**
 * The failure behind an error of signing in. Only this function reads GoTrue's codes and, if there is no code, its
 * messages.
 */
export function readFailure(error: unknown): AuthFailure {
  if (error instanceof ApiFailure) {
    if (error.code === 'reauthentication_needed') return { kind: 'nonce-needed', answer: null }
    return { kind: kinds.get(error.code) ?? 'unexpected', answer: null }
  }
  if (isChunkLost(error)) return { kind: 'unreachable', answer: null }
  const read = z.safeParse(ClientError, error)
  if (!read.success) return { kind: 'unexpected', answer: null }
  const kind = kindByName(read.data)
  return kind === null ? readAnswer(read.data) : { kind, answer: null }
}

type ClientError = z.infer<typeof ClientError>

/** The failure that the name of an error tells. Such an error has no readable answer. */
function kindByName({ name, status }: ClientError): Told | null {
  if (name === 'AuthSessionMissingError') return 'session-gone'
  if (name === 'AuthRetryableFetchError') return status ? 'unavailable' : 'unreachable'
  return name === 'AuthUnknownError' ? 'unexpected' : null
}

/** The failure that the server's answer tells, by its code or else by its message. */
function readAnswer({ name, message, code, reasons }: ClientError): AuthFailure {
  const answer = message === '' || message === '{}' ? null : message
  if (name === 'AuthWeakPasswordError' || code === 'weak_password') {
    return reasons?.includes('pwned') ? { kind: 'guessable', answer } : { kind: answer === null ? 'unexpected' : 'weak', answer }
  }
  if (code === 'reauthentication_needed') return { kind: 'nonce-needed', answer }
  const seconds = /after (\d+) seconds?/.exec(message)?.[1]
  if (seconds !== undefined) return { kind: 'wait', seconds: Number(seconds), answer }
  const kind = kinds.get(code ?? '') ?? matched.find(([words]) => message.includes(words))?.[1]
  if (kind !== undefined) return { kind, answer }
  return { kind: answer === null ? 'unexpected' : 'server', answer }
}
