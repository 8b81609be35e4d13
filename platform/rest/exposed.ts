/** The types that a column or an argument of the API may have, as PostgreSQL names them. */
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

/**
 * What the database writes into a column that an insert of several rows leaves out in some of them
 * (`missing=default`).
 */
export type ColumnDefault = 'new uuid' | 'now' | 'caller' | { value: string | number | boolean }

export type Column = ColumnType | { type: ColumnType; default: ColumnDefault }

/**
 * A table or view of schema public that the API shows, and the columns of it that it shows. Who may do what with it,
 * the database says.
 */
export interface ExposedTable {
  /** What it holds and who may do what with it, for the author of a program. */
  about: string
  columns: Readonly<Record<string, Column>>
  primaryKey: readonly string[]
  /** The unique keys by which an insert may become an update. */
  upsertBy?: readonly (readonly string[])[]
}

/** A function of schema public that returns rows. */
export interface ExposedFunction {
  about: string
  /** All arguments must be given. */
  arguments: Readonly<Record<string, ColumnType>>
  returns: Readonly<Record<string, ColumnType>>
}

/** All that the API shows; what is not here is not there. */
export interface Exposed {
  tables: Readonly<Record<string, ExposedTable>>
  functions: Readonly<Record<string, ExposedFunction>>
}

/** The one schema of the API. */
export const schema = 'public'

/** As Supabase has it: no answer has more rows. */
export const mostRows = 1_000

/** A column's type. */
export function typeOf(column: Column): ColumnType {
  return typeof column === 'string' ? column : column.type
}

/** The entry of a record under a name that came from outside; never what every object has. */
export function entryOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
