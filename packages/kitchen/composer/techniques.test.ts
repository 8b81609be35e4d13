import { describe, expect, test } from 'vitest'
import { verbs } from '#kitchen/composer/draft.ts'
import { handworkOf, hazardIn, minutesOf, verbFacts } from '#kitchen/composer/techniques.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { randomRecipes } from '#kitchen/testing/random-recipes.ts'
import { howMany } from '../../../tests/how-many.ts'

const longest = (minutes: readonly [number, number] | null) => minutes?.[1] ?? 0

describe('the time of a technique', () => {
  test("a technique takes the lexicon's time for the default cut, less for smaller pieces and more for larger ones", () => {
    const potato = anItem('potato')
    expect(longest(minutesOf(potato, 'boil', 'grated'))).toBeLessThan(longest(minutesOf(potato, 'boil')))
    expect(longest(minutesOf(potato, 'boil', 'whole'))).toBeGreaterThan(longest(minutesOf(potato, 'boil')))
  })

  test('roasting time grows with the weight of a whole bird, but less than in proportion', () => {
    const pieces = longest(minutesOf(anItem('chicken'), 'roast'))
    const whole = longest(minutesOf(anItem('chicken', { form: 'whole' }), 'roast'))
    expect(whole).toBeGreaterThan(pieces * 1.5)
    expect(whole).toBeLessThan((pieces * 1400) / 300)
    expect(minutesOf(anItem('chicken', { form: 'whole' }), 'stir-fry')).toBeNull()
  })

  test('cooked food takes only the time to get hot', () => {
    expect(longest(minutesOf(anItem('chicken', { form: 'cooked' }), 'simmer'))).toBeLessThanOrEqual(6)
    expect(hazardIn(anItem('chicken', { form: 'cooked' }))).toBe('cooked-rice')
    expect(hazardIn(anItem('chicken'))).toBe('poultry')
  })
})

test('the time for cutting grows with the amount, less than in proportion, and is zero for frozen food', () => {
  const carrot = anItem('carrot')
  const [two, four] = [2, 4].map((amount) => handworkOf(carrot, 'diced', { amount, measure: 'piece' }))
  expect(four).toBeGreaterThan(two ?? 0)
  expect(four).toBeLessThan(2 * (two ?? 0))
  expect(handworkOf(anItem('carrot', { form: 'frozen' }), 'diced', { amount: 4, measure: 'piece' })).toBe(0)
})

test('every step has a time within the range of its technique', () => {
  const wrong: string[] = []
  let timed = 0
  const count = howMany(180, 400)
  for (const { seed, recipe } of randomRecipes(count)) {
    for (const [at, step] of (recipe.structure?.steps ?? []).entries()) {
      const verb = verbs.find((one) => one === step.technique)
      if (verb === undefined || step.minutes === null) continue
      timed += 1
      const range = verbFacts[verb].minutes
      if (range === null || step.minutes[0] < range[0] || step.minutes[1] > range[1])
        wrong.push(`${seed} ${verb} ${step.minutes}: ${recipe.instructions[at]}`)
    }
  }
  expect(wrong).toEqual([])
  expect(timed).toBeGreaterThan(count)
})
