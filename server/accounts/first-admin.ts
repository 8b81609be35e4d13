import type { Kysely } from 'kysely'
import { leaveOnlyMailbox } from '#platform/auth/identities/leave-only-mailbox.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { findConfirmed } from '#server/accounts/queries.ts'
import { addRole } from '#server/accounts/role-store.ts'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/tables.ts'

type Settings = Pick<Config, 'adminEmail' | 'isOnLoopback'>

/**
 * Makes ADMIN_EMAIL an admin when that address is proved (decision 28): by mail or a provider, or, where only this machine can sign up, by nothing but the
 * sign-up. Where others can, it may be a stranger's sign-up whose mail the owner followed: whoever read the mail chooses a password, and nobody else is let in.
 */
export function appointWhenConfirmed(
  { adminEmail, isOnLoopback }: Settings,
  world: Pick<AuthWorld, 'now' | 'uuid'>,
): AuthWorld['onConfirmed'] {
  return async (trx, user, proof) => {
    if (adminEmail === undefined || user.email?.toLowerCase() !== adminEmail) return
    if (proof === 'autoconfirm' && !isOnLoopback) return
    const isNew = await addRole(trx, user.id, 'admin', world.now())
    if (isNew && proof === 'mail' && !isOnLoopback) await leaveOnlyMailbox(trx, world, user)
  }
}

/** The same for an account that was there before ADMIN_EMAIL was set. Answers whether somebody was made an admin. */
export async function appointFirstAdmin(db: Kysely<Tables>, { adminEmail, isOnLoopback }: Settings, now: Date): Promise<boolean> {
  if (adminEmail === undefined) return false
  const account = await findConfirmed(db, adminEmail)
  if (!account || !(account.wasMailed || isOnLoopback)) return false
  return addRole(db, account.id, 'admin', now)
}
