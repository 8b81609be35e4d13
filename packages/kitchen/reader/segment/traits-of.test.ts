import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { type FoodTrait, traitFactsByWords } from '#kitchen/reader/food/food-traits.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'

type Example = readonly [typed: string, language: Language]

/** Phrases that have each trait, and phrases that resemble them and do not. */
const examples: Record<keyof typeof traitFactsByWords | 'crisp', { has: readonly Example[]; hasNot: readonly Example[] }> = {
  poultry: {
    has: [
      ['chicken sausages', 'en'],
      ['saucisses de volaille', 'fr'],
      ['Putenwurst', 'de'],
      ['куриные котлеты', 'ru'],
      ['نقانق الدجاج', 'ar'],
      ['鶏つくね', 'ja'],
      ['鸡肉丸', 'zh'],
      ['chicken', 'en'],
      ['capon sausages', 'en'],
      ['turky sausages', 'en'],
      ['chook sausages', 'en'],
      ['boar sausages', 'en'],
      ['capon burgers', 'en'],
      ['salchichas de guajolote', 'es'],
      ['pechugas villaroy', 'es'],
      ['saucisse de coquelet', 'fr'],
      ['Kapaunwurst', 'de'],
      ['Wildschweinwurst', 'de'],
      ['колбаса из бройлера', 'ru'],
      ['若どりソーセージ', 'ja'],
      ['焼き鳥', 'ja'],
    ],
    hasNot: [
      ['caillette', 'fr'],
      ['wild boar', 'en'],
      ['Bratwurst', 'de'],
      ['pork sausages', 'en'],
      ['vegan chicken sausages', 'en'],
      ['salchichas de cerdo con repollo', 'es'],
      ['chicken stock', 'en'],
    ],
  },
  sausage: {
    has: [
      ['boar sausages', 'en'],
      ['longaniza de campo', 'es'],
      ['chipolatas', 'fr'],
      ['Wildschweinwurst', 'de'],
      ['сардельки', 'ru'],
      ['نقانق', 'ar'],
      ['ウインナー', 'ja'],
      ['腊肠', 'zh'],
    ],
    hasNot: [
      ['vegan sausages', 'en'],
      ['bacon', 'en'],
    ],
  },
  'kept-in-salt': {
    has: [
      ['salt fish', 'en'],
      ['pescado salado', 'es'],
      ['солёная рыба', 'ru'],
      ['咸鱼', 'zh'],
    ],
    hasNot: [
      ['cod', 'en'],
      ['слабосолёная рыба', 'ru'],
    ],
  },
  desalted: {
    has: [
      ['soaked salt cod', 'en'],
      ['bacalao salado remojado', 'es'],
      ['morue dessalée', 'fr'],
    ],
    hasNot: [
      ['salt cod', 'en'],
      ['unsoaked salt cod', 'en'],
    ],
  },
  crisp: {
    has: [
      ['crisps', 'en'],
      ['Knäckebrot', 'de'],
      ['riz soufflé', 'fr'],
      ['爆米花', 'zh'],
      ['煎餅', 'ja'],
      ['totopos', 'es'],
    ],
    hasNot: [
      ['bread', 'en'],
      ['玉米饼', 'zh'],
      ['山东杂粮煎饼', 'zh'],
      ['pommes de terre', 'fr'],
    ],
  },
  'rice-cake': {
    has: [
      ['rice cakes', 'en'],
      ['rice cakes', 'de'],
      ['rice cakes', 'es'],
    ],
    hasNot: [
      ['korean rice cakes', 'en'],
      ['rice', 'en'],
    ],
  },
  'said-dry': {
    has: [
      ['dried chickpeas', 'en'],
      ['garbanzos secos', 'es'],
      ['сухая фасоль', 'ru'],
    ],
    hasNot: [
      ['chickpeas', 'en'],
      ['dried tomatoes', 'en'],
    ],
  },
  roll: {
    has: [
      ['bagels', 'en'],
      ['бейглы', 'ru'],
      ['ベーグル', 'ja'],
      ['馒头', 'zh'],
    ],
    hasNot: [
      ['bread', 'en'],
      ['Brot', 'de'],
    ],
  },
  'fruit-sauce': {
    has: [
      ['cranberry sauce', 'en'],
      ['cranberry sauce', 'fr'],
      ['cranberry sauce', 'de'],
    ],
    hasNot: [
      ['jam', 'en'],
      ['tomato sauce', 'en'],
    ],
  },
  tripe: {
    has: [
      ['tripe', 'en'],
      ['Kutteln', 'de'],
      ['牛大腸', 'ja'],
      ['牛百叶', 'zh'],
    ],
    hasNot: [
      ['beef', 'en'],
      ['セミの幼虫揚げ', 'ja'],
    ],
  },
  wrapper: {
    has: [
      ['dumpling wrappers', 'en'],
      ['Blätterteig', 'de'],
      ['餃子の皮', 'ja'],
      ['pâte à ravioles', 'fr'],
    ],
    hasNot: [
      ['Teigtaschen', 'de'],
      ['chicken tikka masala', 'en'],
      ['pâté à la viande', 'fr'],
    ],
  },
  balls: {
    has: [
      ['meatballs', 'en'],
      ['albóndigas', 'es'],
      ['тефтели', 'ru'],
    ],
    hasNot: [
      ['minced meat', 'en'],
      ['Hackfleisch', 'de'],
    ],
  },
  shaped: {
    has: [
      ['chicken nuggets', 'en'],
      ['poulet pané', 'fr'],
      ['куриные наггетсы', 'ru'],
    ],
    hasNot: [
      ['Schweineschnitzel', 'de'],
      ['chicken', 'en'],
    ],
  },
  pie: {
    has: [
      ['chicken pie', 'en'],
      ['tourtière', 'fr'],
      ['пирожки', 'ru'],
      ['春巻き', 'ja'],
    ],
    hasNot: [
      ['tourteau', 'fr'],
      ['паровые пирожки', 'ru'],
      ['grünem Hering', 'de'],
    ],
  },
  'steamed-bun': {
    has: [
      ['pork buns', 'en'],
      ['包子', 'zh'],
      ['肉まん', 'ja'],
      ['паровые пирожки', 'ru'],
    ],
    hasNot: [
      ['bò bún', 'fr'],
      ['bread', 'en'],
    ],
  },
  'boiled-dumpling': {
    has: [
      ['pork dumplings', 'en'],
      ['пельмени', 'ru'],
      ['Teigtaschen', 'de'],
      ['饺子', 'zh'],
    ],
    hasNot: [
      ['noodles', 'en'],
      ['面条', 'zh'],
    ],
  },
  'fried-grain': {
    has: [
      ['egg fried rice', 'en'],
      ['arroz frito', 'es'],
      ['gebratener Reis', 'de'],
    ],
    hasNot: [
      ['rice', 'en'],
      ['fried rice seasoning', 'en'],
    ],
  },
  leftover: {
    has: [
      ['leftover chicken', 'en'],
      ['restes de poulet', 'fr'],
      ['剩鸡肉', 'zh'],
    ],
    hasNot: [
      ['cooked chicken', 'en'],
      ['poulet', 'fr'],
    ],
  },
  spooned: {
    has: [
      ['leftover curry', 'en'],
      ['пельмени', 'ru'],
      ['restes de soupe', 'fr'],
      ['残りのカレー', 'ja'],
    ],
    hasNot: [
      ['leftover pizza', 'en'],
      ['curry powder', 'en'],
    ],
  },
}

