import type { AuthSettings } from '#platform/auth/settings.ts'

/** What a link in a mail says it is for; /verify takes these words back. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

/**
 * The address in a mail. Where it leads straight to GoTrue's /verify, opening it spends the token; a page of the product gets it as `token_hash`
 * and spends it when the person says so.
 */
export function linkFor(
  { siteUrl, externalUrl, email }: Pick<AuthSettings, 'siteUrl' | 'externalUrl' | 'email'>,
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
  const isVerify = email.linkPath.endsWith('/verify')
  const page = new URL(email.linkPath, isVerify ? externalUrl : siteUrl)
  // As GoTrue writes it: an address that needs no escaping is left as it is, to be read by people and by tests.
  const target = /^[\w:/.~-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo)
  return `${page.href}${page.search === '' ? '?' : '&'}${isVerify ? 'token' : 'token_hash'}=${token}&type=${type}&redirect_to=${target}`
}
