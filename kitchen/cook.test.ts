import { describe, expect, it } from 'vitest'
import { type Allergen, allergens, cuisines, dietTypes, languageCodes, mealTypes, searchModes } from '#domain/options.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest, randomTypedRequest, typedRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { keyOf } from '#kitchen/checker/families.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'
import { isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { plainWordsFor } from '#kitchen/plain-words.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { idsOfStaples } from '#kitchen/staples.ts'

const anEntrée: RecipeRequest = {
  ingredients: ['chicken', 'rice', 'tomatoes', 'garlic'],
  allergens: [],
  mealTypes: ['entrée'],
  targetMealType: 'entrée',
  dietTypes: ['non-vegetarian'],
  proteins: ['chicken'],
  cuisine: 'Italian',
  searchMode: 'full',
  complexityMode: 'simple',
  language: 'en',
  useOnlyStaples: false,
  selectedStaples: ['cooking oil', 'salt and pepper', 'spices and herbs'],
}

function recipeOf(request: RecipeRequest, seed = '0') {
  const cooked = cook(request, seed)
  if (cooked.state === 'refused') throw new Error(`refused: ${cooked.code} ${JSON.stringify(cooked.reasons)}`)
  return cooked
}

describe('cook', () => {
  it('uses everything that was typed in a Full Match, and nothing else but staples and water', () => {
    const { recipe, uses, leftOut } = recipeOf(anEntrée)
    expect(leftOut).toEqual([])
    expect(
      recipe.structure?.lines
        .filter((line) => line.use === 'yours')
        .map((line) => line.ingredient)
        .sort(),
    ).toEqual(['chicken', 'garlic', 'rice', 'tomato'])
    expect(uses).not.toContain('extra')
  })

  it('gives each cuisine its own dish', () => {
    const italian = recipeOf(anEntrée).recipe
    const thai = recipeOf({ ...anEntrée, cuisine: 'Thai' }).recipe
    expect(thai.title).not.toBe(italian.title)
    expect(thai.instructions).not.toEqual(italian.instructions)
  })

  it('gives the same recipe for the same seed and another one for the next', () => {
    expect(cook(anEntrée, '7')).toEqual(cook(anEntrée, '7'))
    for (let seed = 0; seed < 5; seed += 1)
      expect(recipeOf(anEntrée, String(seed + 1)).recipe).not.toEqual(recipeOf(anEntrée, String(seed)).recipe)
  })

  it('gives another recipe for the next seed, whatever is asked', () => {
    const repeated = []
    for (let seed = 0; seed < 400; seed += 1) {
      const request = randomRequest(seed)
      const [one, next] = [cook(request, String(seed)), cook(request, String(seed + 1))]
      if (one.state === 'cooked' && next.state === 'cooked' && JSON.stringify(one.recipe) === JSON.stringify(next.recipe))
        repeated.push(seed)
    }
    expect(repeated).toEqual([])
  })

  it('cooks the same whatever the order of what was typed', () => {
    expect(recipeOf({ ...anEntrée, ingredients: [...anEntrée.ingredients].reverse() })).toEqual(recipeOf(anEntrée))
  })

  it('refuses what is not food by its name', () => {
    const cooked = cook({ ...anEntrée, ingredients: ['chicken', 'bleach'] }, '1')
    expect(cooked).toMatchObject({ state: 'refused', code: 'not_food', reasons: [{ words: 'bleach' }] })
  })

  it('leaves out an excluded food, says why, and never lists it', () => {
    const { recipe, leftOut } = recipeOf({
      ...anEntrée,
      ingredients: [...anEntrée.ingredients, 'butter'],
      allergens: ['dairy'],
      selectedStaples: [...anEntrée.selectedStaples, 'butter'],
    })
    const instead = { name: 'vegan butter', isUsed: false }
    expect(leftOut).toContainEqual({ words: 'butter', reason: 'allergen', subjects: ['dairy'], instead })
    expect(recipe.ingredients.join(' ')).not.toMatch(/butter/)
  })

  it('leaves out an unknown word when something is excluded, and cooks with it when nothing is', () => {
    const request: RecipeRequest = { ...anEntrée, ingredients: ['chicken', 'xyzzyberries'] }
    expect(recipeOf({ ...request, allergens: ['peanut'] }).leftOut).toContainEqual({
      words: 'xyzzyberries',
      reason: 'unknown',
      subjects: [],
    })
    expect(recipeOf(request).recipe.ingredients.join(' ')).toContain('xyzzyberries')
  })

  it('cooks from staples alone', () => {
    const { recipe, uses } = recipeOf({
      ...anEntrée,
      ingredients: [],
      dietTypes: ['vegan'],
      proteins: [],
      useOnlyStaples: true,
      selectedStaples: ['cooking oil', 'salt and pepper', 'rice', 'garlic', 'spices and herbs'],
    })
    expect(uses.every((use) => use === 'staple' || use === 'water')).toBe(true)
    expect(recipe.instructions.length).toBeGreaterThan(1)
  })

  it('makes something of one carrot', () => {
    const { recipe } = recipeOf({ ...anEntrée, ingredients: ['carrot'], dietTypes: ['vegan'], proteins: [], selectedStaples: [] })
    expect(recipe.title).toMatch(/carrot/i)
  })

  it('cooks every cuisine, meal, diet and mode, with staples and without', () => {
    const silent: string[] = []
    for (const cuisine of cuisines)
      for (const mealType of mealTypes)
        for (const diet of dietTypes)
          for (const searchMode of searchModes)
            for (const selectedStaples of [[], anEntrée.selectedStaples]) {
              const ingredients = mealType === 'dessert' ? ['apple', 'sugar'] : ['carrot', 'onion', 'chickpeas']
              const request: RecipeRequest = {
                ...anEntrée,
                ingredients,
                cuisine,
                mealTypes: [mealType],
                targetMealType: mealType,
                dietTypes: [diet],
                proteins: [],
                searchMode,
                selectedStaples: [...selectedStaples],
              }
              const cooked = cook(request, '3')
              if (cooked.state === 'refused')
                silent.push(`${cuisine} ${mealType} ${diet} ${searchMode} ${selectedStaples.length}: ${cooked.code}`)
            }
    expect(silent).toEqual([])
  })

  it('composes 2,000 random requests without one finding before any second try, and refuses few but desserts of savoury things', () => {
    const findings = []
    const silent = { dessert: 0, other: 0 }
    for (let seed = 0; seed < 2_000; seed += 1) {
      const request = randomRequest(seed)
      const { brief } = readRequest(request)
      const composed = compose(request, brief, String(seed))
      if (composed === null && brief.given.length === 0) continue
      if (composed === null) {
        silent[request.targetMealType === 'dessert' ? 'dessert' : 'other'] += 1
        continue
      }
      findings.push(
        ...checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({ seed, ...finding, title: composed.recipe.title })),
      )
    }
    expect(findings).toEqual([])
    expect(silent.other / 1_500, `${silent.other} of 1,500 were not composed`).toBeLessThanOrEqual(0.04)
    expect(silent.dessert / 500, `${silent.dessert} of 500 desserts were not composed`).toBeLessThanOrEqual(0.25)
  })

  it('has an idea for every kitchen, meal, diet and exclusion', () => {
    const silent: string[] = []
    let cell = 0
    for (const cuisine of cuisines)
      for (const mealType of mealTypes)
        for (const diet of dietTypes)
          for (let bits = 0; bits < 128; bits += 1) {
            cell += 1
            if (cell % 37 !== 0) continue
            const request = typedRequest([mealType === 'dessert' ? 'apple' : 'carrot'], {
              cuisine,
              mealTypes: [mealType],
              targetMealType: mealType,
              dietTypes: [diet],
              allergens: allergens.filter((_, at) => ((bits >> at) & 1) === 1),
              searchMode: 'ideas',
              selectedStaples: [],
            })
            const composed = compose(request, readRequest(request).brief, String(cell))
            const findings = composed === null ? ['nothing'] : checkRecipe(request, composed.recipe, composed.leftOut)
            if (findings.length > 0) silent.push(`${cuisine} ${mealType} ${diet} ${bits}: ${JSON.stringify(findings)}`)
          }
    expect(silent).toEqual([])
  })

  it.each([
    ['one carrot', ['carrot'], 'entrée'],
    ['flour and water', ['flour', 'water'], 'entrée'],
    ['one onion', ['onion'], 'soup'],
    ['a head of garlic', ['garlic'], 'entrée'],
    ['bread', ['bread'], 'entrée'],
    ['a tin of tuna', ['tin of tuna'], 'entrée'],
    ['a jar of harissa', ['harissa'], 'condiment'],
    ['strawberries', ['strawberries'], 'soup'],
    ['a sweet potato', ['sweet potato'], 'dessert'],
    ['chocolate', ['dark chocolate'], 'dessert'],
  ] as const)('makes something of %s', (_, ingredients, mealType) => {
    const over = {
      mealTypes: [mealType],
      targetMealType: mealType,
      dietTypes: [mealType === 'dessert' ? 'vegetarian' : 'non-vegetarian'],
    } as const
    const { recipe, leftOut } = recipeOf(
      typedRequest(ingredients, { ...over, mealTypes: [mealType], dietTypes: [...over.dietTypes], selectedStaples: [] }),
    )
    expect(leftOut).toEqual([])
    expect(recipe.instructions.length).toBeGreaterThan(0)
  })

  it('serves strawberries with the salmon rather than leave them out', () => {
    for (const cuisine of cuisines) {
      const { recipe, leftOut } = recipeOf(typedRequest(['salmon', 'strawberries'], { cuisine, selectedStaples: [] }))
      expect(leftOut).toEqual([])
      expect(recipe.ingredients.join(' ')).toMatch(/salmon.*strawberr|strawberr.*salmon/)
    }
  })

  it('makes a dish of twenty things and says what it left out', () => {
    const twenty =
      'chicken, rice, carrots, onions, garlic, tomatoes, zucchini, spinach, eggs, cheese, bread, butter, lemon, ginger, potatoes, peas, corn, mushrooms, yogurt, honey'
    const ingredients = twenty.split(', ')
    const { recipe, leftOut } = recipeOf(typedRequest(ingredients))
    expect((recipe.structure?.lines.filter((line) => line.use === 'yours').length ?? 0) + leftOut.length).toBe(20)
    expect(leftOut.length).toBeLessThanOrEqual(6)
  })

  it.each([
    ['sugar alone', ['sugar'], 'entrée'],
    ['pepper alone', ['black pepper'], 'soup'],
    ['kale', ['kale'], 'dessert'],
  ] as const)('refuses what cannot be eaten as the meal asked for, and says what it was: %s', (_, ingredients, mealType) => {
    const refused = cook(
      typedRequest(ingredients, { mealTypes: [mealType], targetMealType: mealType, dietTypes: ['vegan'], selectedStaples: [] }),
      '0',
    )
    expect(refused).toMatchObject({ state: 'refused', code: 'nothing_cookable', reasons: [{ words: ingredients[0] }] })
  })

  it.each([
    ['ideas', 'entrée', ['chicken', 'carrots']],
    ['ideas', 'soup', ['carrots', 'onion']],
    ['ideas', 'dessert', ['strawberries']],
    ['full', 'entrée', ['chicken', 'rice', 'tomatoes', 'garlic']],
    ['full', 'entrée', ['eggs', 'potatoes', 'onions', 'cheese']],
    ['full', 'soup', ['carrots', 'onion', 'potatoes', 'lentils']],
  ] as const)('refreshed five times gives five titles and five methods: %s, %s', (searchMode, mealType, ingredients) => {
    const over = {
      searchMode,
      targetMealType: mealType,
      dietTypes: [mealType === 'dessert' ? ('vegetarian' as const) : ('non-vegetarian' as const)],
    }
    for (const cuisine of cuisines) {
      const recipes = ['0', '1', '2', '3', '4'].map(
        (seed) => recipeOf(typedRequest(ingredients, { ...over, mealTypes: [mealType], cuisine }), seed).recipe,
      )
      const methods = recipes.map(({ structure }) =>
        [structure?.archetype, ...(structure?.steps.map((step) => step.technique) ?? [])].join(' '),
      )
      expect(new Set(recipes.map(({ title }) => title)).size, `${cuisine}: ${recipes.map(({ title }) => title).join(' / ')}`).toBe(5)
      expect(new Set(methods).size, `${cuisine}: ${methods.join(' / ')}`).toBe(5)
    }
  })

  it('cooks the same things in many ways across the kitchens', () => {
    const ways = cuisines.map(
      (cuisine) => recipeOf(typedRequest(['chicken', 'rice', 'tomatoes', 'garlic'], { cuisine })).recipe.structure?.archetype,
    )
    expect(new Set(ways).size, ways.join(', ')).toBeGreaterThanOrEqual(6)
  })

  it('adds little when it is to be simple, and more when it may be elaborate', () => {
    const extrasOf = (complexityMode: 'simple' | 'elaborate') =>
      cuisines.map((cuisine) => {
        const { uses } = recipeOf(typedRequest(['chicken', 'carrots'], { cuisine, searchMode: 'ideas', complexityMode }))
        return uses.filter((use) => use === 'extra').length
      })
    const [simple, elaborate] = [extrasOf('simple'), extrasOf('elaborate')]
    expect(Math.max(...simple), simple.join()).toBeLessThanOrEqual(9)
    expect(elaborate.filter((count, at) => count > (simple[at] ?? 0)).length).toBe(cuisines.length)
  })

  it('changes nothing but words with the language', () => {
    const languages = languageCodes.filter((language) => grammars[language] !== undefined)
    for (let seed = 0; seed < 60; seed += 1) {
      const request = randomRequest(seed)
      const { brief } = readRequest(request)
      const [first, ...others] = languages.map((language) => compose({ ...request, language }, brief, String(seed))?.recipe)
      for (const other of others) {
        expect(other?.structure).toEqual(first?.structure)
        expect([other?.servings, other?.difficulty]).toEqual([first?.servings, first?.difficulty])
      }
    }
  })

  it('keeps out an allergen that is excluded, which it used when it was not', () => {
    const broken: string[] = []
    let compared = 0
    let bites = 0
    for (let seed = 0; seed < 1_000; seed += 1) {
      const request = randomRequest(seed)
      const allergen = allergens[seed % allergens.length]
      if (allergen === undefined || request.allergens.includes(allergen)) continue
      const free = cook({ ...request, allergens: [...request.allergens, allergen] }, String(seed))
      const before = cook(request, String(seed))
      if (free.state === 'refused' || before.state === 'refused') continue
      compared += 1
      if (isIn(allergen, before.recipe)) bites += 1
      if (isIn(allergen, free.recipe)) broken.push(`${seed} ${allergen}: ${free.recipe.ingredients.join('; ')}`)
    }
    expect(broken).toEqual([])
    expect(compared).toBeGreaterThan(500)
    expect(bites / compared, `${bites} of ${compared} used it before`).toBeGreaterThan(0.1)
  })

  it('holds to every exclusion by a plain list of words too, in 1,000 recipes', () => {
    const found: string[] = []
    let screened = 0
    for (let seed = 0; screened < 1_000 && seed < 3_000; seed += 1) {
      const request: RecipeRequest = { ...randomTypedRequest(seed), allergens: excludedBy(seed), useOnlyStaples: false }
      const cooked = cook(request, String(seed))
      if (cooked.state === 'refused') continue
      screened += 1
      const { title, description, ingredients, instructions } = cooked.recipe
      for (const text of [title, description, ...ingredients, ...instructions])
        for (const allergen of request.allergens)
          for (const word of plainWordsFor(allergen, text)) found.push(`${seed} ${allergen} "${word}": ${text}`)
    }
    expect(found).toEqual([])
    expect(screened).toBe(1_000)
  })

  it('answers 1,000 requests as people type them: non-foods are refused, every word is used or left out with a reason', () => {
    const wrong: string[] = []
    let cookedRecipes = 0
    let refusedNonFoods = 0
    for (let seed = 0; seed < 1_000; seed += 1) {
      const { nonFood, ...request } = randomTypedRequest(seed)
      const cooked = cook(request, String(seed))
      if (cooked.state === 'refused') {
        const isNamed = cooked.code === 'not_food' && cooked.reasons.some(({ words }) => words === nonFood)
        if (nonFood !== null && !isNamed) wrong.push(`${seed}: ${nonFood} is not refused by name`)
        if (isNamed) refusedNonFoods += 1
        continue
      }
      cookedRecipes += 1
      if (nonFood !== null) wrong.push(`${seed}: ${nonFood} is cooked`)
      const composed = compose(request, readRequest(request).brief, String(seed))
      const findings = composed === null ? [] : checkRecipe(request, composed.recipe, composed.leftOut)
      wrong.push(...findings.map((finding) => `${seed}: ${JSON.stringify(finding)}`))
      for (const typed of request.ingredients) if (isForgotten(typed, request, cooked)) wrong.push(`${seed}: "${typed}" is forgotten`)
    }
    expect(wrong).toEqual([])
    expect(cookedRecipes).toBeGreaterThan(700)
    expect(refusedNonFoods).toBeGreaterThan(20)
  })
})

