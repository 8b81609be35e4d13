import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { compare as verifyBcrypt } from 'bcryptjs'

/** Hashes and compares passwords, so many at a time and no more: each takes 19 MiB and a core. */
export interface PasswordHasher {
  /** argon2id, 19 MiB, 2 passes (OWASP Password Storage). Throws RangeError for a password that is too long: guard with `isTooLong`. */
  hash(password: string): Promise<string>
  /** Also true of bcrypt hashes, as imports from Supabase have. A null hash takes the same time and is never true, nor is a password that is too long. */
  verify(password: string, stored: string | null): Promise<boolean>
  /** Whether a hash was made by an older rule and should be made again. */
  isOutdated(stored: string): boolean
}

const rule = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const sameRule = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Of no password that anybody has: comparing with it takes as long as with a real one. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** A hasher that works on at most `parallel` passwords at once; the others wait their turn. One core stays free for everybody else. */
export function openHasher(parallel: number = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const turn = makeTurns(parallel)
  return {
    hash: (password) => turn(() => hash(normal(password), rule)),
    verify: (password, stored) =>
      turn(async () => {
        if (isTooLong(password)) return verify(nobodys, '').then(() => false)
        if (stored?.startsWith('$2')) return verifyBcrypt(password, stored).catch(() => false)
        const isRight = await verify(stored ?? nobodys, normal(password)).catch(() => false)
        return stored !== null && isRight
      }),
    isOutdated: (stored) => !stored.startsWith(sameRule),
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

function makeTurns(parallel: number) {
  let free = parallel
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
