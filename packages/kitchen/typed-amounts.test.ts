import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { type Language, languageCodes, searchModes, staples } from '#kitchen/options.ts'
import type { RecipeLine } from '#kitchen/recipe.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

type RequestOverrides = Parameters<typeof typedRequest>[1]

function cookedOf(typed: readonly string[], over: RequestOverrides = {}) {
  const cooked = cook(typedRequest(typed, { selectedStaples: [...staples], ...over }), 'a')
  if (cooked.state !== 'cooked') throw new Error(`Refused: ${typed.join(', ')}`)
  return cooked
}

/** The recipe line made from the first typed phrase. */
function lineOf(typed: string, is: (line: RecipeLine) => boolean, over: RequestOverrides = {}): RecipeLine | undefined {
  return cookedOf([typed], over).recipe.structure?.lines.find(is)
}

describe('typed amounts', () => {
  test.each<[string, string, number, 'g' | 'piece' | 'can']>([
    ['half a block of tofu', 'tofu', 200, 'g'],
    ['1 mushroom', 'mushroom', 18, 'g'],
    ['1 slice of ham', 'ham', 20, 'g'],
    ['2 tins tuna', 'canned-tuna', 2, 'can'],
    ['half a tomato', 'tomato', 0.5, 'piece'],
    ['half a lemon', 'lemon', 0.5, 'piece'],
  ])('a recipe does not exceed the typed amount: %s', (typed, ingredient, most, measure) => {
    for (const searchMode of searchModes) {
      const cooked = cookedOf(['chicken', 'onion', typed], { searchMode })
      const line = cooked.recipe.structure?.lines.find((one) => one.ingredient === ingredient)
      if (line === undefined) expect(cooked.leftOut.map(({ reason }) => reason)).toContain('does-not-fit')
      else expect(line).toMatchObject({ measure, use: 'yours' })
      expect(line?.amount ?? 0).toBeLessThanOrEqual(most)
    }
  })

  test('a food with a typed amount of zero is left out with that reason', () => {
    expect(cookedOf(['chicken', '0 tomatoes']).leftOut).toMatchObject([{ words: 'tomatoes', reason: 'none-typed' }])
  })

  test('an absurd typed amount is replaced by the usual amount', () => {
    expect(lineOf('1000000 kg rice', ({ ingredient }) => ingredient === 'rice')?.amount).toBeLessThan(1000)
  })

  test('the list counts cans for a typed number of cannellini beans', () => {
    expect(cookedOf(['1 cannellini beans, drained', 'onion']).recipe.ingredients).toContain('1 can (240 g) cannellini beans, drained')
  })
})

describe('leftover rice', () => {
  const typed: Readonly<Record<Language, string>> = {
    en: 'rice from yesterday',
    es: 'arroz de ayer',
    fr: "riz d'hier",
    de: 'Reis von gestern',
    ru: 'вчерашний рис',
    ar: 'أرز من الأمس',
    ja: '昨日のご飯',
    zh: '昨天的米饭',
  }

  test.each(languageCodes.map((language) => [language, typed[language]] as const))(
    'leftover rice is warmed and never boiled again, in %s: %s',
    (language, rice) => {
      const { recipe } = cookedOf([rice], { language })
      const water = recipe.structure?.lines.find(({ use }) => use === 'water')?.amount ?? 0
      expect(recipe.ingredients.length).toBeGreaterThan(1)
      expect(water).toBeLessThan(250)
      expect(recipe.structure?.steps.map(({ technique }) => technique)).not.toContain('boil')
    },
  )
})

describe("foods whose names begin like another food's", () => {
  test.each<[Language, string]>([
    ['en', 'parmesan rind'],
    ['es', 'corteza de parmesano'],
    ['fr', 'croûte de parmesan'],
    ['de', 'Parmesanrinde'],
    ['ru', 'корка пармезана'],
    ['ar', 'قشرة جبن البارميزان'],
    ['ja', 'パルメザンチーズの皮'],
  ])('the rind of a cheese is left out and never grated, in %s: %s', (language, rind) => {
    expect(cookedOf([rind], { language }).leftOut).toMatchObject([{ reason: 'does-not-fit' }])
  })

  test('gammon is raw pork and cooked to 63 °C', () => {
    for (const typed of ['gammon', 'gammon steaks']) {
      const { recipe } = cookedOf([typed, 'potatoes'])
      expect(recipe.ingredients.join()).toContain('gammon')
      expect(recipe.instructions.join(' ')).toMatch(/\b63°C/)
    }
  })

  test.each<[Language, string, string]>([
    ['en', 'self-raising flour', 'baking powder'],
    ['es', 'harina leudante', 'polvo de hornear'],
    ['fr', 'farine à levure incorporée', 'levure chimique'],
    ['de', 'selbsttreibendes Mehl', 'Backpulver'],
    ['ru', 'самоподнимающаяся мука', 'разрыхлитель'],
    ['ar', 'دقيق ذاتي الرفع', 'بيكنج بودر'],
    ['ja', 'セルフライジングフラワー', 'ベーキングパウダー'],
    ['zh', '自发粉', '泡打粉'],
  ])('a cake of self-raising flour contains no baking powder, in %s: %s', (language, flour, powder) => {
    for (const seed of ['0', '1', '2', '3']) {
      const request = typedRequest([flour], {
        language,
        mealTypes: ['dessert'],
        targetMealType: 'dessert',
        dietTypes: ['vegetarian'],
        searchMode: 'ideas',
      })
      const cooked = cook(request, seed)
      expect(cooked.state).toBe('cooked')
      if (cooked.state !== 'cooked') return
      const list = cooked.recipe.ingredients.join('\n').toLowerCase()
      expect(list).toContain(flour.toLowerCase())
      expect(list).not.toContain(powder.toLowerCase())
    }
  })
})
