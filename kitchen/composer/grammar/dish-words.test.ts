import { describe, expect, it } from 'vitest'
import { allergens, languageCodes } from '#domain/options.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { type DishName, dishNames } from '#kitchen/composer/dish-names.ts'
import { aPlan } from '#kitchen/composer/grammar/a-sentence.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'

/** Dishes that are never made without the food in their name: noodles, bread, oats, eggs, pastry, cheese. */
const ofOneFood: readonly DishName[] = [
  'pasta',
  'stir-fried-noodles',
  'toasts',
  'wraps',
  'flatbreads',
  'plain-flatbreads',
  'porridge',
  'omelette',
  'frittata',
  'egg-drop-soup',
  'quiche',
  'pizza',
  'tart',
  'fruit-tart',
]

describe.each(languageCodes)('what a dish is called in %s', (language) => {
  it('names no food that it can be made without', () => {
    const request = typedRequest(['beets'], { language, allergens: [...allergens], dietTypes: ['vegan'] })
    const named = dishNames
      .filter((name) => !ofOneFood.includes(name))
      .flatMap((archetype) =>
        [0, 1, 2, 3, 4, 5].flatMap((style) => {
          const written = grammars[language]({ ...aPlan([['fry', { items: [anItem('beet')] }]], style), archetype })
          const recipe = {
            ...written,
            ...{
              imageUrl: null,
              servings: 4,
              difficulty: 'Easy' as const,
              mealType: 'entrée' as const,
              cuisine: request.cuisine,
              language,
            },
          }
          const findings = checkRecipe(request, recipe).filter(({ rule }) => rule === 'allergen' || rule === 'diet')
          return findings.map(({ where, detail }) => `${archetype} ${where}: ${String(detail.words)}`)
        }),
      )
    expect([...new Set(named)]).toEqual([])
  })
})
