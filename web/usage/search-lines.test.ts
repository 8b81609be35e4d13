import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/usage/ledger.ts'
import { byDay, isGivenBackLate, isUnderWay, type SearchList, withNewest, withOlder } from './search-lines.ts'

const usage = { used: 1, limit: 6, remaining: 5, resetDate: '2026-11-23T00:00:00.000Z', sessionId: null, totalLifetime: 1 }
type Search = Extract<LedgerLine, { kind: 'search' }>
const aLine = (id: number, over: Partial<Search> = {}): LedgerLine => ({
  kind: 'search',
  id: String(id),
  at: new Date(2026, 10, 22, 12, id).toISOString(),
  cuisine: 'Thai',
  recipeName: null,
  counted: 1,
  reason: 'recipe',
  ...over,
})
const aList = (ids: readonly number[], next: string | null): SearchList => ({ usage, others: 0, lines: ids.map((id) => aLine(id)), next })
const idsOf = ({ lines }: SearchList) => lines.map(({ id }) => Number(id))

test('older lines come below, each once', () => {
  const list = withOlder(aList([5, 4], 'a'), aList([4, 3, 2], null))
  expect(idsOf(list)).toEqual([5, 4, 3, 2])
  expect(list.next).toBeNull()
})

test('the newest page comes over what is known, and older ones stay', () => {
  const list = withNewest(aList([4, 3, 2, 1], null), aList([6, 5, 4], 'b'))
  expect(idsOf(list)).toEqual([6, 5, 4, 3, 2, 1])
  expect(list.next).toBeNull()
})

test('older lines that were not asked for can be loaded as before', () => {
  expect(withNewest(aList([4, 3], 'old'), aList([5, 4], 'new')).next).toBe('old')
  expect(withNewest(aList([4, 3], 'old'), aList([4, 3], 'new')).next).toBe('new')
  expect(withNewest(null, aList([4, 3], 'new')).next).toBe('new')
})

test('a newest page that does not reach the known lines is shown alone, so that no line is missing between them', () => {
  const list = withNewest(aList([4, 3], null), aList([9, 8], 'new'))
  expect(idsOf(list)).toEqual([9, 8])
  expect(list.next).toBe('new')
})

test('a line that has changed is shown as it is now', () => {
  const before = { ...aList([], null), lines: [aLine(2, { reason: 'under_way' }), aLine(1)] }
  expect(isUnderWay(before.lines)).toBe(true)
  const after = withNewest(before, aList([2, 1], null))
  expect(isUnderWay(after.lines)).toBe(false)
})

test('lines are cut where the local day changes, and a reset counts as no search', () => {
  const yesterday = new Date(2026, 10, 21, 23, 59).toISOString()
  const reset: LedgerLine = { kind: 'count', id: 'r', at: new Date(2026, 10, 22).toISOString(), counted: -3, reason: 'new_day' }
  const days = byDay([aLine(2), aLine(1, { counted: 0, reason: 'refused' }), reset, aLine(9, { at: yesterday })])
  expect(days.map(({ lines }) => lines.length)).toEqual([3, 1])
  expect(days.map(({ start }) => start.getDate())).toEqual([22, 21])
})

test('a search that gave nothing and still stands in the count was given back after it began again', () => {
  const late = (over: Partial<Search>) => {
    const line = aLine(1, over)
    return line.kind === 'search' && isGivenBackLate(line)
  }
  expect(late({ reason: 'failed', counted: 1 })).toBe(true)
  expect(late({ reason: 'failed', counted: 0 })).toBe(false)
  expect(late({ reason: 'under_way', counted: 1 })).toBe(false)
  expect(late({ reason: 'recipe', counted: 1 })).toBe(false)
})
