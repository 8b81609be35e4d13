import { describe, expect, test } from 'vitest'
import { shelfItems, surprisePairs } from '#kitchen/composer/cuisines.ts'
import type { Shelf } from '#kitchen/composer/pantries.ts'
import { cook } from '#kitchen/cook.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

const roles: readonly Shelf[] = [
  'fat',
  'allium',
  'aromatic',
  'heat',
  'spice',
  'herb',
  'salty',
  'acid',
  'sweet',
  'liquid',
  'creamy',
  'vegetable',
  'starch',
]

function recipeOf(ingredients: readonly string[], seed: string, over: Parameters<typeof typedRequest>[1] = {}) {
  const outcome = cook(typedRequest(ingredients, { cuisine: 'Potluck-me', searchMode: 'ideas', ...over }), seed)
  if (outcome.state === 'refused') throw new Error(`refused: ${JSON.stringify(outcome.reasons)}`)
  return outcome.recipe
}

describe('pairs of the surprise cuisine', () => {
  test('the surprise pairs are at least thirty, each once, and never of a cuisine with itself', () => {
    expect(surprisePairs.length).toBeGreaterThanOrEqual(30)
    expect(new Set(surprisePairs.map(({ method, flavour }) => `${method}/${flavour}`)).size).toBe(surprisePairs.length)
    expect(surprisePairs.every(({ method, flavour }) => String(method) !== String(flavour))).toBe(true)
  })

  test.each(surprisePairs.map(({ method, flavour }) => [method, flavour] as const))(
    'the surprise pair %s with %s shares two roles at least',
    (method, flavour) => {
      const everything = () => true
      const shared = roles.filter((role) =>
        shelfItems(method, role, everything).some((id) => shelfItems(flavour, role, everything).includes(id)),
      )
      expect(shared.length).toBeGreaterThanOrEqual(2)
    },
  )
})

describe('surprises', () => {
  test('the description of a surprise names whose flavours and, where there is one, whose method it uses', () => {
    for (const seed of ['0', '1', '2', '3'])
      expect(recipeOf(['chicken', 'carrots', 'onion'], seed).description).toMatch(/(?:[A-Z]\w+ method,|With) [A-Z]\w+ flavors\./)
  })

  test('a surprise uses another pair in each turn', () => {
    const ideas = ['0', '1', '2', '3', '4'].map(
      (seed) => /(?:[A-Z]\w+ method,|With) [A-Z]\w+ flavors\.$/.exec(recipeOf(['chicken', 'carrots', 'onion'], seed).description)?.[0],
    )
    expect(new Set(ideas).size).toBe(5)
  })

  test('a surprise in a Full Match adds no ingredient', () => {
    const outcome = cook(typedRequest(['rice', 'carrot', 'egg'], { cuisine: 'Potluck-me', dietTypes: ['vegetarian'] }), '0')
    expect(outcome).toMatchObject({ state: 'cooked' })
    if (outcome.state === 'cooked') expect(outcome.uses).not.toContain('extra')
  })
})
