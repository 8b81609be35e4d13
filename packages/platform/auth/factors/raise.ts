import { lockCaller } from '#platform/auth/bearer.ts'
import type { Factor } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { hasVerifiedFactor, isAal2 } from '#platform/auth/factors/aal.ts'
import { aaguidOf, type Credential } from '#platform/auth/factors/credential.ts'
import { findFactor, updateFactor } from '#platform/auth/factors/factor-store.ts'
import { type FactorCall, factorNotFound, factorTypes } from '#platform/auth/factors/guards.ts'
import {
  type Challenge,
  deleteLowSessions,
  deleteUnverifiedFactors,
  raiseSession,
  spendChallenge,
  spendCounter,
  spendStep,
} from '#platform/auth/factors/queries.ts'
import { cancelUnconfirmed } from '#platform/auth/sessions/end-sessions.ts'
import { type SessionBody, writeSession } from '#platform/auth/sessions/issue.ts'
import { addAmrClaim, lockSession } from '#platform/auth/sessions/session-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** A proof that the caller has a factor, with the part that may be used only once. */
export type FactorProof = { type: 'totp'; step: number } | { type: 'phone' } | { type: 'webauthn'; credential: Credential }

/**
 * Spends a proof and raises the session to aal2. Ends the account's sessions at aal1 and removes its unverified
 * factors of this type. Of many calls with one proof the first succeeds; the others throw 422 mfa_verification_failed
 * or mfa_ip_address_mismatch, as for a spent challenge.
 */
export async function raiseToAal2(
  trx: AuthTransaction,
  call: FactorCall,
  seen: Factor,
  challenge: Challenge,
  proof: FactorProof,
): Promise<SessionBody> {
  const { world } = call
  const now = world.now()
  const { user, session } = await lockCaller(trx, call)
  const factor = await findFactor(trx, user.id, seen.id)
  if (!factor) throw factorNotFound()
  if (factor.status === 'unverified' && !isAal2(session) && (await hasVerifiedFactor(trx, user.id))) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (!(await spendChallenge(trx, challenge, now))) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  await spendFactorProof(trx, seen, factor, proof)
  if (factor.status === 'unverified')
    await updateFactor(trx, user.id, factor.id, { status: 'verified', updated_at: now, ...keyColumns(proof) })
  await raiseSession(trx, session.id, factor.id, now)
  const claim = { id: world.uuid(), session_id: session.id, created_at: now, updated_at: now }
  await addAmrClaim(trx, { ...claim, authentication_method: factorTypes[proof.type].method })
  await deleteLowSessions(trx, user.id)
  if (factor.status === 'unverified') await cancelUnconfirmed(trx, world, user)
  await deleteUnverifiedFactors(trx, user.id, { factor_type: factor.factor_type })
  const raised = await lockSession(trx, session.id)
  return writeSession(trx, world, user, raised ?? session)
}

/**
 * Throws 422 mfa_verification_failed for a reused code or signature, and for a new key of a factor that got another
 * key since it was `seen`.
 */
async function spendFactorProof(trx: AuthTransaction, seen: Factor, factor: Factor, proof: FactorProof): Promise<void> {
  if (proof.type === 'totp' && !(await spendStep(trx, factor.id, proof.step))) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  if (proof.type !== 'webauthn') return
  const isSpent = factor.status === 'unverified' || (seen.status === 'verified' && (await spendCounter(trx, factor, proof.credential)))
  if (!isSpent) throw new AuthError(422, 'mfa_verification_failed', 'Failed to validate WebAuthn MFA response')
}

/** The columns for an authenticator's key; empty for a proof of another type. */
function keyColumns(proof: FactorProof) {
  return proof.type === 'webauthn' ? { web_authn_credential: proof.credential, web_authn_aaguid: aaguidOf(proof.credential) } : {}
}
