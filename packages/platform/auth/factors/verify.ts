import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { type Factor, isUuid, parseBody, type SignedInCall, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import {
  addressOf,
  type FactorCall,
  type FactorType,
  requireFactor,
  requireFactorCall,
  requireVerifying,
} from '#platform/auth/factors/guards.ts'
import { isCodeOf } from '#platform/auth/factors/phone.ts'
import { type Challenge, countChallengeTry, deleteChallenge, findChallenge } from '#platform/auth/factors/queries.ts'
import { type FactorProof, raiseToAal2 } from '#platform/auth/factors/raise.ts'
import { stepOfCode } from '#platform/auth/factors/totp.ts'
import { countTry, resetTries } from '#platform/auth/factors/tries.ts'
import { readAuthenticatorAnswer, verifyAuthenticatorAnswer } from '#platform/auth/factors/webauthn.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'

const Verification = z.object({ challenge_id: Text, code: Text })
type Verification = z.output<typeof Verification>

/** Tries of one challenge, right or wrong. */
const mostTries = 5

/** POST /factors/:factor_id/verify: answers a challenge and raises the session to aal2. */
export async function verifyFactor(signedIn: SignedInCall): Promise<Answer> {
  const call = requireFactorCall(signedIn)
  const factor = await requireFactor(call)
  const asked = parseBody(call, Verification)
  if (asked.challenge_id !== '' && !isUuid(asked.challenge_id)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: challenge_id must be an UUID')
  }
  if (factor.factor_type !== 'webauthn' && asked.code === '') throw invalid('Code needs to be non-empty')
  requireVerifying(call, factor.factor_type)
  if (factor.factor_type === 'webauthn') readAuthenticatorAnswer(call)
  const challenge = await requireChallenge(call, factor, asked.challenge_id)
  if (!(await countChallengeTry(call.world.db, challenge, mostTries))) throw challengeExpired(challenge)
  await countTry(call, factor)
  const proof = await provers[factor.factor_type](call, factor, challenge, asked)
  const session = await call.world.db.transaction().execute((trx) => raiseToAal2(trx, call, factor, challenge, proof))
  await resetTries(call, factor)
  return answerSession(session)
}

/** Checks a factor's answer and makes its proof. Each throws 422 mfa_verification_failed. */
const provers: Record<FactorType, (call: FactorCall, factor: Factor, challenge: Challenge, asked: Verification) => Promise<FactorProof>> = {
  async totp({ world }, factor, _, { code }) {
    const step = await stepOfCode(factor.secret ?? '', code, world.now())
    if (step === null) throw wrongCode('Invalid TOTP code entered')
    return { type: 'totp', step }
  },
  async phone(_call, _factor, challenge, { code }) {
    if (!isCodeOf(challenge, code)) throw wrongCode('Invalid MFA Phone code entered')
    return { type: 'phone' }
  },
  webauthn: async (call, factor, challenge) => ({
    type: 'webauthn',
    credential: await verifyAuthenticatorAnswer(factor, challenge, readAuthenticatorAnswer(call)),
  }),
}

function wrongCode(message: string): AuthError {
  return new AuthError(422, 'mfa_verification_failed', message)
}

/**
 * An open challenge of this factor. Throws 422 mfa_factor_not_found, mfa_ip_address_mismatch (also for a spent one,
 * as in GoTrue), mfa_challenge_expired.
 */
async function requireChallenge(call: FactorCall, factor: Factor, id: string): Promise<Challenge> {
  const { db, settings, now } = call.world
  const challenge = id === '' ? undefined : await findChallenge(db, factor.id, id, addressOf(call))
  if (!challenge) throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.verified_at !== null || !challenge.isFromAddress) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (challenge.created_at.getTime() + settings.mfa.challengeExpiry < now().getTime()) {
    await deleteChallenge(db, challenge)
    throw challengeExpired(challenge)
  }
  return challenge
}

function challengeExpired({ id }: Challenge): AuthError {
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
  return new AuthError(422, 'mfa_challenge_expired', message)
}
