import { type DeletedAccount, deleteWord } from '#domain/account/api.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { deleteAccountOf } from '#server/accounts/admin-calls.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import { countOwnRows, findAccount, findLastProof } from '#server/member-account/queries.ts'

/**
 * Answers delete-account. The database deletes all that belongs to the account, and its tokens are invalid at the
 * next call. Throws `bad_confirmation`, `reauthentication_needed`, `unavailable`.
 */
export async function deleteOwnAccount({ confirmation }: { confirmation: string }, call: Call): Promise<DeletedAccount> {
  const { db, accounts, now, log } = call.world
  const { userId, sessionId } = memberOf(call)
  const account = await findAccount(db, userId)
  if (!account) throw new AppError('bad_jwt')
  if (!isConfirmed(confirmation, account.email)) throw new AppError('bad_confirmation')
  const proof = await findLastProof(db, sessionId)
  if (!proof || now().getTime() - proof.getTime() > limits.freshSignIn) throw new AppError('reauthentication_needed')
  const gone = {
    savedRecipes: await countOwnRows(db, 'public.saved_recipes', userId),
    generatedRecipes: await countOwnRows(db, 'public.generated_recipes', userId),
    sessions: await countOwnRows(db, 'auth.sessions', userId),
  }
  await deleteAccountOf(accounts, userId)
  log.info({ userId }, 'a member deleted the account')
  return { deleted: true, ...gone }
}

function isConfirmed(typed: string, email: string | null): boolean {
  if (email === null) return typed.trim() === deleteWord
  return typed.trim().toLowerCase() === email.toLowerCase()
}
