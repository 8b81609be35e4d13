import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { type Language, languageCodes, searchModes, staples } from '#kitchen/options.ts'
import { aFrittata } from '#kitchen/testing/a-recipe.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

/** Chicken, onion and a small amount of another food, as typed in each language. */
const little: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['chicken', 'onion', '100 g potatoes'],
    ['chicken', 'onion', 'half a tomato'],
  ],
  es: [
    ['pollo', 'cebolla', '100 g de patatas'],
    ['pollo', 'cebolla', 'medio tomate'],
  ],
  fr: [
    ['poulet', 'oignon', '100 g de pommes de terre'],
    ['poulet', 'oignon', 'une demi-tomate'],
  ],
  de: [
    ['Hähnchen', 'Zwiebel', '100 g Kartoffeln'],
    ['Hähnchen', 'Zwiebel', 'eine halbe Tomate'],
  ],
  ru: [
    ['курица', 'лук', '100 г картофеля'],
    ['курица', 'лук', 'половина помидора'],
  ],
  ar: [
    ['دجاج', 'بصل', '100 غرام بطاطس'],
    ['دجاج', 'بصل', 'نصف حبة طماطم'],
  ],
  ja: [
    ['鶏肉', '玉ねぎ', 'じゃがいも100g'],
    ['鶏肉', '玉ねぎ', 'トマト半分'],
    ['鶏肉', '玉ねぎ', '葱半根'],
  ],
  zh: [
    ['鸡肉', '洋葱', '土豆100克'],
    ['鸡肉', '洋葱', '半个番茄'],
    ['鸡肉', '洋葱', '葱半根'],
  ],
}
const requests = languageCodes.flatMap((language) =>
  little[language].flatMap((list) => searchModes.map((mode) => [language, mode, list.join(', '), list] as const)),
)

describe('small amounts', () => {
  test.each(requests)('a small amount does not make cook refuse a request in %s (%s): %s', (language, searchMode, _, list) => {
    const cooked = cook(typedRequest(list, { language, searchMode, selectedStaples: [...staples] }), 'a')
    expect(cooked.state).toBe('cooked')
    if (cooked.state !== 'cooked') return
    const own = cooked.recipe.structure?.lines.filter(({ use }) => use === 'yours') ?? []
    expect(own.length + cooked.leftOut.length).toBe(list.length)
  })

  test('an amount below one piece is listed by weight: 100 g potatoes', () => {
    const cooked = cook(typedRequest(['chicken', 'onion', '100 g potatoes'], { selectedStaples: [...staples] }), 'a')
    const lines = cooked.state === 'cooked' ? (cooked.recipe.structure?.lines ?? []) : []
    expect(lines.find(({ ingredient }) => ingredient === 'potato')).toMatchObject({ amount: 100, measure: 'g' })
  })

  test('an amount too small to taste is left out with its reason, and the other foods are cooked', () => {
    const cooked = cook(typedRequest(['chicken', 'onion', '1 g potatoes'], { selectedStaples: [...staples] }), 'a')
    expect(cooked).toMatchObject({ state: 'cooked', leftOut: [{ words: 'potatoes', reason: 'too-little' }] })
  })

  test('small amounts of every typed food make a dish for fewer people', () => {
    const cooked = cook(typedRequest(['30 g cabbage', '30 g onions'], { selectedStaples: [...staples] }), 'a')
    expect(cooked.state === 'cooked' ? cooked.recipe.servings : 4).toBe(1)
  })
})

describe('the amounts rule on small typed amounts', () => {
  const withLittle = (typed: string, written: string) => {
    const { request, recipe } = aFrittata({ ingredients: ['eggs', 'mushrooms', typed, 'parsley'] })
    return rulesBroken(request, withText(recipe, '100 g (4 oz) spinach', written))
  }

  test('the amounts rule accepts an unusually small amount that the cook typed', () => {
    expect(withLittle('spinach', '1 g spinach')).toContain('amounts')
    expect(withLittle('1 g spinach', '1 g spinach')).not.toContain('amounts')
  })

  test('the amounts rule finds far less than the small amount that the cook typed', () => {
    expect(withLittle('30 g spinach', '1 g spinach')).toContain('amounts')
  })
})
