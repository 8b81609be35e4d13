import { describe, expect, test } from 'vitest'
import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { type Allergen, allergens, type DietType, type Language, languageCodes } from '#kitchen/options.ts'
import { plainWordsAgainst, plainWordsFor } from '#kitchen/testing/plain-words.ts'

describe('plain words for an allergen', () => {
  test.each<[Language, Allergen, string]>([
    ['es', 'dairy', '50 g de mantequilla'],
    ['es', 'gluten', '200 g de harina'],
    ['es', 'peanut', 'la mantequilla de cacahuete'],
    ['fr', 'dairy', 'Ajouter la crème fraîche.'],
    ['fr', 'eggs', '2 œufs, battus'],
    ['fr', 'shellfish', '200 g de crevettes'],
    ['de', 'dairy', '200 ml Vollmilch'],
    ['de', 'gluten', '300 g Weizenmehl'],
    ['de', 'eggs', '2 Eier, verquirlt'],
    ['ru', 'dairy', '200 мл сливок'],
    ['ru', 'soybean', 'Добавьте соевый соус.'],
    ['ru', 'shellfish', '200 г креветок'],
    ['ar', 'dairy', 'نضيف الزبدة والحليب.'],
    ['ar', 'gluten', '200 غ دقيق'],
    ['ar', 'eggs', 'بيضة: 2'],
    ['ja', 'dairy', 'バター 20g'],
    ['ja', 'gluten', '醤油 大さじ1'],
    ['ja', 'shellfish', 'えび 200g'],
    ['zh', 'dairy', '牛奶 200毫升'],
    ['zh', 'gluten', '生抽 15毫升'],
    ['zh', 'mushroom', '香菇 8朵'],
    ['en', 'gluten', '2 vegetable stock cubes'],
    ['es', 'dairy', 'salsa bechamel'],
    ['fr', 'eggs', 'sauce hollandaise'],
    ['de', 'gluten', '200 g Taramas'],
    ['ru', 'shellfish', '2 ст. л. красной пасты карри'],
    ['ar', 'gluten', 'كبة: 4 قطع'],
    ['ja', 'eggs', 'タルタルソース 大さじ2'],
    ['zh', 'gluten', '天妇罗 4个'],
  ])('the plain words in %s for %s match: %s', (language, allergen, text) =>
    expect(plainWordsFor(allergen, text, language)).not.toEqual([]),
  )

  test.each<[Language, Allergen, string]>([
    ['es', 'dairy', 'leche de coco y mantequilla de cacahuete'],
    ['es', 'gluten', 'harina de maíz y trigo sarraceno'],
    ['fr', 'dairy', '400 ml de lait de coco et du beurre de cacahuète'],
    ['fr', 'gluten', 'farine de riz'],
    ['fr', 'shellfish', 'pleurotes en huître'],
    ['de', 'dairy', '400 ml Kokosmilch, Erdnussbutter und Butternusskürbis'],
    ['de', 'gluten', '100 g Kichererbsenmehl'],
    ['de', 'eggs', 'Eisbergsalat, fein geschnitten, mit Reis'],
    ['ru', 'dairy', '400 мл кокосового молока'],
    ['ru', 'dairy', 'сырой лук и сливы'],
    ['ar', 'dairy', 'حليب جوز الهند: 400 مل'],
    ['ar', 'gluten', 'خل: 2 ملعقة كبيرة، 5 دقائق'],
    ['ar', 'eggs', 'فاصوليا بيضاء'],
    ['ja', 'dairy', 'ココナッツミルク 400ml、ピーナッツバター'],
    ['ja', 'gluten', 'フライパンで焼く'],
    ['ja', 'shellfish', '確かに、豊かに、タコス'],
    ['zh', 'dairy', '椰奶 400毫升，牛油果 1个，花生酱'],
    ['zh', 'eggs', '蛋白质，用打蛋器'],
    ['zh', 'shellfish', '蟹味菇'],
  ])('the plain words in %s for %s do not match: %s', (language, allergen, text) =>
    expect(plainWordsFor(allergen, text, language)).toEqual([]),
  )
})

