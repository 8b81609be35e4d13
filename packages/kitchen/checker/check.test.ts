import { describe, expect, test } from 'vitest'
import { checkRecipe, passedChecks } from '#kitchen/checker/check.ts'
import { answeredRequests } from '#kitchen/testing/a-recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { withoutStructure } from '#kitchen/testing/answered.ts'

test.each(answeredRequests.map((answered) => [answered().recipe.title, answered] as const))(
  'the checker accepts %s without structured data',
  (_, answered) => {
    const { request, recipe } = answered()
    expect(checkRecipe(request, withoutStructure(recipe))).toEqual([])
  },
)

describe('the list of passed checks', () => {
  test('the passed checks name each rule that applies and what it looked for', () => {
    const checks = passedChecks(
      aRequest({ ingredients: ['rice'], allergens: ['dairy', 'eggs'], dietTypes: ['vegan', 'pescatarian'], proteins: ['chicken'] }),
    )
    expect(checks).toContainEqual({ rule: 'allergen', subjects: ['dairy', 'eggs'] })
    expect(checks).toContainEqual({ rule: 'diet', subjects: ['vegan'] })
    expect(checks.map(({ rule }) => rule)).not.toContain('protein')
    expect(checks.map(({ rule }) => rule)).toContain('safety')
  })

  test('the passed checks claim no rule that the request did not ask for', () => {
    const rules = passedChecks(aRequest({ searchMode: 'ideas' })).map(({ rule }) => rule)
    for (const rule of ['allergen', 'diet', 'protein', 'full-match', 'coverage']) expect(rules).not.toContain(rule)
  })
})
