import { describe, expect, test } from 'vitest'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { limitToKnown, senseOfIngredient } from '#kitchen/reader/food/food.ts'
import type { Knowledge, TypedFood } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const diets = ['vegan', 'vegetarian', 'pescatarian'] as const

/** The certain absences and diets of a food, on which a person who avoids something relies. */
function promisesOf(food: TypedFood): string[] {
  return [...allergens.filter((allergen) => food.contains[allergen] === 'no'), ...diets.filter((diet) => food[diet] === 'yes')]
}

/** The foods of a phrase with these facts. */
const promisesIn = (text: string, language: Language) => readPhrase(text, language).foods.map((food) => [food.words, promisesOf(food)])

describe('facts by how well a name is known', () => {
  const carrot = { words: 'carrot', ...senseOfIngredient('carrot') }

  test('a food that is known as a whole keeps all its facts', () => {
    expect(promisesOf(limitToKnown(carrot, 'whole'))).toEqual([...allergens, ...diets])
  })

  test.each<Knowledge>(['part', 'misspelt', 'kind'])('a food that is known as "%s" rules out no allergen and confirms no diet', (known) => {
    expect(promisesOf(limitToKnown(carrot, known))).toEqual([])
  })

  test.each<[Language, string]>([
    ['en', 'truffles'],
    ['en', 'turtles'],
    ['de', 'Trüffel'],
    ['ru', 'трюфели'],
    ['ru', 'раковые шейки'],
    ['ja', 'トリュフ'],
    ['zh', '松露'],
  ])('a name that also means a sweet denies no milk, nuts or soya, %s: %s', (language, text) => {
    const promises = promisesIn(text, language).flatMap(([, made]) => made)
    expect(allergens.filter((allergen) => promises.includes(allergen))).toEqual([])
  })

  test.each<[Language, string]>([
    ['en', 'black truffle'],
    ['ru', 'раки'],
  ])('a name that means no sweet keeps its facts, %s: %s', (language, text) => {
    expect(promisesIn(text, language).flatMap(([, made]) => made)).toContain('dairy')
  })

  test.each<[Language, string]>([
    ['en', 'mayo'],
    ['ja', 'マヨネーズ'],
    ['es', 'manteca vegetal'],
    ['de', 'Pflanzenfett'],
    ['en', 'vegetable shortening'],
  ])('mayonnaise and solid fats are made of soya oil where that is usual, %s: %s', (language, text) => {
    expect(promisesIn(text, language).flatMap(([, made]) => made)).not.toContain('soybean')
  })

  test.each<[Language, string]>([
    ['ru', 'nestel с арахисом'],
    ['ru', 'nestlle с изюмом'],
    ['ru', 'вермишель /п'],
    ['ru', 'лапша ok с рыбой'],
    ['ja', 'クルミッ'],
    ['ja', 'タコィ'],
    ['ja', 'トフェ'],
  ])('a food beside words that may be a slip for other words promises nothing, %s: %s', (language, text) => {
    const promises = promisesIn(text, language)
    expect(promises).toHaveLength(1)
    expect(promises.flatMap(([, made]) => made)).toEqual([])
  })

  test.each<Knowledge>(['part', 'misspelt', 'kind'])('a food that is known as "%s" keeps every allergen it contains', (known) => {
    const shrimp = limitToKnown({ words: 'shrimp', ...senseOfIngredient('shrimp') }, known)
    expect(shrimp).toMatchObject({ contains: { shellfish: 'yes' }, vegan: 'no', vegetarian: 'no', pescatarian: 'unknown' })
  })

  test("a food that is known in part keeps what the cook's words say it is free of", () => {
    expect(promisesOf(limitToKnown({ ...carrot, madeWithout: ['gluten'] }, 'part'))).toEqual(['gluten'])
    expect(promisesOf(limitToKnown({ ...carrot, madeWithout: ['meatless'] }, 'part'))).toEqual(['vegetarian', 'pescatarian'])
  })
})

