import { sql } from 'kysely'
import type { User } from '#platform/auth/call.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** The kind of contact that a pending change replaces. */
export type ChangedContact = 'email' | 'phone'

const tokenTypes = {
  email: ['email_change_token_new', 'email_change_token_current'],
  phone: ['phone_change_token'],
} as const satisfies Record<ChangedContact, readonly (keyof User)[]>

const columnsOf = {
  email: (user: User) => ({
    email_change: user.email_change,
    email_change_token_new: user.email_change_token_new,
    email_change_token_current: user.email_change_token_current,
    email_change_confirm_status: user.email_change_confirm_status,
    email_change_sent_at: user.email_change_sent_at,
  }),
  phone: (user: User) => ({
    phone_change: user.phone_change,
    phone_change_token: user.phone_change_token,
    phone_change_sent_at: user.phone_change_sent_at,
  }),
}

/** A pending change of address or number with its tokens, as stored. Two are the same when they are deeply equal. */
export type PendingChange = Awaited<ReturnType<typeof readPendingChange>>

/** Reads the pending change of a locked account. */
export async function readPendingChange(trx: AuthTransaction, user: User, changing: ChangedContact) {
  const tokens = await trx
    .selectFrom('auth.one_time_tokens')
    .select(['id', 'user_id', 'token_type', 'token_hash', 'relates_to'])
    // As text, which keeps the microseconds.
    .select([sql<string>`created_at::text`.as('created_at'), sql<string>`updated_at::text`.as('updated_at')])
    .where('user_id', '=', user.id)
    .where('token_type', 'in', tokenTypes[changing])
    .orderBy('token_type')
    .execute()
  return { changing, columns: columnsOf[changing](user), tokens }
}

/** Restores a pending change as it was read. Answers the changed account. */
export async function restorePendingChange(
  trx: AuthTransaction,
  userId: string,
  { changing, columns, tokens }: PendingChange,
): Promise<User> {
  await trx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).where('token_type', 'in', tokenTypes[changing]).execute()
  for (const { created_at: made, updated_at: updated, ...token } of tokens) {
    const times = { created_at: sql<Date>`${made}::timestamp`, updated_at: sql<Date>`${updated}::timestamp` }
    await trx
      .insertInto('auth.one_time_tokens')
      .values({ ...token, ...times })
      .execute()
  }
  return updateUser(trx, userId, columns)
}
