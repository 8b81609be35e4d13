import type { User } from '#platform/auth/call.ts'
import { contest, type Newcomer } from '#platform/auth/signup/contest.ts'
import { type Maker, makeAccount } from '#platform/auth/signup/new-account.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

interface FoundAccount {
  user: User
  /** Whether this call made the account. */
  isNew: boolean
}

/**
 * A sign-up: how to find the account, the newcomer's data, who asks to make the account, and how to count the message.
 * A refused message leaves no new account behind.
 */
interface AccountRequest {
  find: () => Promise<User | undefined>
  newcomer: Newcomer
  maker?: Maker
  count: (known: User | undefined) => Promise<void>
}

/**
 * Finds the account, or makes one without a password; of many calls at once, one makes it. An unconfirmed account is
 * contested first (`contest`). Throws what `count` throws: then no account was made, but an existing one was
 * contested.
 */
export async function findOrMake(
  world: AuthWorld,
  { find, newcomer, maker = 'person', count }: AccountRequest,
): Promise<FoundAccount | undefined> {
  const known = await find()
  const contested = known && (await contestFor(world, known, newcomer, maker))
  await count(contested)
  if (contested) return { user: contested, isNew: false }
  const wish = { contact: newcomer.contact, data: newcomer.data ?? {} }
  const made = await world.db.transaction().execute((trx) => makeAccount(trx, world, wish, null, maker))
  if (made) return { user: made, isNew: true }
  const quicker = await find()
  return quicker && { user: await contestFor(world, quicker, newcomer, maker), isNew: false }
}

async function contestFor(world: AuthWorld, known: User, newcomer: Newcomer, maker: Maker): Promise<User> {
  return (await world.db.transaction().execute((trx) => contest(trx, world, known.id, newcomer, maker))) ?? known
}
