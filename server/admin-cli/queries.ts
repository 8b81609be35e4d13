import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

export interface Account {
  id: string
  email: string | null
  phone: string | null
  roles: string[]
  created_at: Date
  email_confirmed_at: Date | null
  banned_until: Date | null
  is_anonymous: boolean
}

/** Every account with its roles, the oldest first. Deleted accounts are left out. */
export async function listAccounts(db: Kysely<Tables>): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select id, email, phone, created_at, email_confirmed_at, banned_until, is_anonymous,
      array(select user_roles.role from public.user_roles where user_roles.user_id = users.id order by user_roles.role) as roles
    from auth.users where deleted_at is null order by created_at, id
  `.execute(db)
  return rows
}
