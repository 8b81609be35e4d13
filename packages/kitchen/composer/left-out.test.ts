import { describe, expect, test } from 'vitest'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../tests/how-many.ts'

function leftOut(typed: string, over: Partial<RecipeRequest>) {
  return readRequest(typedRequest([typed], over)).brief.leftOut
}

describe('foods left out in doubt', () => {
  test('a food is left out as doubtful when it only may contain the allergen: a stock cube and milk', () => {
    expect(leftOut('2 stock cubes', { allergens: ['dairy'] })).toEqual([
      {
        words: 'stock cubes',
        reason: 'allergen',
        subjects: ['dairy'],
        unsure: ['dairy'],
        unknown: ['dairy'],
        say: 'dairy-free stock cubes',
      },
    ])
  })

  test('a food is left out as certain only when the reader is certain', () => {
    const apart = howMany(4, 1)
    for (const id of ingredientIds.filter((_, at) => at % apart === 0)) {
      const name = listNameOf(id, 'en')
      const [food] = readPhrase(name, 'en').foods
      if (food?.ingredient !== id) continue
      for (const allergen of allergens) {
        const [one] = leftOut(name, { allergens: [allergen] })
        expect([name, one?.unsure], allergen).toEqual([
          name,
          ['likely', 'unknown'].includes(food.contains[allergen]) ? [allergen] : undefined,
        ])
      }
      const [vegan] = leftOut(name, { dietTypes: ['vegan'] })
      expect([name, vegan?.unsure]).toEqual([name, food.vegan === 'unknown' ? ['vegan'] : undefined])
    }
  })

  test('readRequest lists probable allergens and unknown ones apart: pesto', () => {
    const [pesto] = leftOut('pesto', { allergens: ['dairy', 'eggs'] })
    expect(pesto).toMatchObject({ subjects: ['dairy', 'eggs'], unsure: ['dairy', 'eggs'], unknown: ['eggs'] })
  })

  test('the composer separates certain allergens from doubtful ones: pasta with gluten and maybe eggs', () => {
    const [pasta] = leftOut('pasta', { allergens: ['gluten', 'eggs'] })
    expect(pasta).toMatchObject({ subjects: ['gluten', 'eggs'], unsure: ['eggs'] })
    expect(pasta?.say).toBeUndefined()
  })

  test('a doubtful food is cooked once the cook types it as free of the allergen: vegan pasta', () => {
    expect(leftOut('pasta', { dietTypes: ['vegan'] })[0]).toMatchObject({ reason: 'diet', unsure: ['vegan'], say: 'vegan pasta' })
    expect(leftOut('pasta', { allergens: ['eggs'] })[0]?.say).toBe('egg-free pasta')
    for (const said of ['spaghetti', 'vegan pasta', 'vegan dried pasta']) expect(leftOut(said, { dietTypes: ['vegan'] }), said).toEqual([])
    for (const said of ['spaghetti', 'egg-free pasta']) expect(leftOut(said, { allergens: ['eggs'] }), said).toEqual([])
  })

  test('the composer suggests no other words when none would help: oats contain avenin', () => {
    const [oats] = leftOut('oats', { allergens: ['gluten'] })
    expect(oats?.unsure).toEqual(['gluten'])
    expect(oats?.say).toBeUndefined()
  })

  test.each(languageCodes)('the reader accepts the words that the composer suggests for a doubtful food: %s', (language: Language) => {
    let count = 0
    for (const id of ingredientIds) {
      const { mayContain = [], unknown = [] } = lexicon[id]
      if (mayContain.length + unknown.length === 0) continue
      const name = listNameOf(id, language)
      for (const over of [{ allergens: [...mayContain, ...unknown] }, { dietTypes: ['vegan' as const] }]) {
        const [one] = leftOut(name, { ...over, language })
        if (one?.say === undefined) continue
        count += 1
        expect(leftOut(one.say, { ...over, language }), one.say).toEqual([])
      }
    }
    expect(count).toBeGreaterThan(20)
  })
})
