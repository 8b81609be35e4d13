import { describe, expect, test } from 'vitest'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const typed = (text: string) => readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)

describe('Arabic words', () => {
  test('the reader cuts a particle from an Arabic word when a name remains', () => {
    expect(typed('دقيق وحليب')).toEqual(['flour', 'milk'])
    expect(typed('تونة بزيت الزيتون')).toEqual(['tuna', 'olive-oil'])
    expect(findFoods('نزين بجبن البارميزان وخل الأرز', 'ar').map(({ ingredient }) => ingredient)).toEqual(['parmesan', 'rice-vinegar'])
  })

  test('the reader cuts no particle within an Arabic name: بصل ورقي', () => {
    expect(typed('بصل ورقي')).toEqual(['scallion'])
    expect(typed('كريم فريش')).toEqual(['creme-fraiche'])
  })

  test('the reader keeps "and" before an Arabic article: حليب والأرز is milk and rice', () => {
    expect(typed('حليب والأرز')).toEqual(['milk', 'rice'])
    expect(typed('سكر والفانيليا')).toEqual(['sugar', 'vanilla'])
  })

  test('the reader reads an Arabic word the same with an article or a drawn-out last letter', () => {
    expect(typed('الحليبب')).toEqual(['milk'])
    expect(readPhrase('ألبان', 'ar').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('الألبان', 'ar').foods[0]?.contains.dairy).toBe('yes')
  })

  test.each(['بجعة', 'ورم', 'بثور', 'كارثة', 'مهرجان', 'فندق', 'فوهة'])(
    'the reader finds no food within an everyday Arabic word: %s',
    (word) => {
      const { foods } = readPhrase(word, 'ar')
      expect(foods.filter(({ known }) => known === 'whole')).toEqual([])
    },
  )

  test('the reader reads an Arabic colour the same with and without its last letter: حمرا', () => {
    expect(typed('بصلة حمرا')).toEqual(typed('بصلة حمراء'))
  })

  test('the reader does not read بجن alone as "with gin", because no food precedes it', () => {
    expect(readPhrase('بجن', 'ar')).toMatchObject({ foods: [], notFood: [] })
    expect(typed('تونة بزيت')).toContain('vegetable-oil')
  })

  test.each([
    ['م.ك. زيت زيتون', ['olive-oil']],
    ['حليب (ينتهي الخميس)', ['milk']],
    ['بصلاية كبيرة', ['onion']],
  ])('the reader reads an Arabic kitchen note: %s', (text, ingredients) => {
    expect(typed(text)).toEqual(ingredients)
    expect(readPhrase(text, 'ar')).toMatchObject({ unknown: [], notFood: [] })
  })
})

describe('Arabic foods that describe another food', () => {
  const allergensIn = (text: string, allergen: 'gluten' | 'peanut' | 'dairy') =>
    readPhrase(text, 'ar').foods.map(({ contains }) => contains[allergen])

  test('the reader reads the first word of an Arabic phrase as the food: خبز زبدة is bread', () => {
    for (const text of ['خبز زبدة', 'خبز فطر', 'رغيف لحمة']) expect(allergensIn(text, 'gluten')).not.toContain('no')
    expect(allergensIn('سوداني عسل', 'peanut')).toContain('yes')
  })

  test('the reader reads an Arabic food after another as its description: عسل سوداني', () => {
    expect(allergensIn('عسل سوداني', 'peanut')).toEqual(['unknown'])
    expect(readPhrase('رغيف خبز', 'ar').foods.map(({ ingredient }) => ingredient)).toEqual(['bread'])
  })
})

describe('Arabic foods with another food in them', () => {
  const claimOf = (text: string, allergen: 'gluten' | 'peanut' | 'dairy') =>
    readPhrase(text, 'ar').foods.map(({ contains }) => contains[allergen])

  test.each([
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
  ] as const)('the reader finds in "%s" the allergen %s, because the second food is added to the first', (text, allergen) => {
    expect(claimOf(text, allergen).some((claim) => claim === 'yes' || claim === 'likely')).toBe(true)
  })

  test.each([
    ['حليب اللوز', 'dairy'],
    ['تفاح القشطة', 'dairy'],
    ['خبز الأرز', 'gluten'],
    ['معكرونة الحمص', 'gluten'],
    ['زبدة الفول السوداني', 'dairy'],
  ] as const)('the reader rules out in "%s" the allergen %s, because both words are one name', (text, allergen) => {
    expect(claimOf(text, allergen)).toEqual(['no'])
  })
})

test('the reader splits Arabic letters from Latin ones that follow without a space', () => {
  const idsIn = (text: string) => readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)
  expect(idsIn('جبنةcheddar')).toEqual(['cheese', 'cheddar'])
  expect(idsIn('butterوخبز')).toEqual(['butter', 'bread'])
})

test.each(['رز من غدا امبارح', 'باقي رز من مبارح', 'تمن البارحة', 'بواقي رز'])(
  'rice that is left of a meal is cooked rice in any dialect: %s',
  (text) => {
    expect(readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)).toEqual(['cooked-rice'])
  },
)

test.each(['milk كامل الدسم', 'milk طويل الأجل'])(
  'an Arabic description of several words beside a Latin name means nothing: %s',
  (text) => {
    const { foods, unknown } = readPhrase(text, 'ar')
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(['milk'])
    expect(unknown).toEqual([])
  },
)

test.each(['اضف الملح', 'شو رايك', 'حمادة هلال', 'تويوتا كورولا', 'زيت زيتون للشعر', 'بن علي', 'جبل عمان', 'حليب بشرة'])(
  'the reader refuses a person, a brand, talk, a step of a recipe and a cosmetic, whatever food it names: %s',
  (text) => {
    const { foods, notFood } = readPhrase(text, 'ar')
    expect(foods).toEqual([])
    expect(notFood).not.toEqual([])
  },
)
