import type { House } from '../house.ts'

export const password = 'correct-horse-1'

/** Numbers are believed, and need no message. */
export const withPhones = { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_SMS_AUTOCONFIRM: 'true' }

/** What no call of the API does to an account. */
export async function change(house: House, id: string, changes: object): Promise<void> {
  await house.world.accounts.auth.db.updateTable('auth.users').set(changes).where('id', '=', id).execute()
}