describe('known names at an end of an unknown one', () => {
  /** An unknown word and head nouns for it, by language. */
  const strange: Record<Language, { around: string; nouns: readonly string[] }> = {
    en: { around: 'zblorp _', nouns: ['cheese', 'butter', 'oil', 'flour', 'sauce', 'mushrooms', 'fish', 'beans', 'nuts', 'vinegar'] },
    es: { around: '_ de zblorp', nouns: ['queso', 'mantequilla', 'aceite', 'harina', 'salsa', 'setas', 'vinagre', 'pasta', 'leche'] },
    fr: { around: '_ de zblorp', nouns: ['fromage', 'beurre', 'huile', 'farine', 'sauce', 'champignons', 'vinaigre', 'pâtes', 'lait'] },
    de: { around: 'Zauber_', nouns: ['käse', 'butter', 'öl', 'mehl', 'soße', 'pilze', 'fisch', 'bohnen', 'nüsse', 'essig'] },
    ru: { around: '_ зблорп', nouns: ['сыр', 'масло', 'мука', 'соус', 'грибы', 'рыба', 'орехи', 'уксус'] },
    ar: { around: '_ زبلورب', nouns: ['جبنة', 'زبدة', 'زيت', 'دقيق', 'صلصة', 'فطر', 'سمك', 'مكسرات', 'خل'] },
    ja: { around: 'ズブロ_', nouns: ['チーズ', 'バター', '油', '粉', 'ソース', 'きのこ', '豆', 'ナッツ', '酢', 'エビ'] },
    zh: { around: '某某_', nouns: ['奶酪', '黄油', '油', '粉', '酱', '菇', '鱼', '豆', '坚果', '醋', '虾'] },
  }

  test.each(languageCodes)('an unknown name with a known noun rules out no allergen and confirms no diet, in %s', (language) => {
    const { around, nouns } = strange[language]
    const promising = nouns.flatMap((noun) => promisesIn(around.replace('_', noun), language)).filter(([, all]) => all?.length !== 0)
    expect(promising).toEqual([])
  })

  test.each<[Language, string, 'dairy' | 'gluten' | 'mushroom' | 'shellfish' | 'soybean']>([
    ['en', 'zblorp cheese', 'dairy'],
    ['es', 'queso de zblorp', 'dairy'],
    ['fr', 'champignons de zblorp', 'mushroom'],
    ['de', 'Zauberbutter', 'dairy'],
    ['ru', 'сыр зблорп', 'dairy'],
    ['ar', 'جبنة زبلورب', 'dairy'],
    ['ja', 'ズブロエビ', 'shellfish'],
    ['ja', 'ズブロ醤油', 'soybean'],
    ['zh', '某某虾', 'shellfish'],
  ])('an unknown name with a known noun keeps the allergen of the noun, in %s: "%s" has %s', (language, text, allergen) => {
    expect(readPhrase(text, language).foods.some(({ contains }) => contains[allergen] === 'yes')).toBe(true)
  })
})

describe('food names inside or beside another', () => {
  test.each<[Language, string]>([
    ['en', 'butter puff pastry'],
    ['en', 'puff pastry butter'],
    ['en', 'butter pastry'],
    ['en', 'sea salt chocolate'],
    ['en', 'chocolate truffles'],
    ['en', 'honey of brie'],
    ['fr', 'miel de brie'],
    ['fr', 'truffes au chocolat'],
    ['fr', 'coque de noix'],
    ['en', 'nut shell'],
    ['en', 'peanut shell'],
    ['es', 'tortilla de cacahuete'],
    ['es', 'paté de cacahuete'],
    ['zh', '花生三明治'],
    ['ja', 'タラの卵'],
  ])('two food names beside each other confirm no vegan diet and rule out no soya, egg or mushroom, in %s: %s', (language, text) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBeGreaterThan(0)
    for (const food of foods) {
      expect(food.vegan).not.toBe('yes')
      for (const allergen of ['soybean', 'eggs', 'mushroom'] as const) expect([allergen, food.contains[allergen]]).not.toContain('no')
    }
  })

  test('a listed food named with two foods keeps its facts: butter bean', () => {
    for (const text of ['butter bean', 'oyster mushroom', 'coconut milk', 'beef tomato', 'sea salt', 'eggplant'])
      expect([text, readPhrase(text, 'en').foods.map(({ known, vegan }) => [known, vegan])]).toEqual([text, [['whole', 'yes']]])
  })

  test.each<[Language, string]>([
    ['zh', '煮鸡肉'],
    ['zh', '纯正芝麻油'],
    ['zh', '馴鹿奶'],
    ['zh', '菠菜粉'],
    ['ja', '茹で鶏'],
    ['ja', '焼き鮭'],
  ])('the reader does not doubt a name in characters because of a similar one: %s %s', (language, text) => {
    const { foods } = readPhrase(text, language)
    expect(foods).toMatchObject([{ known: 'whole' }])
    for (const food of foods) expect(allergens.filter((allergen) => food.contains[allergen] === 'unknown')).toEqual([])
  })

  test('the reader doubts a name with a missing character: 米卷', () => {
    expect(readPhrase('米卷', 'zh').foods.flatMap(promisesOf)).not.toContain('gluten')
  })
})

