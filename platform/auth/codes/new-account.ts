import type { User } from '#platform/auth/call.ts'
import { contest, type Newcomer } from '#platform/auth/signup/contest.ts'
import { type Maker, makeAccount } from '#platform/auth/signup/new-account.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** The account that `find` finds, contested if nobody proved it, or one without a password that is made now; of many who ask at once, one makes it. */
export async function findOrMake(
  world: AuthWorld,
  find: () => Promise<User | undefined>,
  newcomer: Newcomer,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const first = await find()
  const wish = { contact: newcomer.contact, data: newcomer.data ?? {} }
  const made = first ? undefined : await world.db.transaction().execute((trx) => makeAccount(trx, world, wish, null, maker))
  const known = made ?? first ?? (await find())
  if (!known || known === made) return known
  return (await world.db.transaction().execute((trx) => contest(trx, world, known.id, newcomer, maker))) ?? known
}
