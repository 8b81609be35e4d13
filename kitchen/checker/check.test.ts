import { describe, expect, it } from 'vitest'
import { aRequest } from '#kitchen/a-request.ts'
import { answeredRequests } from '#kitchen/checker/a-recipe.ts'
import { withoutStructure } from '#kitchen/checker/answered.ts'
import { checkRecipe, passedChecks } from '#kitchen/checker/check.ts'

describe('a recipe from elsewhere, in strings only', () => {
  it.each(answeredRequests.map((answered) => [answered().recipe.title, answered] as const))('%s keeps every rule', (_, answered) => {
    const { request, recipe } = answered()
    expect(checkRecipe(request, withoutStructure(recipe))).toEqual([])
  })
})

describe('what was checked', () => {
  it('names the rules that apply, with what was looked for', () => {
    const checks = passedChecks(
      aRequest({ ingredients: ['rice'], allergens: ['dairy', 'eggs'], dietTypes: ['vegan', 'pescatarian'], proteins: ['chicken'] }),
    )
    expect(checks).toContainEqual({ rule: 'allergen', subjects: ['dairy', 'eggs'] })
    expect(checks).toContainEqual({ rule: 'diet', subjects: ['vegan'] })
    expect(checks.map(({ rule }) => rule)).not.toContain('protein')
    expect(checks.map(({ rule }) => rule)).toContain('safety')
  })

  it('does not claim what was not asked', () => {
    const rules = passedChecks(aRequest({ searchMode: 'ideas' })).map(({ rule }) => rule)
    for (const rule of ['allergen', 'diet', 'protein', 'full-match', 'coverage']) expect(rules).not.toContain(rule)
  })
})
