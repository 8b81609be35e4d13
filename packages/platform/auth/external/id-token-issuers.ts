import { AuthError, invalid } from '#platform/auth/errors.ts'
import { claimedIssuer, IdTokenError } from '#platform/auth/external/id-token.ts'
import { type ReadIdToken, readApple, readAzure, readGoogle, readKakao, readStandard } from '#platform/auth/external/id-token-people.ts'
import { isAzureIssuer } from '#platform/auth/external/providers.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** An issuer whose ID tokens sign in. */
export interface IdTokenIssuer {
  provider: string
  issuer: string
  /** The accepted audiences of a token. */
  clientIds: readonly string[]
  skipNonceCheck: boolean
  emailOptional: boolean
  /** The token must contain an address, because GoTrue has no rules of its own for this issuer. */
  needsEmail: boolean
  read: ReadIdToken
}

interface Rules {
  /** The issuer that all operators share; absent when each operator has its own. */
  usual?: string
  /** For a provider with several issuers: how to recognise one, and how errors name the provider. */
  detects?: { isIssuer: (issuer: string) => boolean; article: string; name: string }
  needsEmail?: true
  /** Facebook's limited login has no nonces. */
  skipNonceCheck?: true
  read: ReadIdToken
}

const appleIssuers = ['https://appleid.apple.com', 'https://account.apple.com']

/** The providers whose ID tokens sign in. */
const rules = {
  apple: { detects: { isIssuer: (issuer) => appleIssuers.includes(issuer), article: 'an', name: 'Apple' }, read: readApple },
  google: { usual: 'https://accounts.google.com', read: readGoogle },
  azure: {
    detects: { isIssuer: (issuer) => isAzureIssuer(issuer) || issuer.startsWith('https://sts.windows.net/'), article: 'an', name: 'Azure' },
    read: readAzure,
  },
  facebook: { usual: 'https://www.facebook.com', skipNonceCheck: true, needsEmail: true, read: readStandard },
  keycloak: { needsEmail: true, read: readStandard },
  kakao: { usual: 'https://kauth.kakao.com', read: readKakao },
} satisfies Record<string, Rules>

/**
 * The issuer that a client names, by provider or by address, with its settings. Throws 400 validation_failed and
 * provider_disabled with GoTrue's messages.
 */
export function issuerOf(
  { settings }: Pick<AuthWorld, 'settings'>,
  shown: { id_token: string; provider: string; issuer: string },
): IdTokenIssuer {
  const named = Object.entries<Rules>(rules).find(([name, rule]) => {
    const own = settings.external.get(name)
    return shown.provider === name || (shown.issuer !== '' && isIssuerOf(rule, own?.isEnabled ? own.url : undefined, shown.issuer))
  })
  if (!named && shown.provider.startsWith('custom:')) throw invalid('Custom OAuth providers are disabled')
  if (!named) throw invalid(`Custom OIDC provider ${JSON.stringify(shown.provider.slice(0, 64))} not allowed`)
  const [provider, rule] = named
  const own = settings.external.get(provider)
  const issuer = rule.detects ? detectedIssuer(rule.detects, own?.url, shown) : (own?.url ?? rule.usual ?? '')
  if (!own?.isEnabled || issuer === '')
    throw new AuthError(400, 'provider_disabled', `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`)
  return {
    provider,
    issuer,
    clientIds: own.clientIds,
    skipNonceCheck: own.skipNonceCheck || rule.skipNonceCheck === true,
    emailOptional: own.emailOptional,
    needsEmail: rule.needsEmail === true,
    read: rule.read,
  }
}

function isIssuerOf({ usual, detects }: Rules, own: string | undefined, issuer: string): boolean {
  return issuer === (own ?? usual) || detects?.isIssuer(issuer) === true
}

/** The issuer that the unverified token names. */
function detectedIssuer(
  { isIssuer, article, name }: NonNullable<Rules['detects']>,
  own: string | undefined,
  { id_token: token, issuer }: { id_token: string; issuer: string },
): string {
  const found = issuerInToken(token, name)
  const isOwn = own !== undefined && (found === own || found.startsWith(`${own}/`))
  if (!isIssuer(found) && !isOwn) throw invalid(`Detected ID token issuer is not ${article} ${name} ID token issuer`)
  if (issuer !== '' && issuer !== found) throw invalid('Provided issuer does not match ID token issuer')
  return found
}

function issuerInToken(token: string, name: string): string {
  try {
    return claimedIssuer(token)
  } catch (cause) {
    if (!(cause instanceof IdTokenError)) throw cause
    throw invalid(`Unable to detect issuer in ID token for ${name} provider`)
  }
}
