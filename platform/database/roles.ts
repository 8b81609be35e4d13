import { type Kysely, sql } from 'kysely'
import { sqlState } from '#platform/database/open.ts'

/** The roles that requests take, under Supabase's names: policies and grants are written for them. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const
export type ApiRole = (typeof apiRoles)[number]

/** Makes the roles that are missing and lets the server's own role become each of them. Roles belong to the whole cluster: others may make them too. */
export async function ensureRoles<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const role of apiRoles) {
    const { rows } = await sql`select 1 from pg_roles where rolname = ${role}`.execute(db)
    if (rows.length === 0) await ignoring(sql`create role ${sql.ref(role)} nologin noinherit`.execute(db), '42710', '23505')
    const { rows: held } = await sql`select 1 where pg_has_role(current_user, ${role}, 'member')`.execute(db)
    if (held.length === 0) await ignoring(sql`grant ${sql.ref(role)} to current_user`.execute(db), '23505', 'XX000')
  }
}

/** Another process was quicker: what was wanted is there. */
async function ignoring(statement: Promise<unknown>, ...states: readonly string[]): Promise<void> {
  try {
    await statement
  } catch (error) {
    if (!states.includes(sqlState(error) ?? '')) throw error
  }
}
