import * as z from 'zod/mini'
import type { HashToken } from '#web/session/hash-token.ts'
import { claimsOf } from '#web/session/token-claims.ts'

export type Recovery = Extract<HashToken, { kind: 'recovery' }>

/** A method of authentication. GoTrue lists objects; RFC 8176 has plain words. */
const Method = z.union([z.string(), z.object({ method: z.string() })])
const Claims = z.object({ sub: z.string(), email: z.string().check(z.minLength(1)), amr: z._default(z.array(Method), []) })

/** The owner of a link, read from its token. */
export interface LinkOwner {
  id: string
  email: string
}

/**
 * The owner of a recovery token. 'no-recovery': the address calls it one, but the token came from a password sign-in.
 * null: the token is not complete.
 */
export function ownerOf({ accessToken }: Recovery): LinkOwner | 'no-recovery' | null {
  const read = z.safeParse(Claims, claimsOf(accessToken))
  if (!read.success) return null
  const { sub: id, email, amr } = read.data
  const methods = amr.map((entry) => (typeof entry === 'string' ? entry : entry.method))
  if (methods.length > 0 && methods.every((method) => method === 'password')) return 'no-recovery'
  return { id, email }
}
