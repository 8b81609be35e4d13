import type { User } from '#platform/auth/call.ts'
import { contest } from '#platform/auth/signup/contest.ts'
import { isAutoconfirmed, type Maker, makeAccount } from '#platform/auth/signup/new-account.ts'
import type { Wish } from '#platform/auth/signup/wish.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/**
 * The account that `find` finds, contested if nobody proved it, or one without a password that is made now; of many who ask at once, one makes it. Where
 * addresses are believed at once, an account keeps its password for whoever knows it, unless an admin asks.
 */
export async function findOrMake(
  world: AuthWorld,
  find: () => Promise<User | undefined>,
  newcomer: Pick<Wish, 'contact' | 'data'>,
  maker: Maker = 'person',
): Promise<User | undefined> {
  const first = await find()
  const made = first ? undefined : await world.db.transaction().execute((trx) => makeAccount(trx, world, newcomer, null, maker))
  const known = made ?? first ?? (await find())
  if (!known || known === made || (maker === 'person' && isAutoconfirmed(world, newcomer.contact.provider))) return known
  return (await world.db.transaction().execute((trx) => contest(trx, world, known.id, newcomer, maker))) ?? known
}
