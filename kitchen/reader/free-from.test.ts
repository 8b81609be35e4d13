import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { idsIn, onlyFood } from '#kitchen/reader/foods-in.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a name that takes an allergen away', () => {
  it('becomes the ingredient that is sold without it', () => {
    expect(idsIn('dairy-free butter')).toEqual(['vegan-butter'])
    expect(idsIn('vegan mayo')).toEqual(['vegan-mayonnaise'])
    expect(idsIn('gluten-free pasta')).toEqual(['gluten-free-pasta'])
    expect(idsIn('pasta (gluten-free)')).toEqual(['gluten-free-pasta'])
  })

  it('for vegetarians leaves no certain shellfish, and promises none absent', () => {
    expect(onlyFood('oyster sauce vegetarian')).toMatchObject({
      vegetarian: 'yes',
      contains: { shellfish: 'unknown', mushroom: 'unknown' },
    })
  })

  it.each([
    ['en', 'zblorp-free cream'],
    ['fr', 'crème sans zblorp'],
    ['ar', 'كريمة بدون أبلان'],
  ] as const)('%s: clears nothing where nobody knows the word: %s', (language, text) => {
    expect(inspectPhrase(text, language).contains).toMatchObject({ dairy: 'yes', soybean: 'unknown', gluten: 'unknown' })
  })

  it.each([
    ['en', 'tuna without draining'],
    ['es', 'atún sin escurrir'],
    ['fr', 'thon sans égoutter'],
    ['de', 'Eier ohne Kükentöten'],
  ] as const)('%s: leaves the food as it is where the word is of the kitchen or the farm: %s', (language, text) => {
    expect(inspectPhrase(text, language).contains.soybean).toBe('no')
  })

  it('takes away only what it names', () => {
    const bread = onlyFood('dairy-free bread')
    expect([bread.contains.dairy, bread.contains.gluten]).toEqual(['no', 'yes'])
    const cake = onlyFood('gluten-free cake')
    expect([cake.contains.gluten, cake.contains.eggs]).toEqual(['no', 'likely'])
    expect(onlyFood('lactose-free milk').contains.dairy).toBe('yes')
    expect(onlyFood('sugar-free yogurt').contains.dairy).toBe('yes')
    expect(onlyFood('free-range eggs').contains.eggs).toBe('yes')
  })

  it('"vegan" takes milk, eggs and shellfish away and leaves soya likely', () => {
    const mince = onlyFood('vegan chicken nuggets')
    expect(mince).toMatchObject({ ingredient: null, class: 'plant-protein', vegan: 'yes' })
    expect(mince.contains).toMatchObject({ dairy: 'no', eggs: 'no', shellfish: 'no', soybean: 'likely' })
  })

  it.each<[Language, string]>([
    ['en', 'gluten-free soy sauce'],
    ['es', 'salsa de soja sin gluten'],
    ['fr', 'sauce soja sans gluten'],
    ['de', 'glutenfreie Sojasauce'],
    ['ru', 'соевый соус без глютена'],
    ['ar', 'صلصة صويا خالية من الغلوتين'],
    ['ja', 'グルテンフリー醤油'],
    ['zh', '无麸质酱油'],
  ])('that is itself a name of what may have it is believed: %s %s', (language, text) => {
    const { foods, unknown } = readPhrase(text, language)
    expect(unknown).toEqual([])
    expect(foods).toMatchObject([{ words: text, contains: { gluten: 'no', soybean: 'yes' }, madeWithout: ['gluten'] }])
  })

  it('"without" names no food', () => {
    expect(idsIn('bread without milk or eggs')).toEqual(['bread'])
  })
})
