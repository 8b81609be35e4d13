import { describe, expect, test } from 'vitest'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { ingredientIds, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, dietTypes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

describe('added ingredients', () => {
  const conditions = [...allergens.map((allergen) => ({ allergens: [allergen] })), ...dietTypes.map((diet) => ({ dietTypes: [diet] }))]

  test.each(conditions)('the composer adds no ingredient that it would leave out if it were typed: %j', (over) => {
    const { isAllowed } = readRequest(typedRequest([], { ...over, searchMode: 'ideas' })).brief
    const lenient = ingredientIds.filter(
      (id) => isAllowed(id) && readRequest(typedRequest([listNameOf(id, 'en')], over)).brief.leftOut.length > 0,
    )
    expect(lenient).toEqual([])
  })

  test('the composer adds no bread, crumbs or stock that may contain soya when soya is excluded', () => {
    const { isAllowed } = readRequest(typedRequest([], { allergens: ['soybean'], searchMode: 'ideas' })).brief
    const doubtful = ['bread', 'baguette', 'ciabatta', 'breadcrumbs', 'panko', 'vegetable-stock', 'chicken-stock'] as const
    expect(doubtful.filter(isAllowed)).toEqual([])
  })
})
