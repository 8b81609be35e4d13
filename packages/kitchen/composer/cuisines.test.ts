import { describe, expect, test } from 'vitest'
import { africanRegions, regionOf } from '#kitchen/composer/regions.ts'
import { cook } from '#kitchen/cook.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../tests/how-many.ts'

const tables = [['chicken', 'tomatoes'], ['lentils', 'onion'], ['lamb', 'couscous'], ['cod', 'spinach'], ['beef'], ['eggs', 'carrots']]

type Kitchen = 'African' | 'Japanese' | 'Korean' | 'Chinese' | 'French'

const kept = new Map<Kitchen, readonly (readonly string[])[]>()

/** The ingredients of what a kitchen cooks from these tables, cooked once for all tests. */
function cooked(cuisine: Kitchen): readonly (readonly string[])[] {
  const lines = kept.get(cuisine) ?? [...cookedIn(cuisine)]
  kept.set(cuisine, lines)
  return lines
}

function* cookedIn(cuisine: Kitchen) {
  for (const mealType of ['entrée', 'soup'] as const)
    for (const complexityMode of ['simple', 'elaborate'] as const)
      for (const ingredients of tables)
        for (let turn = 0; turn < howMany(2, 5); turn += 1) {
          const over = { cuisine, searchMode: 'ideas' as const, complexityMode, mealTypes: [mealType], targetMealType: mealType }
          const outcome = cook(typedRequest(ingredients, over), String(turn))
          if (outcome.state === 'cooked') yield (outcome.recipe.structure?.lines ?? []).map((line) => line.ingredient ?? '')
        }
}

const holds = (lines: readonly string[], ids: readonly string[]) => ids.filter((id) => lines.includes(id))

describe('the habits of cuisines', () => {
  test('an African dish uses the spices of one region only', () => {
    const own = [
      ['allspice', 'scotch-bonnet', 'peanut-butter'],
      ['berbere', 'injera'],
      ['ras-el-hanout', 'harissa', 'couscous'],
    ]
    const met = new Set<number>()
    for (const lines of cooked('African')) {
      const found = own.flatMap((ids, at) => (holds(lines, ids).length > 0 ? [at] : []))
      for (const at of found) met.add(at)
      expect(found.length, lines.join()).toBeLessThanOrEqual(1)
    }
    expect(met.size).toBe(africanRegions.length)
  })

  test('the typed foods choose the region of an African dish: berbere for Ethiopia', () => {
    const first = () => 0
    expect(regionOf(['couscous', 'lamb'], first)).toBe('Maghreb')
    expect(regionOf(['berbere', 'lentil'], first)).toBe('Ethiopia')
    expect(regionOf(['plantain', null], first)).toBe('West Africa')
    expect(regionOf(['chicken'], (count) => count - 1)).toBe('Maghreb')
  })

  test('Japanese and Korean dishes contain no cilantro and no parsley', () => {
    for (const cuisine of ['Japanese', 'Korean'] as const)
      for (const lines of cooked(cuisine)) expect(holds(lines, ['cilantro', 'parsley']), lines.join()).toEqual([])
  })

  test('a dish contains at most one stock, and a fish dish contains no stock of chicken, beef or vegetables', () => {
    const stocks = ['chicken-stock', 'beef-stock', 'vegetable-stock']
    for (const cuisine of ['Japanese', 'Korean', 'Chinese', 'French'] as const)
      for (const lines of cooked(cuisine)) {
        expect(holds(lines, [...stocks, 'dashi']).length, lines.join()).toBeLessThanOrEqual(1)
        if (lines.includes('cod') || lines.includes('salmon')) expect(holds(lines, stocks), lines.join()).toEqual([])
      }
  })
})
