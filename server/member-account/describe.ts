import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import { findAccount } from '#server/member-account/queries.ts'
import { endSpareCodes } from '#server/recovery-codes/codes.ts'

/** Answers describe-account. Whoever sets up a second factor has asked this before: codes of one that is gone end here. */
export async function describeOwnAccount(_input: unknown, call: Call): Promise<{ hasPassword: boolean }> {
  const account = await findAccount(call.world.db, memberOf(call).userId)
  if (!account) throw new AppError('bad_jwt')
  await endSpareCodes(call)
  return { hasPassword: account.has_password }
}
