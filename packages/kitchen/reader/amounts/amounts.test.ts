import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const amountOf = (text: string, language: Language = 'en') => readPhrase(text, language).foods.at(-1)?.amount
const formOf = (text: string) => readPhrase(text, 'en').foods[0]?.form

describe('typed amounts', () => {
  test.each([
    ['2 eggs', 'en', 2, 'piece'],
    ['half an onion', 'en', 0.5, 'piece'],
    ['1/2 onion', 'en', 0.5, 'piece'],
    ['500g chicken', 'en', 500, 'g'],
    ['1 1/2 cups rice', 'en', 360, 'ml'],
    ['2 x 400g cans of tomatoes', 'en', 2, 'can'],
    ['kidney beans 400 g can', 'en', 1, 'can'],
    ['carrots 🥕 x3', 'en', 3, 'piece'],
    ['3 Möhren', 'de', 3, 'piece'],
    ['eine halbe Zwiebel', 'de', 0.5, 'piece'],
    ['un diente de ajo', 'es', 1, 'clove'],
    ['1 c. à c. de chili en poudre', 'fr', 5, 'ml'],
    ['2 c. à café de curry', 'fr', 10, 'ml'],
    ['1 cuillère à soupe de farine', 'fr', 15, 'ml'],
    ['2 ст. л. сахара', 'ru', 30, 'ml'],
    ['2 столовые ложки муки', 'ru', 30, 'ml'],
    ['2 ملاعق كبيرة زيت زيتون', 'ar', 30, 'ml'],
    ['2大匙酱油', 'zh', 30, 'ml'],
    ['2 tbsp. butter', 'en', 30, 'ml'],
    ['une boite de thon', 'fr', 1, 'can'],
    ['tin of tuna', 'en', 1, 'can'],
    ['lata de atún', 'es', 1, 'can'],
    ["boîte d'ananas", 'fr', 1, 'can'],
    ['un quart de chou', 'fr', 0.25, 'piece'],
    ['300 г курицы', 'ru', 300, 'g'],
    ['نصف بصلة', 'ar', 0.5, 'piece'],
    ['豚こま200g', 'ja', 200, 'g'],
    ['醤油 大さじ2', 'ja', 30, 'ml'],
    ['半个洋葱', 'zh', 0.5, 'piece'],
  ] as const)('the reader reads the amount of %s', (text, language, amount, unit) => {
    expect(amountOf(text, language)).toEqual({ amount, unit })
  })
})

describe('names without an amount', () => {
  test.each<[string, Language]>([
    ['canned tuna', 'en'],
    ['thon en boîte', 'fr'],
    ['Thunfisch aus der Dose', 'de'],
    ['トマト缶', 'ja'],
    ['罐头番茄', 'zh'],
  ])('the reader finds no amount in a name that says "can": %s', (text, language) => {
    expect(amountOf(text, language)).toBeUndefined()
    expect(readPhrase(text, language).foods).toHaveLength(1)
  })

  test.each([
    'a bunch of parsley',
    'half a bag of frozen spinach',
    '五花肉',
    'сметана 20%',
    'eggs, milk and flour',
    'port 1984',
    'harina 0',
    'salmon 3,50 €',
    'pollo 8€90',
    'tomates 2 euros',
    '$4 rice',
    'ham 15/06',
  ])('the reader guesses no amount: %s', (text) => {
    expect(amountOf(text)).toBeUndefined()
  })
})

