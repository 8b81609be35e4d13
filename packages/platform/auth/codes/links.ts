import { isLoopback } from '#platform/auth/redirects.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** The purpose of a link in a mail. /verify takes it as `type`. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

interface LinkParts {
  token: string
  type: LinkType
  redirectTo: string
}

type World = Pick<AuthWorld, 'askedAt'> & { settings: Pick<AuthWorld['settings'], 'siteUrl' | 'externalUrl' | 'email'> }

/**
 * The address of a link in a mail. A link back to the product opens the product's page, which spends the token when
 * the reader confirms; it carries the token as `token_hash` and the following path as `next`. A link to another
 * program opens GoTrue's /verify, which spends the token at once. A path in the settings replaces both.
 */
export function linkFor({ settings, askedAt }: World, { token, type, redirectTo }: LinkParts): string {
  const { siteUrl, externalUrl, email } = settings
  const home = email.linkPath === null ? ownUrl(redirectTo, email.confirmPage, askedAt) : undefined
  if (home) {
    const page = new URL(new URL(email.confirmPage).pathname, home.origin)
    const next = home.pathname + home.search
    // A path that begins with two slashes would name another host.
    const isAnywhere = next !== '/' && !/^\/[/\\]/.test(next)
    return `${page.href}?token_hash=${token}&type=${type}${isAnywhere ? `&next=${encodeURIComponent(next)}` : ''}`
  }
  const path = email.linkPath ?? '/auth/v1/verify'
  const isVerify = path.endsWith('/verify')
  const page = new URL(path, isVerify ? externalUrl : siteUrl)
  // GoTrue leaves an address that needs no escaping as it is, which is easier to read.
  const target = /^[\w:/.~-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo)
  return `${page.href}${page.search === '' ? '?' : '&'}${isVerify ? 'token' : 'token_hash'}=${token}&type=${type}&redirect_to=${target}`
}

/**
 * The target of a redirect if it is the product itself: at its own origin, or, on loopback, at the origin that the
 * caller used, under any name and port.
 */
function ownUrl(redirectTo: string, page: string, askedAt: string | undefined): URL | undefined {
  const place = new URL(redirectTo)
  if (place.origin === new URL(page).origin) return place
  return place.origin === askedAt && (place.hostname === 'localhost' || isLoopback(place.hostname)) ? place : undefined
}
