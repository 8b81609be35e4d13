import type { Accounts } from '#server/accounts/accounts.ts'
import { type AccountDependencies, openOwnAccounts } from '#server/accounts/own.ts'
import { openProjectAccounts } from '#server/accounts/project.ts'

/** Opens the accounts of the configured kind: a Supabase project's, or this server's own. */
export async function openAccounts(outside: AccountDependencies): Promise<Accounts> {
  const { supabase } = outside.config
  return supabase ? openProjectAccounts(supabase, { ...outside, fetch }) : openOwnAccounts(outside)
}
