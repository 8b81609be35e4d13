import { createHash } from 'node:crypto'
import type { AuthWorld } from '#platform/auth/world.ts'

/**
 * The two ways to show that a message arrived: following its link, or typing its digits. Only their hashes are stored.
 */
export interface Secret {
  /** The token of a link: 28 random bytes as hex, with pkce_ in front when the caller must also show a verifier. */
  token: string
  tokenHash: string
  /** Digits for people to type. */
  code: string
  /** GoTrue's: hex(sha224(address + code)). */
  codeHash: string
}

const tokenBytes = 28
export const pkcePrefix = 'pkce_'

/**
 * A new secret for a message to `address` (an e-mail address, or the digits of a number). `code` is set where it was
 * agreed on beforehand.
 */
export function makeSecret(
  world: Pick<AuthWorld, 'randomBytes'>,
  address: string,
  { digits, isPkce = false, code = randomDigits(world, digits) }: { digits: number; isPkce?: boolean; code?: string },
): Secret {
  const token = `${isPkce ? pkcePrefix : ''}${Buffer.from(world.randomBytes(tokenBytes)).toString('hex')}`
  return { token, tokenHash: hashToken(token), code, codeHash: hashCode(address, code) }
}

/** What is stored of a link's token. */
export function hashToken(token: string): string {
  return sha224(token)
}

/** What is stored of the digits sent to an address. */
export function hashCode(address: string, code: string): string {
  return sha224(address + code)
}

/** An address as the key of a limit: of one length, and unreadable to a reader of the counts. */
export function fingerprint(address: string): string {
  return sha224(address)
}

function sha224(text: string): string {
  return createHash('sha224').update(text).digest('hex')
}

/** 64 random bits for at most ten digits: no digit is likelier than another by anything one could measure. */
function randomDigits({ randomBytes }: Pick<AuthWorld, 'randomBytes'>, digits: number): string {
  const number = Buffer.from(randomBytes(8)).readBigUInt64BE() % 10n ** BigInt(digits)
  return number.toString().padStart(digits, '0')
}
