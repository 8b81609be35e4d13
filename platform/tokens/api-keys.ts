import type { JWTPayload } from 'jose'
import type { ApiRole } from '#platform/database/roles.ts'
import type { KeyRing } from '#platform/tokens/key-ring.ts'

/** The two keys that programs show: `anon` is public, `serviceRole` may do everything and belongs on servers. */
export interface ApiKeys {
  anon: string
  serviceRole: string
  /** The claims of an API key or of a token that we signed. Throws TokenError. */
  claimsOf(token: string): Promise<JWTPayload>
}

/** A key never ends: it says only "a visitor, or the owner, of this installation", and is taken back by retiring what signed it. */
const issued = Date.UTC(2026, 0) / 1000
const lasts = 100 * 365 * 86_400

/** The configured keys, which may be any text, or else tokens that our own key signs. */
export async function openApiKeys(
  ring: KeyRing,
  configured: { issuer: string; anon?: string | undefined; serviceRole?: string | undefined },
): Promise<ApiKeys> {
  const sign = (role: ApiRole) => ring.sign({ role, iss: configured.issuer, iat: issued, exp: issued + lasts })
  const anon = configured.anon ?? (await sign('anon'))
  const serviceRole = configured.serviceRole ?? (await sign('service_role'))
  return {
    anon,
    serviceRole,
    async claimsOf(token) {
      if (token === anon) return { role: 'anon' }
      if (token === serviceRole) return { role: 'service_role' }
      return ring.verify(token)
    },
  }
}
