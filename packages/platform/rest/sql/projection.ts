import { sql } from 'kysely'
import { notEmbedded, RestError } from '#platform/rest/errors.ts'
import { type ColumnType, schema } from '#platform/rest/exposed.ts'
import { unreadable } from '#platform/rest/parse/cursor.ts'
import type { Shape } from '#platform/rest/parse/media.ts'
import type { OrderTerm } from '#platform/rest/parse/order.ts'
import type { Range } from '#platform/rest/parse/range.ts'
import type { SelectItem } from '#platform/rest/parse/select.ts'
import { columnOf, type Fragment, type Source } from '#platform/rest/sql/source.ts'

/** The types that `column::type` may name. */
const casts: ReadonlyMap<string, Fragment> = new Map([
  ['text', sql`text`],
  ['varchar', sql`varchar`],
  ['int', sql`integer`],
  ['int4', sql`integer`],
  ['integer', sql`integer`],
  ['int8', sql`bigint`],
  ['bigint', sql`bigint`],
  ['numeric', sql`numeric`],
  ['float8', sql`double precision`],
  ['bool', sql`boolean`],
  ['boolean', sql`boolean`],
  ['json', sql`json`],
  ['jsonb', sql`jsonb`],
  ['uuid', sql`uuid`],
  ['date', sql`date`],
  ['timestamptz', sql`timestamptz`],
])

/**
 * How often an answer may repeat one column under several aliases: without a bound, a short request could get an
 * answer a thousand times as large. Columns that may be long have a lower bound.
 */
const mostRepeats = 8
const mostRepeatsByType: Readonly<Partial<Record<ColumnType, number>>> = {
  numeric: 3,
  text: 3,
  'text[]': 2,
  'uuid[]': 2,
  json: 2,
  jsonb: 2,
}

/** The columns of a `select` for SQL; may be empty. Throws 42703, 42704, PGRST100, PGRST200. */
export function projectionOf(source: Source, items: readonly SelectItem[]): Fragment {
  const columns = items.flatMap((item): Fragment[] => {
    if (item.kind === 'relation') throw noRelation(source.name, item)
    if (item.kind === 'all') return Object.keys(source.columns).map((name) => columnOf(source, name).reference)
    const { reference } = columnOf(source, item.column)
    const value = item.cast === null ? reference : sql`cast(${reference} as ${castOf(item.cast)})`
    return [item.cast === null && item.alias === null ? value : sql`${value} as ${sql.id(item.alias ?? item.column)}`]
  })
  refuseMany(source, items)
  return columns.length === 0 ? sql`` : sql.join(columns)
}

function refuseMany(source: Source, items: readonly SelectItem[]): void {
  for (const [name, same] of Map.groupBy(columnsAsked(source, items), (column) => column)) {
    const most = mostRepeatsByType[columnOf(source, name).type] ?? mostRepeats
    if (same.length <= most) continue
    throw unreadable('"failed to parse select parameter"', `${name} is asked for more than ${most} times`)
  }
}

/** The columns that `select` and `order` read. */
export function columnsRead(source: Source, items: readonly SelectItem[], order: readonly OrderTerm[]): string[] {
  return [...new Set([...columnsAsked(source, items), ...order.map(({ column }) => column)])]
}

/** The columns of a `select`, repeated as often as requested. */
function columnsAsked(source: Source, items: readonly SelectItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'all') return Object.keys(source.columns)
    return item.kind === 'column' ? [item.column] : []
  })
}

/** `order by …`, or nothing. Throws 42703, and PGRST108 for the order of a related table. */
export function orderOf(source: Source, terms: readonly OrderTerm[]): Fragment {
  if (terms.length === 0) return sql``
  return sql`order by ${sql.join(
    terms.map(({ relation, column, direction, nulls }) => {
      if (relation !== null) throw notEmbedded(relation)
      const way = direction === 'desc' ? sql` desc` : sql``
      const place = nulls === null ? sql`` : nulls === 'first' ? sql` nulls first` : sql` nulls last`
      return sql`${columnOf(source, column).reference}${way}${place}`
    }),
  )}`
}

/** `limit … offset …`, or nothing. */
export function rangeOf({ limit, offset }: Range): Fragment {
  const most = limit === null ? sql`` : sql`limit cast(${String(limit)} as text)::int8`
  return offset === 0 ? most : sql`${most} offset cast(${String(offset)} as text)::int8`
}

/** The rows of the table expression `page` as one JSON text, so that the database writes the body. */
export function bodyOf({ isObject, hasNulls }: Shape): Fragment {
  const rows = hasNulls ? sql`json_agg(page.*)` : sql`json_strip_nulls(json_agg(page.*))`
  return isObject ? sql`coalesce((${rows} -> 0)::text, 'null')` : sql`coalesce(${rows}::text, '[]')`
}

function castOf(name: string): Fragment {
  const type = casts.get(name.toLowerCase())
  if (type === undefined) throw new RestError({ status: 400, code: '42704', message: `type "${name}" does not exist` })
  return type
}

function noRelation(table: string, { relation, hint }: { relation: string; hint: string | null }): RestError {
  const using = hint === null ? '' : ` using the hint '${hint}'`
  return new RestError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${table}' and '${relation}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${table}' and '${relation}'${using} in the schema '${schema}', but no matches were found.`,
  })
}
