import { type Answer, ok } from '#platform/auth/answer.ts'
import { lockCaller } from '#platform/auth/bearer.ts'
import type { SignedInCall, User } from '#platform/auth/call.ts'
import { changeEmail, changePhone } from '#platform/auth/codes/confirm.ts'
import { requireNonce } from '#platform/auth/codes/nonce.ts'
import { mailPasswordChanged } from '#platform/auth/codes/notices.ts'
import { restorePendingChange } from '#platform/auth/codes/pending-change.ts'
import { clearOneTimeTokens } from '#platform/auth/codes/token-store.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { endAllSessions } from '#platform/auth/sessions/end-sessions.ts'
import { afterMessages, type ContactsToProve, pendingChangesOf } from '#platform/auth/users/change-messages.ts'
import { mergeMetadata } from '#platform/auth/users/metadata.ts'
import { type NewPassword, newPassword, requireOtherPassword } from '#platform/auth/users/new-password.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { requireAllowed } from '#platform/auth/users/require-allowed.ts'
import { readUserChanges, type UserChanges } from '#platform/auth/users/user-changes.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * PUT /user: changes the caller's account. A new password ends all other sessions, unused links and codes, and
 * pending changes. A new address or number must be proved first, unless the account is anonymous or the settings
 * confirm automatically. Everything is stored, or nothing when a message is refused or cannot be sent. Answers the
 * changed account.
 */
export async function updateOwnUser(call: SignedInCall): Promise<Answer> {
  const { world, user } = call
  const wish = readUserChanges(call)
  await requireAllowed(world.db, world, call, wish)
  const password = wish.password === undefined ? undefined : await newPassword(call, wish.password, wish.nonce)
  const isProved = { email: user.is_anonymous && world.settings.email.autoconfirm, phone: world.settings.phone.autoconfirm }
  const toProve = {
    email: isProved.email ? undefined : wish.email,
    phone: isProved.phone ? undefined : wish.phone,
    challenge: wish.challenge,
  }
  const changed = await afterMessages(call, toProve, () => store(call, { password, wish, isProved, toProve }))
  if (password) mailPasswordChanged(call, changed)
  return ok(presentUser(await findWholeUser(world.db, changed)))
}

interface Change {
  wish: UserChanges
  password: NewPassword | undefined
  /** Whether the new address and number need no proof. */
  isProved: { email: boolean; phone: boolean }
  /** The new address and number that need a proof; codes were sent to them. */
  toProve: ContactsToProve
}

/**
 * Stores a change. When another call changed the password while the new one was hashed, compares the new one with
 * that hash and tries again.
 */
async function store(call: SignedInCall, change: Change): Promise<User> {
  const { world, user } = call
  let compared = user.encrypted_password
  for (;;) {
    const { current, isStored } = await world.db.transaction().execute((trx) => storeUnlessOther(trx, call, change, compared))
    if (isStored) return current
    compared = current.encrypted_password
    await requireOtherPassword(world, change.wish.password ?? '', compared)
  }
}

/**
 * Stores a change with account and session locked: a caller who signed out, was banned or needs a second factor
 * meanwhile changes nothing, and parallel changes lose nothing. Stores nothing when the account's hash is no longer
 * the one that the new password was `compared` with.
 */
async function storeUnlessOther(
  trx: AuthTransaction,
  call: SignedInCall,
  { wish, password, isProved, toProve }: Change,
  compared: string | null,
): Promise<{ current: User; isStored: boolean }> {
  const { world } = call
  const held = await lockCaller(trx, call)
  await requireAllowed(trx, world, held, wish)
  if (password?.nonce) requireNonce(world, held.user, password.nonce)
  if (password && held.user.encrypted_password !== compared) return { current: held.user, isStored: false }
  const waiting = await pendingChangesOf(trx, held.user, toProve)
  let current = await change(trx, call, { hash: password?.hash, wish, held: held.user })
  if (wish.email && isProved.email) {
    if (!held.user.is_anonymous) throw new AuthError(409, 'conflict', 'The account was given an address a moment ago')
    current = await changeEmail(trx, world, current, wish.email, 'autoconfirm')
  }
  if (wish.phone && isProved.phone) current = await changePhone(trx, world, current, wish.phone)
  for (const one of waiting) current = await restorePendingChange(trx, current.id, one)
  return { current, isStored: true }
}

/** Stores a new password hash and merged metadata. */
async function change(
  trx: AuthTransaction,
  { world, session }: SignedInCall,
  { hash, wish, held }: { hash: string | undefined; wish: UserChanges; held: User },
): Promise<User> {
  if (hash !== undefined) {
    await clearOneTimeTokens(trx, held.id)
    await endAllSessions(trx, held.id, session?.id)
  }
  return updateUser(trx, held.id, {
    ...(hash === undefined ? {} : { encrypted_password: hash }),
    ...(wish.data ? { raw_user_meta_data: mergeMetadata(held.raw_user_meta_data, wish.data) } : {}),
    ...(wish.appMetadata ? { raw_app_meta_data: mergeMetadata(held.raw_app_meta_data, wish.appMetadata) } : {}),
    updated_at: world.now(),
  })
}
