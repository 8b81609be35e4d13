import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, parseBody, Text } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import { findUserByEmail } from '#platform/auth/users/user-store.ts'

const Credentials = z.object({ email: Text, phone: Text, password: Text })

/** grant_type=password: a session for an address and its password. */
export async function grantPassword(call: Call): Promise<Answer> {
  const { world } = call
  const { email, password } = parseBody(call, Credentials)
  const user = await findUserByEmail(world.db, normalEmail(email))
  const isRight = await world.hasher.verify(password, user?.encrypted_password ?? null)
  if (!user || !isRight) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  return ok(await world.db.transaction().execute((trx) => beginSession(trx, call, user, 'password')))
}
