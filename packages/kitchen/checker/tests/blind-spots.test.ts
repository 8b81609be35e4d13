import { describe, expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { aLentilSoup, aStirFry } from '#kitchen/testing/a-recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { withoutStructure } from '#kitchen/testing/answered.ts'

const strict = aRequest({ dietTypes: ['vegan'], allergens: ['peanut', 'dairy'], searchMode: 'ideas' })

function kindsIn(request: RecipeRequest, step: string, listed: readonly string[] = []) {
  return checkLine(request, step, 'instruction', listed).map(({ rule, detail }) => `${rule} ${detail.kind ?? detail.allergen}`)
}

describe('poisons', () => {
  test.each(['Rinse with bleach.', 'Flambé with lighter fluid.', 'Stir in a spoon of drain cleaner.', 'Grease the tin with motor oil.'])(
    'the checker finds a poison in a step: %s',
    (step) => expect(kindsIn(aRequest({ searchMode: 'ideas' }), step)).toContain('safety not-food'),
  )

  test('the checker finds a poison in an ingredient line, a title and a description', () => {
    for (const kind of ['ingredient', 'title', 'description'] as const)
      expect(checkLine(aRequest({ searchMode: 'ideas' }), 'bleach', kind)).toContainEqual(
        expect.objectContaining({ rule: 'safety', detail: { kind: 'not-food', words: 'bleach' } }),
      )
  })

  test.each([
    'Wash your hands with soap.',
    'Paint the dough with water.',
    'Cut with a sharp knife on a board, using scissors for the herbs.',
  ])('the checker finds no poison in tools and verbs: %s', (step) =>
    expect(kindsIn(aRequest({ searchMode: 'ideas' }), step)).not.toContain('safety not-food'),
  )
})

describe('unknown foods in steps', () => {
  test.each([
    'Add the flurblezorp.',
    'Stir in 2 tbsp of flurblezorps and cook for 5 minutes.',
    'Top with chopped flurblezorp.',
    'Toss the rice with the flurblezorp sauce.',
    'Season with salt, pepper and flurblezorp.',
    'Meanwhile, pour over the warm flurblezorp.',
    'With the flurblezorp, fry the rice.',
  ])('the checker finds an unknown food in a step while anything is excluded: %s', (step) => {
    expect(kindsIn(strict, step, ['300 g rice'])).toEqual(expect.arrayContaining(['allergen unknown-food', 'diet unknown-food']))
    expect(kindsIn(aRequest({ searchMode: 'ideas' }), step, ['300 g rice'])).toEqual([])
  })

  test.each([
    'Add everything to the pan, then stir in the remaining sauce and mix until smooth.',
    'Sprinkle the rest over the top and serve at once with the flatbreads.',
    'Cook gently, stirring now and then, until tender enough to cut with a fork.',
    'Pour the batter into the tin and bake on the lowest rack until a skewer comes out clean.',
    'Whisk the dressing well, taste, and season to your liking.',
    'Stir in the rice and heat until it hits 74°C (165°F) inside.',
    'Add the rice, making sure it has turned white, gone soft and reached 74°C (165°F) inside and shows no pink.',
    'Fold in half, seal with a little water and place seam side down on a lined tray.',
  ])('the checker finds no unknown food in ordinary kitchen words: %s', (step) => expect(kindsIn(strict, step, ['300 g rice'])).toEqual([]))
})

describe('German titles', () => {
  const titles = (title: string) => checkLine(aRequest({ language: 'de', allergens: ['peanut'], searchMode: 'ideas' }), title, 'title')

  test('a German title may keep an English dish name: Bohnen-Rindfleisch-Curry mit Himbeer-Relish', () =>
    expect(titles('Bohnen-Rindfleisch-Curry mit Himbeer-Relish')).toEqual([]))

  test("the checker rejects a German recipe's title that is all English: Peanut Curry with Raspberry Relish", () =>
    expect(titles('Peanut Curry with Raspberry Relish')).not.toEqual([]))
})

describe('other languages in an English recipe', () => {
  test.each([
    ['Mit Erdnüssen bestreuen.', 'de'],
    ['Die Butter zugeben und umrühren.', 'de'],
    ['Añadir la mantequilla y mezclar.', 'es'],
    ['Ajouter le beurre et mélanger.', 'fr'],
    ['Aggiungere il burro e mescolare.', 'it'],
  ])('the checker finds one foreign sentence in an English recipe: %s', (sentence, tongue) => {
    expect(checkLine(strict, `Serve at once. ${sentence}`, 'instruction')).toContainEqual(
      expect.objectContaining({ rule: 'language', detail: expect.objectContaining({ kind: 'sentence', looksLike: tongue }) }),
    )
  })

  test.each([
    ['Mit Erdnüssen bestreuen.', 'peanut'],
    ['Añadir la mantequilla y mezclar.', 'dairy'],
    ['Ajouter le beurre et mélanger.', 'dairy'],
    ['Добавить масло и арахис.', 'peanut'],
    ['加入花生。', 'peanut'],
  ])('the checker finds an allergen in a foreign sentence of an English recipe: %s', (sentence, allergen) =>
    expect(kindsIn(strict, sentence)).toContain(`allergen ${allergen}`),
  )

  test.each([
    'Pour in the sauce and season to taste.',
    'Pour slowly.',
    'Cook al dente, then serve à la crème.',
    'Sauté the jalapeño and purée it.',
    'Simmer for 20 minutes, then rest.',
    'Add a bouquet garni and the herbes de Provence.',
  ])('the checker accepts borrowed words in an English step: %s', (step) => {
    expect(checkLine(aRequest({ searchMode: 'ideas' }), step, 'instruction').filter(({ rule }) => rule === 'language')).toEqual([])
  })

  test('the title of an English recipe may be a foreign dish name: Arroz con Pollo', () => {
    expect(checkLine(aRequest({ searchMode: 'ideas' }), 'Arroz con Pollo', 'title')).toEqual([])
  })
})

describe('temperatures', () => {
  test.each([
    'Heat the oven to 900°C (1650°F).',
    'Preheat the oven to 20°C.',
    'Bake at 300 °C.',
    'Heat the oven to 900.',
    'Heat the oven to 200°C (600°F).',
    'Heat the oven to 200°C (300°F).',
    'Heat the oil to 700 degrees F.',
  ])('the checker rejects a temperature that no kitchen uses: %s', (step) =>
    expect(checkLine(aRequest(), step, 'instruction').map(({ rule }) => rule)).toContain('safety'),
  )

  test.each([
    'Heat the oven to 200°C (400°F).',
    'Keep warm in the oven at 90 °C.',
    'Heat the oil to 180°C (350°F).',
    'Cook until 74°C (165°F) inside.',
    'Heat the oven to 425 for 10 minutes.',
    'Bake in the oven until it reaches 45°C (113°F) inside.',
  ])('the checker accepts an ordinary cooking temperature: %s', (step) =>
    expect(checkLine(aRequest(), step, 'instruction').filter(({ rule }) => rule === 'safety')).toEqual([]),
  )
})

test.each([
  ['title', 'Rice  Soup'],
  ['title', 'Rice Soup with'],
  ['title', ', Rice Soup'],
  ['description', ', cooked in one pot.'],
  ['description', 'Rice , cooked in one pot.'],
  ['description', 'Cooked in one pot, with.'],
  ['instruction', 'Add the and stir.  Serve.'],
  ['instruction', 'Wait. , then serve.'],
  ['instruction', 'Toss with undefined.'],
] as const)('the checker finds an empty slot in a %s: "%s"', (kind, text) => {
  expect(checkLine(aRequest(), text, kind)).toContainEqual(expect.objectContaining({ rule: 'structure', detail: { kind: 'gap' } }))
})

describe('faults in recipes without structured data', () => {
  const { request, recipe } = aStirFry()
  const plain = withoutStructure(recipe)
  const spoiled = (parts: Partial<Recipe>) => checkRecipe(request, { ...plain, ...parts })
  const swapped = (before: string, after: string) => plain.instructions.map((step) => step.replace(before, after))

  test('the checker finds rice that cooks for only two minutes', () => {
    expect(spoiled({ instructions: swapped('16-18 minutes', '1-2 minutes') })).toContainEqual(
      expect.objectContaining({
        rule: 'times',
        where: 'instructions[1]',
        detail: expect.objectContaining({ kind: 'too-short', ingredient: 'rice' }),
      }),
    )
    expect(spoiled({ instructions: swapped('16-18 minutes', '10-12 minutes') })).toEqual([])
  })

  test('the checker counts simmering on as cooking', () => {
    const soup = aLentilSoup()
    const steps = soup.recipe.instructions.map((step) => step.replace('15-20 minutes', '2 minutes'))
    expect(checkRecipe(soup.request, { ...withoutStructure(soup.recipe), instructions: steps })).toEqual([])
    const hasty = steps.map((step) => step.replace('5-6 minutes', '1 minute'))
    expect(checkRecipe(soup.request, { ...withoutStructure(soup.recipe), instructions: hasty })).toContainEqual(
      expect.objectContaining({ rule: 'times', detail: expect.objectContaining({ ingredient: 'red-lentil' }) }),
    )
  })

  test.each(['400 g (14 oz) broccoli, chopped', '200 g broccoli'])('the checker finds a food listed twice: %s', (line) => {
    expect(spoiled({ ingredients: [...plain.ingredients, line] })).toContainEqual(
      expect.objectContaining({ rule: 'structure', detail: { kind: 'listed-twice', words: line } }),
    )
  })

  test.each(['1 onion', '12 l water'])('the checker accepts a different food beside the listed ones: %s', (line) => {
    const found = spoiled({ ingredients: [...plain.ingredients.filter((one) => !one.endsWith('water')), line] })
    expect(found.filter(({ detail }) => detail.kind === 'listed-twice')).toEqual([])
  })

  test.each([1, 20])('the checker finds amounts for four in a recipe that serves %i', (servings) => {
    expect(spoiled({ servings })).toContainEqual(expect.objectContaining({ rule: 'amounts', where: 'servings' }))
    expect(spoiled({ servings: 4 })).toEqual([])
  })

  test.each([
    ['Hard', 3],
    ['Easy', 14],
  ] as const)('the checker finds that a recipe called %s cannot have %i steps', (difficulty, count) => {
    const steps = Array.from({ length: count }, (_, at) => `Stir ${at + 1} times.`)
    expect(spoiled({ difficulty, instructions: steps })).toContainEqual(expect.objectContaining({ rule: 'structure', where: 'difficulty' }))
  })
})

describe('servings of a composed recipe', () => {
  const { request, recipe } = aStirFry()

  test.each([1, 2, 12])('the checker finds amounts for four in a composed recipe that serves %i', (servings) => {
    expect(checkRecipe(request, { ...recipe, servings })).toContainEqual(expect.objectContaining({ rule: 'amounts', where: 'servings' }))
  })
})

describe('staples only', () => {
  const { request, recipe } = aStirFry({ useOnlyStaples: true })

  test('staples-only mode sets typed ingredients aside and requires none of them', () => {
    const findings = checkRecipe(request, recipe)
    expect(findings).toContainEqual({ rule: 'full-match', where: 'ingredients[4]', detail: { words: 'broccoli' } })
    expect(findings.filter(({ rule }) => rule === 'coverage')).toEqual([])
    expect(checkLine(request, '2 tbsp vegetable oil', 'ingredient')).toEqual([])
  })

  test('staples-only mode accepts no typed word that the reader does not know', () => {
    expect(checkLine(aRequest({ ingredients: ['zblorp'], useOnlyStaples: true }), '2 tbsp zblorp', 'ingredient')).toContainEqual(
      expect.objectContaining({ rule: 'full-match' }),
    )
  })
})
