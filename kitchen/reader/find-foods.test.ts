import { describe, expect, it } from 'vitest'
import { isSameFood } from '#kitchen/checker/families.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

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
    // Sauces of mushrooms are known by that name, and so are oysters.
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
