import { expect, it } from 'vitest'
import { composerLines } from './composer-report.ts'
import { byKind } from './fault.ts'
import { meetsTarget, wordFor } from './gate.ts'
import { atLeast, median, noneOf, share } from './measured.ts'
import { percent, tableLines, verdictOf } from './report.ts'

it('a gate is met at its target and missed beyond it', () => {
  expect([atLeast('a', 0.98, 0.98), atLeast('a', 0.979, 0.98), noneOf('b', 0), noneOf('b', 1)].map(meetsTarget)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('a share is never rounded up to its target', () => {
  expect([percent(0.98996), percent(0.99), percent(1), percent(0.9999)]).toEqual(['98.9', '99.0', '100.0', '99.9'])
})

it('the verdict counts the missed gates', () => {
  expect(verdictOf([noneOf('a', 0)])).toBe('PASS')
  expect(verdictOf([noneOf('a', 0), noneOf('b', 2)])).toBe('MISS 1 of 2')
})

it('a gate without rows is neither met nor missed and counts for nothing', () => {
  const empty = atLeast('pescatarian judgement', 1, 0.98, 0)
  expect(wordFor(empty)).toBe('no rows')
  expect([wordFor(atLeast('a', 1, 0.98, 5)), wordFor(atLeast('a', 0, 0.98, 5))]).toEqual(['PASS', 'MISS'])
  expect(verdictOf([empty])).toBe('no rows')
  expect(verdictOf([empty, atLeast('a', 0, 0.98, 5)])).toBe('MISS 1 of 1 (1 without rows)')
  expect(composerLines({ gates: [empty], notes: [], faults: [] }, false)[2]).toMatch(/no rows$/)
})

it('a table of the report has aligned columns', () => {
  expect(tableLines(['what', 'n'], [['rice', '100']])).toEqual(['what    n', '----  ---', 'rice  100'])
})

it('a report prints targets, PASS or MISS, and the most common kinds of fault first', () => {
  const faults = [
    { kind: 'rare', detail: 'x' },
    { kind: 'common', detail: 'y' },
    { kind: 'common', detail: 'z' },
  ]
  const lines = composerLines({ gates: [noneOf('faults', 3), atLeast('right', 0.5, 0.25)], notes: ['a note'], faults }, true)
  expect(lines).toEqual([
    'figure  of   value  target',
    '------  --  ------  ------  ----',
    'faults           3       0  MISS',
    'right       50.0 %  25.0 %  PASS',
    'a note',
    '2 x common',
    '    y',
    '    z',
    '1 x rare',
    '    x',
    '',
  ])
  expect(byKind(faults)[0]).toEqual({ kind: 'common', details: ['y', 'z'] })
})

it('the share of nothing is complete, and the median of nothing is zero', () => {
  expect([share(0, 0), share(1, 4), median([3, 1, 2]), median([])]).toEqual([1, 0.25, 2, 0])
})
