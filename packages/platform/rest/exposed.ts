/** The types of columns and arguments, by PostgreSQL's names. */
export const columnTypes = [
  'uuid',
  'text',
  'bool',
  'int2',
  'int4',
  'int8',
  'float8',
  'numeric',
  'date',
  'timestamptz',
  'inet',
  'json',
  'jsonb',
  'text[]',
  'uuid[]',
] as const
export type ColumnType = (typeof columnTypes)[number]

/** The default of a column for rows that leave it out, when an insert asks for `missing=default`. */
export type ColumnDefault = 'new uuid' | 'now' | 'caller' | { value: string | number | boolean }

export type Column = ColumnType | { type: ColumnType; default: ColumnDefault }

/**
 * A table or view of schema public with the columns that the API shows. Policies and grants decide who may do what.
 */
export interface ExposedTable {
  /** The contents of the table, and who may do what with them, for programmers. */
  about: string
  columns: Readonly<Record<string, Column>>
  primaryKey: readonly string[]
  /** The unique keys that an upsert may name. */
  upsertBy?: readonly (readonly string[])[]
}

/** A function of schema public that returns rows. */
export interface ExposedFunction {
  about: string
  /** All arguments are required. */
  arguments: Readonly<Record<string, ColumnType>>
  returns: Readonly<Record<string, ColumnType>>
}

/** The tables and functions of the API; all others do not exist. */
export interface Exposed {
  tables: Readonly<Record<string, ExposedTable>>
  functions: Readonly<Record<string, ExposedFunction>>
}

/** The one schema of the API. */
export const schema = 'public'

/** The most rows of an answer, as in Supabase. */
export const mostRows = 1_000

export function typeOf(column: Column): ColumnType {
  return typeof column === 'string' ? column : column.type
}

/** The entry of a record under a foreign name, never an inherited property. */
export function entryOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
