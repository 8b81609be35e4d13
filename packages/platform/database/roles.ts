import { type Kysely, type RawBuilder, sql } from 'kysely'
import { sqlState } from '#platform/database/open.ts'
import { isRefused, RightsMissing, rightsToMake } from '#platform/database/rights.ts'

/** The database roles of requests, under Supabase's names, for which policies and grants are written. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const
export type ApiRole = (typeof apiRoles)[number]

/**
 * Makes missing roles and lets the server's own role become each of them; needs no rights when all exist. Roles
 * belong to the whole cluster, so other servers may make them too. Throws RightsMissing, which also names the rights
 * for a first start.
 */
export async function ensureRoles<Tables>(db: Kysely<Tables>): Promise<void> {
  const missing = await findMissing(db)
  for (const [done, { statement, raced }] of missing.entries()) {
    try {
      await statement.execute(db)
    } catch (cause) {
      // Another process made the role first.
      if (raced.includes(sqlState(cause) ?? '')) continue
      if (!isRefused(cause)) throw cause
      const { user, isNew, statements } = await rightsToMake(db)
      const texts = missing.slice(done).map(({ text }) => text.replace('current_user', user))
      const wanted = isNew ? [...texts, ...statements] : texts
      throw new RightsMissing({ user, mayNot: 'make the roles that requests take', statements: wanted }, { cause })
    }
  }
}

interface Missing {
  statement: RawBuilder<unknown>
  text: string
  /** The SQLSTATE codes that this statement fails with when another process runs it at the same time. */
  raced: readonly string[]
}

/** Since PostgreSQL 16, membership alone does not allow SET ROLE. */
async function findMissing<Tables>(db: Kysely<Tables>): Promise<Missing[]> {
  const { rows } = await sql<{ role: string; exists: boolean; held: boolean }>`
    select name as role, rolname is not null as exists,
      coalesce(pg_has_role(oid, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end), false) as held
    from unnest(${sql.val([...apiRoles])}::text[]) as name left join pg_roles on rolname = name order by name
  `.execute(db)
  const made = rows.filter(({ exists }) => !exists).map(({ role }) => `create role ${role} nologin noinherit`)
  const granted = rows.filter(({ held }) => !held).map(({ role }) => `grant ${role} to current_user`)
  return [
    ...made.map((text) => ({ text, statement: sql.raw(text), raced: ['42710', '23505'] })),
    ...granted.map((text) => ({ text, statement: sql.raw(text), raced: ['23505', 'XX000'] })),
  ]
}
