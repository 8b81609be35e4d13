import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { forgive } from '#platform/limits/limiter.ts'
import { removeFactorsOf } from '#server/accounts/admin-calls.ts'
import { memberOf } from '#server/accounts/member.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'
import { tellFactorsRemoved } from '#server/recovery-codes/notice.ts'
import { countCodes, deleteCodes, deleteCodesWithoutFactor, holdCode, releaseCode, replaceCodes } from '#server/recovery-codes/queries.ts'
import type { Tables } from '#server/tables.ts'

/** Without the letters and digits that look like others: 32 of them, so that one is five bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Four groups of four: 80 bits, which nobody guesses in any number of tries, so that a plain hash keeps them. */
const groups = 4
const groupLength = 4

/** How long one call may hold a code; a server that stops in between gives it back by then. */
const longestHold = 60_000

/** Answers make-recovery-codes: new ones, told once; the earlier ones are good no more. */
export async function makeCodes(_input: unknown, call: Call): Promise<{ codes: string[] }> {
  const { db, now, randomBytes } = call.world
  const { userId } = memberOf(call)
  const codes = Array.from({ length: limits.recoveryCodes.made }, () => codeOf(randomBytes(groups * groupLength)))
  await replaceCodes(
    db,
    userId,
    codes.map((code) => hashOf(userId, code)),
    now(),
  )
  return { codes }
}

/** Answers count-recovery-codes. */
export async function countOwnCodes(_input: unknown, call: Call): Promise<{ left: number }> {
  return { left: await countCodesLeft(call.world.db, memberOf(call).userId) }
}

/**
 * Ends the recovery codes of a member whose last second factor is gone, by any hand: they are not good for the next
 * factor.
 */
export async function endSpareCodes(call: Call): Promise<void> {
  const { userId, secondFactor } = memberOf(call)
  if (secondFactor === 'none') await deleteCodesWithoutFactor(call.world.db, userId)
}

/** How many recovery codes an account has left. */
export function countCodesLeft(db: Kysely<Tables>, userId: string): Promise<number> {
  return countCodes(db, userId)
}

/**
 * Answers use-recovery-code. The code is held while the factors are taken away, so that of many calls one does it, and
 * ends with all others when that is done. A failure lets go of it, and a server that stops in between does within a
 * minute: it can be used again, or the factors are gone. Throws `no_second_factor`, `bad_code`, `too_many_requests`,
 * `unavailable`.
 */
export async function spendCode({ code }: { code: string }, call: Call): Promise<{ removed: true }> {
  const { db, accounts, now, log } = call.world
  const { userId, sessionId, secondFactor } = memberOf(call)
  if (secondFactor === 'none') throw new AppError('no_second_factor')
  const tries = `recovery-code:${sessionId}`
  await takeAllowance(call, tries, limits.recoveryCodes.tries)
  await takeAllowance(call, `recovery-codes:${userId}`, limits.recoveryCodes.triesOfAccount)
  const hash = hashOf(userId, code)
  const time = now()
  if (!(await holdCode(db, userId, hash, time, new Date(time.getTime() + longestHold)))) throw new AppError('bad_code')
  try {
    await removeFactorsOf(accounts, userId)
  } catch (cause) {
    await releaseCode(db, userId, hash)
    throw cause
  }
  await deleteCodes(db, userId)
  await forgive(db, tries)
  log.info({ userId }, 'a recovery code removed the second factors of an account')
  // Done is done: without the notice the code is as spent.
  await tellFactorsRemoved(call, userId).catch((cause: unknown) =>
    log.warn({ err: cause, userId }, 'nobody was told that second factors are gone'),
  )
  return { removed: true }
}

/** A code of these random bytes, one for each of its signs. */
function codeOf(bytes: Uint8Array): string {
  const signs = [...bytes].map((byte) => alphabet[byte % alphabet.length] ?? '').join('')
  return Array.from({ length: groups }, (_, group) => signs.slice(group * groupLength, (group + 1) * groupLength)).join('-')
}

/** What is stored of a code, however it was typed: in small letters, with other signs between its groups or none. */
function hashOf(userId: string, typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(`${userId}:${signs}`).digest('hex')
}
