import * as z from 'zod/mini'
import { type Factor, parseBody } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { Credential, newCredential } from '#platform/auth/factors/credential.ts'
import type { FactorCall } from '#platform/auth/factors/guards.ts'
import type { Challenge } from '#platform/auth/factors/queries.ts'
import { relyingPartyFor } from '#platform/auth/factors/relying-party.ts'
import { findFactors } from '#platform/auth/users/user-store.ts'

const RelyingPartyRequest = z.object({
  webauthn: z.nullish(
    z.object({
      rpId: z.nullish(z.string()),
      rp_id: z.nullish(z.string()),
      rpOrigins: z.nullish(z.array(z.string())),
      rp_origins: z.nullish(z.array(z.string())),
    }),
  ),
})

/** The stored state of a WebAuthn ceremony, under GoTrue's names and two of ours. */
const Ceremony = z.object({
  challenge: z.string(),
  rpId: z.string(),
  type: z.enum(['create', 'request']),
  origins: z.array(z.string()),
})
type Ceremony = z.output<typeof Ceremony>

const challengeBytes = 32
/** COSE algorithms (IANA): EdDSA, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257]

/**
 * The options for navigator.credentials. For an unverified factor they make a key, for a verified one they sign with
 * its key.
 */
export async function challengeWebAuthn(call: FactorCall, factor: Factor): Promise<{ data: Ceremony; webauthn: object }> {
  const { world, user } = call
  const { webauthn: wish } = parseBody(call, RelyingPartyRequest, 'allowed')
  const party = relyingPartyFor(world.settings, {
    id: wish?.rpId ?? wish?.rp_id ?? undefined,
    origins: wish?.rpOrigins ?? wish?.rp_origins ?? undefined,
  })
  const challenge = new Uint8Array(world.randomBytes(challengeBytes))
  const shared = { challenge, timeout: world.settings.mfa.challengeExpiry }
  const remembered = { challenge: Buffer.from(challenge).toString('base64url'), rpId: party.id, origins: [...party.origins] }
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import('@simplewebauthn/server')
  if (factor.status === 'verified') {
    const { id, transports } = keyOf(factor)
    const options = await generateAuthenticationOptions({
      ...shared,
      rpID: party.id,
      allowCredentials: [{ id, transports }],
      userVerification: 'preferred',
    })
    return { data: { ...remembered, type: 'request' }, webauthn: { type: 'request', credential_options: { publicKey: options } } }
  }
  const others = (await findFactors(world.db, user.id)).filter(({ web_authn_credential: credential }) => credential !== null)
  const options = await generateRegistrationOptions({
    ...shared,
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email || user.phone || '',
    userDisplayName: user.email || user.phone || '',
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: others.map(keyOf).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { userVerification: 'preferred' },
  })
  return { data: { ...remembered, type: 'create' }, webauthn: { type: 'create', credential_options: { publicKey: options } } }
}

const AuthenticatorBody = z.object({
  webauthn: z.nullish(z.object({ type: z.nullish(z.string()), credential_response: z.optional(z.unknown()) })),
})

/**
 * Characters. An id has at most 1,023 bytes (WebAuthn, 7.1), a certificate some thousands, and a transport is a word
 * of a list (5.8.4).
 */
const longestParts = { id: 1_364, part: 32_768, transport: 32 } as const
const mostTransports = 16
const Base64Url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longestParts.part))
const Id = Base64Url.check(z.maxLength(longestParts.id))
const Transports = z.array(z.string().check(z.maxLength(longestParts.transport))).check(z.maxLength(mostTransports))
const Key = { id: Id, rawId: Id, type: z.literal('public-key') }
const Attestation = z.object({
  ...Key,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: z.optional(Transports) }),
})
const Assertion = z.object({
  ...Key,
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
})

/** The authenticator's answer in a call's body. Throws 400 validation_failed. */
export function readAuthenticatorAnswer(call: FactorCall): { type: 'create' | 'request'; response: unknown } {
  const { webauthn } = parseBody(call, AuthenticatorBody)
  if (!webauthn) throw invalid('WebAuthn config required')
  const { type, credential_response: response } = webauthn
  if (type !== 'create' && type !== 'request') throw invalid('WebAuthn type must be create or request')
  if (response === undefined || response === null) throw invalid('credential_response required')
  const isWellFormed = (type === 'create' ? Attestation : Assertion).safeParse(response).success
  if (!isWellFormed) throw invalid('Invalid credential_response')
  return { type, response }
}

/**
 * Verifies an authenticator's answer and makes the credential to store: a new key, or the known one with its new
 * counter. An answer of the other ceremony is refused. Throws 422 mfa_verification_failed.
 */
export async function verifyAuthenticatorAnswer(
  factor: Factor,
  challenge: Challenge,
  shown: { type: 'create' | 'request'; response: unknown },
): Promise<Credential> {
  const ceremony = Ceremony.parse(challenge.web_authn_session_data)
  const isOfFactor = ceremony.type === (factor.status === 'verified' ? 'request' : 'create')
  if (!isOfFactor || shown.type !== ceremony.type) throw webAuthnFailed()
  const expected = {
    expectedChallenge: ceremony.challenge,
    expectedOrigin: ceremony.origins,
    expectedRPID: ceremony.rpId,
    requireUserVerification: false,
  }
  try {
    return shown.type === 'create' ? await register(shown.response, expected) : await sign(factor, shown.response, expected)
  } catch (cause) {
    throw cause instanceof AuthError ? cause : webAuthnFailed(cause)
  }
}

interface Expected {
  expectedChallenge: string
  expectedOrigin: string[]
  expectedRPID: string
  requireUserVerification: boolean
}

async function register(shown: unknown, expected: Expected): Promise<Credential> {
  const { response, ...key } = Attestation.parse(shown)
  const { transports, ...data } = response
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...key, response: data, clientExtensionResults: {} },
    supportedAlgorithmIDs,
    ...expected,
  })
  if (!verified) throw webAuthnFailed()
  return newCredential(registrationInfo, transports ?? [])
}

async function sign(factor: Factor, shown: unknown, expected: Expected): Promise<Credential> {
  const { response, ...key } = Assertion.parse(shown)
  const { id, publicKey, counter, stored } = keyOf(factor)
  if (key.id !== id) throw webAuthnFailed()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...key, response, clientExtensionResults: {} },
    credential: { id, publicKey, counter },
    ...expected,
  })
  if (!verified) throw webAuthnFailed()
  return { ...stored, authenticator: { ...stored.authenticator, signCount: authenticationInfo.newCounter } }
}

/** A factor's key in the library's format. */
function keyOf(factor: Factor) {
  const stored = Credential.parse(factor.web_authn_credential)
  return {
    id: Buffer.from(stored.id, 'base64').toString('base64url'),
    publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64')),
    counter: stored.authenticator.signCount,
    transports: stored.transport ?? [],
    stored,
  }
}

function webAuthnFailed(cause?: unknown): AuthError {
  return new AuthError(422, 'mfa_verification_failed', 'Failed to validate WebAuthn MFA response', { cause })
}
