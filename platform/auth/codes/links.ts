import { isLoopback } from '#platform/auth/redirects.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** What a link in a mail says it is for; /verify takes these words back. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

interface Wanted {
  token: string
  type: LinkType
  redirectTo: string
}

type World = Pick<AuthWorld, 'askedAt'> & { settings: Pick<AuthWorld['settings'], 'siteUrl' | 'externalUrl' | 'email'> }

/**
 * The address in a mail. A link back to the product leads to its own page, which spends the token when the person says
 * so; it carries the token as `token_hash` and the path to go on to as `next`. A link to another program leads to
 * GoTrue's /verify, where opening it spends the token. With a path in the settings, all links lead there.
 */
export function linkFor({ settings, askedAt }: World, { token, type, redirectTo }: Wanted): string {
  const { siteUrl, externalUrl, email } = settings
  const home = email.linkPath === null ? ownPlace(redirectTo, email.confirmPage, askedAt) : undefined
  if (home) {
    const page = new URL(new URL(email.confirmPage).pathname, home.origin)
    const next = home.pathname + home.search
    // A path that begins with two slashes would be another host.
    const isAnywhere = next !== '/' && !/^\/[/\\]/.test(next)
    return `${page.href}?token_hash=${token}&type=${type}${isAnywhere ? `&next=${encodeURIComponent(next)}` : ''}`
  }
  const path = email.linkPath ?? '/auth/v1/verify'
  const isVerify = path.endsWith('/verify')
  const page = new URL(path, isVerify ? externalUrl : siteUrl)
  // As GoTrue writes it: an address that needs no escaping is left as it is, to be read by people and by tests.
  const target = /^[\w:/.~-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo)
  return `${page.href}${page.search === '' ? '?' : '&'}${isVerify ? 'token' : 'token_hash'}=${token}&type=${type}&redirect_to=${target}`
}

/**
 * Where a redirect leads, if that is the product itself: its origin, or, on this very machine, the one that was asked,
 * by whatever name and port.
 */
function ownPlace(redirectTo: string, page: string, askedAt: string | undefined): URL | undefined {
  const place = new URL(redirectTo)
  if (place.origin === new URL(page).origin) return place
  return place.origin === askedAt && (place.hostname === 'localhost' || isLoopback(place.hostname)) ? place : undefined
}
