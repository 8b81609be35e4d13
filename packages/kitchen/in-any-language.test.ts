import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'
import { type IngredientId, ingredientIds, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, dietTypes, type Language, languageCodes, mealTypes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { aRequest, randomRequest, randomTypedRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../tests/how-many.ts'

const others = languageCodes.filter((code) => code !== 'en')
const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** A recipe's structured data without its words. */
function dishOf(recipe: Recipe | undefined) {
  if (recipe?.structure === undefined) return null
  const { structure, servings, difficulty } = recipe
  return { ...structure, servings, difficulty, lines: structure.lines.map(({ words: _, ...line }) => line) }
}

const idOfTyped = new Map(ingredientIds.map((id) => [listNameOf(id, 'en'), id]))

/** The same request in the words of another language. */
function typedIn(language: Exclude<Language, 'en'>, request: RecipeRequest): RecipeRequest {
  const ingredients = request.ingredients.map((words) => {
    const id = idOfTyped.get(words)
    return id === undefined ? words : listNameOf(id, language)
  })
  return { ...request, language, ingredients }
}

/**
 * What a brief means, without its wording. Traits are part of the wording: "bacalao salado" says that it is salted,
 * "salt cod" is a name. What follows from them is compared: class, kin, hazard, cut, dish.
 */
function meaningOf({ given, leftOut, instead }: Brief) {
  const sorted = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).sort()
  return [
    sorted(given.map(({ words: _, traits: __, ...item }) => item)),
    sorted(leftOut.map(({ reason }) => reason)),
    sorted(instead?.onTable ?? []),
  ]
}

describe('requests in other languages', () => {
  test("another language changes nothing in the reading of any ingredient's name, for any meal", () => {
    // A short run reads each ingredient for one of the meal types in turn, a long run for all of them.
    const apart = howMany(mealTypes.length, 1)
    for (const [turn, mealType] of mealTypes.entries()) {
      const readIn = (id: IngredientId, language: Language) => {
        const request = typedRequest([listNameOf(id, language)], { language, targetMealType: mealType })
        return meaningOf(readRequest(request).brief)
      }
      for (const id of ingredientIds.filter((_, at) => (at + turn) % apart === 0)) {
        const inEnglish = readIn(id, 'en')
        for (const language of others) expect(readIn(id, language), `${id} ${language} ${mealType}`).toEqual(inEnglish)
      }
    }
  })

  test('another language changes nothing in what the composer may add, under any exclusion and diet', () => {
    const strict = [
      ...allergens.map((allergen) => aRequest({ allergens: [allergen] })),
      ...dietTypes.map((diet) => aRequest({ dietTypes: [diet] })),
    ]
    for (const request of strict) {
      const fetched = (language: Language) => {
        const { isAllowed } = readRequest({ ...request, language }).brief
        return ingredientIds.filter(isAllowed)
      }
      const inEnglish = fetched('en')
      for (const language of others) expect(fetched(language), `${language} ${request.allergens} ${request.dietTypes}`).toEqual(inEnglish)
    }
  })
})

describe('recipes in other languages', () => {
  test('another language changes nothing but the words in a recipe of the same brief', () => {
    for (const seed of seedsFrom(0, howMany(10, 40))) {
      const request = randomTypedRequest(seed)
      const { brief } = readRequest(request)
      const dish = dishOf(compose(request, brief, String(seed))?.recipe)
      for (const language of others)
        expect(dishOf(compose({ ...request, language }, brief, String(seed))?.recipe), `${seed} ${language}`).toEqual(dish)
    }
  })

  test("the cook's name for a food that is no ingredient changes nothing but the words in a recipe", () => {
    let nameless = 0
    const count = howMany(40, 120)
    for (const seed of seedsFrom(0, count)) {
      const request = randomTypedRequest(seed)
      const { brief } = readRequest(request)
      if (brief.given.filter(({ ingredient }) => ingredient === null).length !== 1) continue
      nameless += 1
      const called = { ...brief, given: brief.given.map((item) => (item.ingredient === null ? { ...item, words: 'ццц' } : item)) }
      expect(dishOf(compose(request, called, String(seed))?.recipe), `${seed}`).toEqual(
        dishOf(compose(request, brief, String(seed))?.recipe),
      )
    }
    expect(nameless).toBeGreaterThan(count / 12)
  })

  test('another language changes nothing but the words in a cooked recipe', () => {
    let compared = 0
    const count = howMany(5, 25)
    for (const seed of seedsFrom(0, count)) {
      const request = randomRequest(seed)
      const [meaning, served] = [meaningOf(readRequest(request).brief), cook(request, String(seed))]
      for (const language of others) {
        const own = typedIn(language, request)
        if (JSON.stringify(meaningOf(readRequest(own).brief)) !== JSON.stringify(meaning)) continue
        compared += 1
        const other = cook(own, String(seed))
        expect(other.state, `${seed} ${language}`).toBe(served.state)
        if (served.state === 'cooked' && other.state === 'cooked')
          expect(dishOf(other.recipe), `${seed} ${language}: ${own.ingredients.join()}`).toEqual(dishOf(served.recipe))
      }
    }
    expect(compared).toBeGreaterThan(count * others.length * 0.9)
  })
})

describe('differences between countries', () => {
  test('Japanese and American mayonnaise may contain soya and are left out, French is kept, and none is added', () => {
    const request = typedRequest(['mayonnaise', 'oignon'], { allergens: ['soybean'] })
    const briefIn = (language: Language) => readRequest({ ...request, language }).brief
    const [there, america, elsewhere] = [briefIn('ja'), briefIn('en'), briefIn('fr')]
    expect(there.leftOut).toContainEqual({ words: 'mayonnaise', reason: 'allergen', subjects: ['soybean'], unsure: ['soybean'] })
    expect(america.leftOut).toMatchObject([{ words: 'mayonnaise', unsure: ['soybean'], say: 'soy-free mayonnaise' }])
    expect(elsewhere.given.map(({ ingredient }) => ingredient)).toContain('mayonnaise')
    expect([there.isAllowed('mayonnaise'), elsewhere.isAllowed('mayonnaise')]).toEqual([false, false])
  })

  test.each(languageCodes)("the composer adds no food whose name is doubtful in the recipe's language: %s", (language) => {
    for (const diet of ['vegan', 'vegetarian', 'pescatarian'] as const) {
      const { brief } = readRequest(typedRequest([], { language, dietTypes: [diet], searchMode: 'ideas' }))
      const named = ingredientIds.filter(brief.isAllowed).map((id) => listNameOf(id, language))
      expect(named.filter((name) => readPhrase(name, language).foods.some((food) => food[diet] !== 'yes'))).toEqual([])
    }
  })
})

test.each(languageCodes)('the checker has no finding on the first draft of a random typed request, under %s', (language) => {
  const findings = seedsFrom(1_000, howMany(10, 60)).flatMap((seed) => {
    const { nonFood, ...typed } = randomTypedRequest(seed)
    const request = { ...typed, language, ingredients: typed.ingredients.filter((words) => words !== nonFood) }
    const composed = compose(request, readRequest(request).brief, String(seed))
    return composed === null ? [] : checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({ seed, finding }))
  })
  expect(findings).toEqual([])
})
