import { describe, expect, test } from 'vitest'
import { type Allergen, type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { list } from '#kitchen/word-list.ts'

type Named = 'mushroom' | 'peanut' | 'shellfish'

/** Dish patterns with a place for the food they are named after, and the words for that place. */
const dishesIn: Record<Language, { dishes: readonly string[]; after: Record<Named, string> }> = {
  en: {
    dishes: list(
      '_ soup, cream of _ soup, _ stew, _ salad, _ sauce, _ gravy, _ casserole, _ pie, _ curry, _ candy bar, _ nougat, _ praline, _ dip, _ spread, _ dumplings, _ croquettes, _ omelette, _ pudding, _ cake, _ burger, _ sandwich, _ stuffing, _ marinade, _ risotto, _ fritters',
    ),
    after: { mushroom: 'mushroom', peanut: 'peanut', shellfish: 'shrimp' },
  },
  es: {
    dishes: list(
      'sopa de _, guiso de _, estofado de _, ensalada de _, salsa de _, pastel de _, curry de _, turrón de _, barrita de _, bombón de _, empanada de _, croquetas de _, tortilla de _, pudín de _, hamburguesa de _, bocadillo de _, relleno de _, tarta de _, galletas de _, pizza de _, cazuela de _, dip de _, paté de _',
    ),
    after: { mushroom: 'champiñones', peanut: 'cacahuete', shellfish: 'gambas' },
  },
  fr: {
    dishes: list(
      'soupe de _, velouté de _, ragoût de _, salade de _, sauce aux _, gratin de _, tarte aux _, curry aux _, risotto aux _, nougat aux _, barre de _, tartinade de _, croquettes de _, omelette aux _, flan aux _, gâteau aux _, burger aux _, sandwich aux _, farce aux _, marinade aux _, terrine de _',
    ),
    after: { mushroom: 'champignons', peanut: 'cacahuètes', shellfish: 'crevettes' },
  },
  de: {
    dishes: list(
      '_suppe, _cremesuppe, _eintopf, _salat, _soße, _auflauf, _curry, _riegel, _nougat, _praline, _dip, _aufstrich, _knödel, _kroketten, _omelett, _pudding, _kuchen, _burger, _sandwich, _füllung, _marinade, _pastete, _gratin',
    ),
    after: { mushroom: 'Pilz', peanut: 'Erdnuss', shellfish: 'Krabben' },
  },
  ru: {
    dishes: list(
      '_ суп, суп _, _ крем-суп, _ соус, _ салат, _ пирог, _ рагу, _ карри, _ батончик, _ нуга, _ паштет, _ пельмени, _ крокеты, _ омлет, _ пудинг, _ торт, _ бургер, _ запеканка, _ котлеты, _ начинка, _ маринад, _ козинаки',
    ),
    after: { mushroom: 'грибной', peanut: 'арахисовый', shellfish: 'креветочный' },
  },
  ar: {
    dishes: list(
      'شوربة _, حساء _, شوربة كريمة _, سلطة _, صلصة _, طاجن _, يخنة _, كاري _, فطيرة _, كعكة _, حلوى _, حشوة _, تتبيلة _, عجة _, برغر _, شطيرة _, كروكيت _, غموس _, بودينغ _, بيتزا _',
    ),
    after: { mushroom: 'الفطر', peanut: 'الفول السوداني', shellfish: 'الروبيان' },
  },
  ja: {
    dishes: list(
      '_スープ, _のクリームスープ, _シチュー, _サラダ, _ソース, _グラタン, _パイ, _カレー, _バー, _ヌガー, _ディップ, _スプレッド, _餃子, _コロッケ, _オムレツ, _プリン, _ケーキ, _バーガー, _サンド, _の和え物, _炒め, _丼, _鍋, _天ぷら, _ご飯',
    ),
    after: { mushroom: 'きのこ', peanut: 'ピーナッツ', shellfish: 'エビ' },
  },
  zh: {
    dishes: list(
      '_汤, 奶油_汤, _浓汤, _粥, _沙拉, _煲, _派, _咖喱, _棒, _牛轧糖, _饺子, _蛋卷, _布丁, _蛋糕, _汉堡, _三明治, _馅, _炒饭, _披萨, _包子, _丸子, _春卷, 凉拌_',
    ),
    after: { mushroom: '蘑菇', peanut: '花生', shellfish: '虾仁' },
  },
}

const hidden: readonly Allergen[] = ['dairy', 'eggs', 'gluten', 'soybean']

const rows = languageCodes.flatMap((language) => {
  const { dishes, after } = dishesIn[language]
  const named: readonly Named[] = ['mushroom', 'peanut', 'shellfish']
  return named.flatMap((allergen) => dishes.map((dish) => ({ language, allergen, text: dish.replace('_', after[allergen]) })))
})

describe('made dishes', () => {
  test.each(rows)('the reader finds $allergen in $text and rules out no hidden allergen ($language)', ({ language, allergen, text }) => {
    const { contains, vegan } = inspectPhrase(text, language)
    expect(contains[allergen]).toBe('yes')
    expect(hidden.filter((one) => contains[one] === 'no')).toEqual([])
    expect(vegan).not.toBe('yes')
  })

  test.each<[Language, string, readonly Allergen[]]>([
    ['en', 'pad thai', ['eggs', 'peanut', 'shellfish', 'soybean']],
    ['en', 'XO sauce', ['soybean', 'gluten', 'shellfish']],
    ['en', 'cream of celery soup', ['dairy', 'gluten', 'eggs']],
    ['es', 'turrón blando', ['eggs', 'peanut', 'dairy']],
    ['es', 'crema de champiñones', ['dairy', 'gluten', 'mushroom']],
    ['fr', 'velouté de champignons', ['dairy', 'gluten', 'mushroom']],
    ['de', 'Krabbensalat', ['eggs', 'dairy', 'shellfish']],
    ['de', 'Erdnusssoße', ['soybean', 'gluten', 'peanut']],
    ['ru', 'козинаки', ['peanut']],
    ['ru', 'грибная икра', ['mushroom', 'gluten']],
    ['ar', 'كشك', ['gluten', 'dairy']],
    ['ar', 'تبولة', ['gluten']],
    ['ja', '茶碗蒸し', ['eggs', 'shellfish', 'soybean', 'mushroom']],
    ['zh', '奶油蘑菇汤', ['dairy', 'mushroom', 'gluten']],
    ['zh', '蚝油生菜', ['shellfish', 'soybean']],
  ])('the reader rules out no usual allergen of a named dish: %s %s', (language, text, allergens) => {
    const { contains, vegan } = inspectPhrase(text, language)
    expect(allergens.filter((allergen) => contains[allergen] === 'no')).toEqual([])
    expect(vegan).not.toBe('yes')
  })

  test.each<[Language, string]>([
    ['en', 'vegan mushroom soup'],
    ['de', 'vegane Pilzsuppe'],
    ['fr', 'soupe de champignons végane'],
  ])('the reader believes a vegan label on a dish: %s %s', (language, text) => {
    const { contains, vegan } = inspectPhrase(text, language)
    expect(contains).toMatchObject({ dairy: 'no', eggs: 'no', mushroom: 'yes' })
    expect(vegan).toBe('yes')
  })
})

test.each<[Language, string]>([
  ['en', 'mushrooms'],
  ['en', 'butter lettuce'],
  ['de', 'Feldsalat'],
  ['ru', 'салат айсберг'],
  ['zh', '奶油生菜'],
  ['zh', '花生酱'],
  ['ja', 'きのこ'],
  ['fr', 'salade verte'],
])('the reader rules out the hidden allergens in a plain food: %s %s', (language, text) => {
  const { contains, vegan } = inspectPhrase(text, language)
  expect(hidden.filter((one) => contains[one] !== 'no')).toEqual([])
  expect(vegan).toBe('yes')
})

test('the reader finds no food in a misleading dish name: scotch woodcock', () => {
  expect(inspectPhrase('scotch woodcock', 'en')).toMatchObject({
    contains: { eggs: 'yes', gluten: 'yes' },
    vegetarian: 'no',
    pescatarian: 'yes',
  })
  expect(inspectPhrase('mock turtle soup', 'en').vegetarian).toBe('no')
  expect(inspectPhrase('fish mint', 'en').vegan).toBe('yes')
  expect(inspectPhrase('safflower flower', 'en')).toMatchObject({ ingredients: [], unknown: [] })
})
