import { describe, expect, it } from 'vitest'
import { typedRequest } from '#kitchen/a-request.ts'
import { shelfItems, surprisePairs } from '#kitchen/composer/cuisines.ts'
import type { Shelf } from '#kitchen/composer/pantries.ts'
import { cook } from '#kitchen/cook.ts'

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

describe('the bridges of the surprise cuisine', () => {
  it('are about thirty, each once, and never from a kitchen to itself', () => {
    expect(surprisePairs.length).toBeGreaterThanOrEqual(30)
    expect(new Set(surprisePairs.map(({ method, flavour }) => `${method}/${flavour}`)).size).toBe(surprisePairs.length)
    expect(surprisePairs.every(({ method, flavour }) => String(method) !== String(flavour))).toBe(true)
  })

  it.each(surprisePairs.map(({ method, flavour }) => [method, flavour] as const))(
    'from %s to %s rest on two shared roles at least',
    (method, flavour) => {
      const everything = () => true
      const shared = roles.filter((role) =>
        shelfItems(method, role, everything).some((id) => shelfItems(flavour, role, everything).includes(id)),
      )
      expect(shared.length).toBeGreaterThanOrEqual(2)
    },
  )
})

describe('a surprise', () => {
  it('says its idea: whose flavors, and whose method where it is somebody’s', () => {
    for (const seed of ['0', '1', '2', '3'])
      expect(recipeOf(['chicken', 'carrots', 'onion'], seed).description).toMatch(/(?:[A-Z]\w+ method,|With) [A-Z]\w+ flavors\./)
  })

  it('takes another bridge with each turn', () => {
    const ideas = ['0', '1', '2', '3', '4'].map(
      (seed) => /(?:[A-Z]\w+ method,|With) [A-Z]\w+ flavors\.$/.exec(recipeOf(['chicken', 'carrots', 'onion'], seed).description)?.[0],
    )
    expect(new Set(ideas).size).toBe(5)
  })

  it('with nothing to add is one of form, and brings nothing', () => {
    const outcome = cook(typedRequest(['rice', 'carrot', 'egg'], { cuisine: 'Potluck-me', dietTypes: ['vegetarian'] }), '0')
    expect(outcome).toMatchObject({ state: 'cooked' })
    if (outcome.state === 'cooked') expect(outcome.uses).not.toContain('extra')
  })
})
