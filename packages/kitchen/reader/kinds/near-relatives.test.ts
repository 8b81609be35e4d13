import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

describe('relatives of an ingredient', () => {
  test.each([
    ['en', 'rice drink', 'milk'],
    ['en', 'ground hazelnuts', 'flour'],
    ['en', 'kamut', 'grain'],
    ['en', 'dalia', 'grain'],
    ['en', 'swordfish', 'fish'],
    ['en', 'tinned mackerel', 'cured-fish'],
    ['en', 'goose', 'poultry'],
    ['en', 'caramel', 'sweetener'],
    ['en', 'cranberry sauce', 'sweetener'],
    ['en', 'morels', 'mushroom'],
    ['en', 'golden syrup', 'sweetener'],
    ['en', 'hake', 'fish'],
    ['de', 'Reisdrink', 'milk'],
    ['de', 'Steinpilze', 'mushroom'],
    ['de', 'Gans', 'poultry'],
    ['es', 'pez espada', 'fish'],
    ['es', 'setas silvestres', 'mushroom'],
    ['fr', 'espadon', 'fish'],
    ['fr', 'morilles', 'mushroom'],
    ['ru', 'меч-рыба', 'fish'],
    ['ru', 'белые грибы', 'mushroom'],
    ['ar', 'إوز', 'poultry'],
    ['ar', 'فطر بري', 'mushroom'],
    ['ja', 'かつお', 'fish'],
    ['ja', 'サバ缶', 'cured-fish'],
    ['zh', '旗鱼', 'fish'],
    ['zh', '羊肚菌', 'mushroom'],
  ] as const)('a relative of an ingredient keeps its own name, %s: "%s"', (language, text, kind) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ words: text, ingredient: null, class: kind }])
  })

  test("a relative of an ingredient has the ingredient's allergens: kamut contains gluten", () => {
    const containsOf = (text: string) => readPhrase(text, 'en').foods.map(({ contains }) => contains)
    expect(containsOf('kamut')).toMatchObject([{ gluten: 'yes' }])
    expect(containsOf('caramel sauce')).toMatchObject([{ dairy: 'yes' }])
    expect(containsOf('black bean sauce')).toMatchObject([{ soybean: 'yes' }])
    expect(containsOf('langoustines')).toMatchObject([{ shellfish: 'yes' }])
    expect(containsOf('lion\u2019s mane')).toMatchObject([{ mushroom: 'yes' }])
  })

  test.each(['morels', 'wild mushrooms', 'ceps', 'yellow knight'])('a wild mushroom is cooked through: %s', (typed) => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const cooked = cook(aRequest({ ingredients: [typed, 'potatoes', 'cream'] }), seed)
      if (cooked.state === 'refused') throw new Error(cooked.state)
      const { ingredients, instructions } = cooked.recipe
      expect(ingredients.some((line) => line.includes(typed))).toBe(true)
      expect(instructions.join(' ')).toMatch(/cooked through|cook(ed)? thoroughly/)
    }
  })
})
