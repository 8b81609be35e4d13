import { type Kysely, sql } from 'kysely'
import type { Role } from '#domain/access.ts'
import type { AalLevel } from '#platform/auth/tables.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { Tables } from '#server/tables.ts'

/** What decides who a member is: one look for account, session and roles. Undefined when account or session has gone. */
export async function findMember(
  db: Kysely<Tables>,
  userId: string,
  sessionId: string,
): Promise<{ banned_until: Date | null; aal: AalLevel; roles: readonly Role[] } | undefined> {
  const { rows } = await sql<{ banned_until: Date | null; aal: AalLevel; roles: Role[] }>`
    select users.banned_until, sessions.aal, array(select user_roles.role from public.user_roles where user_roles.user_id = users.id order by user_roles.role) as roles
    from auth.users join auth.sessions on sessions.user_id = users.id
    where users.id = ${userId} and sessions.id = ${sessionId} and users.deleted_at is null
  `.execute(db)
  return rows[0]
}

/** The account of this address, if its owner confirmed it, and whether by a mail: an address that is changed or believed without one has no `confirmation_sent_at`. */
export async function findConfirmed(db: Kysely<Tables>, email: string): Promise<{ id: string; wasMailed: boolean } | undefined> {
  const { rows } = await sql<{ id: string; wasMailed: boolean }>`
    select id, confirmation_sent_at is not null and email_confirmed_at >= confirmation_sent_at as "wasMailed"
    from auth.users
    where instance_id = ${nilUuid} and lower(email) = ${email} and email_confirmed_at is not null and deleted_at is null and is_sso_user = false and not is_anonymous
  `.execute(db)
  return rows[0]
}
