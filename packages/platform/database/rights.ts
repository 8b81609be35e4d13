import { type Kysely, sql } from 'kysely'
import { sqlState } from '#platform/database/open.ts'

/**
 * The database user lacks a right that the server needs. The message ends with the SQL that an administrator has to
 * run.
 */
export class RightsMissing extends Error {
  constructor(what: { user: string; mayNot: string; statements: readonly string[] }, options: ErrorOptions) {
    const wanted = what.statements.map((statement) => `${statement};`).join(' ')
    super(
      `The database's user ${what.user} may not ${what.mayNot}; have an administrator of the database run this once: ${wanted}`,
      options,
    )
    this.name = 'RightsMissing'
  }
}

/** Whether a statement failed because a right is missing. */
export function isRefused(error: unknown): boolean {
  return sqlState(error) === '42501'
}

/**
 * The database user, quoted for SQL, and the statements that would grant the missing rights to make schemas, and
 * tables in `public`.
 */
export async function rightsToMake<Tables>(db: Kysely<Tables>): Promise<{ user: string; isNew: boolean; statements: string[] }> {
  const { rows } = await sql<{ user: string; database: string; isNew: boolean; makesSchemas: boolean; makesTables: boolean }>`
    select quote_ident(current_user) as user, quote_ident(current_database()) as database, to_regnamespace('private') is null as "isNew",
      has_database_privilege(current_database(), 'CREATE') as "makesSchemas",
      coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), true) as "makesTables"
  `.execute(db)
  const { user, database, isNew, makesSchemas, makesTables } = rows[0] ?? {
    user: '',
    database: '',
    isNew: true,
    makesSchemas: true,
    makesTables: true,
  }
  return {
    user,
    isNew,
    statements: [
      ...(makesSchemas ? [] : [`grant create on database ${database} to ${user}`]),
      ...(makesTables ? [] : [`grant create on schema public to ${user}`]),
    ],
  }
}
