import type { JWTPayload } from 'jose'
import type { ApiRole } from '#platform/database/roles.ts'
import type { KeyRing } from '#platform/tokens/key-ring.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** The two API keys: `anon` is public, `serviceRole` may do everything and belongs on servers. */
export interface ApiKeyPair {
  readonly anon: string
  readonly serviceRole: string
}

/** The latest API keys, and the claims of tokens. */
export interface ApiKeys extends ApiKeyPair {
  /** The keys signed by the current signing key. Earlier ones stay valid until their signing key is retired. */
  current(): Promise<ApiKeyPair>
  /** The claims of an API key, or of a token that we signed for this audience. Throws TokenError. */
  claimsOf(token: string): Promise<JWTPayload>
}

interface ApiKeyOptions {
  issuer: string
  /** The audience of tokens; one for another audience is invalid. */
  audience: string
  anon?: string | undefined
  serviceRole?: string | undefined
}

/**
 * API keys do not expire in practice (100 years): they name only a role, and end when their signing key is retired.
 */
const issuedAt = Date.UTC(2026, 0) / 1000
const lifetime = 100 * 365 * 86_400

/** Opens the API keys: configured ones, which may be any text, or else tokens of our own signing key. */
export async function openApiKeys(ring: KeyRing, configured: ApiKeyOptions): Promise<ApiKeys> {
  const sign = (role: ApiRole) => ring.sign({ role, iss: configured.issuer, iat: issuedAt, exp: issuedAt + lifetime })
  const make = async () => ({
    signer: await ring.signerId(),
    anon: configured.anon ?? (await sign('anon')),
    serviceRole: configured.serviceRole ?? (await sign('service_role')),
  })
  let made = await make()
  return {
    get anon() {
      return made.anon
    },
    get serviceRole() {
      return made.serviceRole
    },
    async current() {
      if (made.signer !== (await ring.signerId())) made = await make()
      return made
    },
    async claimsOf(token) {
      if (token === configured.anon) return { role: 'anon' }
      if (token === configured.serviceRole) return { role: 'service_role' }
      const claims = await ring.verify(token)
      const audiences = claims.aud === undefined ? [] : [claims.aud].flat()
      if (audiences.length > 0 && !audiences.includes(configured.audience)) throw new TokenError('token has invalid claims: aud')
      return claims
    },
  }
}
