import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { cook } from '#kitchen/cook.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { randomTypedRequest } from '#kitchen/testing/a-request.ts'
import { understandPhrase } from '#kitchen/understand/understand-phrase.ts'

/** Freezes a reading with its lists and foods: whatever changes it afterwards throws. */
function freezeReading(text: string): void {
  const reading = readPhrase(text, 'en')
  for (const list of [reading.foods, reading.unknown, reading.notFood]) {
    for (const one of list) Object.freeze(one)
    Object.freeze(list)
  }
  for (const { didYouMean } of reading.unknown) Object.freeze(didYouMean)
  Object.freeze(reading)
}

test('chips, composer and checker leave a reading that they share as it is', () => {
  const request = { ...randomTypedRequest(0), ingredients: ['milk flour and two eggs', 'leftover chikcen', '2 zblorp', 'garlic'] }
  expect(Object.isFrozen(readPhrase('garlic', 'en'))).toBe(false)
  for (const phrase of request.ingredients) freezeReading(phrase)
  expect(Object.isFrozen(readPhrase('garlic', 'en'))).toBe(true)
  for (const phrase of request.ingredients) understandPhrase(phrase, 'en')
  for (const kinds of [{}, { zblorp: 'vegetable' as const, chikcen: 'unknown' as const }])
    for (const seed of ['1', '2', '3']) {
      const asked = { ...request, kinds, mealTypes: ['entrée' as const], targetMealType: 'entrée' as const, allergens: ['dairy' as const] }
      const cooked = cook(asked, seed)
      if (cooked.state === 'cooked') checkRecipe({ ...asked, allergens: ['eggs'] }, cooked.recipe, cooked.leftOut)
    }
})
