import { type QueryExecutorProvider, sql } from 'kysely'
import type { Role } from '#domain/access.ts'

/** Gives an account a role. Answers false when the account has it already. */
export async function addRole(db: QueryExecutorProvider, userId: string, role: Role, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into public.user_roles (user_id, role, created_at) values (${userId}, ${role}, ${now}) on conflict do nothing returning role
  `.execute(db)
  return rows.length > 0
}

/** Takes a role from an account. Answers false when the account does not have it. */
export async function removeRole(db: QueryExecutorProvider, userId: string, role: Role): Promise<boolean> {
  const { rows } = await sql`delete from public.user_roles where user_id = ${userId} and role = ${role} returning role`.execute(db)
  return rows.length > 0
}
