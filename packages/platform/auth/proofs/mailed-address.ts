import type { User } from '#platform/auth/call.ts'
import type { AuthTransaction, AuthWorld, Proof } from '#platform/auth/world.ts'

/**
 * Calls `onConfirmed` for a confirmed address, and records for good that a mail proved it. `before` is the account
 * before the change.
 */
export async function reportConfirmed(
  trx: AuthTransaction,
  { onConfirmed }: Pick<AuthWorld, 'onConfirmed'>,
  { before, user, proof }: { before: Pick<User, 'email_confirmed_at'>; user: User; proof: Proof },
): Promise<void> {
  const email = user.email?.toLowerCase() ?? ''
  const earlier = before.email_confirmed_at === null ? 'nothing' : (await isMailed(trx, user.id, email)) ? 'mail' : 'belief'
  await onConfirmed(trx, user, proof, earlier)
  if (proof === 'mail' && earlier !== 'mail') await recordMailed(trx, user.id, email)
}

async function isMailed(trx: AuthTransaction, userId: string, email: string): Promise<boolean> {
  const noted = await trx
    .selectFrom('platform.mailed_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return noted !== undefined
}

async function recordMailed(trx: AuthTransaction, userId: string, email: string): Promise<void> {
  await trx
    .insertInto('platform.mailed_addresses')
    .values({ user_id: userId, email })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email }))
    .execute()
}
