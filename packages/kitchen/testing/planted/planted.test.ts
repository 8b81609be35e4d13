import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { type Allergen, allergens, languageCodes } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { soupIn } from '#kitchen/testing/by-hand/in-every-language.ts'
import { plantedDishes } from '#kitchen/testing/planted/planted-dishes.ts'
import { plantedPlaces } from '#kitchen/testing/planted/planted-places.ts'

/** The checker's findings for a changed lentil soup, with these allergens excluded. */
function findingsWith(language: Recipe['language'], excluded: readonly Allergen[], change: (soup: Recipe) => Recipe): Finding[] {
  const { request, recipe } = soupIn(language)
  const { ingredients, mealTypes, targetMealType, cuisine } = request
  const asked = { ingredients, mealTypes, targetMealType, cuisine, language, searchMode: 'ideas' as const, allergens: [...excluded] }
  return checkRecipe(aRequest(asked), change(recipe))
}

const withInsertion = (frame: string, name: string, title = '') => frame.replace('{0}', title).replace('{}', name)

describe.each(languageCodes)('dishes planted into a soup in %s', (language) => {
  const places = plantedPlaces[language]
  const planted = plantedDishes.flatMap(({ has, names }) => has.map((allergen) => ({ allergen, name: names[language] })))

  test('the checker has no finding on the soup alone', () => {
    expect(findingsWith(language, allergens, (soup) => soup)).toEqual([])
  })

  /** The dishes that the checker misses in these sentences, with each of their allergens excluded. */
  function missed(frames: readonly string[], change: (soup: Recipe, text: string) => Recipe): string[] {
    return planted.flatMap(({ allergen, name }) =>
      frames.flatMap((frame) => {
        const where = (soup: Recipe) => withInsertion(frame, name, soup.title)
        const found = findingsWith(language, [allergen], (soup) => change(soup, where(soup)))
        return found.some(({ rule, detail }) => rule === 'allergen' && (detail.allergen === allergen || detail.allergen === null))
          ? []
          : [`${allergen}: ${frame.replace('{}', name)}`]
      }),
    )
  }

  test('the checker finds a planted dish in the list by each of its allergens', () => {
    expect(missed(places.list, (soup, text) => ({ ...soup, ingredients: [...soup.ingredients, text] }))).toEqual([])
  })

  test('the checker finds a planted dish in a step by each of its allergens', () => {
    expect(missed(places.step, (soup, text) => ({ ...soup, instructions: [...soup.instructions, text] }))).toEqual([])
  })

  test('the checker finds a planted dish in the title by each of its allergens', () => {
    expect(missed(places.title, (soup, text) => ({ ...soup, title: text }))).toEqual([])
  })

  test('the checker finds a planted dish in the description by each of its allergens', () => {
    expect(missed(places.description, (soup, text) => ({ ...soup, description: text }))).toEqual([])
  })

  test('the checker finds a planted dish in a step as a food that the list lacks, even when nothing is excluded', () => {
    const unseen = plantedDishes.flatMap(({ names }) =>
      places.step.flatMap((frame) => {
        const text = withInsertion(frame, names[language])
        const found = findingsWith(language, [], (soup) => ({ ...soup, instructions: [...soup.instructions, text] }))
        return found.some(({ rule, detail }) => rule === 'steps-list' && detail.kind === 'not-listed') ? [] : [text]
      }),
    )
    expect(unseen).toEqual([])
  })
})
