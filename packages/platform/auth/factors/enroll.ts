import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { lockCaller } from '#platform/auth/bearer.ts'
import { type Factor, parseBody, type SignedInCall, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { isAal2 } from '#platform/auth/factors/aal.ts'
import { insertFactor } from '#platform/auth/factors/factor-store.ts'
import { type FactorCall, type FactorType, factorTypes, requireFactorCall } from '#platform/auth/factors/guards.ts'
import { deleteStaleFactors, deleteUnverifiedFactors } from '#platform/auth/factors/queries.ts'
import { fitsQr, newTotp, qrSvg } from '#platform/auth/factors/totp.ts'
import { normalPhone } from '#platform/auth/users/addresses.ts'
import { findFactors } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

const Enrollment = z.object({ friendly_name: Text, factor_type: Text, issuer: Text, phone: Text })
type Enrollment = z.output<typeof Enrollment>

/** Characters. A database index contains the name, which limits its length. */
const longestName = 255
/** Characters; authenticator apps show no longer name. */
const longestIssuer = 100
const secretBytes = 20

/** POST /factors: adds a factor, unverified until its first challenge is answered. */
export async function enrollFactor(signedIn: SignedInCall): Promise<Answer> {
  const call = requireFactorCall(signedIn)
  const asked = parseBody(call, Enrollment)
  const type = typeOf(asked.factor_type)
  const { word, setting, enrollIsOff } = factorTypes[type]
  if (!call.world.settings.mfa[setting].enroll) throw new AuthError(422, enrollIsOff, `MFA enroll is disabled for ${word}`)
  if (asked.friendly_name.length > longestName) throw invalid(`friendly_name must be at most ${longestName} characters`)
  return enrollers[type](call, asked)
}

function typeOf(text: string): FactorType {
  if (text === 'totp' || text === 'phone' || text === 'webauthn') return text
  throw invalid('factor_type needs to be totp, phone, or webauthn')
}

const enrollers: Record<FactorType, (call: FactorCall, asked: Enrollment) => Promise<Answer>> = {
  async totp(call, { friendly_name, issuer }) {
    const { world, user } = call
    if (issuer.length > longestIssuer) throw invalid(`issuer must be at most ${longestIssuer} characters`)
    const { secret, uri } = await newTotp(world.randomBytes(secretBytes), {
      issuer: issuer || new URL(world.settings.siteUrl).host,
      account: user.email || user.phone || user.id,
    })
    if (!fitsQr(uri)) throw invalid('Error generating QR Code: the issuer is too long')
    const id = await storeFactor(call, { factor_type: 'totp', friendly_name, secret })
    // The QR code comes last: it is the costliest step, and most calls over the limit are refused before it.
    return ok({ id, type: 'totp', friendly_name, totp: { qr_code: await qrSvg(uri), secret, uri } })
  },
  async phone(call, { friendly_name, phone: typed }) {
    if (typed === '') throw invalid('Phone number required to enroll Phone factor')
    const phone = normalPhone(typed)
    const id = await storeFactor(call, { factor_type: 'phone', friendly_name, phone })
    return ok({ id, type: 'phone', friendly_name, phone: typed })
  },
  async webauthn(call, { friendly_name }) {
    const id = await storeFactor(call, { factor_type: 'webauthn', friendly_name })
    return ok({ id, type: 'webauthn', friendly_name })
  },
}

interface NewFactor {
  factor_type: FactorType
  friendly_name: string
  secret?: string
  phone?: string
}

/**
 * Stores an unverified factor if the account may have one more. The lock on the account lets one enrolment run at a
 * time.
 */
function storeFactor(call: FactorCall, parts: NewFactor): Promise<string> {
  const { world, user } = call
  return world.db.transaction().execute(async (trx) => {
    const { session } = await lockCaller(trx, call)
    if (parts.phone !== undefined) await removeUnverifiedNumber(trx, call, parts.phone)
    await deleteStaleFactors(trx, user.id, new Date(world.now().getTime() - world.settings.mfa.factorExpiry))
    requireFreeSlot({ world, session }, await findFactors(trx, user.id), parts.friendly_name)
    const id = world.uuid()
    const now = world.now()
    await insertFactor(trx, {
      id,
      user_id: user.id,
      friendly_name: parts.friendly_name,
      factor_type: parts.factor_type,
      status: 'unverified',
      created_at: now,
      updated_at: now,
      secret: parts.secret ?? null,
      phone: parts.phone ?? null,
      last_challenged_at: null,
      web_authn_credential: null,
      web_authn_aaguid: null,
      last_webauthn_challenge_data: null,
    })
    return id
  })
}

/** Removes an unverified factor with the same number. Throws 422 mfa_verified_factor_exists for a verified one. */
async function removeUnverifiedNumber(trx: AuthTransaction, { user }: FactorCall, phone: string): Promise<void> {
  const factors = await findFactors(trx, user.id)
  if (factors.some((factor) => factor.phone === phone && factor.status === 'verified')) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  }
  await deleteUnverifiedFactors(trx, user.id, { phone })
}

/** Throws 422 mfa_factor_name_conflict, too_many_enrolled_mfa_factors, 403 insufficient_aal. */
function requireFreeSlot({ world, session }: Pick<FactorCall, 'world' | 'session'>, factors: readonly Factor[], name: string): void {
  const { maxEnrolled, maxVerified } = world.settings.mfa
  if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
  const verified = factors.filter(({ status }) => status === 'verified').length
  if (factors.length >= maxEnrolled || verified >= maxVerified) {
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue')
  }
  if (verified > 0 && !isAal2(session)) throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
