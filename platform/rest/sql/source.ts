import { type RawBuilder, sql } from 'kysely'
import { hasBearableNumbers } from '#platform/http/numbers.ts'
import { noColumn, RestError } from '#platform/rest/errors.ts'
import { type Column, type ColumnType, entryOf, typeOf } from '#platform/rest/exposed.ts'
import { nearColumns } from '#platform/rest/nearest.ts'

/** A piece of a statement: words of ours, names from the list of what is exposed, and bound values. */
export type Fragment = RawBuilder<unknown>

/** Where rows come from, as the statement calls it, and what its columns are. */
export interface Source {
  name: string
  alias: string
  columns: Readonly<Record<string, Column>>
}

/** A column of a source. Throws 42703 for one that it does not show. */
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
 * A bound value as a type. It goes as text, so that the database alone says whether it is one, in its own words, on
 * either engine.
 */
export function valueAs(value: string | null, type: ColumnType): Fragment {
  if (value !== null) requireBearable(value, type)
  return type === 'text' ? sql`cast(${value} as text)` : sql`cast(cast(${value} as text) as ${typeName(type)})`
}

/**
 * Guards the database against JSON with numbers that are short as they come and endless as it keeps them. Throws
 * 22003.
 */
export function requireBearable(value: string, type: ColumnType): void {
  if (type !== 'json' && type !== 'jsonb') return
  if (hasBearableNumbers(value)) return
  throw new RestError({ status: 400, code: '22003', message: `a number in the ${type} is out of range` })
}

/** Fragments with commas between them. */
export function list(fragments: readonly Fragment[]): Fragment {
  return sql.join(fragments)
}
