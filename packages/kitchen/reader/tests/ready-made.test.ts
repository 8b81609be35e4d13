import { describe, expect, test } from 'vitest'
import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

describe('ready-made foods', () => {
  test.each<[Language, string, readonly Allergen[]]>([
    ['ru', 'сникерс', ['dairy', 'eggs', 'soybean', 'peanut']],
    ['ar', 'سنيكرز', ['dairy', 'eggs', 'soybean', 'peanut']],
    ['ja', 'キットカット', ['dairy', 'gluten', 'soybean']],
    ['zh', '费列罗', ['dairy', 'gluten', 'soybean']],
    ['zh', '老干妈', ['peanut', 'soybean']],
    ['zh', '肉松', ['gluten', 'soybean']],
    ['zh', '宫保鸡丁', ['peanut', 'gluten', 'soybean']],
    ['zh', '蛋炒饭', ['eggs', 'gluten', 'soybean']],
    ['zh', '回锅肉', ['gluten', 'soybean']],
    ['zh', '红烧肉', ['gluten', 'soybean']],
    ['zh', '卤牛肉', ['gluten', 'soybean']],
    ['zh', '麻辣小龙虾', ['shellfish', 'gluten', 'soybean']],
    ['zh', '臭豆腐', ['gluten', 'soybean']],
    ['zh', '芹菜炒牛肉', ['gluten', 'soybean']],
    ['zh', '炒河粉', ['gluten', 'soybean', 'eggs']],
    ['ja', '焼豚', ['gluten', 'soybean']],
    ['ja', 'うなぎの蒲焼き', ['gluten', 'soybean']],
    ['ja', '揚げ出し豆腐', ['gluten', 'soybean', 'eggs']],
    ['ja', 'おにぎり', ['eggs', 'soybean', 'gluten']],
    ['ru', 'селёдка под шубой', ['eggs', 'dairy']],
    ['ru', 'фаршированные баклажаны', ['dairy', 'gluten', 'eggs']],
    ['ru', 'курица гунбао', ['peanut', 'soybean', 'gluten']],
    ['ru', 'мясо по-французски', ['dairy', 'eggs']],
    ['ru', 'греческий салат', ['dairy']],
    ['zh', '酿茄子', ['gluten', 'soybean']],
    ['zh', '藕盒', ['gluten', 'eggs']],
    ['ja', '五目ご飯', ['gluten', 'soybean']],
    ['ar', 'كفتة', ['gluten', 'eggs']],
    ['ar', 'شيش طاووق', ['dairy', 'gluten']],
    ['ar', 'فلفل محشي', ['gluten', 'dairy']],
    ['ar', 'سمك مقلي', ['gluten', 'eggs']],
  ])('the reader rules out no usual allergen of a ready-made food and does not call it vegan: %s %s', (language, text, brought) => {
    const { contains, vegan } = inspectPhrase(text, language)
    expect(brought.filter((allergen) => contains[allergen] === 'no')).toEqual([])
    expect(vegan).not.toBe('yes')
  })

  test.each<[string, Allergen | null]>([
    ['羊肉萝卜', null],
    ['排骨炖土豆', null],
    ['虾仁白菜', 'shellfish'],
    ['鸡蛋炒西红柿', 'eggs'],
  ])('the reader does not rule out the food before a vegetable in Chinese: %s', (text, brought) => {
    const { contains, vegan } = inspectPhrase(text, 'zh')
    expect(vegan).not.toBe('yes')
    if (brought !== null) expect(contains[brought]).not.toBe('no')
  })
})

test.each<[Language, string]>([
  ['zh', '煮鸡肉'],
  ['zh', '烤牛肉'],
  ['zh', '土豆丝'],
  ['zh', '豆瓣菜'],
  ['ja', '茹で鶏'],
  ['ja', '焼き鮭'],
  ['ja', '焼きナス'],
  ['ru', 'копчёная скумбрия'],
  ['ru', 'жареная курица'],
  ['ar', 'دجاج مسلوق'],
  ['ar', 'باذنجان مشوي'],
])('the reader adds no allergen for a plain preparation: %s %s', (language, text) => {
  const { contains } = inspectPhrase(text, language)
  expect(allergens.filter((allergen) => contains[allergen] !== 'no')).toEqual([])
})
