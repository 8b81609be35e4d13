import { type AdminAttributes, attributesOf, banOf } from '#platform/auth/admin/attributes.ts'
import { deleteOneTimeTokens } from '#platform/auth/admin/queries.ts'
import { requireUserInPath } from '#platform/auth/admin/require-user-in-path.ts'
import { mapUniqueViolation } from '#platform/auth/admin/taken.ts'
import { type Answer, ok } from '#platform/auth/answer.ts'
import type { Call, User } from '#platform/auth/call.ts'
import { cancelEmailChange, cancelPhoneChange, clearOneTimeTokens } from '#platform/auth/codes/token-store.ts'
import { storeOwnIdentity } from '#platform/auth/identities/own-identity.ts'
import { requireStrong } from '#platform/auth/passwords/strength.ts'
import { reportConfirmed } from '#platform/auth/proofs/mailed-address.ts'
import { endAllSessions } from '#platform/auth/sessions/end-sessions.ts'
import { normalEmail, normalPhone } from '#platform/auth/users/addresses.ts'
import { mergeMetadata } from '#platform/auth/users/metadata.ts'
import { presentUser, type WholeUser } from '#platform/auth/users/present.ts'
import { lockUser, updateUser, userNotFound } from '#platform/auth/users/user-store.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** PUT /admin/users/:user_id: changes the named attributes at once, without confirmation. */
export async function changeUser(call: Call): Promise<Answer> {
  const user = await requireUserInPath(call)
  return ok(presentUser(await changeAccount(call.world, user, attributesOf(call))))
}

/**
 * Changes an account. A new password ends its sessions and its unused codes and pending changes; a ban ends its
 * pending changes. Metadata is merged. Throws 400 validation_failed, 404 user_not_found, 422 weak_password,
 * email_exists, phone_exists.
 */
export async function changeAccount(world: AuthWorld, known: User, attributes: AdminAttributes): Promise<WholeUser> {
  const now = world.now()
  const changes: AccountChanges = {
    attributes,
    now,
    email: attributes.email === '' ? null : normalEmail(attributes.email),
    phone: attributes.phone === '' ? null : normalPhone(attributes.phone),
    ban: banOf(attributes, now),
    encrypted: await newHash(world, known, attributes),
  }
  return mapUniqueViolation(() =>
    world.db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, known.id, 'any')
      if (!user) throw userNotFound()
      await endOldProofs(trx, user.id, changes)
      const { email, phone } = changes
      if (email !== null) await storeOwnIdentity(trx, world, user, 'email', { email, email_verified: attributes.email_confirm })
      if (phone !== null) await storeOwnIdentity(trx, world, user, 'phone', { phone, phone_verified: attributes.phone_confirm })
      const changed = await updateUser(trx, user.id, columnsOf(user, changes))
      if (attributes.email_confirm) await reportConfirmed(trx, world, { before: user, user: changed, proof: 'autoconfirm' })
      return findWholeUser(trx, changed)
    }),
  )
}

interface AccountChanges {
  attributes: AdminAttributes
  now: Date
  email: string | null
  phone: string | null
  ban: ReturnType<typeof banOf>
  encrypted: string | null
}

/** Ends the sessions, codes and pending changes that a new password, a ban or a confirmation makes void. */
async function endOldProofs(trx: AuthTransaction, id: string, { attributes, ban, encrypted }: AccountChanges): Promise<void> {
  if (encrypted !== null) {
    await clearOneTimeTokens(trx, id)
    await endAllSessions(trx, id)
  }
  if (ban) {
    await cancelEmailChange(trx, id)
    await cancelPhoneChange(trx, id)
  }
  if (attributes.email_confirm || attributes.phone_confirm) await deleteOneTimeTokens(trx, id)
}

function columnsOf(user: User, { attributes, now, email, phone, ban, encrypted }: AccountChanges) {
  const { role, email_confirm: confirmsEmail, phone_confirm: confirmsPhone, app_metadata: appMetadata } = attributes
  const isNamed = (email !== null && confirmsEmail) || (phone !== null && confirmsPhone)
  return {
    ...(role.trim() === '' ? {} : { role: role.trim() }),
    ...(confirmsEmail || confirmsPhone ? { confirmation_token: '' } : {}),
    ...(confirmsEmail ? { email_confirmed_at: now } : {}),
    ...(confirmsPhone ? { phone_confirmed_at: now } : {}),
    ...(encrypted === null ? {} : { encrypted_password: encrypted }),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...(isNamed ? { is_anonymous: false } : {}),
    ...(appMetadata ? { raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, appMetadata) } : {}),
    ...metadataOf(user, attributes),
    ...(ban === undefined ? {} : { banned_until: ban }),
    updated_at: now,
  }
}

async function newHash(world: AuthWorld, user: User, { password }: AdminAttributes): Promise<string | null> {
  if (typeof password !== 'string') return null
  requireStrong(world, password, { email: user.email, metadata: user.raw_user_meta_data ?? {} })
  return world.hasher.hash(password)
}

function metadataOf(user: User, { email_confirm: isConfirmed, user_metadata: changes }: AdminAttributes) {
  if (!isConfirmed && !changes) return {}
  return { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { ...(isConfirmed ? { email_verified: true } : {}), ...changes }) }
}
