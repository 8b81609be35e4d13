import { type Answer, ok } from '#platform/auth/answer.ts'
import { lockCaller } from '#platform/auth/bearer.ts'
import { type SignedInCall, type User, uuidParam } from '#platform/auth/call.ts'
import { withProviders } from '#platform/auth/codes/confirm.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { requireAal2ToChangeUser } from '#platform/auth/factors/aal.ts'
import { adoptEmail } from '#platform/auth/identities/adopt-email.ts'
import { removeIdentity } from '#platform/auth/identities/identity-store.ts'
import { requireManualLinking } from '#platform/auth/identities/manual-linking.ts'
import { findIdentities, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * DELETE /user/identities/:identity_id: removes any identity but the last. An account with a second factor needs an
 * aal2 session.
 */
export async function unlink(call: SignedInCall): Promise<Answer> {
  requireManualLinking(call)
  const id = uuidParam(call, 'identity_id')
  await call.world.db.transaction().execute(async (trx) => {
    const { user, session } = await lockCaller(trx, call)
    const identities = await findIdentities(trx, call.user.id)
    if (identities.length <= 1) {
      throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
    }
    const identity = identities.find((one) => one.id === id)
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    await requireAal2ToChangeUser(trx, user.id, session)
    await removeIdentity(trx, identity.id)
    await withProviders(trx, identity.provider === 'phone' ? await withoutPhone(call, trx, user) : await withEmail(call, trx, user))
  })
  return ok({})
}

function withoutPhone({ world }: SignedInCall, trx: AuthTransaction, user: User): Promise<User> {
  return updateUser(trx, user.id, { phone: null, phone_confirmed_at: null, updated_at: world.now() })
}

async function withEmail({ world }: SignedInCall, trx: AuthTransaction, user: User): Promise<User> {
  const adopted = await adoptEmail(trx, world, user)
  if (adopted) return adopted
  throw new AuthError(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict')
}
