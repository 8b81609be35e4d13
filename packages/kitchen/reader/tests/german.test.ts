import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('German compounds', () => {
  test('the reader reads a German compound as its last noun and the foods before it: Rosmarinkartoffeln', () => {
    expect(readPhrase('Rosmarinkartoffeln', 'de').foods.map(({ ingredient }) => ingredient)).toEqual(
      expect.arrayContaining(['rosemary', 'potato']),
    )
    expect(readPhrase('Erdnusspaprika', 'de').foods.some(({ contains }) => contains.peanut === 'yes')).toBe(true)
  })

  test('the reader cuts no German compound without a known last noun: Bohnerwachs', () => {
    expect(readPhrase('Bohnerwachs', 'de').foods).toEqual([])
  })

  test.each([
    // Endings that only look like Lunge, Zunge, Lende, Rücken or Ei.
    ...['Behandlung', 'Verletzung', 'Ausblende', 'Blutdruck', 'Fischerei'],
    // An unknown word with a shape, plant, dough or drink: no food is known.
    ...[
      'Glühbirne',
      'Flugblatt',
      'Quadratwurzel',
      'Abwasser',
      'Stromleitung',
      'Datenkrebs',
      'Kanalratte',
      'Quecksilberchlorid',
      'Amtsgericht',
    ],
    // A piece needs a food, not a quality.
    ...['Festring', 'Abschnitt', 'Diamantring', 'Landmasse'],
    // A prefix is no food.
    ...['aufkohlen', 'einweckend', 'ausbluten', 'Aufpilzen'],
    // Other words with the same letters.
    ...['Bilderrahmen', 'Fahrradrahmen', 'Holzkohle', 'Weltreise', 'Briefmarke'],
  ])('the reader finds no food in a German compound whose last noun names none: %s', (text) => {
    expect(readPhrase(text, 'de').foods).toEqual([])
  })

  test.each([
    'Zwiebelringe',
    'Apfelblätter',
    'Kürbiswurzel',
    'Entenzunge',
    'Kalbslunge',
    'Schweinelende',
    'Reisgericht',
    'Kokoswasser',
    'Wildkirsche',
  ])('the reader finds the food before a last noun that is no food: %s', (text) => {
    expect(readPhrase(text, 'de').foods).not.toEqual([])
  })
})

test.each(['glutenfreies Brot', 'glutenfreies Paniermehl', 'glutenfreie Brötchen'])('the reader rules out gluten in %s', (text) => {
  expect(readPhrase(text, 'de').foods.map(({ contains }) => contains.gluten)).toEqual(['no'])
})

test.each(['gemischtes Hackfleisch', '500 g Hackfleisch gemischt', 'Hackfleisch halb und halb', 'gemischtes Faschiertes'])(
  'the reader reads a mixture sold under one name as both foods: %s',
  (text) => {
    const { foods, unknown } = readPhrase(text, 'de')
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(['ground-beef', 'ground-pork'])
    expect(unknown).toEqual([])
  },
)

describe('German spelling and endings', () => {
  test.each([
    ['Moehren', 'carrot'],
    ['Kaese', 'cheese'],
    ['weissem Pfeffer', 'white-pepper'],
    ['roten Linsen', 'red-lentil'],
    ['Soja-Sauce', 'soy-sauce'],
    ['Hafer-Drink', 'oat-milk'],
    ['Avocados', 'avocado'],
    ['Paradeisern', 'tomato'],
    ['Erdäpfeln', 'potato'],
    ['Rüeblis', 'carrot'],
  ])('the reader reads the German word %s as %s', (text, id) => {
    expect(readPhrase(text, 'de').foods.map(({ ingredient }) => ingredient)).toEqual([id])
  })

  test.each([
    ['Austernpilzpulver', 'shellfish', 'no'],
    ['Butterpilze', 'dairy', 'no'],
    ['Fleischtomaten', 'dairy', 'no'],
    ['Ziegenvollmilch', 'dairy', 'yes'],
    ['Hühnervolleipulver', 'eggs', 'yes'],
    ['Vollmilchschokoladenstückchen', 'dairy', 'yes'],
    ['Reisvollkornmehl', 'gluten', 'no'],
    ['Muschelnudeln', 'shellfish', 'no'],
  ] as const)('the reader marks %s with %s: %s', (text, allergen, certainty) => {
    const { foods, unknown } = readPhrase(text, 'de')
    expect(foods.map(({ contains }) => contains[allergen])).toContain(certainty)
    expect(foods.every(({ contains }) => contains[allergen] === certainty)).toBe(true)
    expect(unknown).toEqual([])
  })
})

describe('German names that are known as a whole', () => {
  test.each(['gefrorene Erbsen', 'gesalzenen Cashewkernen', 'frisch gebackene Karotten'])(
    'the reader knows a German name with a participle in any ending as a whole: %s',
    (text) => {
      expect(readPhrase(text, 'de').foods).toMatchObject([{ known: 'whole', vegan: 'yes' }])
    },
  )

  test.each(['Weizen-Mehl', 'Apfel-Essig', 'Soja-Milch'])('the reader knows a German name with a hyphen as a whole: %s', (text) => {
    expect(readPhrase(text, 'de').foods).toMatchObject([{ known: 'whole', vegan: 'yes' }])
  })

  test('the reader does not rule out dairy when the parts say more than the name: Milch Reis', () => {
    expect(readPhrase('Milch Reis', 'de').foods.map(({ contains }) => contains.dairy)).not.toContain('no')
  })
})

describe('everyday German words', () => {
  test.each(['Variante', 'Bühne', 'Glück', 'Radien', 'Kunde', 'Passion', 'Wechselkurs', 'stellen', 'scheinbar', 'kommt'])(
    'the reader finds no food in an everyday German word that resembles one: %s',
    (text) => {
      expect(readPhrase(text, 'de').foods).toEqual([])
    },
  )

  test.each([
    ['Glucke', 'mushroom'],
    ['Radi', 'daikon'],
    ['Bohne', 'kidney-bean'],
  ])('the reader still reads the food that shares its stem with an everyday German word: %s', (text, food) => {
    expect(readPhrase(text, 'de').foods.map(({ ingredient, class: made }) => ingredient ?? made)).toEqual([food])
  })
})
