import type { User } from '#platform/auth/call.ts'
import { type Maker, makeAccount } from '#platform/auth/signup/new-account.ts'
import type { Wish } from '#platform/auth/signup/wish.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** The account that `find` finds, or one without a password that is made now; of many who ask at once, one makes it. */
export async function findOrMake(
  world: AuthWorld,
  find: () => Promise<User | undefined>,
  newcomer: Pick<Wish, 'contact' | 'data'>,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const known = await find()
  return known ?? (await world.db.transaction().execute((trx) => makeAccount(trx, world, newcomer, null, maker))) ?? find()
}