type Cooked = Extract<ReturnType<typeof cook>, { state: 'cooked' }>

/** Neither in a line, as the same ingredient or in the same words, nor left out; staples that were typed are staples under staples-only. */
function isForgotten(typed: string, request: RecipeRequest, { recipe, leftOut }: Cooked): boolean {
  const staples: readonly string[] = request.useOnlyStaples ? idsOfStaples(request.selectedStaples) : []
  const { foods, unknown } = readPhrase(typed, 'en')
  const left = leftOut.map(({ words }) => keyOf(words, 'en'))
  const lines = recipe.structure?.lines ?? []
  const isAnswered = (words: string, ingredient: string | null) =>
    left.includes(keyOf(words, 'en')) ||
    ingredient === 'water' ||
    (ingredient !== null && staples.includes(ingredient)) ||
    lines.some((line) => (ingredient !== null && line.ingredient === ingredient) || keyOf(line.words, 'en') === keyOf(words, 'en')) ||
    leftOut.some((one) => ingredient !== null && readPhrase(one.words, 'en').foods.some((food) => food.ingredient === ingredient))
  return ![...foods.map((food) => [food.words, food.ingredient] as const), ...unknown.map(({ words }) => [words, null] as const)].every(
    ([words, ingredient]) => isAnswered(words, ingredient),
  )
}

function excludedBy(seed: number): Allergen[] {
  return allergens.filter((_, at) => at === seed % allergens.length || at === (seed * 3 + 1) % allergens.length)
}

/** By the lexicon, line by line, or by plain words. */
function isIn(allergen: Allergen, { ingredients, structure }: Recipe): boolean {
  const byLexicon = (structure?.lines ?? []).some(({ ingredient }) => {
    if (ingredient === null || !isIngredientId(ingredient)) return false
    const { contains = [], mayContain = [] } = lexicon[ingredient]
    return [...contains, ...mayContain].includes(allergen)
  })
  return byLexicon || ingredients.some((line) => plainWordsFor(allergen, line).length > 0)
}
