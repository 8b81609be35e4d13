import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import { findAccount } from '#server/member-account/queries.ts'
import { endUnusableCodes } from '#server/recovery-codes/codes.ts'

/**
 * Answers describe-account. The page calls it before a second factor is set up, so it also ends the recovery codes of
 * a removed factor.
 */
export async function describeOwnAccount(_input: unknown, call: Call): Promise<{ hasPassword: boolean }> {
  const account = await findAccount(call.world.db, memberOf(call).userId)
  if (!account) throw new AppError('bad_jwt')
  await endUnusableCodes(call)
  return { hasPassword: account.has_password }
}
