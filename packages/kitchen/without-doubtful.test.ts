import { expect, test } from 'vitest'
import { readRequest } from '#kitchen/composer/read-request.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { aLine, aRecipe } from '#kitchen/testing/answered.ts'
import { leaveOutRejectedFoods } from '#kitchen/without-doubtful.ts'

const { brief } = readRequest(aRequest({ ingredients: ['potato', 'chicken'] }))
const recipe = aRecipe(
  { title: 'Chicken with Potatoes' },
  [5, 5, 0],
  [
    aLine('1/4 potato', 'potato', 0.25, 'piece'),
    aLine('500 g chicken', 'chicken', 500, 'g'),
    aLine('1 tsp salt', 'salt', 5, 'ml', 'staple'),
  ],
  [],
)
const found = (at: number, usual: number): Finding => ({
  rule: 'amounts',
  where: `ingredients[${at}]`,
  detail: { kind: 'out-of-range', usual },
})
const wordsOf = (findings: readonly Finding[]) => {
  const { given, leftOut } = leaveOutRejectedFoods(brief, recipe, findings)
  return { given: given.map(({ words }) => words), leftOut: leftOut.map(({ words, reason }) => [words, reason]) }
}

test('a food that the checker finds too little of is left out, and the other foods are kept', () => {
  expect(wordsOf([found(0, 4)])).toEqual({ given: ['chicken'], leftOut: [['potato', 'too-little']] })
})

test('a food that the checker finds too much of is left out because it does not fit the dish', () => {
  expect(wordsOf([found(0, 0.1)])).toEqual({ given: ['chicken'], leftOut: [['potato', 'does-not-fit']] })
})

test("a finding on a staple's amount leaves out no typed food", () => {
  expect(wordsOf([found(2, 100)]).given).toEqual(['potato', 'chicken'])
})
