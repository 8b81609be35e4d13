import { describe, expect, it } from 'vitest'
import { allergens, type Language, languageCodes } from '#domain/options.ts'
import { isSameFood } from '#kitchen/checker/families.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { ingredientNames } from '#kitchen/reader/ingredient-names.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Food } from '#kitchen/reader/reading.ts'
import { howMany } from '../../tests/how-many.ts'

function named(text: string): string[] {
  return findFoods(text, 'en').map(({ ingredient, words }) => ingredient ?? words)
}

describe('foods in running text', () => {
  it('are found where they stand', () => {
    const text = 'Add the chicken thighs and 2 crushed garlic cloves.'
    const found = findFoods(text, 'en')
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['chicken thighs', 'garlic cloves'])
    expect(found.map(({ ingredient }) => ingredient)).toEqual(['chicken-thigh', 'garlic'])
  })

  it('are found by their longest name', () => {
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

  it.each([
    'Toast, wrap and season well, then brown the mixture.',
    'Whisk the dressing into the salad and pour over the sauce.',
    'Roll into pea-sized balls with a butter knife on a tea towel.',
    'Simmer the curry until the stew is thick.',
    'Cream together and mince finely.',
    'Pad Thai, Laksa, Katsu Curry and Tom Yum Soup',
  ])('are not verbs, tools or dishes: %s', (text) => {
    expect(named(text)).toEqual([])
  })

  it('are found in verbs that use them', () => {
    expect(named('Butter a dish and flour the board.')).toEqual(['butter', 'flour'])
    expect(named('Cream the butter and sugar.')).toEqual(['butter', 'sugar'])
  })

  it('that are denied are not named', () => {
    expect(named('Without butter, add the egg.')).toEqual(['egg'])
    expect(named('No butter, no eggs or milk; dairy-free and egg-free.')).toEqual([])
    expect(named('Use dairy-free butter.')).toEqual(['vegan-butter'])
  })

  it('are never guessed from a misspelling', () => {
    expect(named('Add the chiken and the flower.')).toEqual([])
  })

  it('of salt and pepper are salt and black pepper', () => {
    expect(named('Season with salt and pepper.')).toEqual(['salt', 'black-pepper'])
  })
})

describe('a word in a step', () => {
  function speaksOf(mentioned: string, listed: string): boolean {
    const [one] = findFoods(mentioned, 'en')
    const [other] = readPhrase(listed, 'en').foods
    if (one === undefined || other === undefined) throw new Error(`${mentioned} / ${listed}`)
    return isSameFood(one, other, 'en')
  }

  it.each([
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
  ])('"%s" may speak of %s', (mentioned, listed) => {
    expect(speaksOf(mentioned, listed)).toBe(true)
  })

  it.each([
    ['chicken thighs', 'beef'],
    ['chicken', 'chicken stock'],
    ['rice', 'rice vinegar'],
    ['wine', 'wine vinegar'],
    ['tomatoes', 'tomato paste'],
    ['ground coriander', 'cilantro'],
    ['butter', 'peanut butter'],
    ['coconut milk', 'milk'],
    ['feta', 'cheddar'],
  ])('"%s" never speaks of %s', (mentioned, listed) => {
    expect(speaksOf(mentioned, listed)).toBe(false)
  })
})

describe('German words of several nouns in running text', () => {
  it('are one food where that takes something away', () => {
    const [cream, ...more] = findFoods('Zum Schluss Haselnusssahne unterrühren.', 'de')
    expect(more).toEqual([])
    expect(cream?.contains.dairy).toBe('no')
  })

  it('name the foods they are written of otherwise', () => {
    expect(findFoods('Lammhack-Kabeljau-Suppe', 'de').map(({ ingredient }) => ingredient)).toEqual(['ground-lamb', 'cod'])
    expect(findFoods('Sahnekarotten', 'de').some(({ contains }) => contains.dairy === 'yes')).toBe(true)
  })

  it('are cut where their nouns meet, whatever letters fold into two', () => {
    const words = findFoods('Tofuspieße, Rindfleischspieße und Süßkartoffelspieße', 'de').map((food) => food.words)
    expect(words).toEqual(['Tofu', 'Rindfleisch', 'Süßkartoffel'])
  })

  it('find no food in the verbs and tools of a kitchen', () => {
    expect(findFoods('Langsam garnieren, marinieren und kräftig aufschlagen, in der Küche mit starker Hitze.', 'de')).toEqual([])
    expect(findFoods('Zwiebeln hacken und gebacken servieren.', 'de').map(({ ingredient }) => ingredient)).toEqual(['onion'])
  })
})

describe('a name of several words in running text', () => {
  it.each<[Language, string]>([
    ['en', 'Melt the cocoa butter.'],
    ['en', 'Stir in the cashew cream.'],
    ['fr', 'Ajouter le beurre de cacao.'],
    ['es', 'Fundir la mantequilla de cacao.'],
  ])('has no milk in it where it is of a plant, %s: %s', (language, text) => {
    expect(findFoods(text, language).map(({ contains }) => contains.dairy)).toEqual(['no'])
  })

  it.each<[Language, string]>([
    ['en', 'Melt the cocoa, butter and sugar.'],
    ['en', 'Add the tomato cream.'],
    ['en', 'Add the milk chocolate butter.'],
    ['fr', 'Ajouter le beurre et le cacao.'],
    ['fr', 'Verser la crème de champignon.'],
  ])('has it elsewhere, %s: %s', (language, text) => {
    expect(findFoods(text, language).some(({ contains }) => contains.dairy === 'yes')).toBe(true)
  })

  it('is one food in Japanese, whatever points part it', () => {
    const found = findFoods('ブリ・ド・モーとバター・ナッツを加える。', 'ja')
    expect(found.map(({ words }) => words)).toEqual(['ブリ・ド・モー', 'バター', 'ナッツ'])
    expect(found.map(({ contains }) => contains.dairy)).toEqual(['yes', 'yes', 'no'])
  })

  it('has the allergens that it has as a phrase', () => {
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

describe('what a recipe makes', () => {
  it.each<[Language, string]>([
    ['en', 'Pour the custard over the cake.'],
    ['en', 'Slide the pizza out, cut the brownies and serve the porridge with the toast.'],
    ['fr', 'Démouler le flan, couper la pizza et la tarte.'],
    ['de', 'Den Kuchen und die Pizza anschneiden.'],
    ['ru', 'Разрежьте пирог, переверните блины.'],
  ])('is a dish, not a food that the list must have, %s: %s', (language, text) => {
    expect(findFoods(text, language)).toEqual([])
  })
})
