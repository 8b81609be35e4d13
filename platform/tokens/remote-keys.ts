import { createSecretKey } from 'node:crypto'
import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { requireReadable } from '#platform/tokens/claims.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** The keys that tell are not to be had now: whether a token is good, nobody knows. */
export class KeysAway extends Error {
  constructor(cause: unknown) {
    super('The public keys of the tokens cannot be read', { cause })
    this.name = 'KeysAway'
  }
}

/** Tells the tokens of another server. */
export interface RemoteKeys {
  /**
   * The claims of a token that the other server signed, for this audience, and that is not too old. Throws TokenError,
   * KeysAway.
   */
  verify(token: string): Promise<JWTPayload>
}

export interface RemoteKeysOptions {
  issuer: string
  audience: string
  /** Where the public keys are (RFC 7517). */
  jwks: string
  /** HS256 with this shared secret is accepted too, as Supabase's older projects sign. */
  legacySecret?: string | undefined
  now: () => Date
  fetch: typeof fetch
}

/**
 * Algorithms of public keys. A token that names HS256 is never verified with a public key: every reader of the key
 * could have signed it.
 */
const publicAlgorithms = ['RS256', 'ES256', 'EdDSA']

/**
 * Milliseconds: how long keys are remembered, how soon a strange key id makes us ask again, and how long an answer may
 * take.
 */
const remembered = 600_000
const soonest = 1_000
const longestAnswer = 5_000

/** Opens the public keys of another server, asked for when the first token comes. */
export function openRemoteKeys({ issuer, audience, jwks, legacySecret, now, fetch }: RemoteKeysOptions): RemoteKeys {
  const remote = createRemoteJWKSet(new URL(jwks), {
    cacheMaxAge: remembered,
    cooldownDuration: soonest,
    timeoutDuration: longestAnswer,
    [customFetch]: fetch,
  })
  const publicKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token)
    } catch (cause) {
      const isTokens = cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys
      throw isTokens ? cause : new KeysAway(cause)
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
        requireReadable(payload)
        return payload
      } catch (cause) {
        if (cause instanceof KeysAway || cause instanceof TokenError) throw cause
        throw new TokenError(cause instanceof Error ? cause.message : 'token is malformed', { cause })
      }
    },
  }
}
