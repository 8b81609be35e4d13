import type { AalLevel } from '@potluck/platform/auth/tables'
import { nilUuid } from '@potluck/platform/auth/users/user-store'
import { type Kysely, sql } from 'kysely'
import type { Plan, Role } from '#domain/access.ts'
import type { Tables } from '#server/tables.ts'

interface MemberRow {
  banned_until: Date | null
  is_anonymous: boolean
  aal: AalLevel
  roles: readonly Role[]
  plan: Plan
  has_factor: boolean
}

/**
 * Reads in one statement what decides a member's rights at `now`: account, session, roles, plan, and whether a second
 * factor is verified. Undefined when account or session is gone.
 */
export async function findMember(db: Kysely<Tables>, userId: string, sessionId: string, now: Date): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select users.banned_until, users.is_anonymous, sessions.aal,
      exists (select from auth.mfa_factors where mfa_factors.user_id = users.id and mfa_factors.status = 'verified') as has_factor,
      array(select user_roles.role from public.user_roles where user_roles.user_id = users.id order by user_roles.role) as roles,
      private.plan_of(users.id, ${now}) as plan
    from auth.users join auth.sessions on sessions.user_id = users.id
    where users.id = ${userId} and sessions.id = ${sessionId} and users.deleted_at is null
  `.execute(db)
  return rows[0]
}

/**
 * The account with this address (in lower case), if the address is confirmed. `wasMailed` says whether a mail proved
 * it.
 */
export async function findConfirmedAccount(
  db: Kysely<Tables>,
  email: string,
): Promise<{ id: string; wasMailed: boolean; isAdmin: boolean } | undefined> {
  const { rows } = await sql<{ id: string; wasMailed: boolean; isAdmin: boolean }>`
    select id,
      exists (select from platform.mailed_addresses where user_id = users.id and mailed_addresses.email = ${email}) as "wasMailed",
      exists (select from public.user_roles where user_id = users.id and role = 'admin') as "isAdmin"
    from auth.users
    where instance_id = ${nilUuid} and lower(email) = ${email} and email_confirmed_at is not null and deleted_at is null and is_sso_user = false and not is_anonymous
  `.execute(db)
  return rows[0]
}
