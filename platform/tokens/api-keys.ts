import type { JWTPayload } from 'jose'
import type { ApiRole } from '#platform/database/roles.ts'
import type { KeyRing } from '#platform/tokens/key-ring.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** The two keys that programs show: `anon` is public, `serviceRole` may do everything and belongs on servers. */
export interface ApiKeyPair {
  readonly anon: string
  readonly serviceRole: string
}

/** The keys as they were made last, and what they and our tokens claim. */
export interface ApiKeys extends ApiKeyPair {
  /** The keys that the present signing key made; those before hold until what signed them is retired. */
  current(): Promise<ApiKeyPair>
  /** The claims of an API key or of a token that we signed, for this audience. Throws TokenError. */
  claimsOf(token: string): Promise<JWTPayload>
}

interface ApiKeyOptions {
  issuer: string
  /** Whom tokens are for; one that names others is not believed. */
  audience: string
  anon?: string | undefined
  serviceRole?: string | undefined
}

/**
 * A key never ends: it says only "a visitor, or the owner, of this installation", and is taken back by retiring what
 * signed it.
 */
const issued = Date.UTC(2026, 0) / 1000
const lasts = 100 * 365 * 86_400

/** The configured keys, which may be any text, or else tokens that our own key signs. */
export async function openApiKeys(ring: KeyRing, configured: ApiKeyOptions): Promise<ApiKeys> {
  const sign = (role: ApiRole) => ring.sign({ role, iss: configured.issuer, iat: issued, exp: issued + lasts })
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
