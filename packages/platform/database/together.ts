import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'

/** Two statements, carried to the database as the value of a third query: Kysely and its log see one query. */
export class StatementPair {
  readonly statements: readonly CompiledQuery[]

  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements
  }
}

/** The statements among a query's values; undefined for an ordinary query. */
export function statementPairIn(parameters: readonly unknown[] | undefined): StatementPair | undefined {
  const [first] = parameters ?? []
  return first instanceof StatementPair ? first : undefined
}

/**
 * Runs two statements as one transaction in one round trip. A setting of the first, such as a role, holds for the
 * second and ends with the transaction. When one fails, neither has an effect. Answers the rows of both.
 */
export async function runTogether<Tables, First, Second>(
  db: Kysely<Tables>,
  first: RawBuilder<First>,
  second: RawBuilder<Second>,
): Promise<[First[], Second[]]> {
  if (db.isTransaction) throw new Error('What is run together is a transaction of its own')
  const statements = [first.compile(db), second.compile(db)]
  const words = statements.map(({ sql }) => sql).join(';\n')
  const { rows } = await db.executeQuery<[First[], Second[]]>(CompiledQuery.raw(words, [new StatementPair(statements)]))
  const [both] = rows
  if (!both) throw new Error('Two statements answered nothing')
  return both
}