describe('spellings of numbers', () => {
  test.each<[string, Language, number, string]>([
    ['1½ cups milk', 'en', 360, 'ml'],
    ['10 000 g rice', 'en', 10_000, 'g'],
    ['1,000 g rice', 'en', 1_000, 'g'],
    ['1.250 kg Reis', 'de', 1_250, 'g'],
    ['1.500 g Kartoffeln', 'de', 1_500, 'g'],
    ['a couple of eggs', 'en', 2, 'piece'],
    ['un par de huevos', 'es', 2, 'piece'],
    ['пара яиц', 'ru', 2, 'piece'],
    ['десяток яиц', 'ru', 10, 'piece'],
    ['one and a half kilos of potatoes', 'en', 1_500, 'g'],
    ['a cup and a half of rice', 'en', 360, 'ml'],
    ['kilo y medio de papas', 'es', 1_500, 'g'],
    ['un kilo et demi de pommes de terre', 'fr', 1_500, 'g'],
    ['大さじ1と1/2 醤油', 'ja', 22.5, 'ml'],
    ['cuarto de kilo de carne', 'es', 250, 'g'],
    ['un quart de litre de lait', 'fr', 250, 'ml'],
    ['half of a pound of butter', 'en', 227, 'g'],
    ['十二个鸡蛋', 'zh', 12, 'piece'],
    ['二十个鸡蛋', 'zh', 20, 'piece'],
    ['两百克牛肉', 'zh', 200, 'g'],
    ['.5 kg rice', 'en', 500, 'g'],
    ['١٫٥ كيلو رز', 'ar', 1_500, 'g'],
    ['1 Pfund Mehl', 'de', 500, 'g'],
    ['番茄400克×2', 'zh', 800, 'g'],
    ['2 oxtails 400 g', 'en', 400, 'g'],
    ['2 chicken breasts 500 g', 'en', 500, 'g'],
    ['6 x 330 ml milk', 'en', 1_980, 'ml'],
    ['🥚🥚', 'en', 2, 'piece'],
    ['🌶️🌶️🌶️', 'en', 3, 'piece'],
    ['eggs: 6', 'en', 6, 'piece'],
    ['Eier (6)', 'de', 6, 'piece'],
  ])('the reader reads the number as people write it: %s (%s)', (text, language, amount, unit) => {
    expect(amountOf(text, language)).toEqual({ amount, unit })
  })

  test.each<[string, Language]>([
    ['1 to 2 eggs', 'en'],
    ['one or two eggs', 'en'],
    ['1 – 2 eggs', 'en'],
    ['1 à 2 oeufs', 'fr'],
    ['un ou deux oeufs', 'fr'],
    ['1 o 2 huevos', 'es'],
    ['один-два яйца', 'ru'],
    ['卵１〜２個', 'ja'],
    ['一两个鸡蛋', 'zh'],
  ])('the reader takes the lower end of a range: %s (%s)', (text, language) => {
    expect(amountOf(text, language)).toEqual({ amount: 1, unit: 'piece' })
  })
})

describe('vague numbers and numbers of other foods', () => {
  test.each<[string, Language]>([
    ['a few eggs', 'en'],
    ['unos huevos', 'es'],
    ['quelques oeufs', 'fr'],
    ['ein paar Eier', 'de'],
    ['несколько яиц', 'ru'],
    ['几个鸡蛋', 'zh'],
  ])('the reader finds no amount in a vague number: %s (%s)', (text, language) => {
    expect(amountOf(text, language)).toBeUndefined()
  })

  test.each<[string, Language, number]>([
    ['2 eggs and 3 onions', 'en', 3],
    ['rice and half a lemon', 'en', 0.5],
    ['arroz y medio limón', 'es', 0.5],
    ['2 oeufs et demi-citron', 'fr', 0.5],
  ])('the reader gives the second amount to the second food and not to the first: %s (%s)', (text, language, amount) => {
    expect(readPhrase(text, language).foods).toHaveLength(2)
    expect(amountOf(text, language)).toEqual({ amount, unit: 'piece' })
  })
})

describe('fractions', () => {
  test.each<[string, Language, number]>([
    ['half a lemon', 'en', 0.5],
    ['medio limón', 'es', 0.5],
    ['la mitad de un limón', 'es', 0.5],
    ["la moitié d'un citron", 'fr', 0.5],
    ['un demi-citron', 'fr', 0.5],
    ['eine halbe Zitrone', 'de', 0.5],
    ['половина лимона', 'ru', 0.5],
    ['пол-лимона', 'ru', 0.5],
    ['نصف ليمونة', 'ar', 0.5],
    ['レモン半分', 'ja', 0.5],
    ['半个柠檬', 'zh', 0.5],
    ['half a block of tofu', 'en', 0.5],
    ['medio bloque de tofu', 'es', 0.5],
    ['un demi-bloc de tofu', 'fr', 0.5],
    ['ein halber Block Tofu', 'de', 0.5],
    ['половина блока тофу', 'ru', 0.5],
    ['نصف قالب توفو', 'ar', 0.5],
    ['豆腐半丁', 'ja', 0.5],
    ['豆腐1/2丁', 'ja', 0.5],
    ['半块豆腐', 'zh', 0.5],
    ['half a tomato', 'en', 0.5],
    ['トマト半分', 'ja', 0.5],
    ['葱半根', 'zh', 0.5],
    ['a third of a cucumber', 'en', 1 / 3],
    ['un tercio de pepino', 'es', 1 / 3],
    ['un tiers de concombre', 'fr', 1 / 3],
    ['eine drittel Gurke', 'de', 1 / 3],
    ['треть огурца', 'ru', 1 / 3],
    ['ثلث خيارة', 'ar', 1 / 3],
    ['きゅうり三分の一', 'ja', 1 / 3],
    ['三分之一根黄瓜', 'zh', 1 / 3],
    ['anderthalb Zitronen', 'de', 1.5],
    ['полтора лимона', 'ru', 1.5],
    ['レモン1個半', 'ja', 1.5],
    ['1个半柠檬', 'zh', 1.5],
  ])('the reader reads a fraction of a piece: %s (%s)', (text, language, amount) => {
    const read = amountOf(text, language)
    expect(read?.amount).toBeCloseTo(amount)
    expect(read?.unit).toBe('piece')
  })
})

