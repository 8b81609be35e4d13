import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

test.each(['pork', 'veal', 'beef'])('the checker accepts a spread of %s that is roasted or grilled instead of stewed', (meat) => {
  const request = typedRequest([meat], { cuisine: 'African', mealTypes: ['condiment'], targetMealType: 'condiment' })
  const drafts = Array.from({ length: 12 }, (_, turn) => compose(request, readRequest(request).brief, String(turn))).filter(
    (it) => it !== null,
  )
  expect(drafts.length).toBeGreaterThan(6)
  for (const { recipe, leftOut } of drafts) expect(checkRecipe(request, recipe, leftOut), recipe.title).toEqual([])
})
