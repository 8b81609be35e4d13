import { type RawBuilder, sql } from 'kysely'
import { hasStorableNumbers } from '#platform/http/numbers.ts'
import { noColumn, RestError } from '#platform/rest/errors.ts'
import { type Column, type ColumnType, entryOf, typeOf } from '#platform/rest/exposed.ts'
import { nearColumns } from '#platform/rest/nearest.ts'

/** A part of a statement: fixed SQL, names from `exposed`, and bound values. */
export type Fragment = RawBuilder<unknown>

/** The source of rows, with its alias in the statement and its columns. */
export interface Source {
  name: string
  alias: string
  columns: Readonly<Record<string, Column>>
}

/** A column of a source. Throws 42703 for an unknown one. */
export function columnOf(source: Source, name: string): { type: ColumnType; reference: Fragment } {
  const column = entryOf(source.columns, name)
  if (column === undefined) throw noColumn(source.name, name, nearColumns(name, Object.keys(source.columns)))
  return { type: typeOf(column), reference: sql`${sql.id(source.alias)}.${sql.id(name)}` }
}

/** A type's name in SQL. */
export function typeName(type: ColumnType): Fragment {
  if (type === 'text[]') return sql`pg_catalog.text[]`
  if (type === 'uuid[]') return sql`pg_catalog.uuid[]`
  return sql`pg_catalog.${sql.id(type)}`
}

/**
 * A bound value of a type. It is sent as text, so that the database validates it with its own messages, on both
 * engines.
 */
export function valueAs(value: string | null, type: ColumnType): Fragment {
  if (value !== null) requireStorableNumbers(value, type)
  return type === 'text' ? sql`cast(${value} as text)` : sql`cast(cast(${value} as text) as ${typeName(type)})`
}

/** Throws 22003 for JSON with a number that is short in the request but huge in the database. */
export function requireStorableNumbers(value: string, type: ColumnType): void {
  if (type !== 'json' && type !== 'jsonb') return
  if (hasStorableNumbers(value)) return
  throw new RestError({ status: 400, code: '22003', message: `a number in the ${type} is out of range` })
}

/** Joins fragments with commas. */
export function list(fragments: readonly Fragment[]): Fragment {
  return sql.join(fragments)
}
