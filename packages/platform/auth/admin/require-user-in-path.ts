import { type Call, type User, uuidParam } from '#platform/auth/call.ts'
import { findUser, userNotFound } from '#platform/auth/users/user-store.ts'

/** The account in the path. Throws 404 validation_failed for an invalid UUID, and 404 user_not_found. */
export async function requireUserInPath(call: Call): Promise<User> {
  const user = await findUser(call.world.db, uuidParam(call, 'user_id'))
  if (!user) throw userNotFound()
  return user
}
