import type { House } from '../house.ts'

export const password = 'correct-horse-1'

/** Phone numbers are confirmed without a message. */
export const withPhones = { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true' }

/** Changes an account's row directly, where the API has no call for it. */
export async function change(house: House, id: string, changes: object): Promise<void> {
  await house.world.accounts.auth.db.updateTable('auth.users').set(changes).where('id', '=', id).execute()
}
