import { describe, expect, it } from 'vitest'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const typed = (text: string) => readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)

describe('Arabic words with particles written onto them', () => {
  it('are cut where what is left begins a name', () => {
    expect(typed('دقيق وحليب')).toEqual(['flour', 'milk'])
    expect(typed('تونة بزيت الزيتون')).toEqual(['tuna', 'olive-oil'])
    expect(findFoods('نزين بجبن البارميزان وخل الأرز', 'ar').map(({ ingredient }) => ingredient)).toEqual(['parmesan', 'rice-vinegar'])
  })

  it('are not cut within a name', () => {
    expect(typed('بصل ورقي')).toEqual(['scallion'])
    expect(typed('كريم فريش')).toEqual(['creme-fraiche'])
  })

  it('keep "and" before an article: milk and rice are no rice milk', () => {
    expect(typed('حليب والأرز')).toEqual(['milk', 'rice'])
    expect(typed('سكر والفانيليا')).toEqual(['sugar', 'vanilla'])
  })

  it('are one word with and without the article, however long the last letter is drawn', () => {
    expect(typed('الحليبب')).toEqual(['milk'])
    expect(readPhrase('ألبان', 'ar').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('الألبان', 'ar').foods[0]?.contains.dairy).toBe('yes')
  })

  it.each(['بجعة', 'ورم', 'بثور', 'كارثة', 'مهرجان', 'فندق', 'فوهة'])('is no food that an everyday word only seems to hold: %s', (word) => {
    const { foods } = readPhrase(word, 'ar')
    expect(foods.filter(({ known }) => known === 'whole')).toEqual([])
  })

  it('is the same colour with and without its last letter', () => {
    expect(typed('بصلة حمرا')).toEqual(typed('بصلة حمراء'))
  })

  it('is not taken for "with" something where nothing stands before it: بجن is rather a slip for جبن than "with gin"', () => {
    expect(readPhrase('بجن', 'ar')).toMatchObject({ foods: [], notFood: [] })
    expect(typed('تونة بزيت')).toContain('vegetable-oil')
  })

  it.each([
    ['م.ك. زيت زيتون', ['olive-oil']],
    ['حليب (ينتهي الخميس)', ['milk']],
    ['بصلاية كبيرة', ['onion']],
  ])('is read as it is noted in a kitchen: %s', (text, ingredients) => {
    expect(typed(text)).toEqual(ingredients)
    expect(readPhrase(text, 'ar')).toMatchObject({ unknown: [], notFood: [] })
  })
})

describe('a food that also says how another is', () => {
  const allergensIn = (text: string, allergen: 'gluten' | 'peanut' | 'dairy') =>
    readPhrase(text, 'ar').foods.map(({ contains }) => contains[allergen])

  it('is the food where it begins the phrase: Arabic says behind a food how it is', () => {
    for (const text of ['خبز زبدة', 'خبز فطر', 'رغيف لحمة']) expect(allergensIn(text, 'gluten')).not.toContain('no')
    expect(allergensIn('سوداني عسل', 'peanut')).toContain('yes')
  })

  it('says how the food is that it stands behind', () => {
    expect(allergensIn('عسل سوداني', 'peanut')).toEqual(['unknown'])
    expect(readPhrase('رغيف خبز', 'ar').foods.map(({ ingredient }) => ingredient)).toEqual(['bread'])
  })
})

describe('what Arabic says is with a food', () => {
  const claimOf = (text: string, allergen: 'gluten' | 'peanut' | 'dairy') =>
    readPhrase(text, 'ar').foods.map(({ contains }) => contains[allergen])

  it.each([
    ['لبنة بالجوز', 'dairy'],
    ['جبنة بالفستق', 'dairy'],
    ['آيس كريم بالفستق', 'dairy'],
    ['بوظة فستق', 'dairy'],
    ['حليب باللوز', 'dairy'],
    ['تفاح بالقشطة', 'dairy'],
    ['سمك بالزبدة', 'dairy'],
    ['كسكس بالحمص', 'gluten'],
    ['خبز بالسمسم', 'gluten'],
    ['معكرونة بالعدس', 'gluten'],
    ['شوكولاتة بالسوداني', 'peanut'],
  ] as const)('"%s" is not made of it instead: there is %s in it', (text, allergen) => {
    expect(claimOf(text, allergen).some((claim) => claim === 'yes' || claim === 'likely')).toBe(true)
  })

  it.each([
    ['حليب اللوز', 'dairy'],
    ['تفاح القشطة', 'dairy'],
    ['خبز الأرز', 'gluten'],
    ['معكرونة الحمص', 'gluten'],
    ['زبدة الفول السوداني', 'dairy'],
  ] as const)('"%s" is made of it', (text, allergen) => {
    expect(claimOf(text, allergen)).toEqual(['no'])
  })
})

it('parts Arabic letters from others that run on from them', () => {
  const idsIn = (text: string) => readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)
  expect(idsIn('جبنةcheddar')).toEqual(['cheese', 'cheddar'])
  expect(idsIn('butterوخبز')).toEqual(['butter', 'bread'])
})
