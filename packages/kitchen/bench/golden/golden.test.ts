import { expect, test } from 'vitest'
import { languageCodes } from '#kitchen/options.ts'
import { blocksOf, hashesOf, partNames } from './blocks.ts'
import { goldenCase } from './cases.ts'
import { changedParts, keyOf, readStored } from './stored.ts'

const cases = () => [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => goldenCase('en', seed))

test('the same seeds give the same requests and answers, recipes and findings among them', () => {
  const all = cases()
  expect(hashesOf(cases())).toEqual(hashesOf(all))
  expect(all.filter(({ cooked }) => cooked.state === 'cooked').length).toBeGreaterThan(3)
  expect(all.flatMap(({ findings }) => findings).length).toBeGreaterThan(3)
})

test('a changed reading, recipe or finding changes the hash of its part alone', () => {
  const [first, ...others] = cases()
  if (first === undefined) throw new Error('There are no cases')
  const changed = {
    readings: { ...first, readings: [] },
    recipes: { ...first, cooked: { state: 'refused' as const, code: 'not_food' as const, reasons: [] } },
    findings: { ...first, findings: [] },
  }
  const before = hashesOf([first, ...others])
  for (const part of partNames) {
    const after = hashesOf([changed[part], ...others])
    expect(partNames.filter((one) => after[one] !== before[one])).toEqual([part])
  }
})

test('every block of every language has its stored hashes, and a difference names its part', () => {
  const stored = readStored()
  const blocks = blocksOf(languageCodes)
  expect(stored.size).toBe(blocks.length)
  for (const block of blocks) {
    const hashes = stored.get(keyOf(block))
    if (hashes === undefined) throw new Error(`${keyOf(block)} has no hashes`)
    expect(changedParts(block, hashes, stored)).toEqual([])
    expect(changedParts(block, { ...hashes, recipes: 'other' }, stored)).toEqual(['recipes'])
  }
})
