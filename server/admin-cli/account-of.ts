import type { User } from '#platform/auth/call.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import { findUserByEmail } from '#platform/auth/users/user-store.ts'
import { CommandError, type Desk } from '#server/admin-cli/command.ts'

/** The account of an address. Throws CommandError when nobody has it. */
export async function accountOf({ accounts }: Pick<Desk, 'accounts'>, email: string): Promise<User> {
  const account = await findUserByEmail(accounts.db, normalEmail(email))
  if (!account) throw new CommandError(`Nobody has an account with the address ${email}.`)
  return account
}
