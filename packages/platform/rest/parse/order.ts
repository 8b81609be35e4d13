import { Cursor, readName } from '#platform/rest/parse/cursor.ts'

export interface OrderTerm {
  /** Null for this table itself. */
  relation: string | null
  column: string
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

/** Parses `order=`: columns with a direction and a place for nulls. Throws PGRST100. */
export function readOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, `order (${text})`)
  const terms: OrderTerm[] = []
  do terms.push(readTerm(cursor))
  while (cursor.take(','))
  cursor.expectEnd('delimiter (.), "," or end of input')
  return terms
}

function readTerm(cursor: Cursor): OrderTerm {
  cursor.skipSpace()
  const first = readName(cursor)
  const isRelated = cursor.take('(')
  const column = isRelated ? readName(cursor) : first
  if (isRelated) cursor.expect(')')
  const direction = takeWord(cursor, ['asc', 'desc'])
  const nulls = takeWord(cursor, ['nullsfirst', 'nullslast'])
  if (cursor.take('.'))
    throw cursor.failure(direction === null ? '"asc", "desc", "nullsfirst" or "nullslast"' : '"nullsfirst" or "nullslast"')
  cursor.skipSpace()
  return { relation: isRelated ? first : null, column, direction, nulls: nulls === null ? null : nulls === 'nullsfirst' ? 'first' : 'last' }
}

function takeWord<Word extends string>(cursor: Cursor, words: readonly Word[]): Word | null {
  for (const word of words) {
    const [before, end] = [cursor.at, `.${word}`]
    if (!cursor.take(end)) continue
    if (cursor.isAtEnd || /[., \t]/.test(cursor.peek())) return word
    cursor.at = before
  }
  return null
}
