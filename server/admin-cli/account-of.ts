import type { User } from '@potluck/platform/auth/call'
import { normalEmail } from '@potluck/platform/auth/users/addresses'
import { findUserByEmail } from '@potluck/platform/auth/users/user-store'
import { type CommandContext, CommandError } from '#server/admin-cli/command.ts'

/** The account with this address. Throws CommandError when there is none. */
export async function accountOf({ accounts }: Pick<CommandContext, 'accounts'>, email: string): Promise<User> {
  const account = await findUserByEmail(accounts.db, normalEmail(email))
  if (!account) throw new CommandError(`Nobody has an account with the address ${email}.`)
  return account
}
