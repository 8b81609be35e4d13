import * as z from 'zod/mini'
import { ask, type Outcome } from '#web/auth/ask.ts'

export const linkKinds = ['signup', 'recovery', 'magiclink', 'invite', 'email_change'] as const
export type LinkKind = (typeof linkKinds)[number]

/** GoTrue's templates may also call a confirmation 'email'. */
const LinkType = z.enum([...linkKinds, 'email'])
type LinkType = z.infer<typeof LinkType>

/** What a link of our mails carries. `next`: the page it was asked for from. */
export interface MailLink {
  token: string
  type: LinkType
  kind: LinkKind
  next: string | null
}

/** The link in an address; null when it is not complete. Read as text, because a token of digits is no number. */
export function readLink(search: string): MailLink | null {
  const parts = new URLSearchParams(search)
  const token = parts.get('token_hash')
  const type = LinkType.safeParse(parts.get('type'))
  if (!token || !type.success) return null
  return { token, type: type.data, kind: type.data === 'email' ? 'signup' : type.data, next: parts.get('next') }
}

let taken: MailLink | null = null

/**
 * The link that this page was opened with. The token leaves the address at once, and lives in memory as long as the
 * page.
 */
export function takeLink(): MailLink | null {
  const parts = new URLSearchParams(window.location.search)
  if (parts.has('token_hash')) {
    taken = readLink(window.location.search)
    parts.delete('token_hash')
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?${parts}`)
  }
  return taken
}

/** Spends a link, by POST. 'half': the first of the two mailboxes that must agree to a new address. */
export async function followLink({ token, type }: MailLink): Promise<Outcome<{ email: string } | 'half'>> {
  const asked = await ask((auth) => auth.verifyOtp({ token_hash: token, type }))
  if (!asked.isDone) return asked
  const { session, user } = asked.value
  return { isDone: true, value: session === null ? 'half' : { email: user?.email ?? '' } }
}