describe('words that make another food of a name', () => {
  test.each<[Language, string, string]>([
    ['es', 'almendras de mar', 'shellfish'],
    ['es', 'huevo de mar', 'shellfish'],
    ['fr', 'noix de mer', 'shellfish'],
    ['fr', 'châtaigne de mer', 'shellfish'],
    ['ru', 'морской миндаль', 'shellfish'],
    ['ru', 'мор. огурец', 'shellfish'],
    ['ar', 'لوز البحر', 'shellfish'],
    ['ja', '畑の肉', 'soybean'],
    ['ru', 'постная телятина', 'vegetarian'],
  ])('a word such as "sea" changes the facts of a food, in %s: %s may lose %s', (language, text, promise) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBeGreaterThan(0)
    expect(foods.flatMap(promisesOf)).not.toContain(promise)
  })

  test.each<[Language, string]>([
    ['es', 'sal de mar'],
    ['fr', 'sel de mer'],
    ['ru', 'морская соль'],
    ['ar', 'ملح بحري'],
  ])('a word such as "sea" leaves a listed name as it is, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ class: 'salt', known: 'whole' }])
  })

  test('the reader respects the accent of another language: cèpes are no crepes', () => {
    expect(readPhrase('cèpes', 'de').foods).toMatchObject([{ known: 'whole', contains: { mushroom: 'yes' } }])
  })
})

describe('words that a slip may have made of another name', () => {
  test.each<[Language, string, string]>([
    ['de', 'i Panade', 'vegetarian'],
    ['fr', 'i Panade', 'vegetarian'],
    ['de', 'Lammköte', 'gluten'],
    ['en', 'gros pita', 'dairy'],
    ['en', 'frog s egs', 'vegetarian'],
    ['en', 'sticky bns', 'gluten'],
    ['ru', 'лапша ok с курией и овощами', 'soybean'],
    ['zh', '生米儿', 'peanut'],
    ['zh', '子鸡儿', 'eggs'],
    ['ar', 'كلج بقشطة', 'gluten'],
  ])('a lost or swapped letter, in %s, leaves open what the other name has: %s may lose %s', (language, text, promise) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBeGreaterThan(0)
    expect(foods.flatMap(promisesOf)).not.toContain(promise)
  })

  test.each<[Language, string]>([
    ['de', 'Eier M'],
    ['de', 'Lammkotelett'],
    ['en', 'gros bread'],
    ['en', 't bone steak'],
    ['en', 'unsltd butter'],
    ['fr', 'p de terre'],
    ['es', 'leche brik'],
    ['ar', '2 كلج رز'],
    ['zh', '鸡腿儿'],
  ])(
    'a size, a foreign description, a letter of a name, a carton and a northern ending leave a name as it is, in %s: %s',
    (language, text) => {
      expect(readPhrase(text, language).foods).toMatchObject([{ known: 'whole' }])
    },
  )

  test('the northern ending keeps what a food contains: 豆腐儿', () => {
    expect(readPhrase('豆腐儿', 'zh').foods).toMatchObject([{ ingredient: 'tofu', contains: { soybean: 'yes' } }])
  })
})
