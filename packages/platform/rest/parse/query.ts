import { notEmbedded } from '#platform/rest/errors.ts'
import { Cursor, readName, readNames } from '#platform/rest/parse/cursor.ts'
import { type Condition, readFilter, readLogic } from '#platform/rest/parse/filter.ts'
import { type OrderTerm, readOrder } from '#platform/rest/parse/order.ts'
import { readPairs } from '#platform/rest/parse/query-string.ts'
import { readSelect, type SelectItem } from '#platform/rest/parse/select.ts'

/** A parsed query string. */
export interface Query {
  select: readonly SelectItem[]
  conditions: readonly Condition[]
  order: readonly OrderTerm[]
  limit: string | undefined
  offset: string | undefined
  /** The only columns of a body that count. */
  columns: readonly string[] | null
  /** The unique key of an upsert. */
  onConflict: readonly string[] | null
  /** The arguments of a function call. */
  arguments: readonly (readonly [string, string])[]
  /** The query string ordered by name. */
  canonical: string
}

const reserved = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset'])
const junctions: ReadonlyMap<string, readonly ['and' | 'or', boolean]> = new Map([
  ['and', ['and', false] as const],
  ['or', ['or', false] as const],
  ['not.and', ['and', true] as const],
  ['not.or', ['or', true] as const],
])

/** Parses a query string; `isArgument` tells a function's arguments from filters. Throws PGRST100, PGRST108. */
export function readQuery(search: string, isArgument: (name: string, value: string) => boolean = () => false): Query {
  const pairs = readPairs(search)
  const first = (name: string) => pairs.find(([other]) => other === name)?.[1]
  const last = (name: string) => pairs.findLast(([other]) => other === name)?.[1]
  const [order, columns, onConflict] = [first('order'), first('columns'), first('on_conflict')]
  const said = pairs.filter(([name]) => !reserved.has(name))
  const isGiven = ([name, value]: readonly [string, string]) => !junctions.has(name) && isArgument(name, value)
  return {
    select: readSelect(first('select') ?? '*'),
    conditions: said.filter((pair) => !isGiven(pair)).map(([name, value]) => readCondition(name, value)),
    order: order === undefined ? [] : readOrder(order),
    limit: last('limit'),
    offset: last('offset'),
    columns: columns === undefined ? null : readNames(columns, 'columns'),
    onConflict: onConflict === undefined ? null : readNames(onConflict, 'on_conflict'),
    arguments: said.filter(isGiven),
    canonical: canonicalOf(pairs),
  }
}

function readCondition(name: string, value: string): Condition {
  const [junction, isNegated] = junctions.get(name) ?? []
  if (junction !== undefined && isNegated !== undefined) return readLogic(junction, isNegated, value)
  const cursor = new Cursor(name, `tree path (${name})`)
  const column = readName(cursor)
  if (cursor.take('.')) throw notEmbedded(column)
  cursor.expectEnd('letter, digit, "-", delimiter (.) or end of input')
  return readFilter(column, value)
}

function canonicalOf(pairs: readonly [string, string][]): string {
  return pairs
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** Percent-encodes as PostgREST does: all but letters, digits and -_.~. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