describe('fractions of units and dozens', () => {
  test.each<[string, Language, number, string]>([
    ['media lata de atún', 'es', 0.5, 'can'],
    ['полбанки тунца', 'ru', 0.5, 'can'],
    ['полкило риса', 'ru', 500, 'g'],
    ['стакан риса', 'ru', 240, 'ml'],
    ['كوب ونصف أرز', 'ar', 360, 'ml'],
    ['سكر ١/٢ كوب', 'ar', 120, 'ml'],
    ['٣/٤ كوب أرز', 'ar', 180, 'ml'],
    ['كيلو أرز', 'ar', 1000, 'g'],
    ['علبتان تونة', 'ar', 2, 'can'],
    ['ツナ缶2個', 'ja', 2, 'can'],
  ])('the reader reads a fraction of a unit: %s', (text, language, amount, unit) => {
    expect(amountOf(text, language)).toEqual({ amount, unit })
  })

  test.each<[string, Language]>([
    ['half a dozen eggs', 'en'],
    ['media docena de huevos', 'es'],
    ["une demi-douzaine d'œufs", 'fr'],
    ['ein halbes Dutzend Eier', 'de'],
    ['полдюжины яиц', 'ru'],
    ['نصف دزينة بيض', 'ar'],
    ['卵半ダース', 'ja'],
    ['半打鸡蛋', 'zh'],
  ])('the reader reads half a dozen as six: %s', (text, language) => {
    expect(amountOf(text, language)).toEqual({ amount: 6, unit: 'piece' })
  })

  test("the reader finds no amount in a preposition that looks like a number: poulet à l'ail", () => {
    for (const text of ["poulet à l'ail", "tomates à l'huile"]) expect(readPhrase(text, 'fr').foods[0]?.amount).toBeUndefined()
    expect(readPhrase('gambas a la plancha', 'es').foods[0]?.amount).toBeUndefined()
  })
})

describe('doubtful amounts', () => {
  test.each<[string, Language]>([
    ['1000000 kg rice', 'en'],
    ['1000000 kg de arroz', 'es'],
    ['1000000 kg de riz', 'fr'],
    ['1000000 kg Reis', 'de'],
    ['1000000 кг риса', 'ru'],
    ['1000000 كغ أرز', 'ar'],
    ['米1000000kg', 'ja'],
    ['1000000公斤大米', 'zh'],
  ])('the reader marks an absurd amount as doubtful: %s', (text, language) => {
    expect(amountOf(text, language)).toMatchObject({ doubt: 'absurd' })
  })

  test.each<[string, Language]>([
    ['0 tomatoes', 'en'],
    ['0 tomates', 'es'],
    ['0 tomates', 'fr'],
    ['0 Tomaten', 'de'],
    ['0 помидоров', 'ru'],
    ['0 طماطم', 'ar'],
    ['トマト0個', 'ja'],
    ['0个番茄', 'zh'],
  ])('the reader marks an amount of zero as doubtful: %s', (text, language) => {
    expect(amountOf(text, language)).toMatchObject({ amount: 0, doubt: 'none' })
  })

  test.each([
    ['tins of tuna', 'en'],
    ['tinned tuna', 'en'],
    ['latas de atún', 'es'],
    ['boîtes de thon', 'fr'],
  ] as const)('the reader takes no amount from several cans without a number, or from a form: %s', (text, language) => {
    const amounts = readPhrase(text, language).foods.map(({ amount }) => amount)
    expect(amounts).toEqual([undefined])
  })

  test('the reader has no doubt about an amount that a kitchen can have: 30 eggs', () => {
    for (const text of ['5 kg potatoes', '30 eggs', '2 tins tuna']) expect(amountOf(text)).not.toHaveProperty('doubt')
  })
})