describe('plain words beside the lexicon', () => {
  /**
   * Known exception: some vegan sausages are bound with egg, but the words for vegan foods never count against a vegan
   * diet.
   */
  const notSaid = ['eggs vegan-sausage']
  /** A list line with an amount: "noodles" in a dish may be any noodles, but in a list they are of wheat. */
  const lineOf = (id: IngredientId, language: Language) => `100 g ${listNameOf(id, language)} 100 ml`
  const kindsOf = (id: IngredientId, allergen: Allergen) => {
    const { contains, mayContain, unknown } = lexicon[id]
    const isSure = contains?.includes(allergen) || mayContain?.includes(allergen)
    return { isSure, isPossible: isSure || unknown?.includes(allergen) }
  }
  const pairs = ingredientIds.flatMap((id) => allergens.map((allergen) => ({ id, allergen, ...kindsOf(id, allergen) })))
  const namesIt = (language: Language, { id, allergen }: (typeof pairs)[number]) =>
    plainWordsFor(allergen, lineOf(id, language), language).length > 0

  test.each(languageCodes)('the plain words name every food that always or often contains an allergen, in %s', (language) => {
    const silent = pairs.filter((pair) => pair.isSure && !namesIt(language, pair)).map(({ id, allergen }) => `${allergen} ${id}`)
    expect(silent.filter((pair) => !notSaid.includes(pair))).toEqual([])
  })

  test.each(languageCodes)('the plain words name no food that contains no allergen, in %s', (language) => {
    const said = pairs.filter((pair) => !pair.isPossible && namesIt(language, pair)).map(({ id, allergen }) => `${allergen} ${id}`)
    expect(said).toEqual([])
  })

  const levels = ['vegan', 'vegetarian', 'pescatarian', 'meat'] as const
  test.each(languageCodes)('the plain words against a diet name exactly the foods that are outside it at worst, in %s', (language) => {
    const wrong = ingredientIds.flatMap((id) =>
      (['vegan', 'vegetarian', 'pescatarian'] as const).flatMap((diet, level) => {
        const isRefused = levels.indexOf(lexicon[id].dietAtWorst ?? lexicon[id].diet) > level
        const isSaid = plainWordsAgainst(diet, lineOf(id, language), language).length > 0
        return isRefused === isSaid ? [] : [`${diet} ${id}`]
      }),
    )
    expect(wrong.filter((pair) => pair !== 'vegan vegan-sausage')).toEqual([])
  })
})

describe('plain words against a diet', () => {
  test.each<[Language, DietType, string]>([
    ['es', 'pescatarian', '400 g de pollo'],
    ['fr', 'vegetarian', 'sauce de poisson'],
    ['de', 'vegan', '2 EL Honig'],
    ['ru', 'pescatarian', '500 г говядины'],
    ['ar', 'vegetarian', 'سمك السلمون'],
    ['ja', 'pescatarian', '鶏もも肉 300g'],
    ['zh', 'vegan', '蜂蜜 15毫升'],
  ])('the plain words in %s against a %s diet match: %s', (language, diet, text) =>
    expect(plainWordsAgainst(diet, text, language)).not.toEqual([]),
  )

  test.each<[Language, DietType, string]>([
    ['es', 'vegan', '200 g de carne picada vegetal'],
    ['fr', 'vegan', 'saucisses végétales'],
    ['de', 'vegan', '200 g vegane Würstchen'],
    ['ru', 'vegan', '200 г растительного фарша'],
    ['ar', 'vegan', 'لحم مفروم نباتي'],
    ['ar', 'vegetarian', 'نضيف النقانق النباتية'],
    ['ja', 'vegan', '大豆ミート 100g'],
    ['ja', 'vegan', 'ソイミートのひき肉 100g、大豆ミート（ひき肉タイプ）をひき肉状にほぐす'],
    ['zh', 'vegan', '肉桂 2克、肉豆蔻'],
  ])('the plain words in %s against a %s diet do not match: %s', (language, diet, text) =>
    expect(plainWordsAgainst(diet, text, language)).toEqual([]),
  )
})
