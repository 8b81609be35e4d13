import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { cook } from '#kitchen/cook.ts'
import type { Cooked } from '#kitchen/cooked.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { poisonsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { handWrittenRecipesIn } from '#kitchen/testing/by-hand/in-every-language.ts'
import { mutations } from '#kitchen/testing/mutations.ts'
import { howMany } from '../../../../tests/how-many.ts'

/** The same request as a cook would type it in another language. */
function inLanguage(request: RecipeRequest, language: Language): RecipeRequest {
  const ingredients = request.ingredients.flatMap((typed) => {
    const id = readPhrase(typed, 'en').foods[0]?.ingredient ?? null
    return id === null ? [] : [language === 'en' ? typed : listNameOf(id, language)]
  })
  return { ...request, ingredients, language }
}

const seeds = howMany(12, 36)

function cookedIn(language: Language) {
  return Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed) => {
    const request = inLanguage(randomRequest(seed), language)
    const dish = cook(request, String(seed))
    return dish.state === 'cooked' && dish.recipe.language === language
      ? [{ request, recipe: dish.recipe, leftOut: dish.leftOut, hasHazard: hasHazard(request, dish) }]
      : []
  })
}

/** Sentences that spoil a recipe when added to its last step, beyond those in `mutations`. */
function additionsIn(language: Language): Record<string, readonly string[]> {
  const { foreign, impossibleHeat, gaps, strange } = handWrittenRecipesIn[language]
  const poison = poisonsIn[language].find((name) => !name.includes(' ')) ?? ''
  return {
    'a foreign sentence': foreign,
    'an impossible heat': impossibleHeat,
    'an empty slot': gaps,
    'a poison': [`${poison}.`],
    'an unknown food': strange,
  }
}

const written = languageCodes.filter((language) => grammars[language] !== undefined)

describe.each(written)('composed recipes in %s', (language) => {
  const dishes = cookedIn(language)

  test('the checker has no finding on composed recipes', () => {
    expect(dishes.length).toBeGreaterThan(seeds / 2)
    for (const { request, recipe, leftOut } of dishes) expect(checkRecipe(request, recipe, leftOut), recipe.title).toEqual([])
  })

  test('the checker has almost no finding on composed recipes without their structured data', () => {
    const findings = dishes.flatMap(({ request, recipe: { structure: _, ...plain }, leftOut }) =>
      checkRecipe(request, plain, leftOut).map(({ rule, where, detail }) => `${plain.title}: ${rule} ${where} ${JSON.stringify(detail)}`),
    )
    // Text without structured data does not say how a pan's minutes divide between foods, so the checker is less exact
    // there.
    expect(findings.length, findings.slice(0, 10).join('\n')).toBeLessThanOrEqual(dishes.length / 20)
  })

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    'the checker notices in composed recipes when somebody %s',
    (_, mutation) => {
      const unnoticed: string[] = []
      let count = 0
      for (const { request, recipe, leftOut, hasHazard } of dishes) {
        if (mutation.onlyWithHazard && !hasHazard) continue
        for (const spoiled of mutation.spoil(recipe).filter((one) => differs(one, recipe))) {
          count += 1
          if (checkRecipe(request, spoiled, leftOut).length === 0) unnoticed.push(`${recipe.title}: ${difference(recipe, spoiled)}`)
        }
      }
      expect(count).toBeGreaterThan(mutation.onlyWithHazard ? 0 : 2)
      // The first recipes happen to include most of the few that the checker misses.
      expect(unnoticed.length / count, unnoticed.slice(0, 10).join('\n')).toBeLessThanOrEqual(howMany(0.02, 0.01))
    },
  )

  test.each(Object.entries(additionsIn(language)))('the checker notices in composed recipes when somebody adds %s', (_, sentences) => {
    const strict = dishes.filter(({ request }) => request.allergens.length > 0)
    const unnoticed = strict.flatMap(({ request, recipe, leftOut }) =>
      sentences.flatMap((sentence) => {
        const last = recipe.instructions.length - 1
        const instructions = recipe.instructions.map((text, at) => (at === last ? `${text} ${sentence}` : text))
        return checkRecipe(request, { ...recipe, instructions }, leftOut).length === 0 ? [`${recipe.title}: ${sentence}`] : []
      }),
    )
    expect(unnoticed).toEqual([])
  })
})

/** Whether a dish has food that can make someone ill: without its steps, nothing proves that the food is done. */
function hasHazard(request: RecipeRequest, { recipe, leftOut }: Dish): boolean {
  return recipe.structure !== undefined && checkRecipe(request, { ...recipe, instructions: ['…'] }, leftOut).some(isHazard)
}

type Dish = Extract<Cooked, { state: 'cooked' }>

function isHazard({ rule, detail }: Finding): boolean {
  return rule === 'safety' && detail.hazard !== undefined
}

function differs(one: Recipe, other: Recipe): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function difference(before: Recipe, after: Recipe): string {
  const changed = (one: readonly string[], other: readonly string[]) => other.filter((text, at) => text !== one[at])
  return [...changed(before.ingredients, after.ingredients), ...changed(before.instructions, after.instructions)].join(' | ')
}
