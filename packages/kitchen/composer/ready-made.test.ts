import { describe, expect, test } from 'vitest'
import type { Cuisine, Language } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { cookRecipe } from '#kitchen/testing/cooked-for.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

/** Every step of a dish made from these words, with its techniques. */
function cooked(ingredients: readonly string[], over: { cuisine?: Cuisine; language?: Language } = {}, seed = '0') {
  const { recipe } = cookRecipe(typedRequest(ingredients, over), seed)
  return { text: recipe.instructions.join(' '), techniques: recipe.structure?.steps.map(({ technique }) => technique) ?? [] }
}

/** Techniques for bread, mince or raw rice that ruin a ready-made dish. */
const ruinousTechniques = ['toast', 'fry', 'stir-fry', 'brown', 'absorb', 'grill', 'roast', 'marinate']

describe('ready-made foods', () => {
  test.each([
    ['chicken gyoza', 'en'],
    ['pork dumplings', 'en'],
    ['meat dumplings', 'en'],
    ['prawn wontons', 'en'],
    ['spring rolls', 'en'],
    ['pork buns', 'en'],
    ['chicken pie', 'en'],
    ['sausage rolls', 'en'],
    ['chicken burrito', 'en'],
    ['frozen pizza', 'en'],
    ['frozen lasagne', 'en'],
    ['pelmeni', 'en'],
    ['chicken nuggets', 'en'],
    ['chicken kiev', 'en'],
    ['turkey burgers', 'en'],
    ['chicken meatballs', 'en'],
    ['egg fried rice', 'en'],
    ['饺子', 'zh'],
    ['包子', 'zh'],
    ['餃子', 'ja'],
    ['пельмени', 'ru'],
    ['пирожки', 'ru'],
    ['куриные наггетсы', 'ru'],
    ['Maultaschen', 'de'],
    ['Hähnchennuggets', 'de'],
    ['nuggets de poulet', 'fr'],
    ['empanadillas', 'es'],
    ['سمبوسك', 'ar'],
  ] as const)('a ready-made food is cooked to 74 °C and never toasted or broken up: %s', (typed, language) => {
    for (const seed of ['0', '1', '2', '3']) {
      const { text, techniques } = cooked([typed], { language }, seed)
      expect(text).toMatch(/74/u)
      expect(
        techniques.filter((one) => ruinousTechniques.includes(one)),
        text,
      ).toEqual([])
    }
  })

  test('dumplings boil beside greens and in a soup', () => {
    expect(cooked(['prawn wontons', 'bok choy'], { cuisine: 'Chinese' }).techniques).toContain('boil')
    const soup = cookRecipe(typedRequest(['prawn wontons', 'bok choy'], { mealTypes: ['soup'], targetMealType: 'soup' })).recipe
    expect(soup.instructions.join(' ')).toMatch(/wontons.*74°C/u)
  })

  test.each([
    ['canned salmon', 'en'],
    ['canned crab', 'en'],
    ['canned mackerel', 'en'],
    ['saumon en conserve', 'fr'],
    ['サバ缶', 'ja'],
  ] as const)('canned fish is only warmed and keeps its name: %s', (typed, language) => {
    for (const seed of ['0', '1', '2']) {
      const { recipe } = cookRecipe(typedRequest([typed, 'pasta'], { language }), seed)
      expect(recipe.ingredients.some((line) => line.includes(typed))).toBe(true)
      expect(recipe.instructions.join(' ')).not.toMatch(/63|raw/u)
    }
  })

  test('cooked quinoa is heated until steaming hot and neither rinsed nor boiled', () => {
    for (const seed of ['0', '1', '2', '3']) {
      const { text, techniques } = cooked(['cooked quinoa', 'tomatoes'], {}, seed)
      expect(text).toMatch(/steaming hot|piping hot/u)
      expect(techniques).not.toContain('absorb')
    }
  })

  test('ravioli with any filling boil until it is 74 °C hot', () => {
    for (const seed of ['0', '1', '2', '3']) expect(cooked(['ravioli', 'tomato sauce'], {}, seed).text).toMatch(/74°C/u)
  })

  test('a recipe heats no fat in a pan that stays empty', () => {
    const over = { searchMode: 'ideas', complexityMode: 'elaborate', cuisine: 'Italian' } as const
    for (const seed of ['0', '1', '2', '3', '4', '5']) {
      const { structure, instructions } = cookRecipe(typedRequest(['chicken kiev'], over), seed).recipe
      expect(structure?.steps.at(-1)?.technique, instructions.join(' ')).not.toBe('heat-fat')
      expect(instructions.at(-1)).not.toMatch(/^Heat the olive oil[^.]*\. Serve/u)
    }
  })

  test('bread, cake, wrappers and doughs are not reheated as ready-made foods', () => {
    for (const typed of ['sponge cake', 'shortbread cookies', 'naan', 'dumpling wrappers', 'pizza dough', 'lasagne sheets', 'burger buns'])
      expect(cookRecipe(typedRequest([typed])).recipe.structure?.archetype).not.toMatch(/^reheated/)
  })
})

test.each([
  ['chicken sausages', 'en'],
  ['turkey sausages', 'en'],
  ['turkey mince', 'en'],
  ['saucisses de volaille', 'fr'],
  ['salchichas de pollo', 'es'],
  ['Putenwurst', 'de'],
  ['куриные котлеты', 'ru'],
  ['turky sausages', 'en'],
  ['capon sausages', 'en'],
  ['boar sausages', 'en'],
  ['salchichas de guajolote', 'es'],
  ['saucisse de coquelet', 'fr'],
  ['Kapaunwurst', 'de'],
  ['колбаса из бройлера', 'ru'],
] as const)('poultry in any shape, and meat that may be of a bird, is cooked to 74 °C: %s', (typed, language) => {
  for (const seed of ['0', '1', '2']) {
    const { text } = cooked(
      [typed, language === 'en' ? 'rice' : ''].filter((one) => one !== ''),
      { language },
      seed,
    )
    expect(text).toMatch(/74\s?°C/u)
    expect(text).not.toMatch(/(?:63|71)\s?°C/u)
  }
})

test.each([
  ['capon sausages', 'en'],
  ['turky sausages', 'en'],
  ['boar sausages', 'en'],
  ['Kapaunwurst', 'de'],
] as const)('the checker forbids 63 °C for meat that may be of a bird: %s', (typed, language) => {
  const request = typedRequest([typed], { language })
  const { recipe } = cookRecipe(request)
  expect(rulesBroken(request, recipe)).toEqual([])
  expect(rulesBroken(request, withText(recipe, '74°C (165°F)', '63°C (145°F)'))).toContain('safety')
})
