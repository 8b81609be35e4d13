import { expect, it } from 'vitest'
import { typedRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'

it.each(['pork', 'veal', 'beef'])('%s that is roasted or grilled for a spread instead of stewed is proven by its heat', (meat) => {
  const request = typedRequest([meat], { cuisine: 'African', mealTypes: ['condiment'], targetMealType: 'condiment' })
  const drafts = Array.from({ length: 12 }, (_, turn) => compose(request, readRequest(request).brief, String(turn))).filter(
    (it) => it !== null,
  )
  expect(drafts.length).toBeGreaterThan(6)
  for (const { recipe, leftOut } of drafts) expect(checkRecipe(request, recipe, leftOut), recipe.title).toEqual([])
})
