import type { Kysely } from 'kysely'
import type { AuthWorld } from '#platform/auth/world.ts'
import { findConfirmed } from '#server/accounts/queries.ts'
import { addRole } from '#server/accounts/role-store.ts'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/tables.ts'

type Settings = Pick<Config, 'adminEmail' | 'isOnLoopback'>

/**
 * Makes ADMIN_EMAIL an admin when that address is proved (decision 28): by mail, or, where only this machine can sign up, by nothing but the sign-up.
 */
export function appointWhenConfirmed({ adminEmail, isOnLoopback }: Settings, now: () => Date): AuthWorld['onConfirmed'] {
  return async (trx, { id, email }, proof) => {
    if (adminEmail === undefined || email?.toLowerCase() !== adminEmail) return
    if (proof === 'mail' || isOnLoopback) await addRole(trx, id, 'admin', now())
  }
}

/** The same for an account that was there before ADMIN_EMAIL was set. Answers whether somebody was made an admin. */
export async function appointFirstAdmin(db: Kysely<Tables>, { adminEmail, isOnLoopback }: Settings, now: Date): Promise<boolean> {
  if (adminEmail === undefined) return false
  const account = await findConfirmed(db, adminEmail)
  if (!account || !(account.wasMailed || isOnLoopback)) return false
  return addRole(db, account.id, 'admin', now)
}
