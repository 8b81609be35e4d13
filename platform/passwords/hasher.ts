import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Asking, openTurns } from '#platform/work/turns.ts'

/**
 * Hashes and compares passwords, so many at a time and no more: each takes 19 MiB and a core. Those who ask take turns. Throws NoTurn.
 */
export interface PasswordHasher {
  /** argon2id, 19 MiB, 2 passes (OWASP Password Storage). Throws RangeError for a password that is too long: guard with `isTooLong`. */
  hash(password: string, asking?: Asking): Promise<string>
  /**
   * Also true of bcrypt hashes, as imports from Supabase have: those take bcrypt's time, not argon2id's, so that an imported account can be told from an unknown
   * one until its first sign-in replaces the hash. A null hash takes the same time and is never true, nor is a password that is too long.
   */
  verify(password: string, stored: string | null, asking?: Asking): Promise<boolean>
  /** Whether a hash was made by an older rule and should be made again. */
  isOutdated(stored: string): boolean
}

const rule = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const sameRule = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Of no password that anybody has: comparing with it takes as long as with a real one. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** So many may wait: some three seconds on one core. */
const mostWaiting = 100

/** A hasher that works on at most `parallel` passwords at once; as many as `waiting` wait their turn. One core stays free for everybody else. */
export function openHasher(parallel: number = Math.max(1, availableParallelism() - 1), waiting: number = mostWaiting): PasswordHasher {
  const turn = openTurns({ parallel, waiting })
  return {
    hash: (password, asking) => turn(() => hash(normal(password), rule), asking),
    verify: (password, stored, asking) =>
      turn(async () => {
        if (isTooLong(password)) return verify(nobodys, '').then(() => false)
        if (stored?.startsWith('$2')) return verifyBcrypt(password, stored)
        const isRight = await verify(stored ?? nobodys, normal(password)).catch(() => false)
        return stored !== null && isRight
      }, asking),
    isOutdated: (stored) => !stored.startsWith(sameRule),
  }
}

async function verifyBcrypt(password: string, stored: string): Promise<boolean> {
  const { compare } = await import('bcryptjs')
  return compare(password, stored).catch(() => false)
}

/** The hasher as one request uses it. */
export function hasherFor(hasher: PasswordHasher, asking: Asking): PasswordHasher {
  return {
    hash: (password) => hasher.hash(password, asking),
    verify: (password, stored) => hasher.verify(password, stored, asking),
    isOutdated: hasher.isOutdated,
  }
}

/** In characters as people count them, not bytes: GoTrue's 72 is bcrypt's. Nothing is cut off. */
export const longestPassword = 72

/** Whether nobody can have this password. Looks at no more of it than it must. */
export function isTooLong(password: string): boolean {
  return password.length > 2 * longestPassword || [...password].length > longestPassword
}

/** One spelling for one password, whatever keyboard it came from (NIST SP 800-63B, 5.1.1.2). Of a text without end it would take minutes. */
function normal(password: string): string {
  if (isTooLong(password)) throw new RangeError(`A password of more than ${longestPassword} characters`)
  return password.normalize('NFKC')
}
