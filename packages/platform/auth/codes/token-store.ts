import { sql, type Updateable } from 'kysely'
import type { AuthTables, OneTimeTokenType } from '#platform/auth/tables.ts'
import { requireLockedUser } from '#platform/auth/users/user-store.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

/** The columns of an account with the hashes of its digits. They are named like the kinds of token. */
const emptyCodes = {
  confirmation_token: '',
  recovery_token: '',
  email_change_token_new: '',
  email_change_token_current: '',
  phone_change_token: '',
  reauthentication_token: '',
}

/**
 * Stores the hash of a link's token, in place of an earlier one of its kind. Throws 404 user_not_found when the
 * account was deleted meanwhile.
 */
export async function storeToken(
  trx: AuthTransaction,
  token: { id: string; userId: string; type: OneTimeTokenType; hash: string; relatesTo: string; now: Date },
): Promise<void> {
  await requireLockedUser(trx, token.userId)
  const now = sql<Date>`${token.now}::timestamptz at time zone 'utc'`
  const fresh = { id: token.id, token_hash: token.hash, relates_to: token.relatesTo.toLowerCase(), created_at: now, updated_at: now }
  await trx
    .insertInto('auth.one_time_tokens')
    .values({ ...fresh, user_id: token.userId, token_type: token.type })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_type']).doUpdateSet(fresh))
    .execute()
}

/** The account and kind of a valid link token. */
export function findToken(
  db: AuthDb,
  hash: string,
  types: readonly OneTimeTokenType[],
): Promise<{ user_id: string; token_type: OneTimeTokenType; relates_to: string } | undefined> {
  return db
    .selectFrom('auth.one_time_tokens')
    .select(['user_id', 'token_type', 'relates_to'])
    .where('token_hash', '=', hash)
    .where('token_type', 'in', types)
    .executeTakeFirst()
}

/**
 * The account that digits sent to this address belong to: the account that has the address, or else the latest that
 * asked for it. Only one account counts, because otherwise each guess would try the codes of many.
 */
export async function findAccountOfCode(db: AuthDb, types: readonly OneTimeTokenType[], address: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('auth.one_time_tokens')
    .select('user_id')
    .where('relates_to', '=', address)
    .where('token_type', 'in', types)
    .orderBy(sql`token_type = 'email_change_token_current'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return last?.user_id
}

/** Spends one kind of token: its link and its digits. */
export async function clearToken(trx: AuthTransaction, userId: string, type: OneTimeTokenType): Promise<void> {
  await trx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).where('token_type', '=', type).execute()
  await trx
    .updateTable('auth.users')
    .set({ [type]: '' })
    .where('id', '=', userId)
    .execute()
}

/** Spends all links and digits of an account. */
export async function spendTokens(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute()
  await trx.updateTable('auth.users').set(emptyCodes).where('id', '=', userId).execute()
}

/** Cancels an account's pending address change with its links and digits, and locks the account's row. */
export async function cancelEmailChange(trx: AuthTransaction, userId: string): Promise<void> {
  const forgotten = { email_change: '', email_change_confirm_status: 0, email_change_sent_at: null }
  await cancelChange(trx, userId, ['email_change_token_new', 'email_change_token_current'], forgotten)
}

/** Cancels an account's pending number change with its digits, and locks the account's row. */
export async function cancelPhoneChange(trx: AuthTransaction, userId: string): Promise<void> {
  await cancelChange(trx, userId, ['phone_change_token'], { phone_change: '', phone_change_sent_at: null })
}

async function cancelChange(
  trx: AuthTransaction,
  userId: string,
  types: readonly (keyof typeof emptyCodes & OneTimeTokenType)[],
  columns: Updateable<AuthTables['auth.users']>,
): Promise<void> {
  const codes = Object.fromEntries(types.map((type) => [type, '']))
  await trx
    .updateTable('auth.users')
    .set({ ...codes, ...columns })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).where('token_type', 'in', types).execute()
}

/** Spends all tokens after a new password and clears their times, as GoTrue does. */
export async function clearOneTimeTokens(trx: AuthTransaction, userId: string): Promise<void> {
  await spendTokens(trx, userId)
  await trx
    .updateTable('auth.users')
    .set({
      confirmation_sent_at: null,
      recovery_sent_at: null,
      email_change_sent_at: null,
      phone_change_sent_at: null,
      reauthentication_sent_at: null,
    })
    .where('id', '=', userId)
    .execute()
}
