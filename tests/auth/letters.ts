import type { Mail } from '@potluck/platform/mail/mail'
import type { SupabaseClient, User } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { type House, someone } from './house.ts'

/** The digits in a mail. */
export function codeIn({ text }: Mail): string {
  const code = /^\d{6,10}$/m.exec(text)?.[0]
  if (!code) throw new Error(`No code in: ${text}`)
  return code
}

/** A code other than the one in a mail. */
export function wrongCode(mail: Mail): string {
  return codeIn(mail) === '000000' ? '000001' : '000000'
}

/** The link in a mail, which must be the same in both of its parts. */
export function linkIn({ text, html }: Mail): URL {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error(`No link in: ${text}`)
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  return new URL(link)
}

export function tokenIn(mail: Mail): string {
  const { searchParams } = linkIn(mail)
  return searchParams.get('token_hash') ?? searchParams.get('token') ?? ''
}

/** The link to GoTrue's /verify, which spends the token at once, in place of a link to our own page. */
export function spendingLink(link: URL): URL {
  if (link.pathname !== '/auth/confirm') return link
  const next = link.searchParams.get('next') ?? ''
  const query = new URLSearchParams({
    token: link.searchParams.get('token_hash') ?? '',
    type: link.searchParams.get('type') ?? '',
    redirect_to: link.origin + next,
  })
  return new URL(`/auth/v1/verify?${query}`, link.origin)
}

/** The address at which a browser arrives that opens a mail's link, by GET /verify. */
export async function follow(
  house: House,
  link: URL,
): Promise<{ status: number; target: string; query: URLSearchParams; hash: URLSearchParams }> {
  const { pathname, search } = spendingLink(link)
  const response = await fetch(`${house.url}${pathname}${search}`, { redirect: 'manual' })
  const location = response.headers.get('location') ?? ''
  const [address = '', fragment = ''] = location.split('#')
  const [target = '', asked = ''] = address.split('?')
  return { status: response.status, target, query: new URLSearchParams(asked), hash: new URLSearchParams(fragment) }
}

/** A person who signed up where mails confirm addresses, and has not confirmed yet. */
export async function unconfirmed(
  house: House,
  options: { client?: SupabaseClient; email?: string } = {},
): Promise<{ email: string; password: string; user: User; mail: Mail }> {
  const { email = someone(), client = house.client() } = options
  const password = 'correct-horse-1'
  const { data, error } = await client.auth.signUp({ email, password })
  if (error || !data.user) throw new Error(`Not signed up: ${error?.message}`)
  expect(data.session).toBeNull()
  return { email, password, user: data.user, mail: house.mailTo(email) }
}

/** A signed-in person whose address was confirmed by the mail's code. */
export async function confirmed(
  house: House,
  client: SupabaseClient = house.client(),
): Promise<{ client: SupabaseClient; email: string; password: string; id: string }> {
  const { email, password, user, mail } = await unconfirmed(house)
  const { error } = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'signup' })
  if (error) throw new Error(`Not confirmed: ${error.message}`)
  return { client, email, password, id: user.id }
}

/** The authentication methods in an access token (`amr`). */
export function amrOf(accessToken: string): string[] {
  const claims: { amr: { method: string }[] } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
  return claims.amr.map(({ method }) => method)
}
