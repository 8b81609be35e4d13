import { hash } from '@node-rs/argon2'
import { openHasher, type PasswordHasher } from '@potluck/platform/passwords/hasher'

/** The cheapest argon2id parameters: a thousandth of the cost of a real hash. */
const rule = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const sameRule = '$argon2id$v=19$m=8,t=1,p=1$'

/**
 * The production hasher with cheap new hashes, because tests make thousands of accounts. Comparing costs what the
 * stored hash demands.
 */
export function quickHasher(): PasswordHasher {
  return {
    ...openHasher(),
    hash: (password) => hash(password.normalize('NFKC'), rule),
    isOutdated: (stored) => !stored.startsWith(sameRule),
  }
}
