import { Cursor, readName, readQuoted } from '#platform/rest/parse/cursor.ts'

export const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'isdistinct'] as const
export type Operator = (typeof operators)[number]

export const truthValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const
export type TruthValue = (typeof truthValues)[number]

/**
 * The test of a column. `every` tells whether any or all of the values in braces must pass the test; it is null when
 * the filter names neither.
 */
export type Operation =
  | { kind: 'compare'; operator: Operator; every: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; truth: TruthValue }

/** A condition on a row, or several joined by and/or. */
export type Condition =
  | { kind: 'filter'; column: string; isNegated: boolean; operation: Operation }
  | { kind: 'logic'; junction: 'and' | 'or'; isNegated: boolean; members: readonly Condition[] }

/** Nesting of conditions: deeper than people write, but safe for the stack. */
const deepest = 32
const anOperator = '"not" or operator (eq, gt, ...)'
const quantifiableOperators = new Set<Operator>(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'])

/** Parses the part after the column in `column=operator.value`. Throws PGRST100. */
export function readFilter(column: string, text: string): Condition {
  const cursor = new Cursor(text, `filter (${text})`)
  const condition = readExpression(cursor, column, (rest) => rest.takeMatch(/[\s\S]*/y))
  cursor.expectEnd()
  return condition
}

/** Parses the value of `or=`, `and=`, `not.or=` or `not.and=`: conditions in parentheses. Throws PGRST100. */
export function readLogic(junction: 'and' | 'or', isNegated: boolean, text: string): Condition {
  const cursor = new Cursor(text, `logic tree (${text})`)
  const members = readMembers(cursor, 1)
  cursor.expectEnd()
  return { kind: 'logic', junction, isNegated, members }
}

function readMembers(cursor: Cursor, depth: number): Condition[] {
  if (depth > deepest) throw cursor.failure(`no more than ${deepest} levels`)
  cursor.skipSpace()
  cursor.expect('(')
  const members: Condition[] = []
  do members.push(readMember(cursor, depth))
  while (cursor.take(','))
  cursor.expect(')', '"," or ")"')
  cursor.skipSpace()
  return members
}

function readMember(cursor: Cursor, depth: number): Condition {
  cursor.skipSpace()
  const inner = cursor.takeMatch(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y)
  if (inner !== '') {
    const junction = inner.endsWith('and') ? 'and' : 'or'
    return { kind: 'logic', junction, isNegated: inner.startsWith('not.'), members: readMembers(cursor, depth + 1) }
  }
  if (cursor.isAtEnd || cursor.peek() === ')') {
    throw cursor.failure('field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)')
  }
  const column = readName(cursor)
  cursor.expect('.', 'delimiter (.)')
  const condition = readExpression(cursor, column, readMemberValue)
  cursor.skipSpace()
  return condition
}

/** Parses a value inside parentheses. It ends at a comma or parenthesis, unless it is quoted or a list in braces. */
function readMemberValue(cursor: Cursor): string {
  const quoted = tryQuoted(cursor)
  if (quoted !== null) return quoted
  const list = cursor.takeMatch(/\{[^{}]*\}/y)
  return list === '' ? cursor.takeMatch(/[^,)]*/y) : list
}

/** Parses a quoted text if the value ends right after it. */
function tryQuoted(cursor: Cursor): string | null {
  const before = cursor.at
  if (cursor.takeMatch(/"(?:[^"\\]|\\[\s\S])*"(?=[,)]|$)/y) === '') return null
  cursor.at = before
  return readQuoted(cursor)
}

function readExpression(cursor: Cursor, column: string, readValue: (cursor: Cursor) => string): Condition {
  const isNegated = cursor.take('not.')
  return { kind: 'filter', column, isNegated, operation: readOperation(cursor, readValue) }
}

function readOperation(cursor: Cursor, readValue: (cursor: Cursor) => string): Operation {
  if (cursor.take('in.')) return { kind: 'in', values: readList(cursor) }
  if (cursor.take('is.')) return { kind: 'is', truth: readTruth(cursor) }
  const start = cursor.at
  const word = cursor.takeMatch(/[a-z]+/y)
  const operator = operators.find((known) => known === word)
  const every = operator && quantifiableOperators.has(operator) ? cursor.takeMatch(/\((?:any|all)\)/y) : ''
  if (operator === undefined || cursor.peek() !== '.') {
    cursor.at = start
    throw cursor.failure(anOperator)
  }
  cursor.take('.')
  return { kind: 'compare', operator, every: every === '' ? null : every === '(any)' ? 'any' : 'all', value: readValue(cursor) }
}

function readList(cursor: Cursor): string[] {
  cursor.skipSpace()
  cursor.expect('(')
  const values: string[] = []
  do values.push(tryQuoted(cursor) ?? cursor.takeMatch(/[^,)]*/y))
  while (cursor.take(','))
  cursor.expect(')', '"," or ")"')
  cursor.skipSpace()
  return values.length === 1 && values[0] === '' ? [] : values
}

function readTruth(cursor: Cursor): TruthValue {
  const start = cursor.at
  const word = cursor.takeMatch(/[A-Za-z_]+/y).toLowerCase()
  const truth = truthValues.find((known) => known === word)
  if (truth !== undefined) return truth
  cursor.at = start
  throw cursor.failure('null or trilean value (unknown, true, false)')
}
