import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, roundAmount } from '#kitchen/composer/amounts.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { type Item, waterItem } from '#kitchen/composer/item.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

const entrée = { mealType: 'entrée', servings: 4 } as const

describe('amounts', () => {
  test('the composer rounds an amount to what a kitchen can measure', () => {
    expect(roundAmount(7, 'g')).toBe(5)
    expect(roundAmount(487, 'g')).toBe(500)
    expect(roundAmount(16, 'ml')).toBe(15)
    expect(roundAmount(0.3, 'piece')).toBe(0.25)
    expect(roundAmount(1.7, 'clove')).toBe(2)
    expect(roundAmount(1.4, 'piece', true)).toBe(1)
  })

  test('a rounded amount is never zero and within a third of the exact one', () => {
    fc.assert(
      fc.property(fc.double({ min: 12, max: 2_500, noNaN: true }), fc.constantFrom('g', 'ml'), (amount, measure) => {
        const rounded = roundAmount(amount, measure)
        expect(rounded / amount).toBeGreaterThan(0.66)
        expect(rounded / amount).toBeLessThan(1.34)
      }),
    )
  })

  test('the amount of each meat shrinks when a plate holds several', () => {
    const chicken = anItem('chicken')
    const alone = amountOf(chicken, { ...entrée, items: [chicken] })
    const beside = amountOf(chicken, { ...entrée, items: [chicken, anItem('pork')] })
    expect(beside?.amount).toBeLessThan(alone?.amount ?? 0)
  })

  test('three kinds of beans in one soup share the amount of one soup', () => {
    const pulses = (['adzuki-bean', 'chickpea', 'pinto-bean'] as const).map((id) => anItem(id, { scale: 2 }))
    const cans = (items: readonly Item[]) =>
      items.reduce((sum, item) => sum + (amountOf(item, { mealType: 'soup', servings: 4, items })?.amount ?? 0), 0)
    expect(cans(pulses.slice(0, 1))).toBe(2)
    expect(cans(pulses)).toBe(3)
  })

  test('the amount of water follows the food that absorbs it', () => {
    const rice = anItem('rice')
    const items = [rice]
    const grams = amountOf(rice, { ...entrée, items })?.amount ?? 0
    expect(amountOf(waterItem({ per: items, ratio: 2 }), { ...entrée, items })?.amount).toBe(roundAmount(grams * 2, 'ml'))
  })

  test('an unknown word has the amounts of the food that it is cooked like', () => {
    const unknown = anItem('green-beans', { ingredient: null, words: 'xyzzyberries' })
    const beans = anItem('green-beans')
    expect(amountOf(unknown, { ...entrée, items: [unknown] })).toEqual(amountOf(beans, { ...entrée, items: [beans] }))
  })

  test('the composer pours no more stock than the stock cubes make, and names the cubes in the list', () => {
    const stockOf = (typed: readonly string[], meal: 'soup' | 'entrée' | 'condiment') =>
      planTurnsOf(typedRequest(typed, { mealTypes: [meal], targetMealType: meal }), 4).flatMap(({ plan }) =>
        plan.lines.flatMap(({ item, amount }, at) =>
          item.class === 'stock' ? [{ ml: amount?.amount ?? 0, line: grammars.en(plan).ingredients[at] ?? '', plan }] : [],
        ),
      )
    const one = stockOf(['1 stock cube', 'potatoes', 'carrots'], 'soup')
    const two = stockOf(['2 stock cubes', 'potatoes', 'carrots'], 'soup')
    const powder = stockOf(['1 tsp stock powder', 'potatoes', 'carrots'], 'soup')
    const sauce = stockOf(['2 stock cubes', 'onions', 'mushrooms'], 'condiment')
    expect([one, two, powder, sauce].every((list) => list.length > 0)).toBe(true)
    for (const { ml, line, plan } of one) {
      expect(ml).toBe(480)
      expect(line).toContain('(stock cube)')
      // Water replaces the stock that the cube does not make.
      const water = plan.lines.find(({ item }) => item.class === 'water')?.amount?.amount ?? 0
      expect(ml + water).toBeGreaterThanOrEqual(960)
    }
    expect(new Set(two.map(({ ml }) => ml))).toEqual(new Set([960]))
    expect(new Set(powder.map(({ ml }) => ml))).toEqual(new Set([240]))
    for (const { ml } of sauce) expect(ml).toBeLessThan(300)
    for (const { line } of stockOf(['1 l chicken stock', 'potatoes'], 'soup')) expect(line).not.toContain('(chicken')
  })
})
