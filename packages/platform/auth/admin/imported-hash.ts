import { invalid } from '#platform/auth/errors.ts'

const bcrypt = /^\$2[abxy]?\$(\d\d)\$[./A-Za-z0-9]{53}$/
const argon2 = /^\$argon2(?:id|i)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/

/** Hashes that cost more would keep a core busy for seconds at one sign-in. Memory is in KiB. */
const mostExpensive = { bcryptCost: 16, memory: 262_144, passes: 16, lanes: 16 }

/**
 * Checks a password hash from another system. Accepts the kinds that we can verify: bcrypt, argon2id, argon2i. Throws
 * 400 validation_failed.
 */
export function importedHash(hash: string): string {
  const cost = Number(bcrypt.exec(hash)?.[1] ?? Number.NaN)
  if (cost >= 4 && cost <= mostExpensive.bcryptCost) return hash
  const [memory = Number.NaN, passes = 0, lanes = 0] = argon2.exec(hash)?.slice(1).map(Number) ?? []
  const isBearable = memory >= 8 * lanes && memory <= mostExpensive.memory && passes <= mostExpensive.passes && lanes <= mostExpensive.lanes
  if (isBearable && passes > 0 && lanes > 0) return hash
  throw invalid('password_hash must be a bcrypt or an argon2 hash')
}
