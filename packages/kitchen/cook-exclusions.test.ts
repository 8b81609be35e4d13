import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { type Allergen, allergens } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomTypedRequest } from '#kitchen/testing/a-request.ts'
import { plainWordsFor } from '#kitchen/testing/plain-words.ts'
import { randomOutcomes } from '#kitchen/testing/random-recipes.ts'
import { howMany } from '../../tests/how-many.ts'

describe('exclusions', () => {
  test('cook leaves out an excluded allergen that it used before', () => {
    const broken: string[] = []
    const count = howMany(70, 1_000)
    let compared = 0
    let bites = 0
    for (const { seed, request, cooked: before } of randomOutcomes(count)) {
      const allergen = allergens[seed % allergens.length]
      if (allergen === undefined || request.allergens.includes(allergen)) continue
      const free = cook({ ...request, allergens: [...request.allergens, allergen] }, String(seed))
      if (free.state === 'refused' || before.state === 'refused') continue
      compared += 1
      if (isIn(allergen, before.recipe)) bites += 1
      if (isIn(allergen, free.recipe)) broken.push(`${seed} ${allergen}: ${free.recipe.ingredients.join('; ')}`)
    }
    expect(broken).toEqual([])
    expect(compared).toBeGreaterThan(count / 2)
    expect(bites / compared, `${bites} of ${compared} used it before`).toBeGreaterThan(0.1)
  })

  test('cook keeps every exclusion by a plain list of words as well', () => {
    const found: string[] = []
    const count = howMany(70, 1_000)
    let screened = 0
    for (let seed = 0; screened < count && seed < 3 * count; seed += 1) {
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
    expect(screened).toBe(count)
  })
})

function excludedBy(seed: number): Allergen[] {
  return allergens.filter((_, at) => at === seed % allergens.length || at === (seed * 3 + 1) % allergens.length)
}

/** Does a recipe contain an allergen, by the lexicon, line by line, or by plain words? */
function isIn(allergen: Allergen, { ingredients, structure }: Recipe): boolean {
  const byLexicon = (structure?.lines ?? []).some(({ ingredient }) => {
    if (ingredient === null || !isIngredientId(ingredient)) return false
    const { contains = [], mayContain = [] } = lexicon[ingredient]
    return [...contains, ...mayContain].includes(allergen)
  })
  return byLexicon || ingredients.some((line) => plainWordsFor(allergen, line).length > 0)
}
