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
  const url = new URL(email.linkPath, isVerify ? externalUrl : siteUrl)
  url.searchParams.set(isVerify ? 'token' : 'token_hash', token)
  url.searchParams.set('type', type)
  url.searchParams.set('redirect_to', redirectTo)
  return url.href
}
