import { describe, expect, test } from 'vitest'
import { isSameFood } from '#kitchen/checker/text/families.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { ingredientNames } from '#kitchen/reader/vocabulary/ingredient-names.ts'
import { howMany } from '../../../tests/how-many.ts'

function named(text: string): string[] {
  return findFoods(text, 'en').map(({ ingredient, words }) => ingredient ?? words)
}

describe('foods in running text', () => {
  test('the reader finds each food at its place in the text', () => {
    const text = 'Add the chicken thighs and 2 crushed garlic cloves.'
    const found = findFoods(text, 'en')
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['chicken thighs', 'garlic cloves'])
    expect(found.map(({ ingredient }) => ingredient)).toEqual(['chicken-thigh', 'garlic'])
  })

  test('the reader finds a food by its longest name', () => {
    expect(named('Stir in the coconut milk, peanut butter and rice wine vinegar.')).toEqual([
      'coconut-milk',
      'peanut-butter',
      'rice-vinegar',
    ])
    expect(named('Sweet Corn Tortilla Toast')).toEqual(['corn-tortilla'])
    // The sauce is named after oyster mushrooms, and the name also contains oysters.
    expect(findFoods('Salsa de setas de ostra', 'es').map(({ ingredient }) => ingredient)).toContain('oyster-mushroom')
    expect(findFoods('سلطة زبادي جوز الهند', 'ar').map(({ ingredient }) => ingredient)).toContain('coconut-yogurt')
  })

  test.each([
    'Toast, wrap and season well, then brown the mixture.',
    'Whisk the dressing into the salad and pour over the sauce.',
    'Roll into pea-sized balls with a butter knife on a tea towel.',
    'Simmer the curry until the stew is thick.',
    'Cream together and mince finely.',
    'Pad Thai, Laksa, Katsu Curry and Tom Yum Soup',
  ])('the reader finds no food in verbs, tools and dishes: %s', (text) => {
    expect(named(text)).toEqual([])
  })

  test('the reader finds the food in a verb that uses it: butter a dish', () => {
    expect(named('Butter a dish and flour the board.')).toEqual(['butter', 'flour'])
    expect(named('Cream the butter and sugar.')).toEqual(['butter', 'sugar'])
  })

  test('the reader finds no food that the text denies', () => {
    expect(named('Without butter, add the egg.')).toEqual(['egg'])
    expect(named('No butter, no eggs or milk; dairy-free and egg-free.')).toEqual([])
    expect(named('Use dairy-free butter.')).toEqual(['vegan-butter'])
  })

  test('the reader corrects no misspelling in running text', () => {
    expect(named('Add the chiken and the flower.')).toEqual([])
  })

  test('the reader finds salt and black pepper in "salt and pepper"', () => {
    expect(named('Season with salt and pepper.')).toEqual(['salt', 'black-pepper'])
  })
})

describe('words for listed foods', () => {
  function speaksOf(mentioned: string, listed: string): boolean {
    const [one] = findFoods(mentioned, 'en')
    const [other] = readPhrase(listed, 'en').foods
    if (one === undefined || other === undefined) throw new Error(`${mentioned} / ${listed}`)
    return isSameFood(one, other, 'en')
  }

  test.each([
    ['chicken', 'chicken thighs'],
    ['beans', 'canned black beans'],
    ['rice', 'basmati rice'],
    ['noodles', 'rice noodles'],
    ['cheese', 'feta'],
    ['oil', 'olive oil'],
    ['stock', 'vegetable stock'],
    ['tomatoes', 'cherry tomatoes'],
    ['pepper', 'black pepper'],
    ['chili', 'jalapeño'],
    ['onion', 'red onion'],
    ['mushrooms', 'shiitake'],
    ['fish', 'haddock'],
    ['sugar', 'brown sugar'],
    ['milk', 'oat milk'],
    ['lemon juice', 'lemon'],
    ['chopped tomatoes', 'tomatoes'],
    ['cooked rice', 'rice'],
    ['cheese', 'gouda'],
  ])('"%s" in a step may mean %s in the list', (mentioned, listed) => {
    expect(speaksOf(mentioned, listed)).toBe(true)
  })

  test.each([
    ['chicken thighs', 'beef'],
    ['chicken', 'chicken stock'],
    ['rice', 'rice vinegar'],
    ['wine', 'wine vinegar'],
    ['tomatoes', 'tomato paste'],
    ['ground coriander', 'cilantro'],
    ['butter', 'peanut butter'],
    ['coconut milk', 'milk'],
    ['feta', 'cheddar'],
  ])('"%s" in a step never means %s in the list', (mentioned, listed) => {
    expect(speaksOf(mentioned, listed)).toBe(false)
  })
})

