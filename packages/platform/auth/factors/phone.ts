import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { type Factor, parseBody, Text } from '#platform/auth/call.ts'
import { requireChannel } from '#platform/auth/codes/phone-codes.ts'
import { hashCode, makeSecret } from '#platform/auth/codes/secret.ts'
import { countForInstallation } from '#platform/auth/codes/send-limits.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { findFactor } from '#platform/auth/factors/factor-store.ts'
import { type FactorCall, factorNotFound } from '#platform/auth/factors/guards.ts'
import { type Challenge, deleteUnsentChallenge } from '#platform/auth/factors/queries.ts'
import { presentUser } from '#platform/auth/users/present.ts'

type StoreChallenge = (call: FactorCall, factor: Factor, challenge: Challenge, notSince: Date) => Promise<Challenge | undefined>

const Channel = z.object({ channel: Text })

/**
 * Sends a code to the factor's number. The statement that stores the challenge also claims the right to send, so one
 * of many parallel calls sends. Throws 400 validation_failed, 429 over_sms_send_rate_limit, 422 sms_send_failed.
 */
export async function challengePhone(call: FactorCall, factor: Factor, challenge: Challenge, store: StoreChallenge): Promise<Challenge> {
  const { world } = call
  requireChannel(parseBody(call, Channel, 'allowed').channel)
  const phone = factor.phone ?? ''
  const { otpLength, maxFrequency } = world.settings.mfa.phone
  const agreed = world.settings.phone.testOtp.get(phone)
  if (agreed === undefined && world.sendSms === null) throw sendFailed('Error sending message: no text messages can be sent from here')
  const { code, codeHash } = makeSecret(world, challenge.id, { digits: otpLength, ...(agreed === undefined ? {} : { code: agreed }) })
  const notSince = new Date(challenge.created_at.getTime() - maxFrequency)
  const stored = await store(call, factor, { ...challenge, otp_code: codeHash }, notSince)
  if (!stored) throw tooSoon(await findFactor(world.db, factor.user_id, factor.id), notSince)
  if (agreed === undefined) await send(call, factor, challenge.id, { phone, code })
  return stored
}

/** Whether this is the challenge's code. */
export function isCodeOf(challenge: Challenge, code: string): boolean {
  const sent = Buffer.from(challenge.otp_code ?? '')
  const typed = Buffer.from(hashCode(challenge.id, code.trim()))
  return sent.length === typed.length && timingSafeEqual(sent, typed)
}

async function send(
  call: FactorCall,
  factor: Factor,
  challengeId: string,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const { world } = call
  try {
    await countForInstallation(call, 'sms', 'own')
    const user = presentUser({ user: call.user, identities: [], factors: [factor] })
    await world.sendSms?.({ to: phone, text: `Your code is ${code}`, code, user })
  } catch (cause) {
    await deleteUnsentChallenge(world.db, factor, challengeId)
    if (cause instanceof AuthError) throw cause
    world.log.warn({ requestId: call.requestId, err: cause }, 'a text message could not be sent')
    throw sendFailed('Error sending message', cause)
  }
}

function sendFailed(message: string, cause?: unknown): AuthError {
  return new AuthError(422, 'sms_send_failed', message, { cause })
}

/** The error when no challenge was stored, because the factor is gone or was challenged too recently. */
function tooSoon(factor: Factor | undefined, notSince: Date): AuthError {
  if (!factor) return factorNotFound()
  const seconds = Math.ceil(Math.max(0, (factor.last_challenged_at?.getTime() ?? 0) - notSince.getTime()) / 1000)
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return new AuthError(429, 'over_sms_send_rate_limit', message, { headers: { 'retry-after': String(seconds) } })
}
