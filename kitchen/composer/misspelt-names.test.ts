import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '#domain/options.ts'
import { withCorrectedName } from '#kitchen/composer/misspelt-names.ts'
import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { senseOfIngredient } from '#kitchen/reader/food.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { FoodForm, TypedFood } from '#kitchen/reader/reading.ts'

function aMisspelt(words: string, ingredient: IngredientId, form?: FoodForm): TypedFood {
  return { ...senseOfIngredient(ingredient), words, known: 'misspelt', ...(form === undefined ? {} : { form: { is: form, words } }) }
}

describe('a misspelt food', () => {
  it.each(languageCodes)('is called by its own name in the language of the recipe: %s', (language) => {
    expect(withCorrectedName(aMisspelt('chikcen', 'chicken'), language).words).toBe(listNameOf('chicken', language))
  })

  it.each([
    ['en', 'leftover chicken'],
    ['es', 'sobras de pollo'],
    ['fr', 'restes de poulet'],
    ['de', 'Reste von Hähnchen'],
    ['ru', 'остатки курицы'],
    ['ar', 'بقايا الدجاج'],
    ['ja', '残りの鶏肉'],
    ['zh', '剩鸡肉'],
  ] as const)('that is left over is said so in the language of the recipe: %s', (language, words) => {
    expect(withCorrectedName(aMisspelt('leftover chikcen', 'chicken', 'cooked'), language)).toMatchObject({
      words,
      form: { is: 'cooked', words },
    })
  })

  it.each([
    ['en', 'smoked chikcen', 'chicken', 'smoked', 'smoked chicken'],
    ['en', 'canned lentlis', 'lentil', 'canned', 'canned lentils'],
    ['en', 'whole chikcen', 'chicken', 'whole', 'whole chicken'],
    ['fr', 'poulte cuit', 'chicken', 'cooked', 'poulet cuit'],
    ['de', 'geräuchertes Hänchen', 'chicken', 'smoked', 'geräuchertes Hähnchen'],
  ] as const)('keeps the words for its form: %s %s', (language, typed, id, form, words) => {
    expect(withCorrectedName(aMisspelt(typed, id, form), language)).toMatchObject({ words, form: { is: form, words } })
  })

  it("keeps the cook's words for the form where no other words would be read as the same food in the same form", () => {
    const { words, form } = withCorrectedName(aMisspelt('smoked chikcen', 'chicken', 'smoked'), 'ja')
    expect([words, form]).toEqual(['鶏肉', { is: 'smoked', words: 'smoked chikcen' }])
  })

  it('is the same food in the same form under its new words, whatever it is a leftover of', () => {
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

  it('that is known by kind only, or was typed as it is spelt, is left as it was typed', () => {
    const known: TypedFood = { ...aMisspelt('leftover chicken', 'chicken', 'cooked'), known: 'whole' }
    expect(withCorrectedName(known, 'fr')).toBe(known)
    const nameless: TypedFood = { ...aMisspelt('guoda', 'cheese'), ingredient: null }
    expect(withCorrectedName(nameless, 'en')).toBe(nameless)
  })
})
