import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '#domain/options.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'

/** The words of the foods that would be cooked. */
const cookedOf = (text: string, language: Language) => readTypedPhrase(text, { language }).foods.map(({ words }) => words)

describe('an unknown word', () => {
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

  it.each(languageCodes)('is no food under the header of its language nor of any other: words of %s', (language) => {
    const cooked = languageCodes.flatMap((header) => things[language].map((word) => [header, word, cookedOf(word, header)] as const))
    expect(cooked.filter(([, , foods]) => foods.length > 0)).toEqual([])
  })
})

describe('a thing named after a food', () => {
  it.each<[Language, string]>([
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
  ])('is not cooked, in %s: %s', (language, text) => {
    expect(cookedOf(text, language)).toEqual([])
  })
})

describe('the name of a place alone', () => {
  it.each<[Language, string]>([
    ['en', 'Provence'],
    ['ar', 'لبنان'],
    ['ar', 'الدار البيضاء'],
  ])('is no food, whatever kind is said of it, in %s: %s', (language, place) => {
    expect(readTypedPhrase(place, { language, kinds: { [place]: 'fruit' } })).toEqual({ foods: [], unknown: [], notFood: [place] })
  })

  it('says whence a food is beside it', () => {
    expect(cookedOf('زيتون لبنان', 'ar')).toEqual(['زيتون'])
  })
})

describe('a food beside an unknown word', () => {
  it.each<[Language, string, string]>([
    ['en', 'chicken zblorp', 'chicken'],
    ['en', 'oyster zblorp', 'oyster'],
    ['en', 'milk zblorp', 'milk'],
    ['en', 'tomatoe flower', 'tomatoe'],
    ['de', 'Milch Zblorp', 'Milch'],
    ['de', 'Butter Zblorp', 'Butter'],
  ])('is not cooked, and is among the unknown words, in %s: %s', (language, text, word) => {
    const { foods, unknown } = readTypedPhrase(text, { language })
    expect(foods).toEqual([])
    expect(unknown.map(({ words }) => words)).toContain(word)
  })

  it('does not take what stands behind a comma or an "and" with it', () => {
    expect(cookedOf('chicken zblorp, rice', 'en')).toEqual(['rice'])
    expect(cookedOf('chicken and zblorp', 'en')).toEqual(['chicken'])
    expect(cookedOf('Huhn, Zblorp', 'de')).toEqual(['Huhn'])
  })

  it('stays out when the cook says what the unknown word is like', () => {
    const { foods, unknown } = readTypedPhrase('chicken zblorp', { language: 'en', kinds: { zblorp: 'vegetable' } })
    expect(foods).toMatchObject([{ words: 'zblorp', known: 'kind' }])
    expect(unknown.map(({ words }) => words)).toEqual(['chicken'])
  })
})
