import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { leaveOnlyMailbox } from '#platform/auth/identities/leave-only-mailbox.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { findConfirmed } from '#server/accounts/queries.ts'
import { addRole } from '#server/accounts/role-store.ts'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/tables.ts'

type Settings = Pick<Config, 'adminEmail' | 'isOnLoopback'>

const isAdminNow = 'ADMIN_EMAIL is an admin now'

/**
 * Makes ADMIN_EMAIL an admin when a mail proves that address (decision 28), or, where only this machine can sign up, by nothing but the sign-up. Where others can,
 * what the account had before its mailbox was ever read may be a stranger's, and the mail that the owner followed too: whoever read it chooses a password, and
 * nobody else is let in. An account whose mailbox was read before keeps all it has.
 */
export function appointWhenConfirmed(
  { adminEmail, isOnLoopback }: Settings,
  world: Pick<AuthWorld, 'now' | 'uuid' | 'log'>,
): AuthWorld['onConfirmed'] {
  return async (trx, user, proof, before) => {
    if (adminEmail === undefined || user.email?.toLowerCase() !== adminEmail) return
    if (proof !== 'mail' && !isOnLoopback) return
    const isNew = await addRole(trx, user.id, 'admin', world.now())
    if (!isNew) return
    world.log.info({ email: adminEmail, proof }, isAdminNow)
    if (isOnLoopback || before === 'mail') return
    await leaveOnlyMailbox(trx, world, user, { wasConfirmed: before !== 'nothing' })
  }
}

/** The same at a start, for an account that was there before ADMIN_EMAIL was set. Says what came of it, once. */
export async function appointFirstAdmin(
  db: Kysely<Tables>,
  { adminEmail, isOnLoopback }: Settings,
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  if (adminEmail === undefined) return
  const account = await findConfirmed(db, adminEmail)
  if (!account || account.isAdmin) return
  if (!account.wasMailed && !isOnLoopback) {
    log.warn(
      { email: adminEmail },
      'ADMIN_EMAIL has an account and is no admin yet: nobody was seen to read a mail there; sign in by a mailed link or code, or run "npm run admin -- grant"',
    )
    return
  }
  await addRole(db, account.id, 'admin', now)
  log.info({ email: adminEmail }, isAdminNow)
}
