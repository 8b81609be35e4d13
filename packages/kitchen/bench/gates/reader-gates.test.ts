import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { aTruth } from './a-truth.ts'
import { missedGates } from './gate.ts'
import {
  accuracy,
  certainAccuracy,
  isReadAs,
  precision,
  type ReaderMeasures,
  readAll,
  recall,
  safety,
  tallyAllergen,
  tallyDiet,
  tallyMessy,
} from './reader-gates.ts'
import { readerGates, targetsOf } from './reader-targets.ts'

const names = (seen: readonly { truth: { name: string } }[]) => seen.map(({ truth }) => truth.name)

describe('measuring an allergen', () => {
  // The table's claims about the middle three are deliberately false, so that the reader is wrong about them.
  const table = readAll(
    [
      aTruth('butter', { dairy: 'Y' }),
      aTruth('mascarpone', { dairy: 'L' }),
      aTruth('carrot', { dairy: 'Y' }),
      aTruth('zblorp', { dairy: 'Y' }),
      aTruth('cream cheese', { dairy: 'N' }),
      aTruth('flurblezorp', { dairy: 'N' }),
      aTruth('potato', { dairy: 'N' }),
      aTruth('milk', { dairy: 'U' }),
    ],
    'en',
  )
  const tally = tallyAllergen(table, 'dairy')

  it('each row of an allergen is sorted as found, asked, missed, false alarm or clean, and U is left out', () => {
    expect(names(tally.found)).toEqual(['butter', 'mascarpone'])
    expect(names(tally.asked)).toEqual(['zblorp'])
    expect(names(tally.missed)).toEqual(['carrot'])
    expect(names(tally.falseAlarms)).toEqual(['cream cheese'])
    expect(names(tally.askedInVain)).toEqual(['flurblezorp'])
    expect(names(tally.clean)).toEqual(['potato'])
  })

  it('an asked row counts as safe, but not as found', () => {
    expect(recall(tally)).toBe(2 / 4)
    expect(safety(tally)).toBe(3 / 4)
    expect(precision(tally)).toBe(2 / 3)
  })

  it('recall, safety and precision are perfect where there is nothing to find', () => {
    const none = tallyAllergen([], 'dairy')
    expect([recall(none), safety(none), precision(none)]).toEqual([1, 1, 1])
  })
})

describe('measuring a diet', () => {
  const no = { vegan: 'N' }
  const tally = tallyDiet(
    readAll(
      [
        aTruth('carrot'),
        aTruth('beef'),
        aTruth('zblorp'),
        aTruth('lard', {}, no),
        aTruth('potato', {}, no),
        aTruth('flurblezorp', {}, no),
        aTruth('sugar', {}, { vegan: 'M' }),
      ],
      'en',
    ),
    'vegan',
  )

  it('a question counts as right for a forbidden food and as wrong for an allowed one', () => {
    expect(names(tally.right)).toEqual(['carrot', 'lard', 'flurblezorp'])
    expect(names(tally.rightByAsking)).toEqual(['flurblezorp'])
    expect(names(tally.passed)).toEqual(['potato'])
    expect(names(tally.refused)).toEqual(['beef'])
    expect(names(tally.asked)).toEqual(['zblorp'])
    expect(accuracy(tally)).toBe(3 / 6)
    expect(certainAccuracy(tally)).toBe(2 / 6)
  })
})

describe('reading typed phrases', () => {
  it.each([
    ['500g beef mince', 'ground beef', true],
    ['carrots and potatoes', 'carrot;potato', true],
    ['carrots and potatoes', 'carrot', false],
    ['carrots', 'carrot;potato', false],
    ['carrots', 'potato', false],
    ['eggplants', 'egg', false],
    ['coconut milk', 'milk', false],
    ['sweet potato', 'potato', false],
    ['day-old rice', 'rice', true],
    ['peanut butter', 'butter', false],
    ['minced beef', 'ground beef', true],
    ['bleach', '?', true],
    ['carrots', '?', false],
  ])('the phrase "%s" is read as "%s": %s', (input, expected, isRead) => {
    expect(isReadAs(inspectPhrase(input, 'en'), expected)).toBe(isRead)
  })

  it('the tally of messy phrases counts the read ones and lists the others', () => {
    const { read, wrong } = tallyMessy(
      [
        { input: 'tomatos', expected: 'tomato' },
        { input: 'tomatos', expected: 'onion' },
      ],
      'en',
    )
    expect([read, wrong.map(({ expected }) => expected)]).toEqual([1, ['onion']])
  })
})

it('a reader gate is missed when one allergen passes, and met when all are found', () => {
  const measuresOf = (name: string): ReaderMeasures => {
    const table = readAll([aTruth(name, { dairy: 'Y' }, { vegan: 'U' })], 'en')
    const tally = tallyAllergen(table, 'dairy')
    const diet = tallyDiet(table, 'vegan')
    return {
      language: 'en',
      rows: 1,
      allergens: [{ allergen: 'dairy', all: tally, typed: tally, traps: tally }],
      diets: [{ diet: 'vegan', all: diet, traps: diet }],
      messy: { read: 1, wrong: [] },
    }
  }
  expect(missedGates(readerGates(measuresOf('butter'))).map(({ name }) => name)).toEqual([])
  expect(missedGates(readerGates(measuresOf('carrot'))).map(({ name }) => name)).toEqual([
    'en typed foods that pass under an exclusion',
    'en dairy recall',
    'en dairy trap recall',
  ])
  const others = readerGates(measuresOf('carrot'), { ...targetsOf('en'), recall: 0, trapRecall: 0 })
  expect(missedGates(others).map(({ name }) => name)).toEqual(['en typed foods that pass under an exclusion'])
})
