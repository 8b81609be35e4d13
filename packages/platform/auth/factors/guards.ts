import { type Factor, type Session, type SignedInCall, uuidParam } from '#platform/auth/call.ts'
import { AuthError, type AuthErrorCode } from '#platform/auth/errors.ts'
import { findFactor } from '#platform/auth/factors/factor-store.ts'
import type { AuthMethod } from '#platform/auth/sessions/issue.ts'

export type FactorType = Factor['factor_type']

/** GoTrue's names of each factor type: in messages, in settings, in error codes, and in amr claims. */
export const factorTypes = {
  totp: {
    word: 'TOTP',
    setting: 'totp',
    method: 'totp',
    enrollIsOff: 'mfa_totp_enroll_not_enabled',
    verifyIsOff: 'mfa_totp_verify_not_enabled',
  },
  phone: {
    word: 'Phone',
    setting: 'phone',
    method: 'mfa/phone',
    enrollIsOff: 'mfa_phone_enroll_not_enabled',
    verifyIsOff: 'mfa_phone_verify_not_enabled',
  },
  webauthn: {
    word: 'WebAuthn',
    setting: 'webAuthn',
    method: 'mfa/webauthn',
    enrollIsOff: 'mfa_webauthn_enroll_not_enabled',
    verifyIsOff: 'mfa_webauthn_verify_not_enabled',
  },
} as const satisfies Record<
  FactorType,
  { word: string; setting: 'totp' | 'phone' | 'webAuthn'; method: AuthMethod; enrollIsOff: AuthErrorCode; verifyIsOff: AuthErrorCode }
>

/** A call with a session of an account that is not anonymous. */
export interface FactorCall extends SignedInCall {
  session: Session
}

/** Throws 403 no_authorization for an anonymous account, 403 session_not_found for a token without a session. */
export function requireFactorCall(call: SignedInCall): FactorCall {
  if (call.claims.is_anonymous === true) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  }
  if (call.session === null) {
    throw new AuthError(403, 'session_not_found', 'A valid session and a registered user are required to use factors')
  }
  return { ...call, session: call.session }
}

/** The caller's factor in the path. Throws 404 validation_failed, mfa_factor_not_found. */
export async function requireFactor(call: FactorCall): Promise<Factor> {
  const factor = await findFactor(call.world.db, call.user.id, uuidParam(call, 'factor_id'))
  if (!factor) throw factorNotFound()
  return factor
}

/** 404 mfa_factor_not_found, also for another account's factor. */
export function factorNotFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

/** Throws 422 when the settings do not allow this type to be challenged and verified. */
export function requireVerifying({ world }: FactorCall, type: FactorType): void {
  const { word, setting, verifyIsOff } = factorTypes[type]
  if (!world.settings.mfa[setting].verify) throw new AuthError(422, verifyIsOff, `MFA verification is disabled for ${word}`)
}

/** The IP address that a challenge stores. */
export function addressOf({ address }: FactorCall): string {
  return address ?? '0.0.0.0'
}
