import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { leaveOnlyMailbox } from '#platform/auth/identities/leave-only-mailbox.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { isFromHere } from '#server/accounts/from-here.ts'
import { findConfirmed } from '#server/accounts/queries.ts'
import { addRole } from '#server/accounts/role-store.ts'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/tables.ts'

type Settings = Pick<Config, 'adminEmail' | 'isOnLoopback'>

const isAdminNow = 'ADMIN_EMAIL is an admin now'

/**
 * Makes ADMIN_EMAIL an admin when a mail proves that address (P28), or, where only this machine is meant to reach the site, when somebody at this machine
 * makes the account. What the account had before its mailbox was ever read may be a stranger's, and the mail that the owner followed too: whoever read it chooses
 * a password, and nobody else is let in. An account whose mailbox was read before keeps all it has.
 */
export function appointWhenConfirmed(
  { adminEmail, isOnLoopback }: Settings,
  world: Pick<AuthWorld, 'now' | 'uuid' | 'log'>,
): AuthWorld['onConfirmed'] {
  return async (trx, user, proof, before, call) => {
    if (adminEmail === undefined || user.email?.toLowerCase() !== adminEmail) return
    const isNewHere = isOnLoopback && before === 'nothing' && (call === undefined || isFromHere(call.request))
    if (proof !== 'mail' && !isNewHere) return
    const isNew = await addRole(trx, user.id, 'admin', world.now())
    if (!isNew) return
    const losesOldWays = proof === 'mail' && before !== 'mail'
    world.log.info({ requestId: call?.requestId, email: adminEmail, proof }, losesOldWays ? `${isAdminNow}: ${howToChoose}` : isAdminNow)
    if (losesOldWays) await leaveOnlyMailbox(trx, world, user, { wasConfirmed: before !== 'nothing' })
  }
}

const howToChoose = 'an earlier password counts no more; who read the mail chooses one, or "npm run admin -- users reset" makes one'

/** The same at a start, for an account whose mailbox was read before ADMIN_EMAIL was set. Says what came of it, once. */
export async function appointFirstAdmin(
  db: Kysely<Tables>,
  { adminEmail }: Pick<Config, 'adminEmail'>,
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  if (adminEmail === undefined) return
  const account = await findConfirmed(db, adminEmail)
  if (!account || account.isAdmin) return
  if (!account.wasMailed) {
    log.warn(
      { email: adminEmail },
      'ADMIN_EMAIL has an account and is no admin yet: nobody was seen to read a mail there; sign in by a mailed link or code, or run "npm run admin -- grant"',
    )
    return
  }
  await addRole(db, account.id, 'admin', now)
  log.info({ email: adminEmail }, isAdminNow)
}
