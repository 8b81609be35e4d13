import * as z from 'zod/mini'
import { ask, type Outcome } from '#web/auth/ask.ts'

export const linkKinds = ['signup', 'recovery', 'magiclink', 'invite', 'email_change'] as const
export type LinkKind = (typeof linkKinds)[number]

/** GoTrue's templates may also call a confirmation 'email'. */
const LinkType = z.enum([...linkKinds, 'email'])
type LinkType = z.infer<typeof LinkType>

/** The parts of a link in our mails. `next`: the page from which the member asked for it. */
export interface MailLink {
  token: string
  type: LinkType
  kind: LinkKind
  next: string | null
}

/**
 * The link in an address, or null if a part is missing. The token is read as text, since one of digits is not a
 * number.
 */
export function readLink(search: string): MailLink | null {
  const parts = new URLSearchParams(search)
  const token = parts.get('token_hash')
  const type = LinkType.safeParse(parts.get('type'))
  if (!token || !type.success) return null
  return { token, type: type.data, kind: type.data === 'email' ? 'signup' : type.data, next: parts.get('next') }
}

let taken: MailLink | null = null

/** The link that this page was opened with. It removes the token from the address at once, and keeps it in memory. */
export function takeLink(): MailLink | null {
  const parts = new URLSearchParams(window.location.search)
  if (parts.has('token_hash')) {
    taken = readLink(window.location.search)
    parts.delete('token_hash')
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?${parts}`)
  }
  return taken
}

/** Spends a link, by POST. 'half': only one of two mailboxes has agreed to a new address so far. */
export async function followLink({ token, type }: MailLink): Promise<Outcome<{ email: string } | 'half'>> {
  const asked = await ask((auth) => auth.verifyOtp({ token_hash: token, type }))
  if (!asked.isDone) return asked
  const { session, user } = asked.value
  return { isDone: true, value: session === null ? 'half' : { email: user?.email ?? '' } }
}
