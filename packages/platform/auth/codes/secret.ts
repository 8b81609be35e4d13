import { createHash } from 'node:crypto'
import type { AuthWorld } from '#platform/auth/world.ts'

/** The two proofs that a message arrived: its link and its digits. Only their hashes are stored. */
export interface Secret {
  /** A link's token: 28 random bytes in hex, with the prefix pkce_ when the client must also show a verifier. */
  token: string
  tokenHash: string
  /** Digits for people to type. */
  code: string
  /** GoTrue's hash: hex(sha224(address + code)). */
  codeHash: string
}

const tokenBytes = 28
export const pkcePrefix = 'pkce_'

/**
 * Makes the secret of a message to `address` (an e-mail address, or the digits of a number). `code` is given when the
 * settings preset it.
 */
export function makeSecret(
  world: Pick<AuthWorld, 'randomBytes'>,
  address: string,
  { digits, isPkce = false, code = randomDigits(world, digits) }: { digits: number; isPkce?: boolean; code?: string },
): Secret {
  const token = `${isPkce ? pkcePrefix : ''}${Buffer.from(world.randomBytes(tokenBytes)).toString('hex')}`
  return { token, tokenHash: hashToken(token), code, codeHash: hashCode(address, code) }
}

/** The stored hash of a link's token. */
export function hashToken(token: string): string {
  return sha224(token)
}

/** The stored hash of the digits for an address. */
export function hashCode(address: string, code: string): string {
  return sha224(address + code)
}

/** An address as the key of a limit: of fixed length, and unreadable to readers of the counts. */
export function fingerprint(address: string): string {
  return sha224(address)
}

function sha224(text: string): string {
  return createHash('sha224').update(text).digest('hex')
}

/** 64 random bits for at most ten digits: the bias of the remainder is immeasurable. */
function randomDigits({ randomBytes }: Pick<AuthWorld, 'randomBytes'>, digits: number): string {
  const number = Buffer.from(randomBytes(8)).readBigUInt64BE() % 10n ** BigInt(digits)
  return number.toString().padStart(digits, '0')
}
