import { availableParallelism } from 'node:os'
import { HashThreads } from '#platform/passwords/hash-threads.ts'
import { makeTurnQueue, type TurnRequest } from '#platform/work/turns.ts'

/**
 * Hashes and verifies passwords, a limited number at once, since each takes 19 MiB and a core. Callers take turns.
 * Throws NoTurn.
 */
export interface PasswordHasher {
  /**
   * Hashes with argon2id, 19 MiB, 2 passes (OWASP Password Storage). Throws RangeError for a password that is too
   * long: check with `isTooLong` first.
   */
  hash(password: string, asking?: TurnRequest): Promise<string>
  /**
   * Whether a password matches a hash. bcrypt hashes, as imported from Supabase, match too; they take bcrypt's time,
   * so an imported account can be told from an unknown one until its first sign-in replaces the hash. A null hash and
   * a password that is too long take the same time and never match.
   */
  verify(password: string, stored: string | null, asking?: TurnRequest): Promise<boolean>
  /** Whether a hash was made with older parameters and should be replaced. */
  isOutdated(stored: string): boolean
}

/** Of the hashes that HashThreads makes. */
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** A hash that no password matches. Comparing with it takes as long as with a real one. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** Calls that may wait: about 3 s on one core. */
const mostWaiting = 100

/**
 * Makes a hasher that handles at most `parallel` passwords at once, with at most `waiting` in the queue. One core
 * stays free for other work.
 */
export function openHasher(parallel: number = Math.max(1, availableParallelism() - 1), waiting: number = mostWaiting): PasswordHasher {
  const turn = makeTurnQueue({ parallel, waiting })
  const threads = new HashThreads()
  return {
    hash: (password, asking) => turn(async () => threads.hash(normalisePassword(password)), asking),
    verify: (password, stored, asking) =>
      turn(async () => {
        if (isTooLong(password)) return threads.verify('', dummyHash).then(() => false)
        if (stored?.startsWith('$2')) return verifyBcrypt(password, stored)
        const isRight = await threads.verify(normalisePassword(password), stored ?? dummyHash)
        return stored !== null && isRight
      }, asking),
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
  }
}

async function verifyBcrypt(password: string, stored: string): Promise<boolean> {
  const { compare } = await import('bcryptjs')
  return compare(password, stored).catch(() => false)
}

/** A hasher bound to one request's caller. */
export function hasherFor(hasher: PasswordHasher, asking: TurnRequest): PasswordHasher {
  return {
    hash: (password) => hasher.hash(password, asking),
    verify: (password, stored) => hasher.verify(password, stored, asking),
    isOutdated: hasher.isOutdated,
  }
}

/** Characters, not bytes: GoTrue's limit of 72 is bcrypt's. Passwords are never cut. */
export const longestPassword = 72

/** Whether a password is too long. Reads no more of it than necessary. */
export function isTooLong(password: string): boolean {
  return password.length > 2 * longestPassword || [...password].length > longestPassword
}

/**
 * One spelling for a password from any keyboard (NIST SP 800-63B, 5.1.1.2). Refuses endless texts, which would take
 * minutes.
 */
function normalisePassword(password: string): string {
  if (isTooLong(password)) throw new RangeError(`A password of more than ${longestPassword} characters`)
  return password.normalize('NFKC')
}
