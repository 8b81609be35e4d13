import { describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { aRequest, typedRequest } from '#kitchen/a-request.ts'
import { handWrittenHeatIn } from '#kitchen/checker/by-hand/heat.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { cook } from '#kitchen/cook.ts'

describe.each(languageCodes)('what makes food safe, in %s', (language) => {
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

  it.each(driedBeans)('dried beans are poison until they are boiled hard: %s', (line) => {
    expect(hazardsOf(line, '…')).toEqual(['dried-bean'])
  })

  it.each(harmlessPulses)('a tin and other pulses need no hard boiling: %s', (line) => expect(hazardsOf(line, '…')).toEqual([]))

  it.each(boiled)('ten minutes at the boil will do: %s', (step) => expect(hazardsOf(driedBeans[0] ?? '', step)).toEqual([]))

  it.each(notBoiled)('slow or short heat will not: %s', (step) => expect(hazardsOf(driedBeans[0] ?? '', step)).toEqual(['dried-bean']))

  it.each(heatOfThePlace)('the heat of an oven is not that of the food: %s', (step) =>
    expect(hazardsOf(chicken, step)).toEqual(['poultry']),
  )

  it.each(heatInside)('an inside temperature is a proof: %s', (step) => expect(hazardsOf(chicken, step)).toEqual([]))

  it('the dried beans of a composed recipe are boiled in every voice', () => {
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
