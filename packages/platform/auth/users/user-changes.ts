import * as z from 'zod/mini'
import { Metadata, parseBody, type SignedInCall, Text } from '#platform/auth/call.ts'
import { requireChannel } from '#platform/auth/codes/phone-codes.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { type CodeChallenge, readChallenge } from '#platform/auth/flow/challenge.ts'
import { requireStrong } from '#platform/auth/passwords/strength.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'
import { normalEmail, normalPhone, requireAllowedAddress } from '#platform/auth/users/addresses.ts'

const Change = z.object({
  email: Text,
  phone: Text,
  channel: Text,
  password: z.nullish(z.string()),
  nonce: Text,
  data: z.nullish(Metadata),
  app_metadata: z.nullish(Metadata),
  code_challenge: Text,
  code_challenge_method: Text,
})

/** A requested change of an account, without values that it has already. */
export interface UserChanges {
  email: string | undefined
  phone: string | undefined
  password: string | undefined
  nonce: string
  data: Record<string, unknown> | undefined
  appMetadata: Record<string, unknown> | undefined
  challenge: CodeChallenge | null
}

/**
 * Parses the body of PUT /user. Throws 400 bad_json, validation_failed, email_address_invalid,
 * email_provider_disabled, phone_provider_disabled, 422 weak_password.
 */
export function readUserChanges(call: SignedInCall): UserChanges {
  const { world, user } = call
  const body = parseBody(call, Change)
  const email = body.email === '' ? undefined : normalEmail(body.email)
  const phone = body.phone === '' ? undefined : normalPhone(body.phone)
  if (phone !== undefined) requireChannel(body.channel)
  const wanted = { email: email === user.email ? undefined : email, phone: phone === user.phone ? undefined : phone }
  requireEnabled(world.settings, wanted)
  if (wanted.email !== undefined) requireAllowedAddress(world, wanted.email)
  if (typeof body.password === 'string') {
    requireStrong(world, body.password, { email: email ?? user.email, metadata: { ...user.raw_user_meta_data, ...body.data } })
  }
  return {
    ...wanted,
    password: body.password ?? undefined,
    nonce: body.nonce,
    data: body.data ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    challenge: email === undefined ? null : readChallenge(body.code_challenge, body.code_challenge_method),
  }
}

/** Refuses an address or number with which the account could not sign in. GoTrue would send the confirmation. */
function requireEnabled({ email, phone }: AuthSettings, wanted: Pick<UserChanges, 'email' | 'phone'>): void {
  if (wanted.email !== undefined && !email.isEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
  if (wanted.phone !== undefined && !phone.isEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
}
