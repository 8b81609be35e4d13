import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fridgesOf, isSameDish, rounds } from './fridge.ts'

const folder = join(import.meta.dirname, '..', 'gates', 'fridges')
const opened = rounds.filter((round) => existsSync(join(folder, `${round}.jsonl`)))

test('every round in the project is as its author wrote it', () => {
  const recorded = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')
  expect(opened).toContain('one')
  for (const round of opened) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, `${round}.jsonl`)))
      .digest('hex')
    expect(recorded).toContain(`${hash}  ${round}.jsonl`)
  }
})

test('a round has a hundred fridges, whose musts and strangers are in them', () => {
  for (const round of opened) {
    const fridges = fridgesOf(round)
    expect(fridges).toHaveLength(100)
    const wrong = fridges.filter(({ ingredients, musts, strangers }) => [...musts, ...strangers].some((one) => !ingredients.includes(one)))
    expect(wrong.map(({ id }) => id)).toEqual([])
  }
})

test.each([
  ['spaghetti carbonara', 'Spaghetti alla Carbonara', true],
  ['tom kha gai', 'tom kha kai', false],
  ['chicken tacos', 'Taco', true],
  ['frittata', 'Spaghetti Carbonara', false],
  ['', 'Spaghetti', false],
])('two names mean one dish when one has all words of the other: %s, %s', (one, other, isSame) => {
  expect(isSameDish(one, other)).toBe(isSame)
})
