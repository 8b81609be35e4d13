import * as z from 'zod/mini'
import { type Call, Metadata, parseBody, Text } from '#platform/auth/call.ts'
import { requireChannel } from '#platform/auth/codes/phone-codes.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { type CodeChallenge, readChallenge } from '#platform/auth/flow/challenge.ts'
import { requireStrong } from '#platform/auth/passwords/strength.ts'
import { normalEmail, normalPhone, requireAllowedAddress } from '#platform/auth/users/addresses.ts'

const SignUp = z.object({
  email: Text,
  phone: Text,
  password: Text,
  data: z.nullish(Metadata),
  channel: Text,
  code_challenge: Text,
  code_challenge_method: Text,
})
type SignUp = z.infer<typeof SignUp>

/** The address or number of an account. */
export type Contact = { provider: 'email'; email: string } | { provider: 'phone'; phone: string }

/** A sign-up as requested. */
export interface SignUpRequest {
  contact: Contact
  password: string
  /** The person's own user_metadata. It never decides about rights. */
  data: Record<string, unknown>
  challenge: CodeChallenge | null
}

/** The metadata in a body; null when it is empty. */
export function metadataOf(data: Record<string, unknown> | null | undefined): Record<string, unknown> | null {
  return data && Object.keys(data).length > 0 ? data : null
}

/** Parses the body of a sign-up; null data counts as empty. Throws 400 bad_json. */
export function readSignUp(call: Pick<Call, 'body'>): SignUp & { data: Record<string, unknown> } {
  const body = parseBody(call, SignUp)
  return { ...body, data: body.data ?? {} }
}

/**
 * Checks a sign-up in GoTrue's order. Throws 422 weak_password, 400 validation_failed, email_address_invalid,
 * email_provider_disabled, phone_provider_disabled.
 */
export function checkSignUp(call: Pick<Call, 'world'>, body: SignUp & { data: Record<string, unknown> }): SignUpRequest {
  const { world } = call
  const { email, phone, password, data } = body
  if (password === '') throw invalid('Signup requires a valid password')
  requireStrong(world, password, { email: email.toLowerCase() || null, metadata: data })
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on signup.')
  if (phone !== '') requireChannel(body.channel)
  if (phone !== '' && body.code_challenge !== '') throw invalid('PKCE not supported for phone signups')
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method)
  return { contact: contactOf(world, email, phone), password, data, challenge }
}

function contactOf(world: Call['world'], email: string, phone: string): Contact {
  const { settings } = world
  if (email === '') {
    if (!settings.phone.isEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
    return { provider: 'phone', phone: normalPhone(phone) }
  }
  if (!settings.email.isEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  const address = normalEmail(email)
  requireAllowedAddress(world, address)
  return { provider: 'email', email: address }
}
