import { createSecretKey } from 'node:crypto'
import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { requireReadableClaims } from '#platform/tokens/claims.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** The public keys cannot be fetched, so tokens cannot be verified. */
export class KeysUnreachable extends Error {
  constructor(cause: unknown) {
    super('The public keys of the tokens cannot be read', { cause })
    this.name = 'KeysUnreachable'
  }
}

/** Verifies the tokens of another server. */
export interface RemoteKeys {
  /**
   * The claims of a token that the other server signed for this audience and that has not expired. Throws TokenError,
   * KeysUnreachable.
   */
  verify(token: string): Promise<JWTPayload>
}

export interface RemoteKeysOptions {
  issuer: string
  audience: string
  /** The address of the public keys (RFC 7517). */
  jwks: string
  /** A shared secret (HS256) that verifies too: older Supabase projects sign with one. */
  legacySecret?: string | undefined
  now: () => Date
  fetch: typeof fetch
}

/** The algorithms of public keys. HS256 is not among them: anyone who reads a public key could sign with it. */
const publicAlgorithms = ['RS256', 'ES256', 'EdDSA']

/**
 * Milliseconds: how long keys are cached, how soon an unknown key id may fetch them again, and how long an answer may
 * take.
 */
const cacheTime = 600_000
const cooldown = 1_000
const longestAnswer = 5_000

/** Opens the public keys of another server, which are fetched at the first token. */
export function openRemoteKeys({ issuer, audience, jwks, legacySecret, now, fetch }: RemoteKeysOptions): RemoteKeys {
  const remote = createRemoteJWKSet(new URL(jwks), {
    cacheMaxAge: cacheTime,
    cooldownDuration: cooldown,
    timeoutDuration: longestAnswer,
    [customFetch]: fetch,
  })
  const publicKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token)
    } catch (cause) {
      const isTokens = cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys
      throw isTokens ? cause : new KeysUnreachable(cause)
    }
  }
  const legacy = legacySecret === undefined ? null : createSecretKey(Buffer.from(legacySecret))
  return {
    async verify(token) {
      const rules = { issuer, audience, currentDate: now(), requiredClaims: ['exp', 'sub'] }
      try {
        const { payload } =
          legacy && decodeProtectedHeader(token).alg === 'HS256'
            ? await jwtVerify(token, legacy, { ...rules, algorithms: ['HS256'] })
            : await jwtVerify(token, publicKey, { ...rules, algorithms: publicAlgorithms })
        requireReadableClaims(payload)
        return payload
      } catch (cause) {
        if (cause instanceof KeysUnreachable || cause instanceof TokenError) throw cause
        throw new TokenError(cause instanceof Error ? cause.message : 'token is malformed', { cause })
      }
    },
  }
}
