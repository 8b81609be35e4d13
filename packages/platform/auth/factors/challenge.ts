import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Factor, SignedInCall } from '#platform/auth/call.ts'
import {
  addressOf,
  type FactorCall,
  type FactorType,
  factorNotFound,
  requireFactor,
  requireFactorCall,
  requireVerifying,
} from '#platform/auth/factors/guards.ts'
import { challengePhone } from '#platform/auth/factors/phone.ts'
import { type Challenge, claimChallenge, insertChallenge } from '#platform/auth/factors/queries.ts'
import { challengeWebAuthn } from '#platform/auth/factors/webauthn.ts'
import { sqlState } from '#platform/database/open.ts'

const day = 86_400_000
/**
 * How often to try again: in tables of older GoTrue versions the column is unique, so two challenges in one
 * microsecond collide.
 */
const mostCollisions = 5

/** POST /factors/:factor_id/challenge: makes the challenge that the caller answers at /verify. */
export async function challengeFactor(signedIn: SignedInCall): Promise<Answer> {
  const call = requireFactorCall(signedIn)
  const factor = await requireFactor(call)
  requireVerifying(call, factor.factor_type)
  const { challenge, more } = await challengers[factor.factor_type](call, factor)
  const expiresAt = challenge.created_at.getTime() + call.world.settings.mfa.challengeExpiry
  return ok({ id: challenge.id, type: factor.factor_type, expires_at: Math.floor(expiresAt / 1000), ...more })
}

const challengers: Record<FactorType, (call: FactorCall, factor: Factor) => Promise<{ challenge: Challenge; more?: object }>> = {
  totp: async (call, factor) => ({ challenge: await requireStored(storeChallenge(call, factor, newChallenge(call, factor))) }),
  phone: async (call, factor) => ({ challenge: await challengePhone(call, factor, newChallenge(call, factor), storeChallenge) }),
  async webauthn(call, factor) {
    const { data, webauthn } = await challengeWebAuthn(call, factor)
    const challenge = { ...newChallenge(call, factor), web_authn_session_data: data }
    return { challenge: await requireStored(storeChallenge(call, factor, challenge)), more: { webauthn } }
  },
}

function newChallenge(call: FactorCall, factor: Factor): Challenge {
  const { world } = call
  return {
    id: world.uuid(),
    factor_id: factor.id,
    created_at: world.now(),
    verified_at: null,
    ip_address: addressOf(call),
    otp_code: null,
    web_authn_session_data: null,
  }
}

async function requireStored(stored: Promise<Challenge | undefined>): Promise<Challenge> {
  const challenge = await stored
  if (!challenge) throw factorNotFound()
  return challenge
}

/** Stores a challenge. Undefined when the factor is gone, or was challenged at or after `notSince`. */
async function storeChallenge(
  { world }: FactorCall,
  factor: Factor,
  challenge: Challenge,
  notSince: Date | null = null,
): Promise<Challenge | undefined> {
  const now = challenge.created_at
  for (let collisions = 0; ; collisions += 1) {
    const [high = 0, low = 0] = world.randomBytes(2)
    const at = { now, micros: (high * 256 + low) % 1000, notSince }
    try {
      return await world.db.transaction().execute(async (trx) => {
        if (!(await claimChallenge(trx, factor, at))) return undefined
        await insertChallenge(trx, challenge, new Date(now.getTime() - day))
        return challenge
      })
    } catch (error) {
      if (sqlState(error) !== '23505' || collisions === mostCollisions) throw error
    }
  }
}
