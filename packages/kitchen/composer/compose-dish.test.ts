import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { planDish, writeDish } from '#kitchen/composer/compose-dish.ts'
import { callsFor } from '#kitchen/composer/match/rank.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { type Dish, dish, g } from '#kitchen/composer/repertoire/dish.ts'
import { repertoire } from '#kitchen/composer/repertoire/list.ts'
import { at } from '#kitchen/composer/repertoire/moves.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

/** The dish that a request calls for first, written. */
function cooked(ingredients: readonly string[], over: Partial<RecipeRequest>, from: readonly Dish[] = repertoire) {
  const request = typedRequest(ingredients, over)
  const { brief } = readRequest(request)
  const [call] = callsFor(brief, from)
  if (call === undefined) throw new Error('nothing is called for')
  const { recipe, leftOut } = writeDish(request, brief, planDish(brief, call, 0))
  return { request, recipe, leftOut, findings: checkRecipe(request, recipe, leftOut) }
}

test('a dish has its name, its headnote, and the typed foods that belong; the others are named as left out', () => {
  const { recipe, leftOut, findings } = cooked(['spaghetti', 'bacon', 'eggs', 'parmesan', 'ketchup'], { cuisine: 'Italian' })
  expect([recipe.title, recipe.structure?.archetype]).toEqual(['Spaghetti Carbonara', 'spaghetti-carbonara'])
  expect(recipe.description).toMatch(/Roman/u)
  expect(leftOut).toEqual([{ words: 'ketchup', reason: 'does-not-fit', subjects: [] }])
  expect(findings).toEqual([])
})

test('a typed amount is the most that the dish takes', () => {
  const { recipe } = cooked(['200 g spaghetti', 'bacon', 'eggs', 'parmesan'], { cuisine: 'Italian' })
  expect(recipe.ingredients.join()).toMatch(/200 g .*spaghetti/u)
})

test('a dish from outside the repertoire is one row, and is cooked in eight languages', () => {
  const pan = at('frying-pan')
  const everywhere = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text])) as Record<Language, string>
  const outside = dish({
    id: 'soft-carrots',
    kitchens: { Italian: 3 },
    meals: ['entrée'],
    slots: {
      root: { of: ['carrot'], each: g(200), must: true, cut: 'sliced' },
      oil: { of: ['olive-oil'], must: true },
      salt: { of: ['salt'] },
    },
    method: [pan.heatFat(['oil']), pan.soften(['root'], { minutes: [12, 15] }), pan.season(['salt'])],
    salt: 8,
    name: everywhere('Toto'),
    headnote: everywhere('Toto.'),
    tip: everywhere('Toto.'),
  })
  const words: Record<Language, readonly string[]> = {
    en: ['carrots', 'olive oil'],
    es: ['zanahorias', 'aceite de oliva'],
    fr: ['carottes', "huile d'olive"],
    de: ['Karotten', 'Olivenöl'],
    ru: ['морковь', 'оливковое масло'],
    ar: ['جزر', 'زيت زيتون'],
    ja: ['にんじん', 'オリーブオイル'],
    zh: ['胡萝卜', '橄榄油'],
  }
  for (const language of languageCodes) {
    const { recipe } = cooked(words[language], { language, cuisine: 'Italian' }, [outside])
    expect(
      recipe.structure?.steps.map(({ technique }) => technique),
      language,
    ).toEqual(['get-ready', 'fry', 'season'])
    expect(
      recipe.structure?.lines.map(({ ingredient }) => ingredient),
      language,
    ).toEqual(['olive-oil', 'carrot', 'salt'])
  }
})
