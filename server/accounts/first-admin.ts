import { removeOtherSignIns } from '@potluck/platform/auth/identities/remove-other-sign-ins'
import type { AuthWorld } from '@potluck/platform/auth/world'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { isLocalCall } from '#server/accounts/local-call.ts'
import { findConfirmedAccount } from '#server/accounts/queries.ts'
import { addRole } from '#server/accounts/role-store.ts'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/tables.ts'

type Settings = Pick<Config, 'adminEmail' | 'isOnLoopback'>

const nowAdminMessage = 'ADMIN_EMAIL is an admin now'

/**
 * Makes the account of ADMIN_EMAIL an admin once a mail proves the address (P28). On a site for this machine alone,
 * signing up from this machine is enough. Until a mail proves the address, the account may belong to an attacker: the
 * proof ends every earlier way to sign in, and the reader of the mail chooses a new password. An account whose address
 * a mail proved earlier keeps its ways to sign in.
 */
export function grantAdminWhenConfirmed(
  { adminEmail, isOnLoopback }: Settings,
  world: Pick<AuthWorld, 'now' | 'uuid' | 'log'>,
): AuthWorld['onConfirmed'] {
  return async (trx, user, proof, before, call) => {
    if (adminEmail === undefined || user.email?.toLowerCase() !== adminEmail) return
    const isNewHere = isOnLoopback && before === 'nothing' && (call === undefined || isLocalCall(call.request))
    if (proof !== 'mail' && !isNewHere) return
    const isNew = await addRole(trx, user.id, 'admin', world.now())
    if (!isNew) return
    const losesOldWays = proof === 'mail' && before !== 'mail'
    world.log.info(
      { requestId: call?.requestId, email: adminEmail, proof },
      losesOldWays ? `${nowAdminMessage}: ${passwordHint}` : nowAdminMessage,
    )
    if (losesOldWays) await removeOtherSignIns(trx, world, user, { wasConfirmed: before !== 'nothing' })
  }
}

const passwordHint = 'an earlier password counts no more; who read the mail chooses one, or "npm run admin -- users reset" makes one'

/**
 * Makes ADMIN_EMAIL an admin at the start, if a mail proved the address before the setting was made. Logs the result
 * once.
 */
export async function grantFirstAdmin(
  db: Kysely<Tables>,
  { adminEmail }: Pick<Config, 'adminEmail'>,
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  if (adminEmail === undefined) return
  const account = await findConfirmedAccount(db, adminEmail)
  if (!account || account.isAdmin) return
  if (!account.wasMailed) {
    log.warn(
      { email: adminEmail },
      'ADMIN_EMAIL has an account and is no admin yet: nobody was seen to read a mail there; sign in by a mailed link or code, or run "npm run admin -- grant"',
    )
    return
  }
  await addRole(db, account.id, 'admin', now)
  log.info({ email: adminEmail }, nowAdminMessage)
}
