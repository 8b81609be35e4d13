import { describe, expect, test } from 'vitest'
import { parseBracket, parseQuantity } from '#kitchen/checker/text/quantities.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'

type Amount = readonly [amount: number, unit: string] | null

const lines: Record<Language, Record<string, Amount>> = {
  en: {
    '500 g (1 lb) rice': [500, 'g'],
    '2 tbsp oil': [30, 'ml'],
    '1 1/2 cups milk': [360, 'ml'],
    '3 cloves garlic': [3, 'clove'],
    '½ onion': [0.5, 'piece'],
    'half an onion': [0.5, 'piece'],
    'rice: 200 g': [200, 'g'],
    'salt, to taste': null,
  },
  de: {
    '200 g Reis': [200, 'g'],
    'ca. 200 g Mehl': [200, 'g'],
    '2 EL Öl': [30, 'ml'],
    '1/2 TL Salz': [2.5, 'ml'],
    '1,5 l Wasser': [1500, 'ml'],
    '1.000 ml Wasser': [1000, 'ml'],
    '3 Zehen Knoblauch': [3, 'clove'],
    '1 Dose Tomaten': [1, 'can'],
    'eine Zwiebel': [1, 'piece'],
    'Salz nach Geschmack': null,
  },
  fr: {
    '200 g de riz': [200, 'g'],
    '2 cuillères à soupe d’huile': [30, 'ml'],
    '1 c. à s. d’huile': [15, 'ml'],
    '1 c. à café de sel': [5, 'ml'],
    '2 gousses d’ail': [2, 'clove'],
    'une pincée de sel': [0.3, 'ml'],
    'Sel, poivre': null,
  },
  es: {
    '200 g de arroz': [200, 'g'],
    '2 cucharadas de aceite': [30, 'ml'],
    '1 cdta de sal': [5, 'ml'],
    '3 dientes de ajo': [3, 'clove'],
    'media cebolla': [0.5, 'piece'],
    'Sal al gusto': null,
  },
  ru: {
    '200 г риса': [200, 'g'],
    'рис: 200 г (7 oz)': [200, 'g'],
    'рис — 200 г': [200, 'g'],
    '2 ст. л. масла': [30, 'ml'],
    '1 ч. л. соли': [5, 'ml'],
    'чеснок: 3 зубчика': [3, 'clove'],
    'яйца 2 шт.': [2, 'piece'],
    'молоко 3,2%: 200 мл': [200, 'ml'],
    'соль по вкусу': null,
  },
  ar: {
    '200 غ أرز': [200, 'g'],
    'أرز: ٢٠٠ غ (7 oz)': [200, 'g'],
    '2 ملعقة كبيرة زيت': [30, 'ml'],
    'ملعقة كبيرة زيت': [15, 'ml'],
    'ملعقتان كبيرتان زيت': [30, 'ml'],
    'ثوم: 3 فصوص': [3, 'clove'],
    'بيض: 2': [2, 'piece'],
    'فلفل أسود': null,
  },
  ja: {
    'にんじん 2本': [2, 'piece'],
    大さじ2: [30, 'ml'],
    '醤油 大さじ1と1/2': [22.5, 'ml'],
    'しょうゆ：大さじ 1/2': [7.5, 'ml'],
    '米 300g': [300, 'g'],
    '玉ねぎ：1/2個': [0.5, 'piece'],
    'トマト缶 1缶（400g）': [1, 'can'],
    '鶏もも肉 300g（11 oz）': [300, 'g'],
    '塩 少々': null,
  },
  zh: {
    '鸡蛋：2个': [2, 'piece'],
    '大米 300克': [300, 'g'],
    '2瓣蒜': [2, 'clove'],
    半个洋葱: [0.5, 'piece'],
    '生抽 2汤匙': [30, 'ml'],
    '三文鱼 300克': [300, 'g'],
    '300 克 (11 oz) 大米': [300, 'g'],
    '盐 适量': null,
  },
}

const rows = languageCodes.flatMap((language) => Object.entries(lines[language]).map(([text, amount]) => ({ language, text, amount })))

describe('amounts in ingredient lines', () => {
  test.each(rows)('the checker reads the amount of the $language line "$text"', ({ language, text, amount }) => {
    const read = parseQuantity(text, language)
    expect(read === null ? null : [read.low, read.unit === 'count' ? read.of : read.unit]).toEqual(amount)
    expect(read?.high).toBe(read?.low)
  })

  test('the checker reads a range of amounts: 2–3 Karotten', () => {
    expect(parseQuantity('2–3 Karotten', 'de')).toMatchObject({ low: 2, high: 3 })
    expect(parseQuantity('мука: 200–250 г', 'ru')).toMatchObject({ low: 200, high: 250, unit: 'g' })
    expect(parseQuantity('小麦粉 200〜250g', 'ja')).toMatchObject({ low: 200, high: 250, unit: 'g' })
  })

  test('the checker reads an amount in brackets as a US one in any language', () => {
    expect(parseBracket('рис: 200 г (7 oz)', 'ru')).toMatchObject({ low: 196, unit: 'g' })
    expect(parseBracket('牛乳 240ml（1 cup）', 'ja')).toMatchObject({ low: 240, unit: 'ml' })
    expect(parseBracket('200 g Reis', 'de')).toBeNull()
  })
})
