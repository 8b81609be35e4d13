import { describe, expect, it } from 'vitest'
import { allergens, dietTypes } from '#domain/options.ts'
import { englishNameToType, typedRequest } from '#kitchen/a-request.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { englishNames, ingredientIds } from '#kitchen/lexicon/lexicon.ts'

describe('what the kitchen fetches', () => {
  const conditions = [...allergens.map((allergen) => ({ allergens: [allergen] })), ...dietTypes.map((diet) => ({ dietTypes: [diet] }))]

  it.each(conditions)('is nothing that would be left out had it been typed: %j', (over) => {
    const { isAllowed } = readRequest(typedRequest([], { ...over, searchMode: 'ideas' })).brief
    const lenient = ingredientIds.filter(
      (id) => isAllowed(id) && readRequest(typedRequest([englishNameToType(englishNames[id])], over)).brief.leftOut.length > 0,
    )
    expect(lenient).toEqual([])
  })

  it('is no bread, crumbs or stock that may hold soya, where soya is kept out', () => {
    const { isAllowed } = readRequest(typedRequest([], { allergens: ['soybean'], searchMode: 'ideas' })).brief
    const doubtful = ['bread', 'baguette', 'ciabatta', 'breadcrumbs', 'panko', 'vegetable-stock', 'chicken-stock'] as const
    expect(doubtful.filter(isAllowed)).toEqual([])
  })
})
