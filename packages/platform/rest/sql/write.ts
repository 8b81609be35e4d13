import { sql } from 'kysely'
import { badBody, RestError } from '#platform/rest/errors.ts'
import { type ColumnDefault, type ExposedTable, entryOf, mostRows, schema, typeOf } from '#platform/rest/exposed.ts'
import type { Shape } from '#platform/rest/parse/media.ts'
import type { Preferences } from '#platform/rest/parse/prefer.ts'
import type { Query } from '#platform/rest/parse/query.ts'
import type { Payload } from '#platform/rest/payload.ts'
import { whereOf } from '#platform/rest/sql/conditions.ts'
import { bodyOf, columnsRead, orderOf, projectionOf, rangeOf } from '#platform/rest/sql/projection.ts'
import { columnOf, type Fragment, type Source, typeName } from '#platform/rest/sql/source.ts'

/** A change of rows, with the caller's wishes. */
export interface Change {
  name: string
  table: ExposedTable
  query: Query
  preferences: Preferences
  shape: Shape
}

/** The table of a change as a source, with a fixed alias. */
export function sourceOf(name: string, table: ExposedTable): Source {
  return { name, alias: 'subject', columns: table.columns }
}

/** A table with its alias, for `from`, `into` or `update`. */
export function tableOf(name: string): Fragment {
  return sql`${sql.id(schema, name)} as subject`
}

/**
 * Inserts a body's rows. On request, a row with an existing key updates that one or is skipped. Throws PGRST204,
 * 42P10.
 */
export function insertStatement(change: Change, payload: Payload): Fragment {
  const names = writableColumns(change, payload)
  const target = names.length === 0 ? sql`` : sql`(${sql.join(names.map((name) => sql.id(name)))})`
  const values = names.map((name) => valueOfColumn(change, payload, name))
  const rows = sql`json_array_elements(${payload.rows}) as item(value)`
  const typed = names.length === 0 ? rows : sql`${rows} cross join lateral json_to_record(item.value) as given(${recordOf(change, names)})`
  const filled =
    names.length === 0 && payload.isOneObject
      ? sql`default values`
      : sql`select ${values.length === 0 ? sql`` : sql.join(values)} from ${typed}`
  return answerOf(change, sql`insert into ${tableOf(change.name)} ${target} ${filled} ${conflictOf(change, names)}`, 'insert')
}

/**
 * Updates the body's columns in the rows that match the conditions; a body without columns changes nothing. Throws
 * 21000, PGRST204.
 */
export function updateStatement(change: Change, payload: Payload): Fragment {
  const names = writableColumns(change, payload)
  const source = sourceOf(change.name, change.table)
  requireConditions(change, 'UPDATE')
  const where = whereOf(source, change.query.conditions)
  // As in PostgREST, an update that sets nothing answers as if no row had matched, so the answer tells nothing about
  // the rows.
  if (names.length === 0) return answerOf(change, sql`select from ${tableOf(change.name)} where false`, 'nothing')
  const assignments = names.map((name) => sql`${sql.id(name)} = given.${sql.id(name)}`)
  const given = sql`(
    select given.* from json_array_elements(${payload.rows}) as item(value)
    cross join lateral json_to_record(item.value) as given(${recordOf(change, names)}) limit 1
  ) as given`
  return answerOf(change, sql`update ${tableOf(change.name)} set ${sql.join(assignments)} from ${given} ${where}`, 'update')
}

/** Deletes the rows that match the conditions. Throws 21000. */
export function deleteStatement(change: Change): Fragment {
  requireConditions(change, 'DELETE')
  const where = whereOf(sourceOf(change.name, change.table), change.query.conditions)
  return answerOf(change, sql`delete from ${tableOf(change.name)} ${where}`, 'delete')
}

/** As in Supabase, a change needs a filter, so that a forgotten one cannot empty the table. */
function requireConditions({ query }: Change, words: 'UPDATE' | 'DELETE'): void {
  if (query.conditions.length === 0) throw new RestError({ status: 400, code: '21000', message: `${words} requires a WHERE clause` })
}

/** The columns to write. Throws PGRST204 for an unknown one. */
function writableColumns({ name, table, query }: Change, payload: Payload): readonly string[] {
  const names = [...new Set(query.columns ?? payload.names)]
  if (query.columns === null && !payload.isUniform) throw badBody('All object keys must match')
  for (const column of names) {
    if (entryOf(table.columns, column) !== undefined) continue
    const message = `Could not find the '${column}' column of '${name}' in the schema cache`
    throw new RestError({ status: 400, code: 'PGRST204', message })
  }
  return names
}

