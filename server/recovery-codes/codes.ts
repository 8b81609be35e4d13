import { createHash } from 'node:crypto'
import { resetLimit } from '@potluck/platform/limits/limiter'
import type { Kysely } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { removeFactorsOf } from '#server/accounts/admin-calls.ts'
import { memberOf } from '#server/accounts/member.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'
import { mailFactorsRemoved } from '#server/recovery-codes/notice.ts'
import { countCodes, deleteCodes, deleteCodesWithoutFactor, holdCode, releaseCode, replaceCodes } from '#server/recovery-codes/queries.ts'
import type { Tables } from '#server/tables.ts'

/** The 32 letters and digits that are not easily confused: five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Four groups of four: 80 bits cannot be guessed, so a plain hash is enough to store a code. */
const groupCount = 4
const groupLength = 4

/** How long one call may hold a code, in milliseconds. A code held by a crashed server is free again after it. */
const longestHold = 60_000

/** Answers make-recovery-codes: shows new codes once. The earlier codes are void. */
export async function makeCodes(_input: unknown, call: Call): Promise<{ codes: string[] }> {
  const { db, now, randomBytes } = call.world
  const { userId } = memberOf(call)
  const codes = Array.from({ length: limits.recoveryCodes.made }, () => codeOf(randomBytes(groupCount * groupLength)))
  await replaceCodes(
    db,
    userId,
    codes.map((code) => hashOf(userId, code)),
    now(),
  )
  return { codes }
}

export async function countOwnCodes(_input: unknown, call: Call): Promise<{ left: number }> {
  return { left: await countCodesLeft(call.world.db, memberOf(call).userId) }
}

/**
 * Ends the recovery codes of a member without a second factor, even when an admin removed the factor. Otherwise the
 * codes could remove the member's next factor.
 */
export async function endUnusableCodes(call: Call): Promise<void> {
  const { userId, secondFactor } = memberOf(call)
  if (secondFactor === 'none') await deleteCodesWithoutFactor(call.world.db, userId)
}

/** How many recovery codes an account has left. */
export function countCodesLeft(db: Kysely<Tables>, userId: string): Promise<number> {
  return countCodes(db, userId)
}

/**
 * Answers use-recovery-code. One of many parallel calls holds the code while it removes the second factors; then all
 * codes end. A failure releases the code at once, a crash within a minute: the code works again, or the factors are
 * gone. Throws `no_second_factor`, `bad_code`, `too_many_requests`, `unavailable`.
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
  await resetLimit(db, tries)
  log.info({ userId }, 'a recovery code removed the second factors of an account')
  // The factors are removed, so a failed notice must not fail the call.
  await mailFactorsRemoved(call, userId).catch((cause: unknown) =>
    log.warn({ err: cause, userId }, 'nobody was told that second factors are gone'),
  )
  return { removed: true }
}

/** Writes random bytes as a code, one sign a byte. */
function codeOf(bytes: Uint8Array): string {
  const signs = [...bytes].map((byte) => alphabet[byte % alphabet.length] ?? '').join('')
  return Array.from({ length: groupCount }, (_, group) => signs.slice(group * groupLength, (group + 1) * groupLength)).join('-')
}

/** The stored hash of a code as typed: small letters and other separators make no difference. */
function hashOf(userId: string, typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(`${userId}:${signs}`).digest('hex')
}
