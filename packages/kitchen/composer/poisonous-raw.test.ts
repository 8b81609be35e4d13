import { describe, expect, test } from 'vitest'
import type { Cuisine, Language, MealType } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { cookRecipe } from '#kitchen/testing/cooked-for.ts'

/** The heats that a typed food goes through in a recipe with pork, each with its shortest minutes. */
function heatsOf(typed: string, language: Language, cuisine: Cuisine, mealType: MealType) {
  const request = typedRequest([typed, pork[language]], { language, cuisine, mealTypes: [mealType], targetMealType: mealType })
  const { lines = [], steps = [] } = cookRecipe(request).recipe.structure ?? {}
  const line = lines.findIndex(({ use, ingredient }) => use === 'yours' && ingredient !== 'pork')
  return steps
    .filter(({ minutes, lines: foods }) => minutes !== null && foods.includes(line))
    .map(({ technique, minutes }) => ({ technique, minutes: minutes?.[0] ?? 0 }))
}

const pork: Record<Language, string> = {
  en: 'pork',
  es: 'carne de cerdo',
  fr: 'porc',
  de: 'Schweinefleisch',
  ru: 'свинина',
  ar: 'pork',
  ja: '豚肉',
  zh: '猪肉',
}

const dishes = (['Italian', 'Chinese', 'French'] as const).flatMap((cuisine) =>
  (['entrée', 'soup'] as const).map((mealType) => [cuisine, mealType] as const),
)

describe('plants that are poisonous until they are cooked long enough', () => {
  test.each<[Language, string]>([
    ['en', 'fiddleheads'],
    ['en', 'warabi'],
    ['fr', 'crosses de fougère'],
    ['ru', 'папоротник'],
    ['ja', 'こごみ'],
    ['zh', '蕨菜'],
  ])('young ferns are boiled for 15 minutes or steamed for 12, apart from the dish: %s %s', (language, typed) => {
    for (const [cuisine, mealType] of dishes) {
      const heats = heatsOf(typed, language, cuisine, mealType)
      expect(heats).not.toEqual([])
      for (const { technique, minutes } of heats) {
        expect(['boil', 'steam'], `${cuisine} ${mealType}`).toContain(technique)
        expect(minutes, technique).toBeGreaterThanOrEqual(technique === 'boil' ? 15 : 12)
      }
    }
  })

  test.each<[Language, string]>([
    ['en', 'taro leaves'],
    ['es', 'hojas de malanga'],
    ['de', 'Taroblätter'],
    ['ja', '里芋の葉'],
  ])('the leaves of taro cook for three quarters of an hour: %s %s', (language, typed) => {
    for (const [cuisine, mealType] of dishes) {
      const heats = heatsOf(typed, language, cuisine, mealType)
      const longest = Math.max(...heats.map(({ minutes }) => minutes))
      expect(longest, `${cuisine} ${mealType}`).toBeGreaterThanOrEqual(45)
    }
  })
})
