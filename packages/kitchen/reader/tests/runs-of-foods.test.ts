import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsOf = (text: string, language: Language) => new Set(readPhrase(text, language).foods.map(({ ingredient }) => ingredient))

describe('foods without a comma', () => {
  test.each<[Language, string]>([
    ['en', '2 eggs 200 g flour 100 ml milk'],
    ['es', '2 huevos 200 g harina 100 ml leche'],
    ['fr', '2 oeufs 200 g farine 100 ml lait'],
    ['de', '2 Eier 200 g Mehl 100 ml Milch'],
    ['ru', '2 яйца 200 г муки 100 мл молока'],
    ['ar', '2 بيض 200 غ دقيق 100 مل حليب'],
    ['ja', '卵2個 小麦粉200g 牛乳100ml'],
    ['zh', '鸡蛋2个 面粉200克 牛奶100毫升'],
  ])('the reader knows foods between amounts as a whole, in %s: %s', (language, text) => {
    const { foods, unknown } = readPhrase(text, language)
    expect(unknown).toEqual([])
    expect(foods).toMatchObject([
      { ingredient: 'egg', known: 'whole' },
      { ingredient: 'flour', known: 'whole' },
      { ingredient: 'milk', known: 'whole' },
    ])
  })

  test.each<[Language, string]>([
    ['ja', '卵 牛乳 小麦粉'],
    ['zh', '鸡蛋 牛奶 面粉'],
  ])('the reader knows foods between spaces in characters as a whole, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods.map(({ known }) => known)).toEqual(['whole', 'whole', 'whole'])
  })

  test.each<[Language, string]>([
    ['en', 'milk eggs flour'],
    ['es', 'leche huevos harina'],
    ['fr', 'lait oeufs farine'],
    ['de', 'Milch Eier Mehl'],
    ['ru', 'молоко яйца мука'],
    ['ar', 'حليب بيض دقيق'],
    ['ja', '牛乳卵小麦粉'],
    ['zh', '牛奶鸡蛋面粉'],
    ['ja', '牛奶鸡蛋面粉'],
    ['zh', '牛乳卵小麦粉'],
  ])('the reader finds three foods in a row and rules out no allergen of the others, in %s: %s', (language, text) => {
    expect(idsOf(text, language)).toEqual(new Set(['milk', 'egg', 'flour']))
    for (const { known, contains } of readPhrase(text, language).foods) {
      expect(known).toBe('part')
      expect([contains.dairy, contains.eggs, contains.gluten]).not.toContain('no')
    }
  })
})

describe('what foods in a row contain', () => {
  test.each(['mince onions tatties', 'mince peas', 'chicken mushroom leek'])(
    'the reader keeps meat that could describe the next food: %s',
    (text) => {
      expect(inspectPhrase(text, 'en')).toMatchObject({ vegan: 'no', vegetarian: 'no' })
    },
  )

  test.each<[Language, string]>([
    ['en', 'peanut butter shrimp soy sauce'],
    ['ja', '醤油海老落花生'],
    ['zh', '酱油虾仁花生'],
  ])('the reader keeps the allergens of each food in a row, in %s: %s', (language, text) => {
    expect(inspectPhrase(text, language)).toMatchObject({ vegetarian: 'no', contains: { peanut: 'yes', shellfish: 'yes', soybean: 'yes' } })
  })
})

describe('where a run of foods is cut', () => {
  test('the reader rules out neither milk nor gluten in "milk flour"', () => {
    expect(inspectPhrase('milk flour and two eggs', 'en')).toMatchObject({
      unknown: [],
      vegan: 'no',
      contains: { dairy: 'yes', eggs: 'yes', gluten: 'likely', soybean: 'unknown' },
    })
  })

  test('the reader reads バターひとかけ as a piece of butter', () => {
    expect(readPhrase('バターひとかけ', 'ja')).toMatchObject({ foods: [{ ingredient: 'butter', known: 'whole' }], unknown: [] })
  })

  test('the reader does not cut after an amount when the words are no food of their own: 3 cloves garlic', () => {
    expect(readPhrase('3 cloves garlic', 'en').foods).toMatchObject([{ ingredient: 'garlic', known: 'whole' }])
    expect(
      readPhrase('2 tins tuna 1 zblorp', 'en')
        .unknown.map(({ words }) => words)
        .join(' '),
    ).toContain('zblorp')
  })

  test.each<[string, string]>([
    ['lapin carottes', 'rabbit'],
    ['riz lapin', 'rabbit'],
  ])('the reader keeps an animal that is a harmless word in another language: %s', (text, id) => {
    expect(idsOf(text, 'fr')).toContain(id)
    expect(inspectPhrase(text, 'fr')).toMatchObject({ vegan: 'no', vegetarian: 'no' })
  })

  test.each(['joue carottes', 'foie oignons', 'abats carottes'])(
    'the reader does not call a cut of meat before a plant vegan: %s',
    (text) => {
      expect(inspectPhrase(text, 'fr').vegan).not.toBe('yes')
    },
  )

  test.each(['beans tortillas', 'peas pasta'])('the reader reads an English plural before a food as a food of its own: %s', (text) => {
    expect(inspectPhrase(text, 'en').contains.gluten).toBe('yes')
    expect(inspectPhrase('bean tortillas', 'en').contains.gluten).toBe('no')
  })
})

