import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { askProvider, type ProviderClient, ProviderError } from '#platform/auth/external/ask-provider.ts'
import { text } from '#platform/auth/external/reading.ts'

/** Fetches the keys with which an issuer signs ID tokens. Throws ProviderError. */
export type ProviderKeys = (issuer: string) => Promise<JWTVerifyGetKey>

/** Milliseconds after which an issuer's configuration is read again; jose decides about the keys themselves. */
const cacheTime = 24 * 60 * 60_000
/** Issuers to remember. Azure has one for each company. */
const mostIssuers = 200

/** Finds issuers' keys by OpenID Connect discovery, and caches where they are. */
export function openProviderKeys({ now, ...outside }: ProviderClient & { now: () => Date }): ProviderKeys {
  const known = new Map<string, { keys: Promise<JWTVerifyGetKey>; until: number }>()
  return async (issuer) => {
    const at = now().getTime()
    const remembered = known.get(issuer)
    if (remembered && remembered.until > at) return remembered.keys
    const keys = discover(outside, issuer)
    known.delete(issuer)
    known.set(issuer, { keys, until: at + cacheTime })
    const oldest = known.keys().next().value
    if (known.size > mostIssuers && oldest !== undefined) known.delete(oldest)
    return keys.catch((cause: unknown) => {
      if (known.get(issuer)?.keys === keys) known.delete(issuer)
      throw cause
    })
  }
}

async function discover(outside: ProviderClient, issuer: string): Promise<JWTVerifyGetKey> {
  const found = await askProvider(outside, `${withoutSlash(issuer)}/.well-known/openid-configuration`)
  const address = URL.parse(text(found, 'jwks_uri'))
  const isIssuers = withoutSlash(text(found, 'issuer')) === withoutSlash(issuer)
  if (!isIssuers || address === null || (issuer.startsWith('https:') && address.protocol !== 'https:')) {
    throw new ProviderError('garbage', 'the OpenID configuration is not the issuer’s')
  }
  return createRemoteJWKSet(address, { [customFetch]: outside.fetch, timeoutDuration: outside.settings.providerTimeout })
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
