import type { Accounts } from '#server/accounts/accounts.ts'
import { type Outside, openOwnAccounts } from '#server/accounts/own.ts'
import { openProjectAccounts } from '#server/accounts/project.ts'

/** Opens accounts where the configuration says they are kept: at a Supabase project, or else here. */
export async function openAccounts(outside: Outside): Promise<Accounts> {
  const { supabase } = outside.config
  return supabase ? openProjectAccounts(supabase, { ...outside, fetch }) : openOwnAccounts(outside)
}