describe('two German foods with a space between them', () => {
  test.each([
    ['Walnüsse Käse', ['walnut', 'cheese'], 'dairy'],
    ['Kichererbsen Joghurt', ['chickpea', 'yogurt'], 'dairy'],
    ['Kartoffeln Mehl', ['potato', 'flour'], 'gluten'],
    ['Brot Pilze', ['bread', 'mushroom'], 'gluten'],
    ['Butter Spinat', ['butter', 'spinach'], 'dairy'],
    ['Eier Äpfel', ['egg', 'apple'], 'eggs'],
    ['Muscheln Nudeln', ['mussel', 'pasta'], 'shellfish'],
  ] as const)('the reader reads two German nouns as two foods: %s', (text, ids, allergen) => {
    const { foods } = readPhrase(text, 'de')
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(ids)
    expect(foods.some(({ contains }) => contains[allergen] === 'yes')).toBe(true)
  })

  test.each(['Reis Milch', 'Cashew Käse', 'Hanf Milch'])(
    'the reader does not rule out dairy when two German nouns may be one food: %s',
    (text) => {
      expect(readPhrase(text, 'de').foods.map(({ contains }) => contains.dairy)).not.toContain('no')
    },
  )

  test('the reader reads one German word as one food: Erbsenmilch', () => {
    expect(readPhrase('Erbsenmilch', 'de').foods).toMatchObject([{ contains: { dairy: 'no' } }])
  })
})

describe('two adjacent foods', () => {
  test.each([
    ['en', 'almonds plain yogurt', 'dairy'],
    ['en', 'tofu milk', 'dairy'],
    ['en', 'bread mushrooms', 'gluten'],
    ['en', 'miso mushrooms', 'soybean'],
    ['es', 'leche arroz', 'dairy'],
    ['es', 'pan patata', 'gluten'],
    ['es', 'pasta leche', 'gluten'],
    ['es', 'yogur natural tofu', 'dairy'],
    ['fr', 'pain riz', 'gluten'],
    ['fr', 'couscous carotte', 'gluten'],
    ['ru', 'молоко рис', 'dairy'],
    ['ru', 'хлеб нут', 'gluten'],
    ['ar', 'فطر توفو', 'soybean'],
    ['ar', 'دقيق بصل', 'gluten'],
    ['ja', '豆腐牛乳', 'dairy'],
    ['ja', '鮭枝豆', 'soybean'],
    ['zh', '豆腐牛奶', 'dairy'],
    ['zh', '番茄面包', 'gluten'],
  ] as const)('neither of two adjacent foods is free of what the other contains, %s: "%s" and %s', (language, text, allergen) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBeGreaterThan(0)
    expect(foods.map(({ contains }) => contains[allergen])).not.toContain('no')
    expect(foods.map(({ vegan }) => vegan).every((vegan) => vegan !== 'yes') || allergen !== 'dairy').toBe(true)
  })

  test.each([
    ['en', 'almond milk', 'dairy'],
    ['en', 'rice noodles', 'gluten'],
    ['es', 'leche de arroz', 'dairy'],
    ['fr', 'farine de riz', 'gluten'],
    ['de', 'Mandelmilch', 'dairy'],
    ['ru', 'рисовое молоко', 'dairy'],
    ['ar', 'حليب اللوز', 'dairy'],
    ['ja', 'アーモンドミルク', 'dairy'],
    ['zh', '杏仁奶', 'dairy'],
  ] as const)('two adjacent foods are one where the language joins them so, %s: "%s" has no %s', (language, text, allergen) => {
    expect(readPhrase(text, language).foods.map(({ contains }) => contains[allergen])).toEqual(['no'])
  })
})

describe('English foods without commas', () => {
  test.each([
    ['salmon potatoes', ['salmon', 'potato']],
    ['chicken onions', ['chicken', 'onion']],
    ['beef rice', ['beef', 'rice']],
    ['chicken beans', ['chicken', 'kidney-bean']],
    ['rice onions', ['rice', 'onion']],
  ])('a plain food behind meat, fish or rice is a food of its own, and each denies nothing: %s', (text, ids) => {
    const { foods } = readPhrase(text, 'en')
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(ids)
    for (const { known, contains } of foods) expect([known, contains.peanut]).toEqual(['part', 'unknown'])
  })

  test.each(['beef tomatoes', 'lobster mushroom', 'beef ravioli', 'butter lettuce', 'custard apple', 'fish mint'])(
    'a name that holds another food stays one food: %s',
    (text) => {
      expect(readPhrase(text, 'en').foods).toHaveLength(1)
    },
  )
})
