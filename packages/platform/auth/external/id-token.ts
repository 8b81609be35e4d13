import { createHash } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import { ProviderError } from '#platform/auth/external/ask-provider.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { assertTexts, isStorable } from '#platform/http/body.ts'

/** An invalid ID token. */
export class IdTokenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdTokenError'
  }
}

/** Asymmetric algorithms, which only the issuer can sign with. A shared secret proves nothing about the issuer. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** Seconds of allowed clock difference. */
const clockTolerance = 60

/** Other names that issuers use in their tokens. */
const issuerAliases = new Map([
  ['https://accounts.google.com', ['accounts.google.com']],
  ['https://www.linkedin.com', ['https://www.linkedin.com/oauth']],
])

/**
 * Verifies an ID token of this issuer. With an access token beside it, `at_hash` must match. Throws IdTokenError,
 * ProviderError.
 */
export async function verifyIdToken(
  world: Pick<AuthWorld, 'providerKeys' | 'now'>,
  token: string,
  { issuer, audience, accessToken }: { issuer: string; audience?: readonly string[]; accessToken?: string | undefined },
): Promise<JWTPayload> {
  const names = [issuer, ...(issuerAliases.get(issuer) ?? [])]
  refuseBeforeKeys(token, names, world.now())
  const keys = await world.providerKeys(issuer)
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms,
      issuer: names,
      clockTolerance,
      currentDate: world.now(),
      requiredClaims: ['exp'],
      ...(audience ? { audience: [...audience] } : {}),
    })
    assertTexts(payload, isStorable)
    if (accessToken && typeof payload.at_hash === 'string' && payload.at_hash !== accessTokenHash(accessToken, protectedHeader.alg)) {
      throw new IdTokenError('at_hash does not fit the access token')
    }
    return payload
  } catch (cause) {
    if (cause instanceof IdTokenError || cause instanceof ProviderError) throw cause
    const isUnreachable = cause instanceof errors.JWKSTimeout || cause instanceof TypeError
    throw isUnreachable
      ? new ProviderError('unreachable', 'the keys of the issuer could not be fetched', { cause })
      : new IdTokenError('the ID token cannot be verified', { cause })
  }
}

/**
 * Refuses tokens that no key could make valid, so that an issuer's keys are fetched only for a token that may be its
 * own. Throws IdTokenError.
 */
function refuseBeforeKeys(token: string, issuers: readonly string[], now: Date): void {
  const { alg = '' } = read(decodeProtectedHeader, token)
  const { iss = '', exp = 0 } = read(decodeJwt, token)
  const isOver = exp + clockTolerance <= now.getTime() / 1000
  if (!algorithms.includes(alg) || !issuers.includes(iss) || isOver)
    throw new IdTokenError('the ID token is none of this issuer’s, or is over')
}

/** The issuer in a token that is not verified yet. Throws IdTokenError. */
export function claimedIssuer(token: string): string {
  return read(decodeJwt, token).iss ?? ''
}

function read<Part>(decode: (token: string) => Part, token: string): Part {
  try {
    return decode(token)
  } catch (cause) {
    throw new IdTokenError('the ID token has no form', { cause })
  }
}

/** OpenID Connect Core 3.1.3.6: the left half of the hash that belongs to the signature's algorithm. */
function accessTokenHash(accessToken: string, algorithm: string): string {
  const bits = /(256|384|512)$/.exec(algorithm)?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken, 'ascii').digest()
  return hash.subarray(0, hash.length / 2).toString('base64url')
}
