import { RestError } from '#platform/rest/errors.ts'
import { Cursor, readName } from '#platform/rest/parse/cursor.ts'

/** A part of `select`: all columns, a column with an alias or a cast, or a related table. */
export type SelectItem =
  | { kind: 'all' }
  | { kind: 'column'; column: string; alias: string | null; cast: string | null }
  | { kind: 'relation'; relation: string; hint: string | null }

const expecting = 'letter, digit, "-", "::", "," or end of input'
const aggregate = /\.?(?:sum|avg|count|max|min)\(\)/y

/** Parses `select=`; empty for an empty one. Throws PGRST100, and PGRST123 for aggregates, which are not supported. */
export function readSelect(text: string): SelectItem[] {
  if (text.trim() === '') return []
  const cursor = new Cursor(text, `select parameter (${text})`)
  const items: SelectItem[] = []
  do items.push(readItem(cursor))
  while (cursor.take(','))
  cursor.expectEnd('"," or end of input')
  return items
}

function readItem(cursor: Cursor): SelectItem {
  cursor.skipSpace()
  if (cursor.take('*')) {
    cursor.skipSpace()
    return { kind: 'all' }
  }
  if (cursor.take('...')) return readRelation(cursor, readName(cursor))
  refuseAggregates(cursor)
  const first = readName(cursor)
  const hasAlias = cursor.peek() === ':' && !cursor.startsWith('::')
  if (hasAlias) cursor.take(':')
  if (hasAlias) refuseAggregates(cursor)
  const column = hasAlias ? readName(cursor) : first
  if (cursor.peek() === '!' || cursor.peek() === '(') return readRelation(cursor, column)
  refuseAggregates(cursor)
  const cast = cursor.take('::') ? cursor.takeMatch(/[\p{L}0-9_ $]+/uy).trim() : null
  if (cast === '') throw cursor.failure('letter or digit')
  refuseAggregates(cursor)
  cursor.skipSpace()
  if (!cursor.isAtEnd && cursor.peek() !== ',') throw cursor.failure(expecting)
  return { kind: 'column', column, alias: hasAlias ? first : null, cast }
}

function refuseAggregates(cursor: Cursor): void {
  const before = cursor.at
  if (cursor.takeMatch(aggregate) === '') return
  cursor.at = before
  throw new RestError({ status: 400, code: 'PGRST123', message: 'Use of aggregate functions is not allowed' })
}

/** Parses a related table. Only its name is needed for the error, because none exists; the rest is skipped. */
function readRelation(cursor: Cursor, relation: string): SelectItem {
  let hint: string | null = null
  while (cursor.take('!')) {
    const word = readName(cursor)
    if (word !== 'inner' && word !== 'left') hint ??= word
  }
  cursor.expect('(')
  for (let depth = 1; depth > 0; ) {
    const found = cursor.takeMatch(/[^()"]*(?:"(?:[^"\\]|\\[\s\S])*"[^()"]*)*/y)
    if (cursor.take('(')) depth += 1
    else if (cursor.take(')')) depth -= 1
    else throw cursor.failure(found === '' ? 'field name (* or [a..z0..9_$])' : '")"')
  }
  cursor.skipSpace()
  return { kind: 'relation', relation, hint }
}
