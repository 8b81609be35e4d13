import { describe, expect, test } from 'vitest'
import { checkLine } from '#kitchen/checker/check.ts'
import type { Allergen, Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

const allergensIn = (text: string, language: Language, excluded: Allergen) =>
  checkLine(aRequest({ allergens: [excluded], language, searchMode: 'ideas' }), text, 'instruction').map(({ detail }) => detail.allergen)

describe('single lines', () => {
  test.each(['2 cups salt', '90 kg spinach', '500 eggs'])(
    'the checker rejects an amount that is absurd for any number of people: %s',
    (line) => {
      expect(checkLine(aRequest({ searchMode: 'ideas' }), line, 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'amounts' }))
    },
  )

  test.each(['1 egg', '16 eggs', '4 kg potatoes', '1 tsp salt', '1.2 kg spinach'])(
    "the checker accepts a single line's amount for one person or for a party: %s",
    (line) => {
      expect(checkLine(aRequest({ searchMode: 'ideas' }), line, 'ingredient')).toEqual([])
    },
  )

  test('the checker rejects a step longer than a day', () => {
    const found = checkLine(aRequest({ searchMode: 'ideas' }), 'Fry the onion for 900 hours.', 'instruction', ['1 onion'])
    expect(found).toContainEqual(expect.objectContaining({ rule: 'times' }))
    expect(checkLine(aRequest({ searchMode: 'ideas' }), 'Soak the beans for 12 hours.', 'instruction', ['200 g dried beans'])).toEqual([])
  })
})

describe('egg whites and yolks', () => {
  test.each([
    ['en', 'Fold in the whisked whites.'],
    ['en', 'Beat the yolks.'],
    ['es', 'Incorporar las claras montadas.'],
    ['fr', 'Incorporer les blancs en neige.'],
    ['fr', 'Battre les jaunes.'],
    ['de', 'Den Eischnee unterheben.'],
    ['de', 'Eiweiß steif schlagen.'],
    ['ru', 'Взбейте белки.'],
    ['ar', 'نخفق البياض حتى يتماسك.'],
    ['ja', '白身を泡立てる。'],
    ['ja', '卵白を泡立てる。'],
    ['zh', '打发蛋白。'],
    ['zh', '加入蛋清。'],
  ] as const)('whites and yolks alone are eggs in %s: %s', (language, step) =>
    expect(allergensIn(step, language, 'eggs')).toContain('eggs'),
  )

  test.each([
    ['en', 'Slice the whites of the leeks.'],
    ['fr', 'Émincer les blancs de poireaux.'],
    ['fr', 'Ajouter les blancs de poulet.'],
    ['ja', '白身魚を焼く。'],
    ['ja', '白身魚を加える。'],
    ['zh', '加入植物蛋白粉。'],
  ] as const)('the white part of another food is no egg in %s: %s', (language, step) =>
    expect(allergensIn(step, language, 'eggs')).not.toContain('eggs'),
  )
})

describe('double negatives', () => {
  test.each([
    ['en', 'No need to skip the cheese.'],
    ['en', 'Do not forget the butter.'],
    ['es', 'No olvidar la mantequilla.'],
    ['fr', 'Ne pas oublier le beurre.'],
    ['de', 'Die Butter nicht vergessen.'],
    ['ru', 'Не забудьте сливочное масло.'],
    ['ar', 'لا ننسى الزبدة.'],
    ['ja', 'バターを忘れずに加える。'],
    ['zh', '不要忘了黄油。'],
  ] as const)('a double negative does not make a step free of dairy in %s: %s', (language, step) =>
    expect(allergensIn(step, language, 'dairy')).toContain('dairy'),
  )

  test('a plain negative makes a sentence free of dairy: "Good without cheese."', () =>
    expect(allergensIn('Good without cheese.', 'en', 'dairy')).toEqual([]))
})
