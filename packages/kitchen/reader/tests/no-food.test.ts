import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'

/** The words of the foods that would be cooked. */
const cookedOf = (text: string, language: Language) => readTypedPhrase(text, { language }).foods.map(({ words }) => words)

describe('unknown words', () => {
  const things: Record<Language, readonly string[]> = {
    en: ['shoes', 'qwerty', 'asdfgh', 'formula', 'hammer', 'Paris', 'xylophone', 'umbrella', 'homework'],
    es: ['zapatos', 'martillo', 'Sevilla', 'paraguas', 'asdfgh', 'destornillador', 'deberes'],
    fr: ['chaussures', 'marteau', 'ordinateur', 'parapluie', 'asdfgh', 'tournevis', 'devoirs'],
    de: ['Schuhe', 'Hammer', 'Regenschirm', 'asdfgh', 'Schraubenzieher', 'Hausaufgaben'],
    ru: ['сапоги', 'молоток', 'зонтик', 'йцукен', 'отвёртка', 'Саратов'],
    ar: ['حذاء', 'مطرقة', 'مظلة', 'ضصثقفغ', 'بغداد'],
    ja: ['くつ', 'ハンマー', '東京', 'かさ立て', 'えんぴつ', 'ネジ'],
    zh: ['鞋子', '锤子', '雨伞', '螺丝刀', '作业本', '铅笔'],
  }

  test.each(languageCodes)('the reader finds no food in unknown words of %s under any language', (language) => {
    const cooked = languageCodes.flatMap((header) => things[language].map((word) => [header, word, cookedOf(word, header)] as const))
    expect(cooked.filter(([, , foods]) => foods.length > 0)).toEqual([])
  })
})

test.each<[Language, string]>([
  ['en', 'egg timer'],
  ['en', 'butter knife'],
  ['en', 'milk jug'],
  ['en', 'bread bin'],
  ['en', 'oyster card'],
  ['es', 'cuchillo de mantequilla'],
  ['fr', 'couteau à beurre'],
  ['fr', 'moule à gâteau'],
  ['de', 'Käsereibe'],
  ['de', 'Buttermesser'],
  ['de', 'Brotkasten'],
  ['ru', 'нож для масла'],
  ['ar', 'سكين الزبدة'],
  ['ja', 'バターナイフ'],
  ['ja', 'パン切り包丁'],
  ['zh', '面包刀'],
  ['zh', '蛋糕模'],
])('the reader finds no food in a thing named after a food, in %s: %s', (language, text) => {
  expect(cookedOf(text, language)).toEqual([])
})

describe('names of places', () => {
  test.each<[Language, string]>([
    ['en', 'Provence'],
    ['ar', 'لبنان'],
    ['ar', 'الدار البيضاء'],
  ])('the reader finds no food in a place alone, even with a kind from the cook, in %s: %s', (language, place) => {
    expect(readTypedPhrase(place, { language, kinds: { [place]: 'fruit' } })).toEqual({ foods: [], unknown: [], notFood: [place] })
  })

  test('the reader reads a place beside a food as its origin: زيتون لبنان', () => {
    expect(cookedOf('زيتون لبنان', 'ar')).toEqual(['زيتون'])
  })
})

describe('foods beside an unknown word', () => {
  test.each<[Language, string, string]>([
    ['en', 'chicken zblorp', 'chicken'],
    ['en', 'oyster zblorp', 'oyster'],
    ['en', 'milk zblorp', 'milk'],
    ['en', 'tomatoe flower', 'tomatoe'],
    ['de', 'Milch Zblorp', 'Milch'],
    ['de', 'Butter Zblorp', 'Butter'],
  ])('the reader leaves a food beside an unknown word unknown, in %s: %s', (language, text, word) => {
    const { foods, unknown } = readTypedPhrase(text, { language })
    expect(foods).toEqual([])
    expect(unknown.map(({ words }) => words)).toContain(word)
  })

  test('a comma or "and" keeps a food apart from an unknown word', () => {
    expect(cookedOf('chicken zblorp, rice', 'en')).toEqual(['rice'])
    expect(cookedOf('chicken and zblorp', 'en')).toEqual(['chicken'])
    expect(cookedOf('Huhn, Zblorp', 'de')).toEqual(['Huhn'])
  })

  test('a food beside an unknown word stays unknown when the cook gives the word a kind', () => {
    const { foods, unknown } = readTypedPhrase('chicken zblorp', { language: 'en', kinds: { zblorp: 'vegetable' } })
    expect(foods).toMatchObject([{ words: 'zblorp', known: 'kind' }])
    expect(unknown.map(({ words }) => words)).toEqual(['chicken'])
  })
})
