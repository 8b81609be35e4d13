import { describe, expect, test } from 'vitest'
import { amountOf } from '#kitchen/composer/amounts.ts'
import { fitAmounts } from '#kitchen/composer/fit/amounts-of-slots.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import { type Dish, g, ml, pieces, type Slot } from '#kitchen/composer/repertoire/dish.ts'
import { repertoire } from '#kitchen/composer/repertoire/list.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const usual = repertoire[0] as Dish

/** The amounts for four of foods in slots. */
function amounts(slots: Record<string, Slot>, foods: Record<string, readonly Item[]>, salt = 8) {
  const filling = fitAmounts({ ...usual, slots, salt }, new Map(Object.entries(foods)), 'entrée')
  const items = [...filling.values()].flat()
  return Object.fromEntries(
    [...filling].map(([name, found]) => [name, found.map((item) => amountOf(item, { mealType: 'entrée', servings: 4, items }).amount)]),
  )
}

describe('the amounts of a dish', () => {
  test('are those of its slots for four, shared by the foods in a slot', () => {
    expect(amounts({ pasta: { each: g(100) } }, { pasta: [anItem('spaghetti')] })).toEqual({ pasta: [400] })
    expect(amounts({ pasta: { each: g(100), most: 2 } }, { pasta: [anItem('spaghetti'), anItem('pasta')] })).toEqual({ pasta: [200, 200] })
  })

  test('follow how a food is measured: pieces, millilitres, grams', () => {
    expect(amounts({ egg: { each: pieces(2) } }, { egg: [anItem('egg')] })).toEqual({ egg: [8] })
    expect(amounts({ oil: { each: ml(15) } }, { oil: [anItem('olive-oil')] })).toEqual({ oil: [60] })
    expect(amounts({ water: { each: ml(100) } }, { water: [waterItem({ ml: 0 })] })).toEqual({ water: [400] })
  })

  test('of salt are what the dish lacks: less with bacon, none with soy sauce', () => {
    const slots: Record<string, Slot> = { meat: { each: g(150) }, salty: { each: ml(20) }, salt: {} }
    const [plain] = amounts(slots, { meat: [anItem('pork')], salt: [anItem('salt')] }).salt ?? []
    const [cured] = amounts(slots, { meat: [anItem('pork')], salty: [anItem('feta')], salt: [anItem('salt')] }).salt ?? []
    expect(plain).toBe(3.75)
    expect(cured).toBeLessThan(plain ?? 0)
    expect(amounts(slots, { meat: [anItem('pork')], salty: [anItem('soy-sauce')], salt: [anItem('salt')] }).salt).toEqual([])
  })
})
