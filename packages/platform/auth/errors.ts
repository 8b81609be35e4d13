/** GoTrue's error codes (supabase/auth, internal/api/apierrors) that our endpoints use. */
export const authErrorCodes = [
  'anonymous_provider_disabled',
  'bad_code_verifier',
  'bad_json',
  'bad_jwt',
  'bad_oauth_callback',
  'bad_oauth_state',
  'captcha_failed',
  'conflict',
  'email_address_invalid',
  'email_conflict_identity_not_deletable',
  'email_exists',
  'email_not_confirmed',
  'email_provider_disabled',
  'flow_state_already_used',
  'flow_state_expired',
  'flow_state_not_found',
  'identity_already_exists',
  'identity_not_found',
  'insufficient_aal',
  'invalid_credentials',
  'invite_not_found',
  'manual_linking_disabled',
  'mfa_challenge_expired',
  'mfa_factor_name_conflict',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
  'mfa_phone_enroll_not_enabled',
  'mfa_phone_verify_not_enabled',
  'mfa_totp_enroll_not_enabled',
  'mfa_totp_verify_not_enabled',
  'mfa_verification_failed',
  'mfa_verified_factor_exists',
  'mfa_webauthn_enroll_not_enabled',
  'mfa_webauthn_verify_not_enabled',
  'no_authorization',
  'not_admin',
  'otp_disabled',
  'otp_expired',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'over_sms_send_rate_limit',
  'phone_exists',
  'phone_not_confirmed',
  'phone_provider_disabled',
  'provider_disabled',
  'provider_email_needs_verification',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'same_password',
  'saml_assertion_no_email',
  'saml_assertion_no_user_id',
  'saml_entity_id_mismatch',
  'saml_idp_already_exists',
  'saml_idp_not_found',
  'saml_metadata_fetch_failed',
  'saml_provider_disabled',
  'saml_relay_state_expired',
  'saml_relay_state_not_found',
  'session_expired',
  'session_not_found',
  'signup_disabled',
  'single_identity_not_deletable',
  'sms_send_failed',
  'sso_domain_already_exists',
  'sso_provider_disabled',
  'sso_provider_not_found',
  'too_many_enrolled_mfa_factors',
  'unexpected_failure',
  'user_already_exists',
  'user_banned',
  'user_not_found',
  'user_sso_managed',
  'validation_failed',
  'weak_password',
  'web3_provider_disabled',
  'web3_unsupported_chain',
] as const
export type AuthErrorCode = (typeof authErrorCodes)[number]

/** Why a password is too weak, in GoTrue's words. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** An expected failure of the auth API, answered in GoTrue's envelope. */
export class AuthError extends Error {
  readonly status: number
  readonly code: AuthErrorCode
  /** Extra fields of the body, beside code and message. */
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: AuthErrorCode,
    message: string,
    more: { extra?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause })
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.extra = more.extra ?? {}
    this.headers = more.headers ?? {}
  }
}

/**
 * A failure in OAuth's own format, 400 { error, error_description } (RFC 6749, 5.2): for id_token, web3 signatures
 * and SAML.
 */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string, options?: ErrorOptions) {
    super(description, options)
    this.name = 'OAuthError'
    this.error = error
  }
}

/** 400 validation_failed. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** 422 weak_password with its reasons. */
export function weakPassword(message: string, reasons: readonly WeakPasswordReason[]): AuthError {
  return new AuthError(422, 'weak_password', message, { extra: { weak_password: { reasons } } })
}
