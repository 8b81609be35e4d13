import { type Kysely, sql } from 'kysely'
import { sqlState } from '#platform/database/open.ts'

/**
 * The database's user may not do something that the server needs. The message is one sentence that ends in the SQL
 * which an administrator has to run.
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

/** Whether a statement failed for want of a right. */
export function isRefused(error: unknown): boolean {
  return sqlState(error) === '42501'
}

/**
 * The database's user as SQL writes it, and what would give it the rights to make schemas, and tables in `public`, as
 * far as it has them not.
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
