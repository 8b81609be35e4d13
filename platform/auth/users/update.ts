import { type Answer, ok } from '#platform/auth/answer.ts'
import type { SignedInCall, User } from '#platform/auth/call.ts'
import { changeEmail, changePhone } from '#platform/auth/codes/confirm.ts'
import { changeAddress, sendCountedEmailChange } from '#platform/auth/codes/email-change.ts'
import { tellPasswordChanged } from '#platform/auth/codes/notices.ts'
import { sendCountedPhoneCode } from '#platform/auth/codes/phone-codes.ts'
import { countMessage } from '#platform/auth/codes/send-limits.ts'
import { clearOneTimeTokens } from '#platform/auth/codes/token-store.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { deleteSessionsOf } from '#platform/auth/sessions/session-store.ts'
import { requireAllowed } from '#platform/auth/users/may-change.ts'
import { newPasswordHash } from '#platform/auth/users/new-password.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { findUser, findWholeUser, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import { readUserWish, type UserWish } from '#platform/auth/users/user-wish.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * PUT /user: what people change about their own account. A new password ends all other sessions and every link and code that was sent; a new address or number
 * has to be proved first, unless the account is anonymous, or numbers need no proof. Answers the account as it then is.
 */
export async function updateOwnUser(call: SignedInCall): Promise<Answer> {
  const { world, user } = call
  const wish = readUserWish(call)
  await requireAllowed(call, wish)
  const hash = wish.password === undefined ? undefined : await newPasswordHash(call, wish.password, wish.nonce)
  const isProved = { email: user.is_anonymous && world.settings.email.autoconfirm, phone: world.settings.phone.autoconfirm }
  const toMail = isProved.email ? undefined : wish.email
  const toText = isProved.phone ? undefined : wish.phone
  // Before anything is stored: who has to wait for a message keeps the old password too.
  if (toMail) await countMessage(call, 'mail', ['email_change'], changeAddress(user))
  if (toText) await countMessage(call, 'sms', ['phone_change'], toText, { isForHouse: false })
  const changed = await world.db.transaction().execute(async (trx) => {
    let current = await change(trx, call, { hash, wish })
    if (wish.email && isProved.email) current = await changeEmail(trx, world, current, wish.email, 'autoconfirm')
    if (wish.phone && isProved.phone) current = await changePhone(trx, world, current, wish.phone)
    return current
  })
  if (hash !== undefined) tellPasswordChanged(call, changed)
  if (toMail) await sendCountedEmailChange(call, changed, toMail, { redirectTo: redirectTarget(call), challenge: wish.challenge })
  if (toText) await sendCountedPhoneCode(call, changed, toText, 'phone_change')
  const current = await findUser(world.db, user.id)
  if (!current) throw gone()
  return ok(presentUser(await findWholeUser(world.db, current)))
}

/** Stores a new password and what was merged into the metadata, with the account's row held: two changes at once lose nothing. */
async function change(
  trx: AuthTransaction,
  { world, user, session }: SignedInCall,
  { hash, wish }: { hash: string | undefined; wish: UserWish },
): Promise<User> {
  const held = await lockUser(trx, user.id)
  if (!held) throw gone()
  if (hash !== undefined) {
    await clearOneTimeTokens(trx, user.id)
    await deleteSessionsOf(trx, user.id, session?.id)
  }
  return updateUser(trx, user.id, {
    ...(hash === undefined ? {} : { encrypted_password: hash }),
    ...(wish.data ? { raw_user_meta_data: merged(held.raw_user_meta_data, wish.data) } : {}),
    ...(wish.appMetadata ? { raw_app_meta_data: merged(held.raw_app_meta_data, wish.appMetadata) } : {}),
    updated_at: world.now(),
  })
}

/** Metadata with changes: null takes a name away. */
function merged(held: Record<string, unknown> | null, changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...held, ...changes }).filter(([name, value]) => !(name in changes && value === null)))
}

function gone(): AuthError {
  return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
}
