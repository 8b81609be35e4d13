import { hash } from '@node-rs/argon2'
import { openHasher, type PasswordHasher } from '#platform/passwords/hasher.ts'

/** As little as argon2id can do: a thousandth of what a real password is worth. */
const rule = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const sameRule = '$argon2id$v=19$m=8,t=1,p=1$'

/**
 * The house's own way with passwords, and new hashes that cost nothing: tests make thousands of accounts. What is
 * compared costs what its hash says.
 */
export function quickHasher(): PasswordHasher {
  return {
    ...openHasher(),
    hash: (password) => hash(password.normalize('NFKC'), rule),
    isOutdated: (stored) => !stored.startsWith(sameRule),
  }
}
