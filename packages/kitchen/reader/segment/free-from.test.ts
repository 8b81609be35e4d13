import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { idsIn, onlyFood } from '#kitchen/testing/foods-in.ts'

test('the reader reads a name without an allergen as the ingredient that is sold so: vegan mayo', () => {
  expect(idsIn('dairy-free butter')).toEqual(['vegan-butter'])
  expect(idsIn('vegan mayo')).toEqual(['vegan-mayonnaise'])
  expect(idsIn('gluten-free pasta')).toEqual(['gluten-free-pasta'])
  expect(idsIn('pasta (gluten-free)')).toEqual(['gluten-free-pasta'])
})

test('the reader finds no certain shellfish in a vegetarian oyster sauce and does not rule it out', () => {
  expect(onlyFood('oyster sauce vegetarian')).toMatchObject({
    vegetarian: 'yes',
    contains: { shellfish: 'unknown', mushroom: 'unknown' },
  })
})

test.each([
  ['en', 'zblorp-free cream'],
  ['fr', 'crème sans zblorp'],
  ['ar', 'كريمة بدون أبلان'],
] as const)('the %s reader rules out nothing for a food that is free of an unknown word: %s', (language, text) => {
  expect(inspectPhrase(text, language).contains).toMatchObject({ dairy: 'yes', soybean: 'unknown', gluten: 'unknown' })
})

test.each([
  ['en', 'tuna without draining'],
  ['es', 'atún sin escurrir'],
  ['fr', 'thon sans égoutter'],
  ['de', 'Eier ohne Kükentöten'],
] as const)('the %s reader ignores "without" before a kitchen or farm word: %s', (language, text) => {
  expect(inspectPhrase(text, language).contains.soybean).toBe('no')
})

test('a name without one allergen keeps the other allergens', () => {
  const bread = onlyFood('dairy-free bread')
  expect([bread.contains.dairy, bread.contains.gluten]).toEqual(['no', 'yes'])
  const cake = onlyFood('gluten-free cake')
  expect([cake.contains.gluten, cake.contains.eggs]).toEqual(['no', 'likely'])
  expect(onlyFood('lactose-free milk').contains.dairy).toBe('yes')
  expect(onlyFood('sugar-free yogurt').contains.dairy).toBe('yes')
  expect(onlyFood('free-range eggs').contains.eggs).toBe('yes')
})

test('"vegan" removes milk, eggs and shellfish and leaves soya likely', () => {
  const mince = onlyFood('vegan chicken nuggets')
  expect(mince).toMatchObject({ ingredient: null, class: 'plant-protein', vegan: 'yes' })
  expect(mince.contains).toMatchObject({ dairy: 'no', eggs: 'no', shellfish: 'no', soybean: 'likely' })
})

test.each<[Language, string]>([
  ['en', 'gluten-free soy sauce'],
  ['es', 'salsa de soja sin gluten'],
  ['fr', 'sauce soja sans gluten'],
  ['de', 'glutenfreie Sojasauce'],
  ['ru', 'соевый соус без глютена'],
  ['ar', 'صلصة صويا خالية من الغلوتين'],
  ['ja', 'グルテンフリー醤油'],
  ['zh', '无麸质酱油'],
])('the reader believes the name of a product without an allergen: %s %s', (language, text) => {
  const { foods, unknown } = readPhrase(text, language)
  expect(unknown).toEqual([])
  expect(foods).toMatchObject([{ words: text, contains: { gluten: 'no', soybean: 'yes' }, madeWithout: ['gluten'] }])
})

test('the reader does not count the foods after "without"', () => {
  expect(idsIn('bread without milk or eggs')).toEqual(['bread'])
})