const traitsOfAll = (typed: string, language: Language): readonly FoodTrait[] =>
  readTypedPhrase(typed, { language }).foods.flatMap(({ traits }) => traits)

const cases = (from: 'has' | 'hasNot') =>
  Object.entries(examples).flatMap(([trait, lists]) => lists[from].map(([typed, language]) => ({ trait, typed, language })))

describe('traits of typed foods', () => {
  test.each(cases('has'))('$typed ($language) is $trait', ({ trait, typed, language }) => {
    expect(traitsOfAll(typed, language)).toContain(trait)
  })

  test.each(cases('hasNot'))('$typed ($language) is not $trait', ({ trait, typed, language }) => {
    expect(traitsOfAll(typed, language)).not.toContain(trait)
  })

  test.each(Object.entries(examples))('the examples of %s are in at least three languages', (_trait, { has }) => {
    expect(new Set(has.map(([, language]) => language)).size).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(traitFactsByWords))('%s says what it means and who says so', (_trait, { means, source }) => {
    expect(means).toMatch(/^[A-Z].*\.$/)
    expect(source).not.toBe('')
  })

  test('every food of a phrase has traits of its own', () => {
    const [one, other] = readTypedPhrase('chicken sausages and bagels', { language: 'en' }).foods
    expect(one?.traits).toContain('poultry')
    expect(other?.traits).not.toContain('poultry')
  })
})
