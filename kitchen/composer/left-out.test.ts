import { describe, expect, it } from 'vitest'
import { allergens, type Language, languageCodes } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { englishNameToType, typedRequest } from '#kitchen/a-request.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { englishNames, ingredientIds, lexicon, namesIn } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { howMany } from '../../tests/how-many.ts'

function leftOut(typed: string, over: Partial<RecipeRequest>) {
  return readRequest(typedRequest([typed], over)).brief.leftOut
}

describe('what is left out in doubt', () => {
  it('is told as doubt: a stock cube may have milk', () => {
    expect(leftOut('2 stock cubes', { allergens: ['dairy'] })).toEqual([
      { words: 'stock cubes', reason: 'allergen', subjects: ['dairy'], unsure: ['dairy'], say: 'dairy-free stock cubes' },
    ])
  })

  it('is certain only where the reader is', () => {
    const apart = howMany(4, 1)
    for (const id of ingredientIds.filter((_, at) => at % apart === 0)) {
      const name = englishNameToType(englishNames[id])
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

  it('keeps what is certain apart from what is not', () => {
    const [pasta] = leftOut('pasta', { allergens: ['gluten', 'eggs'] })
    expect(pasta).toMatchObject({ subjects: ['gluten', 'eggs'], unsure: ['eggs'] })
    expect(pasta?.say).toBeUndefined()
  })

  it('is cooked with once the cook says so', () => {
    expect(leftOut('pasta', { dietTypes: ['vegan'] })[0]).toMatchObject({ reason: 'diet', unsure: ['vegan'], say: 'vegan pasta' })
    expect(leftOut('pasta', { allergens: ['eggs'] })[0]?.say).toBe('egg-free pasta')
    for (const said of ['spaghetti', 'vegan pasta', 'vegan dried pasta']) expect(leftOut(said, { dietTypes: ['vegan'] }), said).toEqual([])
    for (const said of ['spaghetti', 'egg-free pasta']) expect(leftOut(said, { allergens: ['eggs'] }), said).toEqual([])
  })

  it('is not worth another word where none will do: oats without gluten still carry avenin', () => {
    const [oats] = leftOut('oats', { allergens: ['gluten'] })
    expect(oats?.unsure).toEqual(['gluten'])
    expect(oats?.say).toBeUndefined()
  })

  it.each(languageCodes)('what to type then is taken: %s', (language: Language) => {
    let count = 0
    for (const id of ingredientIds) {
      const { mayContain = [], unknown = [] } = lexicon[id]
      if (mayContain.length + unknown.length === 0) continue
      const name = language === 'en' ? englishNameToType(englishNames[id]) : namesIn[language][id].list
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
