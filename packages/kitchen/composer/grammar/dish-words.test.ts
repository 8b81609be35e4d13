import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { type DishName, dishNames } from '#kitchen/composer/dish-names.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { type IngredientId, ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'
import { howMany } from '../../../../tests/how-many.ts'

/** Dishes that always contain the food in their name: noodles, bread, oats, eggs, pastry, cheese. */
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

/** One, two and three main foods, alone and with a herb: each has another pattern of title. */
const plates: readonly (readonly IngredientId[])[] = [
  ['beet'],
  ['eggplant', 'beet'],
  ['carrot', 'eggplant', 'beet'],
  ['beet', 'basil'],
  ['eggplant', 'zucchini', 'mint'],
  ['carrot', 'eggplant', 'zucchini', 'mint', 'garlic'],
]

/** The styles under test. */
const styles = () => [0, 1, 2, 3, 4, 5].slice(0, howMany(2, 6))

/** The title of a dish with these foods, in one language. */
function written(language: Language, archetype: DishName, ids: readonly IngredientId[], style: number) {
  const items = ids.map((id) => anItem(id))
  return grammars[language]({ ...aPlan([['fry', { items }]], style), archetype })
}

/**
 * Errors that no title may contain: a missing word, a space before punctuation, a doubled word; in French, a missing
 * elision or contraction.
 */
const flaws =
  /undefined|null|[{}]|\[object| {2}|,,|\s[,.]|^\s|\s$|[,;:–-]\s*$|\(\s*\)|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})|(?<!\p{L})(?:and|with|und|mit|et|avec|y|con|и|с|مع) ?$/iu
const frenchFlaws = /(?<!\p{L})(?:le|la|de|que) (?:[aeioéèêœ]|huile|herbe)|(?<!\p{L})(?:de|à) les? /iu

describe.each(languageCodes)('dish names in %s', (language) => {
  test('a dish name claims no food that the dish can be made without', () => {
    const request = typedRequest(['beets', 'eggplant', 'carrots', 'zucchini', 'basil', 'mint', 'garlic'], {
      language,
      allergens: [...allergens],
      dietTypes: ['vegan'],
    })
    const named = dishNames
      .filter((name) => !ofOneFood.includes(name))
      .flatMap((archetype) =>
        styles().flatMap((style) => {
          const recipe = {
            ...written(language, archetype, plates[style % plates.length] ?? ['beet'], style),
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

  test('a title and its description are correct for one, two and three main foods', () => {
    const broken = dishNames.flatMap((archetype) =>
      plates.flatMap((ids) =>
        styles().flatMap((style) => {
          const { title, description } = written(language, archetype, ids, style)
          const isBroken = (text: string) => text === '' || flaws.test(text) || (language === 'fr' && frenchFlaws.test(text))
          return [title, description].filter(isBroken).map((text) => `${archetype}: ${text}`)
        }),
      ),
    )
    expect([...new Set(broken)]).toEqual([])
  })

  test('a title and its description are correct for every ingredient under every dish name', () => {
    // Tests each name with every n-th ingredient; the next name begins with another ingredient.
    const apart = howMany(72, 1)
    const broken = dishNames.flatMap((archetype, at) =>
      ingredientIds.flatMap((id, style) => {
        if ((at + style) % apart !== 0) return []
        const { title, description } = written(language, archetype, [id], (at + style) % 6)
        const isBroken = (text: string) => text === '' || flaws.test(text) || (language === 'fr' && frenchFlaws.test(text))
        return [title, description].filter(isBroken).map((text) => `${archetype}: ${text}`)
      }),
    )
    expect([...new Set(broken)].slice(0, 20)).toEqual([])
  }, 120_000)

  test('most dish names give two foods another title than one', () => {
    const titleOf = (name: DishName, ids: readonly IngredientId[]) => written(language, name, ids, 0).title
    const isOfBoth = (name: DishName) => titleOf(name, ['eggplant', 'zucchini']) !== titleOf(name, ['eggplant'])
    expect(dishNames.filter(isOfBoth).length).toBeGreaterThan(dishNames.length / 2)
  })
})
