import { describe, expect, test } from 'vitest'
import { containsNuts } from '#kitchen/composer/implied-exclusions.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'
import { type IngredientId, ingredientIds, isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { type Allergen, type Cuisine, cuisines, type Language } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../tests/how-many.ts'

const seeds = ['0', '1', '2'].slice(0, howMany(1, 3))
/** The fewest recipes to expect: two thirds of the requests. */
const enough = (cuisines.length * seeds.length * 2) / 3

function recipeOf(typed: readonly string[], language: Language, cuisine: Cuisine, seed: string) {
  const outcome = cook(typedRequest(typed, { language, cuisine, searchMode: 'ideas' }), seed)
  return outcome.state === 'refused' ? null : outcome.recipe
}

/** The lines of the typed foods and the added foods, for all cuisines. */
function cookedWith(typed: readonly string[], language: Language) {
  const recipes = cuisines.flatMap((cuisine) => seeds.flatMap((seed) => recipeOf(typed, language, cuisine, seed) ?? []))
  const lines = recipes.flatMap(({ structure, ingredients }) =>
    (structure?.lines ?? []).map((line, at) => ({ ...line, text: ingredients[at] ?? '' })),
  )
  const added = new Set(lines.filter(({ use }) => use !== 'yours').flatMap(({ ingredient }) => ingredient ?? []))
  return { recipes, lines, added: [...added].filter(isIngredientId) }
}

const mayHave = (id: IngredientId, allergen: Allergen) =>
  [lexicon[id].contains, lexicon[id].mayContain, lexicon[id].unknown].some((list) => list?.includes(allergen))

describe('foods typed as free of something', () => {
  test.each<[Language, readonly (readonly [typed: string, listed: RegExp])[]]>([
    [
      'en',
      [
        ['nut-free pesto', /nut-free pesto/],
        ['peanut-free peanut butter', /peanut-free peanut butter/],
        ['soy-free tofu', /soy-free tofu/],
        ['tofu (soy-free)', /soy-free tofu/],
        ['gluten-free pasta', /\) gluten-free pasta/],
        ['gluten-free flour', /\) gluten-free flour/],
        ['lactose-free milk', /\) lactose-free milk/],
        ['lactose-free cream', /lactose-free cream/],
        ['wheat-free bread', /wheat-free bread/],
        ['vegan cheese', /vegan cheese/],
      ],
    ],
    [
      'es',
      [
        ['pesto sin frutos secos', /de pesto sin frutos secos/],
        ['tofu sin soja', /tofu sin soja/],
        ['nata sin lactosa', /nata.* sin lactosa/],
        ['queso vegano', /queso vegano/],
      ],
    ],
    [
      'fr',
      [
        ['pesto sans noix', /pesto sans fruits à coque/],
        ['tofu sans soja', /tofu sans soja/],
        ['crème sans lactose', /crème.* sans lactose/],
        ['fromage végan', /fromage végétal/],
      ],
    ],
    [
      'de',
      [
        ['nussfreies Pesto', /Pesto ohne Nüsse/],
        ['nut-free pesto', /Pesto ohne Nüsse/],
        ['sojafreier Tofu', /Tofu ohne Soja/],
        ['laktosefreie Sahne', /Sahne ohne Laktose/],
        ['veganer Käse', /veganer Käse/],
      ],
    ],
    [
      'ru',
      [
        ['песто без орехов', /Песто без орехов/],
        ['тофу без сои', /Тофу без сои/],
        ['безлактозные сливки', /Сливки без лактозы/],
        ['веганский сыр', /Веганский сыр/],
      ],
    ],
    [
      'ar',
      [
        ['بيستو خالي من المكسرات', /بيستو بدون مكسرات/],
        ['توفو خالي من الصويا', /توفو بدون صويا/],
        ['كريمة خالية من اللاكتوز', /بدون لاكتوز/],
        ['جبن نباتي', /جبن نباتي/],
      ],
    ],
    [
      'ja',
      [
        ['ナッツ不使用のペスト', /（ナッツ不使用）/],
        ['大豆不使用の豆腐', /豆腐（大豆不使用）/],
        ['乳糖不使用の生クリーム', /生クリーム（乳糖不使用）/],
        ['ヴィーガンチーズ', /ヴィーガンチーズ/],
      ],
    ],
    [
      'zh',
      [
        ['不含坚果的青酱', /青酱（不含坚果）/],
        ['不含大豆的豆腐', /豆腐（不含大豆）/],
        ['无乳糖奶油', /奶油（不含乳糖）/],
        ['纯素奶酪', /纯素奶酪/],
      ],
    ],
  ])('the list keeps what a typed name says the food is free of, in %s', (language, rows) => {
    for (const [typed, listed] of rows) {
      const lines = seeds.flatMap((seed) => recipeOf([typed, 'rice', 'carrots'], language, 'Italian', seed)?.ingredients ?? [])
      expect(lines.some((line) => listed.test(line))).toBe(true)
    }
  })

  test.each<[Language, string]>([
    ['en', 'nut-free pesto'],
    ['es', 'pesto sin frutos secos'],
    ['fr', 'pesto sans noix'],
    ['de', 'nussfreies Pesto'],
    ['de', 'nut-free pesto'],
    ['ru', 'песто без орехов'],
    ['ar', 'بيستو خالي من المكسرات'],
    ['ja', 'ナッツ不使用のペスト'],
    ['zh', '不含坚果的青酱'],
  ])('the composer adds no nuts and no other pesto beside a nut-free pesto, in %s: %s', (language, typed) => {
    const { recipes, added } = cookedWith([typed, 'rice'], language)
    expect(recipes.length).toBeGreaterThan(enough)
    expect(added.filter((id) => id === 'pesto' || containsNuts(id) || mayHave(id, 'peanut'))).toEqual([])
  })

  test.each<[Allergen, string]>([
    ['gluten', 'gluten-free pasta'],
    ['gluten', 'wheat-free bread'],
    ['dairy', 'dairy-free butter'],
    ['dairy', 'lactose-free milk'],
    ['eggs', 'egg-free mayonnaise'],
    ['soybean', 'soy-free tofu'],
    ['peanut', 'peanut-free granola'],
    ['shellfish', 'shellfish-free fish sauce'],
    ['mushroom', 'mushroom-free stock'],
  ])('the composer adds no food with %s beside %s', (allergen, typed) => {
    const { recipes, added } = cookedWith([typed, 'carrots'], 'en')
    expect(recipes.length).toBeGreaterThan(enough)
    expect(added.filter((id) => mayHave(id, allergen))).toEqual([])
  })

  test('a nut-free food does not exclude the almonds and eggs that the cook typed', () => {
    const { brief } = readRequest(typedRequest(['nut-free granola', 'almonds', 'free-range eggs']))
    expect(brief.given.map(({ words }) => words)).toEqual(['nut-free granola', 'almonds', 'free-range eggs'])
    expect(brief.isAllowed('egg')).toBe(true)
  })
})

test('the lexicon knows every ingredient that contains nuts', () => {
  const nutty = /\b(?:almond|walnut|hazelnut|pecan|cashew|pistachio|pine nut|macadamia|peanut|marzipan|praline|pesto)/
  const named = ingredientIds.filter((id) => nutty.test(Object.values(lexicon[id].en).flat().slice(0, 2).join(' ')))
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((id) => !containsNuts(id))).toEqual([])
})
