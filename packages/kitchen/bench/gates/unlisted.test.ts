import { expect, it } from 'vitest'
import { aTruth } from './a-truth.ts'
import { readAll } from './reader-gates.ts'
import { isListed, tallyUnlisted, unlistedLine } from './unlisted.ts'

it.each([
  ['carrot', true],
  ['Crème Fraîche', true],
  ['にんじん', true],
  ['zblorp', false],
  ['carrot and parsnip crumble with zblorp', false],
])('whether our tables list the name "%s" is %s', (name, listed) => {
  expect(isListed(name)).toBe(listed)
})

it('the recall of unlisted names counts all allergens together, and a question as not found', () => {
  const seen = readAll(
    [
      aTruth('goat butter', { dairy: 'Y' }),
      aTruth('barley bread flour', { gluten: 'Y' }),
      aTruth('zblorp', { dairy: 'Y' }),
      aTruth('red carrot'),
      aTruth('flurblezorp'),
    ],
    'en',
  )
  const tally = tallyUnlisted(seen)
  expect(tally).toMatchObject({ rows: 5, claims: 3, recall: 2 / 3 })
  expect(tally.vegan).toBeLessThan(1)
  expect(unlistedLine({ language: 'en', of: 9, ...tally })).toMatch(/^en: of names .*\(5 of 9\): recall 66\.\d of 3, vegan judgement /)
})
