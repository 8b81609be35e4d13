import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, Metadata, parseBody, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { limitByAddress } from '#platform/auth/limits.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { findUserByEmail, insertIdentity, insertUser, updateUser } from '#platform/auth/users/user-store.ts'

const SignUp = z.object({ email: Text, phone: Text, password: Text, data: z.nullish(Metadata) })

/** A new account with an address and a password; a session at once where addresses are not confirmed by mail. */
export async function signUp(call: Call): Promise<Answer> {
  const { world } = call
  const { email: typed, password, data } = parseBody(call, SignUp)
  await limitByAddress(call, 'signup')
  if (world.settings.signup.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (password === '') throw invalid('Signup requires a valid password')
  const email = normalEmail(typed)
  if (await findUserByEmail(world.db, email)) throw new AuthError(422, 'user_already_exists', 'User already registered')
  const encrypted = await world.hasher.hash(password)
  const session = await world.db.transaction().execute(async (trx) => {
    const made = newUser(world, {
      email,
      encrypted_password: encrypted,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: data ?? {},
    })
    const now = world.now()
    const proof = { sub: made.id, email, email_verified: true, phone_verified: false }
    await insertUser(trx, { ...made, raw_user_meta_data: { ...data, ...proof } })
    await insertIdentity(trx, {
      id: world.uuid(),
      provider_id: made.id,
      user_id: made.id,
      identity_data: { ...data, ...proof },
      provider: 'email',
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    const user = await updateUser(trx, made.id, { email_confirmed_at: now })
    await world.onConfirmed(trx, user, 'autoconfirm')
    return beginSession(trx, call, user, 'password')
  })
  return ok(session)
}
