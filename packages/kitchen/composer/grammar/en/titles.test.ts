import { expect, test } from 'vitest'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cuisines, mealTypes } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../../../tests/how-many.ts'

function titlesOf(request: RecipeRequest, seeds: number): string[] {
  return Array.from({ length: seeds }, (_, seed) => compose(request, readRequest(request).brief, String(seed))?.recipe.title ?? '').filter(
    (title) => title !== '',
  )
}

test('an English title repeats no word, has no gap and begins with a capital in every cuisine and meal', () => {
  const wrong: string[] = []
  let read = 0
  for (const cuisine of cuisines)
    for (const mealType of mealTypes)
      for (let seed = 0; seed < howMany(3, 6); seed += 1) {
        const request: RecipeRequest = {
          ...randomRequest(seed * 31 + mealType.length),
          cuisine,
          mealTypes: [mealType],
          targetMealType: mealType,
          dietTypes: ['vegetarian'],
          proteins: [],
          ingredients: ['egg', 'corn', 'apple', 'onion'].slice(seed % 3),
        }
        for (const title of titlesOf(request, 3)) {
          read += 1
          if (/\b(\p{L}+)[\s-]\1\b| {2}|^\P{Lu}|\bWith$|\bAnd$|undefined/u.test(title)) wrong.push(title)
        }
      }
  expect(wrong).toEqual([])
  expect(read).toBeGreaterThan(howMany(200, 400))
})