describe('foods counted in cans', () => {
  test.each<[string, Language]>([
    ['2 tins tuna', 'en'],
    ['2 latas de atún', 'es'],
    ['2 boîtes de thon', 'fr'],
    ['2 банки тунца', 'ru'],
    ['2 علب تونة', 'ar'],
    ['ツナ2缶', 'ja'],
    ['2罐金枪鱼', 'zh'],
  ])('the reader reads tuna counted in cans as canned tuna: %s', (text, language) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient: 'canned-tuna', amount: { amount: 2, unit: 'can' } }])
  })

  test.each<[string, Language]>([
    ['2 Dosen Thunfisch', 'de'],
    ['1 tin mackerel', 'en'],
    ['鯖2缶', 'ja'],
  ])('the reader gives the form "canned" to a fish that the lexicon has only fresh: %s', (text, language) => {
    expect(readPhrase(text, language).foods[0]?.form?.is).toBe('canned')
  })
})

test.each<[string, Language]>([
  ['rice from yesterday', 'en'],
  ["yesterday's rice", 'en'],
  ['arroz de ayer', 'es'],
  ['arroz de anoche', 'es'],
  ["riz d'hier", 'fr'],
  ['Reis von gestern', 'de'],
  ['gestriger Reis', 'de'],
  ['рис со вчера', 'ru'],
  ['вчерашний рис', 'ru'],
  ['أرز من الأمس', 'ar'],
  ['أرز البارحة', 'ar'],
  ['昨日のご飯', 'ja'],
  ['昨晩のご飯', 'ja'],
  ['昨天的米饭', 'zh'],
  ['隔夜饭', 'zh'],
])("the reader reads yesterday's rice as cooked: %s", (text, language) => {
  expect(readPhrase(text, language).foods).toMatchObject([{ class: 'rice', form: { is: 'cooked' } }])
  expect(readPhrase(text, language).unknown).toEqual([])
})

describe('rinds', () => {
  test.each<[string, Language]>([
    ['parmesan rind', 'en'],
    ['gruyère rind', 'en'],
    ['corteza de parmesano', 'es'],
    ['croûte de parmesan', 'fr'],
    ['Parmesanrinde', 'de'],
    ['корка пармезана', 'ru'],
    ['قشرة جبن البارميزان', 'ar'],
    ['パルメザンチーズの皮', 'ja'],
  ])('the reader does not read a cheese rind as the cheese: %s', (text, language) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ class: 'hard-cheese', form: { is: 'rind' } }])
  })

  test.each<[string, Language]>([
    ['brie, rind removed', 'en'],
    ['camembert sans croûte', 'fr'],
    ['lemon rind', 'en'],
    ['餃子の皮', 'ja'],
  ])('the reader sees no rind where the name has none: %s', (text, language) => {
    expect(readPhrase(text, language).foods.map(({ form }) => form?.is)).not.toContain('rind')
  })
})

describe('forms of a food', () => {
  test.each([
    ['leftover roast chicken', 'cooked'],
    ['chicken, cooked', 'cooked'],
    ['smoked mackerel', 'smoked'],
    ['whole chicken', 'whole'],
    ['dried kidney beans', 'dried'],
    ['chickpeas (tinned)', 'canned'],
    ['frozen peas', 'frozen'],
    ['mashed potatoes', 'mashed'],
  ])('the reader keeps the form of the food: %s', (text, form) => {
    expect(formOf(text)?.is).toBe(form)
  })

  test('the reader keeps the words that say the form: leftover roast chicken', () => {
    expect(formOf('200 g leftover roast chicken')?.words).toBe('leftover roast chicken')
  })

  test('the reader gives no form to fresh food: 2 ripe tomatoes, chopped', () => {
    expect(formOf('2 ripe tomatoes, chopped')).toBeUndefined()
  })

  test.each<[string, Language, number, string]>([
    ['2 kg oranges 5 €', 'en', 2000, 'g'],
    ['برتقال ١ كيلو بـ ٥ ريال', 'ar', 1000, 'g'],
    ['картофель 1 кг 60 руб', 'ru', 1000, 'g'],
  ])('the reader does not multiply an amount by a price: %s', (text, language, amount, unit) => {
    expect(amountOf(text, language)).toEqual({ amount, unit })
  })
})
