import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

/** Records that an admin made this account, so that its data is trusted. */
export async function markMadeByAdmin(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.insertInto('platform.made_by_admins').values({ user_id: userId }).execute()
}

/** Whether an admin made this account. */
export async function isMadeByAdmin(db: AuthDb, userId: string): Promise<boolean> {
  const mark = await db.selectFrom('platform.made_by_admins').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return mark !== undefined
}
