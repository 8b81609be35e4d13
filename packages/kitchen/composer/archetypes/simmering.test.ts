import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

const offal: readonly (readonly [Language, string, string])[] = [
  ['en', 'kidney', 'tripe'],
  ['de', 'Niere', 'Kutteln'],
  ['es', 'riñones', 'callos'],
  ['fr', 'rognons', 'tripes'],
  ['ru', 'почки', 'рубец'],
  ['ar', 'كلاوي', 'كرشة'],
  ['ja', '豚レバー', 'ミノ'],
  ['zh', '猪腰', '羊肚'],
]

describe('offal', () => {
  test.each(offal)('offal that cooks in minutes reaches 71 °C and does not stew with tripe for hours: %s', (language, quick, slow) => {
    const dishes = planTurnsOf(typedRequest([quick, slow], { language, cuisine: 'Mexican' }), 4).filter(({ plan }) =>
      plan.lines.some(({ item }) => item.words === quick),
    )
    expect(dishes.length).toBeGreaterThan(0)
    for (const { tasks } of dishes) {
      const heated = tasks.filter(
        ({ minutes, items, oven, phase }) =>
          minutes !== null && phase === 'cook' && oven === null && items.some(({ words }) => words === quick),
      )
      expect(heated.reduce((sum, { minutes }) => sum + (minutes?.[1] ?? 0), 0)).toBeLessThanOrEqual(25)
      const proofs = tasks.flatMap((task) => task.proofs).filter(({ item }) => item.words === quick)
      expect(proofs.map(({ hazard }) => hazard)).toEqual(proofs.map(() => 'mince'))
    }
    const together = dishes.filter(({ tasks }) => {
      const at = tasks.findIndex(({ items }) => items.some(({ words }) => words === slow))
      const first = tasks.findIndex(
        ({ items, minutes, phase }) => minutes !== null && phase === 'cook' && items.some(({ words }) => words === quick),
      )
      const stewed = tasks.slice(first).reduce((sum, { verb, minutes }) => sum + (verb === 'simmer' ? (minutes?.[1] ?? 0) : 0), 0)
      return at >= 0 && stewed > 30
    })
    expect(together).toEqual([])
  })

  test.each(offal)('tripe is cut into strips before it cooks: %s', (language, _, slow) => {
    const lines = planTurnsOf(typedRequest([slow], { language, searchMode: 'ideas' }), 4).flatMap(({ plan }) =>
      plan.lines.filter(({ item }) => item.words === slow),
    )
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map(({ cut }) => cut)).toEqual(lines.map(() => 'strips'))
  })
})

describe('tomatoes in an Indian pot', () => {
  const potOf = (typed: readonly string[], cuisine: 'Indian' | 'Mexican') => {
    const [dish] = planTurnsOf(
      typedRequest(typed, { cuisine, searchMode: 'full', selectedStaples: ['cooking oil', 'salt and pepper', 'spices and herbs'] }),
      1,
    )
    return (dish?.tasks ?? []).filter(({ items, lane }) => lane === 'main' && items.some((item) => item.class === 'tomato'))
  }

  test.each([['potatoes'], ['chickpeas']])('an Indian pot fries tomatoes with the spices before %s simmer in them', (other) => {
    expect(potOf([other, 'tomatoes', 'onion'], 'Indian').map(({ verb, cue }) => [verb, cue])).toEqual([['fry', 'jammy']])
    expect(potOf([other, 'canned tomatoes', 'onion'], 'Indian').map(({ verb, cue }) => [verb, cue])).toEqual([['pour-in', 'thickened']])
  })

  test('a Mexican pot simmers tomatoes with the other foods', () => {
    expect(potOf(['potatoes', 'tomatoes', 'onion'], 'Mexican').map(({ cue }) => cue)).not.toContain('jammy')
  })
})