function recordOf({ table }: Change, names: readonly string[]): Fragment {
  return sql.join(
    names.flatMap((name) => {
      const column = entryOf(table.columns, name)
      return column === undefined ? [] : [sql`${sql.id(name)} ${typeName(typeOf(column))}`]
    }),
  )
}

/** The value of a column: the body's, or its default when the body has none and defaults are requested. */
function valueOfColumn({ table, preferences }: Change, payload: Payload, name: string): Fragment {
  const given = sql`given.${sql.id(name)}`
  const column = entryOf(table.columns, name)
  const isEverywhere = payload.isUniform && payload.names.includes(name)
  if (preferences.missing !== 'default' || isEverywhere || typeof column !== 'object') return given
  return sql`case when (item.value -> cast(${name} as text)) is null then ${defaultOf(column.default, typeName(column.type))} else ${given} end`
}

function defaultOf(value: ColumnDefault, type: Fragment): Fragment {
  if (value === 'new uuid') return sql`gen_random_uuid()`
  if (value === 'now') return sql`now()`
  if (value === 'caller') return sql`auth.uid()`
  return sql`cast(cast(${String(value.value)} as text) as ${type})`
}

function conflictOf({ table, query, preferences }: Change, names: readonly string[]): Fragment {
  if (preferences.resolution === null) return sql``
  const key = query.onConflict ?? table.primaryKey
  const strange = key.find((name) => entryOf(table.columns, name) === undefined)
  if (strange !== undefined) throw new RestError({ status: 400, code: '42703', message: `column "${strange}" does not exist` })
  const isKnown = table.upsertBy?.some((known) => known.length === key.length && known.every((name) => key.includes(name))) ?? false
  if (!isKnown) {
    const message = 'there is no unique or exclusion constraint matching the ON CONFLICT specification'
    throw new RestError({ status: 400, code: '42P10', message })
  }
  const target = sql`on conflict (${sql.join(key.map((name) => sql.id(name)))})`
  // The key itself does not change.
  const rest = names.filter((name) => !key.includes(name))
  const changed = rest.length > 0 ? rest : key
  if (preferences.resolution === 'ignore-duplicates' || names.length === 0) return sql`${target} do nothing`
  return sql`${target} do update set ${sql.join(changed.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`))}`
}

/** The change as a table expression, with the rows that the caller wants back. */
function answerOf(change: Change, words: Fragment, kind: 'insert' | 'update' | 'delete' | 'nothing'): Fragment {
  const { name, table, query, preferences, shape } = change
  const subject = sourceOf(name, table)
  const changed: Source = { ...subject, alias: 'changed' }
  const isWhole = preferences.return === 'representation'
  const wantsKey = kind === 'insert' && preferences.return === 'headers-only' && table.primaryKey.length > 0
  const countsNew = kind === 'insert' && preferences.resolution === 'merge-duplicates'
  const read = isWhole ? columnsRead(subject, query.select, query.order) : wantsKey ? table.primaryKey : []
  const returned = [
    sql`1 as one`,
    ...read.map((column) => columnOf(subject, column).reference),
    ...(countsNew ? [sql`(subject.xmax = 0) as is_new`] : []),
  ]
  const returning = kind === 'nothing' ? sql`` : sql`returning ${sql.join(returned)}`
  const key = sql.join(table.primaryKey.map((column) => sql`${columnOf(changed, column).reference}::text`))
  return sql`
    with changed as (${words} ${returning}) ${isWhole ? sql`, page as (${kind === 'nothing' ? sql`select from changed` : pageOf(changed, query)})` : sql``}
    select
      null::int4 as total,
      (select count(*)::int4 from changed) as count,
      ${isWhole ? sql`(select ${bodyOf(shape)} from page)` : sql`null::text`} as body,
      ${countsNew ? sql`(select count(*) filter (where is_new)::int4 from changed)` : sql`null::int4`} as inserted,
      ${wantsKey ? sql`(select json_agg(json_build_array(${key})) -> 0 from changed having count(*) = 1)` : sql`null::json`} as key
  `
}

/** The changed rows in order, up to the most that an answer may have; `limit` and `offset` apply only to reads. */
function pageOf(changed: Source, { select, order }: Query): Fragment {
  return sql`select ${projectionOf(changed, select)} from changed ${orderOf(changed, order)} ${rangeOf({ offset: 0, limit: mostRows })}`
}
