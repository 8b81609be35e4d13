import { expect, test } from 'vitest'
import { emptyFilters } from '#domain/filters/filters.ts'
import { emptyLarder, type Larder } from '#web/ingredients/use-ingredients.ts'
import { makeOrder } from '#web/pages/make-order.ts'

function anOrder(answers: Partial<Larder> = {}) {
  return makeOrder({ ...emptyLarder, ingredients: ['rice', 'chikcen'], ...answers }, emptyFilters, 'en')
}
const typed = anOrder()

test('a correction that arrives after the order is sent from then on, and leaves the recipe made from the present choices', () => {
  const corrected = anOrder({ corrections: { chikcen: 'chicken' } })
  expect(typed.input.ingredients).toEqual(['rice', 'chikcen'])
  expect(corrected.input.ingredients).toEqual(['rice', 'chicken'])
  expect(corrected.madeFrom).toBe(typed.madeFrom)
})

test('what the cook types, keeps, says of a word, or chooses makes other choices', () => {
  const others = [
    anOrder({ ingredients: ['rice', 'chicken'] }),
    anOrder({ corrections: { chikcen: 'chikcen' } }),
    anOrder({ kinds: { chikcen: 'meat' } }),
    anOrder({ kinds: { chikcen: 'meat' }, corrections: { chikcen: 'chikcen' } }),
    makeOrder({ ...emptyLarder, ingredients: ['rice', 'chikcen'] }, { ...emptyFilters, allergens: ['dairy'] }, 'en'),
    makeOrder({ ...emptyLarder, ingredients: ['rice', 'chikcen'] }, emptyFilters, 'de'),
  ]
  expect(new Set([typed, ...others].map(({ madeFrom }) => madeFrom)).size).toBe(others.length + 1)
})
