import { describe, expect, test } from 'vitest'
import { dishNameOf } from '#kitchen/composer/dish-naming.ts'
import type { Verb } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { heatedByOtherTechnique, inParcels } from '#kitchen/composer/other-techniques/heated-otherwise.ts'
import { insteadOfSteaming } from '#kitchen/composer/other-techniques/plates-of-few-foods.ts'
import { tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'

const pepper = anItem('bell-pepper')

function stuffed(by: 'roast' | 'steam', isStuffed = true) {
  return tasksOf((draft) => {
    if (isStuffed) draft.add('stuff', { items: [anItem('rice')], and: [pepper] })
    const place = by === 'roast' ? ({ vessel: 'tray', oven: 200 } as const) : ({ vessel: 'steamer', heat: 'medium' } as const)
    draft.add(by, { items: [pepper], ...place, minutes: [20, 25], cue: 'tender' })
  })
}

describe('other sources of heat', () => {
  test('stuffed vegetables are not turned on a grill and not boiled in a pot of water', () => {
    expect(heatedByOtherTechnique('grill', ['roast'])(stuffed('roast'))).toBeNull()
    expect(heatedByOtherTechnique('grill', ['roast'])(stuffed('roast', false))).not.toBeNull()
    expect(insteadOfSteaming('boil')(stuffed('steam'))).toBeNull()
    expect(insteadOfSteaming('boil')(stuffed('steam', false))).not.toBeNull()
  })

  test('nuts that must become crisp are not wrapped in parcels', () => {
    const roasted = (item: Item) => tasksOf((draft) => draft.add('roast', { items: [item], vessel: 'tray', oven: 180, minutes: [8, 10] }))
    expect(inParcels(roasted(anItem('cashew')))).toBeNull()
    expect(inParcels(roasted(anItem('pear')))).not.toBeNull()
  })

  test('another source of heat gives the dish its name: grilled for steamed', () => {
    const named = (archetype: string, verb: Verb, item: Item) => dishNameOf([item], { ...aPlan([[verb, { items: [item] }]]), archetype })
    expect(named('steamed', 'grill', anItem('mackerel'))).toBe('grilled')
    expect(named('steamed', 'steam', anItem('mackerel'))).toBe('steamed')
    expect(named('poached-fruit', 'blend', anItem('pear'))).toBe('compote')
    expect(named('poached-fruit', 'simmer', anItem('pear'))).toBe('poached-fruit')
  })
})
