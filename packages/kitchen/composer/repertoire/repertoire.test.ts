import { describe, expect, test } from 'vitest'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { repertoire } from '#kitchen/composer/repertoire/list.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { languageCodes } from '#kitchen/options.ts'
import { cookSample, mustsOf } from '#kitchen/testing/cooked-dish.ts'
import { howMany } from '../../../../tests/how-many.ts'

/** The longest texts, in characters: a name is a title, a headnote and a tip are read at a glance. */
const longest = { name: 60, headnote: 230, tip: 210 }

/** Dishes to cook: all of them in the long tests, otherwise every so many, so that each kitchen is among them. */
const oneIn = howMany(Math.max(1, Math.ceil(repertoire.length / 60)), 1)
const sampled = repertoire.filter((_, at) => at % oneIn === 0)

/** What is wrong with a dish as cooked: findings of the checker, and heavy faults. */
function faultsOf(
  dish: Dish,
  ...[typed, language, mode]: [Parameters<typeof cookSample>[1], Parameters<typeof cookSample>[2], Parameters<typeof cookSample>[3]]
): string[] {
  const cooked = cookSample(dish, typed, language, mode)
  if (cooked === null) return [`${dish.id} in ${language}, ${mode}: not called for by ${typed.join()}`]
  return [...cooked.findings, ...cooked.faults.filter(({ weight }) => weight === 'heavy')].map(
    (one) => `${dish.id} in ${language}, ${mode}, of ${typed.join()}: ${JSON.stringify(one)}`,
  )
}

describe('the repertoire', () => {
  test('has every dish once', () => {
    const ids = repertoire.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('says every dish in eight languages, briefly', () => {
    const wrong = repertoire.flatMap((dish) =>
      (['name', 'headnote', 'tip'] as const).flatMap((part) =>
        languageCodes
          .filter((language) => {
            const text = dish[part][language]
            return text.trim() !== text || text.length < 2 || text.length > longest[part]
          })
          .map((language) => `${dish.id} ${part} ${language}: ${dish[part][language]}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('uses every slot in the method, and every must can be bought', () => {
    const wrong = repertoire.flatMap(({ id, slots, method }) =>
      Object.entries(slots).flatMap(([name, { must, of }]) => [
        ...(method.some((move) => move.of.includes(name) || move.and?.includes(name)) ? [] : [`${id}: no move uses ${name}`]),
        ...(must && of === undefined ? [`${id}: ${name} names no food`] : []),
        ...(of ?? []).filter((one) => lexicon[one] === undefined).map((one) => `${id}: no ingredient ${one}`),
      ]),
    )
    expect(wrong).toEqual([])
  })

  test.each(languageCodes)('is cooked without a finding from its musts alone and with all that belongs, in %s', (language) => {
    const faults = sampled.flatMap((dish) => [
      ...faultsOf(dish, mustsOf(dish), language, 'full'),
      ...faultsOf(dish, mustsOf(dish), language, 'ideas'),
    ])
    expect(faults).toEqual([])
  })

  test('is cooked without a finding from every food that a must allows', () => {
    const faults = sampled.flatMap((dish) =>
      Object.entries(dish.slots).flatMap(([slot, { must, of = [] }]) =>
        must ? of.slice(1).flatMap((id) => (id === 'water' ? [] : faultsOf(dish, mustsOf(dish, { slot, id }), 'en', 'ideas'))) : [],
      ),
    )
    expect(faults).toEqual([])
  })
})
