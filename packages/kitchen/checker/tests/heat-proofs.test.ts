import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { cook } from '#kitchen/cook.ts'
import { languageCodes } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { aRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { handWrittenHeatIn } from '#kitchen/testing/by-hand/heat.ts'

describe.each(languageCodes)('proof of safe heat in %s', (language) => {
  const { driedBeans, harmlessPulses, boiled, notBoiled, chicken, heatOfThePlace, heatInside } = handWrittenHeatIn[language]
  const hazardsOf = (line: string, step: string) => {
    const recipe: Recipe = {
      title: '…',
      description: '',
      imageUrl: null,
      prepTime: '5 mins',
      cookTime: '60 mins',
      servings: 4,
      difficulty: 'Easy',
      ingredients: [line],
      instructions: [step],
      mealType: 'entrée',
      cuisine: 'Italian',
      language,
    }
    const findings = checkRecipe(aRequest({ searchMode: 'ideas', language }), recipe)
    return findings.flatMap(({ rule, detail }) => (rule === 'safety' ? [detail.hazard] : []))
  }

  test.each(driedBeans)('the checker requires dried beans to boil hard: %s', (line) => {
    expect(hazardsOf(line, '…')).toEqual(['dried-bean'])
  })

  test.each(harmlessPulses)('the checker requires no hard boiling of canned beans or other pulses: %s', (line) =>
    expect(hazardsOf(line, '…')).toEqual([]),
  )

  test.each(boiled)('the checker accepts dried beans that boil for ten minutes: %s', (step) =>
    expect(hazardsOf(driedBeans[0] ?? '', step)).toEqual([]),
  )

  test.each(notBoiled)('the checker rejects dried beans that cook slowly or briefly: %s', (step) =>
    expect(hazardsOf(driedBeans[0] ?? '', step)).toEqual(['dried-bean']),
  )

  test.each(heatOfThePlace)("the checker does not accept an oven's temperature as proof: %s", (step) =>
    expect(hazardsOf(chicken, step)).toEqual(['poultry']),
  )

  test.each(heatInside)('the checker accepts a temperature inside the food as proof: %s', (step) =>
    expect(hazardsOf(chicken, step)).toEqual([]),
  )

  test('the composer boils dried beans hard in every wording', () => {
    const typed = (driedBeans[0] ?? '').replace(/\s*—?\s*\d+ ?(?:g|г|غ|克)\s*(?:de\s+)?/u, '')
    for (let seed = 0; seed < 12; seed += 1) {
      const request = typedRequest([typed], { language, dietTypes: ['vegan'] })
      const answer = cook(request, String(seed))
      if (answer.state === 'refused') throw new Error(`${typed}: refused`)
      const strings: Recipe = { ...answer.recipe }
      expect(checkRecipe(request, strings, answer.leftOut)).toEqual([])
      const hasty = { ...strings, instructions: strings.instructions.filter((_, at) => strings.structure?.steps[at]?.technique !== 'boil') }
      expect(checkRecipe(request, hasty, answer.leftOut)).toContainEqual(
        expect.objectContaining({ rule: 'safety', detail: expect.objectContaining({ hazard: 'dried-bean' }) }),
      )
    }
  })
})
