import { invalid } from '#platform/auth/errors.ts'
import { globPattern } from '#platform/auth/glob.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'

/** The party that an authenticator makes a key for, and the origins that may use it (WebAuthn, 4). */
interface RelyingParty {
  id: string
  name: string
  origins: readonly string[]
}

/**
 * Bounds for the stored challenge. An origin has a scheme, a domain of at most 253 characters (RFC 1035) and a port.
 */
const mostOrigins = 16
const longestOrigin = 'https://'.length + 253 + ':65535'.length

/**
 * The relying party that a page asks for, if its origins are allowed: the site's own, any of this machine, or one of
 * the allow list. By default the one in the settings. Throws 400 validation_failed.
 */
export function relyingPartyFor(
  { siteUrl, uriAllowList, mfa }: Pick<AuthSettings, 'siteUrl' | 'uriAllowList' | 'mfa'>,
  asked: { id?: string | undefined; origins?: readonly string[] | undefined },
): RelyingParty {
  const set = mfa.webAuthn.relyingParty
  const own = set.origins.length > 0 ? set.origins : [new URL(siteUrl).origin]
  if (asked.origins && asked.origins.length > mostOrigins) throw invalid(`WebAuthn takes at most ${mostOrigins} origins`)
  const origins = asked.origins && asked.origins.length > 0 ? asked.origins : own
  for (const origin of origins) {
    if (!own.includes(origin) && !isAllowed(origin, siteUrl, uriAllowList)) throw invalid('WebAuthn origin is not allowed')
  }
  // An Android app has no domain; its key identifies it.
  const hosts = origins.filter((origin) => !origin.startsWith('android:')).map((origin) => new URL(origin).hostname)
  const id = asked.id || set.id || (hosts[0] ?? '')
  const isOfAll = hosts.every((host) => host === id || (id.includes('.') && host.endsWith(`.${id}`)))
  if (id === '' || !isOfAll) throw invalid('WebAuthn relying party ID must be the domain of its origins')
  return { id, name: set.name ?? new URL(siteUrl).host, origins }
}

function isAllowed(origin: string, siteUrl: string, allowList: readonly string[]): boolean {
  const url = origin.length <= longestOrigin && URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false
  if (origin === new URL(siteUrl).origin || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return true
  return allowList.some((glob) => {
    const globOfOrigin = /^https?:\/\/[^/]+/.exec(glob)?.[0]
    return globOfOrigin !== undefined && globPattern(globOfOrigin).test(origin)
  })
}
