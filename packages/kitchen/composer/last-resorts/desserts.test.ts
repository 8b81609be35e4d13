import { expect, test } from 'vitest'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

/** The stove minutes of set milk with this thickener, in several turns. */
function simmeredWith(thickener: string): number[] {
  const request = typedRequest([thickener, 'coconut cream', 'sugar'], {
    mealTypes: ['dessert'],
    targetMealType: 'dessert',
    dietTypes: ['vegan'],
    selectedStaples: [],
  })
  return Array.from({ length: 8 }, (_, turn) => compose(request, readRequest(request).brief, String(turn))).flatMap((dish) =>
    dish?.recipe.structure?.archetype === 'set-milk'
      ? dish.recipe.structure.steps.flatMap(({ technique, minutes }) => (technique === 'simmer' && minutes !== null ? [minutes[0]] : []))
      : [],
  )
}

test('a set milk simmers at least fifteen minutes with tapioca pearls and less than ten with starch', () => {
  const [pearls, starch] = [simmeredWith('tapioca'), simmeredWith('cornstarch')]
  expect(pearls.length).toBeGreaterThan(0)
  expect(Math.min(...pearls)).toBeGreaterThanOrEqual(15)
  expect(starch.length).toBeGreaterThan(0)
  expect(Math.max(...starch)).toBeLessThan(10)
})
