import { describe, expect, test } from 'vitest'
import { allNamesOf, type IngredientId, ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { claimsBeyond, senseOfIngredient, senseOfKind } from '#kitchen/reader/food/food.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { keysOf } from '#kitchen/reader/match/phrase-tree.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/**
 * Names shared by two foods, with the reason why a cook may mean the other. They are read as the ingredient, with the
 * other's allergens added.
 */
const homonyms: Record<Language, Record<string, string>> = {
  en: {
    'honey mustard': 'has honey in it',
    'pasta sauce': 'a jar of it may be thickened with flour',
    marron: 'a chestnut, and a crayfish in Australia',
    'wheat noodle': 'Chinese ones are often made with egg',
    'lo mein': 'the noodles, and the dish that soy sauce is stirred into',
    'pancit bihon': 'the noodles, and the dish that soy sauce is stirred into',
    galbi: 'the ribs, and the ribs in soy sauce',
  },
  es: {
    'mostaza y miel': 'has honey in it',
    'suprema de pollo': 'the breast in Spain, a breaded cutlet in Argentina',
    'escalope de ternera': 'often sold breaded',
    lasaña: 'the sheets and the dish',
    caracola: 'a shape of pasta and a bun',
    pluma: 'a shape of pasta and a cut of pork',
    pastinaca: 'parsnip and stingray',
    mazorquita: 'baby corn, and a fungus of the maize',
    tostaditas: 'of maize in Mexico, of wheat in Spain',
    vainillas: 'the pods, and biscuits in Argentina',
    hojaldres: 'the pastry, and what is baked of it',
    yakisoba: 'the noodles, and the dish with soya sauce',
  },
  fr: {
    'protéine végétale texturée': 'of soya, or of wheat',
    'moutarde au miel': 'has honey in it',
    'crème de raifort': 'has cream in it',
    'germes de soja': 'sprouts of mung beans, and of soya beans by their name',
    lasagne: 'the sheets and the dish',
    "navarin d'agneau": 'the stew is bound with flour',
    'osso bucco': 'the slices are floured',
    'osso bucco de dinde': 'the slices are floured',
    'quinoa gourmand': 'a mixture with wheat',
    ramen: 'the soup has soya',
    'saka saka': 'the dish has peanut',
    'saka-saka': 'the dish has peanut',
    tteokbokki: 'the rice cakes and the dish',
  },
  de: {
    Sahnemeerrettich: 'has cream in it',
    Bierhefe: 'yeast, and what is left of barley in a brewery',
    Lasagne: 'the sheets and the dish',
    Sojasprossen: 'sprouts of mung beans, and of soya beans by their name',
    Rinderroulade: 'a slice of beef, or rolled up with a filling',
  },
  ru: {
    'текстурированный растительный белок': 'of soya, or of wheat',
    'медовая горчица': 'has honey in it',
    серрано: 'a chilli and a ham',
    токпокки: 'the rice cakes and the dish',
    ттокпокки: 'the rice cakes and the dish',
    унаги: 'eel, or eel in its sauce',
    хондаси: 'a powder with more in it than dashi',
    хондаши: 'a powder with more in it than dashi',
  },
  ar: {
    'لحم نباتي': 'of soya, or of wheat',
    'خردل بالعسل': 'has honey in it',
    خمير: 'yeast, and a bread in Yemen',
    لوتس: 'a root, and a biscuit by the maker',
    كرزات: 'cherries, and mixed nuts in Iraq',
    بريك: 'sheets of dough, and a cheese',
    كيبرز: 'capers and kippers',
    'شيش طاووق': 'steeped in yogurt before it is grilled',
    'لحم بالصويا': 'of soya, or meat in soy sauce',
  },
  ja: {
    ハニーマスタード: 'has honey in it',
    ボンゴレ: 'clams, and a sauce of them',
    ガパオ: 'is the herb or the dish of minced meat with it',
    ナチョス: 'is the crisp or the dish with cheese on it',
    トッポギ: 'is the rice cake or the dish in chili sauce',
    トッポッキ: 'is the rice cake or the dish in chili sauce',
    焼きそば: 'is the noodle or the dish in sauce',
    やきそば: 'is the noodle or the dish in sauce',
    年越しそば: 'is served in broth with soy sauce',
    中華スープの素: 'a powder has more in it than a stock',
    中華だし: 'a powder has more in it than a stock',
    中華スープ: 'a powder has more in it than a stock',
    ラザニア: 'the sheets and the dish',
    カネロニ: 'the pasta, and filled',
    きんかん: 'a citrus fruit, and unlaid eggs',
    うなぎ蒲焼: 'glazed with soy sauce',
    うなぎ蒲焼き: 'glazed with soy sauce',
    鰻の蒲焼: 'glazed with soy sauce',
    いしる: 'of sardines, or of squid',
    いしり: 'of squid, or of sardines',
    魚介だし: 'of fish, or of shellfish too',
    ピーナッツクリーム: 'sold with milk in it',
  },
  zh: {
    峇拉煎: 'a sauce of it has more in it than shrimp',
    泰式虾酱: 'a sauce of it has more in it than shrimp',
    植脂奶油: 'many have casein',
    植物性奶油: 'many have casein',
    消化饼: 'a digestive is richer than a graham cracker',
    消化饼干: 'a digestive is richer than a graham cracker',
    三明治火腿: 'pressed of ham and starch',
    方火腿: 'pressed of ham and starch',
  },
}

function keyed(name: string, language: Language): string {
  return keysOf(tokenise(name), language).join(' ')
}

/** Names of kinds that claim an allergen which the ingredient of the same name lacks. */
function stricter(kinds: readonly NamedKind[], language: Language): string[] {
  const owners = new Map<string, IngredientId[]>()
  for (const id of ingredientIds)
    for (const name of allNamesOf(id, language)) {
      const key = keyed(name, language)
      owners.set(key, [...(owners.get(key) ?? []), id])
    }
  const own = vocabularyOf(language).words.ownNames ?? []
  const found = kinds.flatMap((kind) => {
    const sense = senseOfKind(kind)
    return kind.names.filter((name) => !own.includes(name) && (owners.get(keyed(name, language)) ?? []).some((id) => isWorse(id, sense)))
  })
  return [...new Set(found)]
}

function isWorse(id: IngredientId, sense: ReturnType<typeof senseOfKind>): boolean {
  const known = senseOfIngredient(id)
  const beyond = claimsBeyond(known, sense)
  return beyond.allergens.some((allergen) => known.contains[allergen] === 'no') || beyond.diets.some((diet) => known[diet] === 'yes')
}

describe.each(languageCodes)('names of both an ingredient and a kind in "%s"', (language) => {
  test('a kind claims no more than the ingredient of its name, except for the homonyms', () => {
    expect(stricter(kindsIn[language].foods, language).toSorted()).toEqual(Object.keys(homonyms[language]).toSorted())
  })

  test('the reader gives a homonym the claims of its ingredient and its kind', () => {
    const names = Object.keys(homonyms[language])
    const kinds = kindsIn[language].foods.filter((kind) => kind.names.some((name) => names.includes(name)))
    const lost = kinds.flatMap((kind) =>
      kind.names.filter((name) => {
        if (!names.includes(name)) return false
        const { foods } = readPhrase(name, language)
        const sense = senseOfKind(kind)
        return foods.length !== 1 || foods.some((food) => isClaimLost(food, sense))
      }),
    )
    expect(lost).toEqual([])
  })

  test('no list name of an ingredient is a homonym', () => {
    const written = ingredientIds.flatMap((id) => allNamesOf(id, language).slice(0, 1))
    expect(written.filter((name) => Object.hasOwn(homonyms[language], name))).toEqual([])
  })

  test('the comparison finds a kind that claims more than its ingredient', () => {
    const [name = ''] = allNamesOf('carrot', language)
    expect(stricter([{ class: 'sauce', mayContain: ['peanut'], diet: 'vegan', names: [name] }], language)).toEqual([name])
    expect(stricter([{ class: 'sauce', unknown: ['peanut'], diet: 'vegan', names: [name] }], language)).toEqual([])
  })
})

function isClaimLost(food: ReturnType<typeof senseOfKind>, sense: ReturnType<typeof senseOfKind>): boolean {
  return claimsBeyond(food, sense).allergens.length + claimsBeyond(food, sense).diets.length > 0
}

describe('foods that sound like an ingredient', () => {
  test.each([
    ['en', 'massaman curry paste', 'peanut'],
    ['es', 'pasta de curry massaman', 'peanut'],
    ['es', 'pasta de curry panang', 'peanut'],
    ['fr', 'pâte de curry massaman', 'peanut'],
    ['fr', 'pâte de curry panang', 'peanut'],
    ['de', 'Massaman-Currypaste', 'peanut'],
    ['de', 'Panang-Currypaste', 'peanut'],
    ['ru', 'паста карри массаман', 'peanut'],
    ['ru', 'паста пананг', 'peanut'],
    ['ar', 'معجون كاري ماسامان', 'peanut'],
    ['ar', 'معجون كاري بانانغ', 'peanut'],
    ['ja', 'マッサマンカレーペースト', 'peanut'],
    ['ja', 'パネンカレーペースト', 'peanut'],
    ['zh', '玛莎曼咖喱酱', 'peanut'],
    ['zh', '帕能咖喱酱', 'peanut'],
    ['zh', '虾油', 'shellfish'],
    ['es', 'cabrillas', 'shellfish'],
    ['fr', 'goberge', 'shellfish'],
    ['fr', 'sambal', 'shellfish'],
    ['ru', 'самбал', 'shellfish'],
    ['ja', 'サンバル', 'shellfish'],
    ['ru', 'фрико', 'dairy'],
    ['en', 'clamato', 'shellfish'],
    ['en', 'veggie burger', 'eggs'],
    ['en', 'veggie burgers', 'dairy'],
    ['es', 'hamburguesa de ternera', 'gluten'],
    ['zh', '沙拉酱', 'soybean'],
    ['es', 'supremas de pollo', 'gluten'],
    ['en', 'marrons', 'shellfish'],
    ['zh', '麻酱', 'peanut'],
    ['es', 'salsa brava', 'gluten'],
  ] as const)('the %s reader finds in "%s" the allergen %s', (language, text, allergen) => {
    const { foods } = readPhrase(text, language)
    expect(foods.some(({ contains }) => ['yes', 'likely'].includes(contains[allergen]))).toBe(true)
  })

  test('the reader adds no allergen to names that only resemble such foods', () => {
    for (const [text, language, id] of [
      ['ماء', 'ar', 'water'],
      ['ميه', 'ar', 'water'],
      ['vainilla', 'es', 'vanilla'],
      ['cabrilla', 'es', 'sea-bass'],
      ['булгур', 'ru', 'bulgur'],
    ] as const) {
      const { foods } = readPhrase(text, language)
      expect(foods.map(({ ingredient, contains }) => [ingredient, contains.dairy, contains.shellfish, contains.eggs])).toEqual([
        [id, 'no', 'no', 'no'],
      ])
    }
  })
})
