import { describe, expect, test } from 'vitest'
import { withCorrectedName } from '#kitchen/composer/misspelt-names.ts'
import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'
import type { FoodForm, RequestedFood } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { traitsOf } from '#kitchen/reader/segment/traits-of.ts'

function aMisspelt(words: string, ingredient: IngredientId, form?: FoodForm): RequestedFood {
  const food = { ...senseOfIngredient(ingredient), words, ...(form === undefined ? {} : { form: { is: form, words } }) }
  return { ...food, known: 'misspelt', traits: traitsOf(food, { phrase: words, isOneFood: true }) }
}

describe('misspelt foods', () => {
  test.each(languageCodes)("a misspelt food gets its correct name in the recipe's language: %s", (language) => {
    expect(withCorrectedName(aMisspelt('chikcen', 'chicken'), language).words).toBe(listNameOf('chicken', language))
  })

  test.each([
    ['en', 'leftover chicken'],
    ['es', 'sobras de pollo'],
    ['fr', 'restes de poulet'],
    ['de', 'Reste von Hähnchen'],
    ['ru', 'остатки курицы'],
    ['ar', 'بقايا الدجاج'],
    ['ja', '残りの鶏肉'],
    ['zh', '剩鸡肉'],
  ] as const)("a misspelt leftover gets its correct name in the recipe's language: %s", (language, words) => {
    expect(withCorrectedName(aMisspelt('leftover chikcen', 'chicken', 'cooked'), language)).toMatchObject({
      words,
      form: { is: 'cooked', words },
    })
  })

  test.each([
    ['en', 'smoked chikcen', 'chicken', 'smoked', 'smoked chicken'],
    ['en', 'canned lentlis', 'lentil', 'canned', 'canned lentils'],
    ['en', 'whole chikcen', 'chicken', 'whole', 'whole chicken'],
    ['fr', 'poulte cuit', 'chicken', 'cooked', 'poulet cuit'],
    ['de', 'geräuchertes Hänchen', 'chicken', 'smoked', 'geräuchertes Hähnchen'],
  ] as const)("a corrected name keeps the words for the food's form: %s %s", (language, typed, id, form, words) => {
    expect(withCorrectedName(aMisspelt(typed, id, form), language)).toMatchObject({ words, form: { is: form, words } })
  })

  test("a corrected name keeps the cook's words for the form when no other words mean the same food in the same form", () => {
    const { words, form } = withCorrectedName(aMisspelt('smoked chikcen', 'chicken', 'smoked'), 'ja')
    expect([words, form]).toEqual(['鶏肉', { is: 'smoked', words: 'smoked chikcen' }])
  })

  test('the reader reads a corrected leftover as the same food in the same form', () => {
    const cookable = ingredientIds.filter((id) => ['poultry', 'meat', 'fish', 'root', 'grain', 'pasta'].includes(lexicon[id].class))
    const kept: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0, ru: 0, ar: 0, ja: 0, zh: 0 }
    for (const language of languageCodes)
      for (const id of cookable) {
        const { words, form } = withCorrectedName(aMisspelt('leftover xyz', id, 'cooked'), language)
        if (form?.words === 'leftover xyz') {
          kept[language] += 1
          continue
        }
        expect(form, `${language} ${id}`).toEqual({ is: 'cooked', words })
        expect(readPhrase(words, language), `${language} ${id}`).toMatchObject({
          foods: [{ ingredient: id, form: { is: 'cooked' } }],
          unknown: [],
          notFood: [],
        })
      }
    for (const language of languageCodes)
      expect(kept[language] / cookable.length, `${language}: ${kept[language]} of ${cookable.length} kept the typed words`).toBeLessThan(
        0.4,
      )
  })

  test('a food that is known by kind only, or was spelt correctly, keeps its typed words', () => {
    const known: RequestedFood = { ...aMisspelt('leftover chicken', 'chicken', 'cooked'), known: 'whole' }
    expect(withCorrectedName(known, 'fr')).toBe(known)
    const nameless: RequestedFood = { ...aMisspelt('guoda', 'cheese'), ingredient: null }
    expect(withCorrectedName(nameless, 'en')).toBe(nameless)
  })
})