describe('German compounds in running text', () => {
  test('the reader reads a German compound as one food when that removes an allergen: Haselnusssahne', () => {
    const [cream, ...more] = findFoods('Zum Schluss Haselnusssahne unterrühren.', 'de')
    expect(more).toEqual([])
    expect(cream?.contains.dairy).toBe('no')
  })

  test('the reader finds the foods in any other German compound: Lammhack-Kabeljau-Suppe', () => {
    expect(findFoods('Lammhack-Kabeljau-Suppe', 'de').map(({ ingredient }) => ingredient)).toEqual(['ground-lamb', 'cod'])
    expect(findFoods('Sahnekarotten', 'de').some(({ contains }) => contains.dairy === 'yes')).toBe(true)
  })

  test('the reader cuts German compounds between their nouns: Süßkartoffelspieße', () => {
    const words = findFoods('Tofuspieße, Rindfleischspieße und Süßkartoffelspieße', 'de').map((food) => food.words)
    expect(words).toEqual(['Tofu', 'Rindfleisch', 'Süßkartoffel'])
  })

  test('the reader finds no food in German kitchen verbs and tools', () => {
    expect(findFoods('Langsam garnieren, marinieren und kräftig aufschlagen, in der Küche mit starker Hitze.', 'de')).toEqual([])
    expect(findFoods('Zwiebeln hacken und gebacken servieren.', 'de').map(({ ingredient }) => ingredient)).toEqual(['onion'])
  })
})

describe('names of several words in running text', () => {
  test.each<[Language, string]>([
    ['en', 'Melt the cocoa butter.'],
    ['en', 'Stir in the cashew cream.'],
    ['fr', 'Ajouter le beurre de cacao.'],
    ['es', 'Fundir la mantequilla de cacao.'],
  ])("the reader rules out dairy in a plant's butter or cream, %s: %s", (language, text) => {
    expect(findFoods(text, language).map(({ contains }) => contains.dairy)).toEqual(['no'])
  })

  test.each<[Language, string]>([
    ['en', 'Melt the cocoa, butter and sugar.'],
    ['en', 'Add the tomato cream.'],
    ['en', 'Add the milk chocolate butter.'],
    ['fr', 'Ajouter le beurre et le cacao.'],
    ['fr', 'Verser la crème de champignon.'],
  ])('the reader finds dairy in butter or cream beside another food, %s: %s', (language, text) => {
    expect(findFoods(text, language).some(({ contains }) => contains.dairy === 'yes')).toBe(true)
  })

  test('the reader reads a Japanese name with separating dots as one food: ブリ・ド・モー', () => {
    const found = findFoods('ブリ・ド・モーとバター・ナッツを加える。', 'ja')
    expect(found.map(({ words }) => words)).toEqual(['ブリ・ド・モー', 'バター', 'ナッツ'])
    expect(found.map(({ contains }) => contains.dairy)).toEqual(['yes', 'yes', 'no'])
  })

  test('the reader finds the same allergens for a name in a step as for the name alone', () => {
    const apart = howMany(3, 1)
    const wrong = Object.entries(frames).flatMap(([language, [before, after]]) => {
      const code = languageCodes.find((one) => one === language) ?? 'en'
      return [...ingredientNames(code)].flatMap(([name], at) => {
        if (at % apart !== 0) return []
        const [phrase, found] = [readPhrase(name, code).foods, findFoods(`${before}${name}${after}`, code)]
        // Dishes are tested elsewhere.
        if (phrase.length === 0 || found.length === 0) return []
        const claims = (foods: readonly Food[]) =>
          allergens.filter((one) => foods.some(({ contains }) => contains[one] === 'yes' || contains[one] === 'likely')).join()
        return claims(phrase) === claims(found) ? [] : [`${language} ${name}`]
      })
    })
    // Both parts are foods, so the separating dot may divide two foods.
    expect(wrong.filter((name) => name !== 'ja チョリソ・ソーセージ')).toEqual([])
  })
})

/** The text before and after a name in a step, by language. */
const frames: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['Add the ', '.'],
  es: ['Añadir ', '.'],
  fr: ['Ajouter ', '.'],
  de: ['', ' zugeben.'],
  ru: ['Добавьте ', '.'],
  ar: ['نضيف ', '.'],
  ja: ['', 'を加える。'],
  zh: ['加入', '。'],
}

test.each<[Language, string]>([
  ['en', 'Pour the custard over the cake.'],
  ['en', 'Slide the pizza out, cut the brownies and serve the porridge with the toast.'],
  ['fr', 'Démouler le flan, couper la pizza et la tarte.'],
  ['de', 'Den Kuchen und die Pizza anschneiden.'],
  ['ru', 'Разрежьте пирог, переверните блины.'],
])('the reader finds no food in the dish that a step makes, %s: %s', (language, text) => {
  expect(findFoods(text, language)).toEqual([])
})
