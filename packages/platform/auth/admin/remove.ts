import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { deleteFactorsOf, deleteOneTimeTokens, deleteUser } from '#platform/auth/admin/queries.ts'
import { requireUserInPath } from '#platform/auth/admin/require-user-in-path.ts'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, parseBody } from '#platform/auth/call.ts'
import { updateIdentity } from '#platform/auth/identities/identity-store.ts'
import { deleteSessionsOf } from '#platform/auth/sessions/session-store.ts'
import { findIdentities, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

const RemovalBody = z.object({ should_soft_delete: z.nullish(z.boolean()) })

/** DELETE /admin/users/:user_id: deletes the account and all that belongs to it; a soft delete only anonymises it. */
export async function removeUser(call: Call): Promise<Answer> {
  const { should_soft_delete: isSoft } = parseBody(call, RemovalBody, 'allowed')
  const { id } = await requireUserInPath(call)
  await removeAccount(call.world, id, { isSoft: isSoft ?? false })
  return ok({})
}

/**
 * Removes an account. After a soft delete the row stays with hashes in place of address and number, and no sign-in
 * reaches it.
 */
export async function removeAccount(world: AuthWorld, id: string, { isSoft }: { isSoft: boolean }): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    if (!isSoft) return deleteUser(trx, id)
    const user = await lockUser(trx, id)
    if (!user) return
    const now = world.now()
    await updateUser(trx, id, {
      email: anonymised(id, user.email ?? ''),
      phone: anonymised(id, user.phone ?? '').slice(0, 15),
      email_change: anonymised(id, user.email_change),
      phone_change: anonymised(id, user.phone_change).slice(0, 15),
      encrypted_password: null,
      confirmation_token: '',
      recovery_token: '',
      email_change_token_current: '',
      email_change_token_new: '',
      phone_change_token: '',
      reauthentication_token: '',
      raw_user_meta_data: {},
      raw_app_meta_data: {},
      deleted_at: now,
      updated_at: now,
    })
    for (const identity of await findIdentities(trx, id)) {
      const providerId = anonymised(id, `${identity.provider}:${identity.provider_id}`)
      await updateIdentity(trx, identity.id, { identity_data: {}, provider_id: providerId, updated_at: now })
    }
    await deleteOneTimeTokens(trx, id)
    await deleteFactorsOf(trx, id)
    await deleteSessionsOf(trx, id)
  })
}

/** GoTrue's hash for a removed value: base64url(sha256(id + value)). It hides the value and stays unique. */
function anonymised(userId: string, value: string): string {
  return createHash('sha256').update(`${userId}${value}`).digest('base64url')
}
