import type { User } from '#platform/auth/call.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { insertIdentity, insertUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'
import { sqlState } from '#platform/database/open.ts'

/** Who is to have an account: an address or a number that nothing proves yet, and what is said of them. */
export interface Newcomer {
  email?: string
  phone?: string
  data: Record<string, unknown>
  encryptedPassword?: string
}

/** An account for somebody who has not shown up yet, with the identity that goes with it. A taken address or number is the database's 23505. */
export async function makeUnconfirmed(trx: AuthTransaction, world: AuthWorld, newcomer: Newcomer): Promise<User> {
  const provider = newcomer.email === undefined ? 'phone' : 'email'
  const address = newcomer.email === undefined ? { phone: newcomer.phone ?? '' } : { email: newcomer.email }
  const made = newUser(world, {
    ...address,
    encrypted_password: newcomer.encryptedPassword ?? null,
    raw_app_meta_data: { provider, providers: [provider] },
  })
  const named = newcomer.email === undefined ? {} : { email: newcomer.email }
  const known = { ...newcomer.data, sub: made.id, ...named, email_verified: false, phone_verified: false }
  const user = await insertUser(trx, { ...made, raw_user_meta_data: known })
  const now = world.now()
  await insertIdentity(trx, {
    id: world.uuid(),
    provider_id: made.id,
    user_id: made.id,
    identity_data: known,
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  })
  return user
}

/** The account that `find` finds, or one that is made now; of many who ask at once, one makes it. */
export async function findOrMake(world: AuthWorld, find: () => Promise<User | undefined>, newcomer: Newcomer): Promise<User> {
  const known = await find()
  if (known) return known
  try {
    return await world.db.transaction().execute((trx) => makeUnconfirmed(trx, world, newcomer))
  } catch (cause) {
    const made = sqlState(cause) === '23505' ? await find() : undefined
    if (made) return made
    throw cause
  }
}
