import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('German nouns written together', () => {
  it('are read as the noun at the end, made of what stands before it', () => {
    expect(readPhrase('Rosmarinkartoffeln', 'de').foods.map(({ ingredient }) => ingredient)).toEqual(
      expect.arrayContaining(['rosemary', 'potato']),
    )
    expect(readPhrase('Erdnusspaprika', 'de').foods.some(({ contains }) => contains.peanut === 'yes')).toBe(true)
  })

  it('are not cut where no known noun ends them', () => {
    expect(readPhrase('Bohnerwachs', 'de').foods).toEqual([])
  })

  it.each([
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
  ])('are no food where the noun at the end is none: %s', (text) => {
    expect(readPhrase(text, 'de').foods).toEqual([])
  })

  it.each([
    'Zwiebelringe',
    'Apfelblätter',
    'Kürbiswurzel',
    'Entenzunge',
    'Kalbslunge',
    'Schweinelende',
    'Reisgericht',
    'Kokoswasser',
    'Wildkirsche',
  ])('are a food where a food stands before such a noun: %s', (text) => {
    expect(readPhrase(text, 'de').foods).not.toEqual([])
  })
})

describe('a German name that takes gluten away', () => {
  it.each(['glutenfreies Brot', 'glutenfreies Paniermehl', 'glutenfreie Brötchen'])('%s', (text) => {
    expect(readPhrase(text, 'de').foods.map(({ contains }) => contains.gluten)).toEqual(['no'])
  })
})

describe('a mixture sold under one name', () => {
  it.each(['gemischtes Hackfleisch', '500 g Hackfleisch gemischt', 'Hackfleisch halb und halb', 'gemischtes Faschiertes'])(
    'is both of its foods: %s',
    (text) => {
      const { foods, unknown } = readPhrase(text, 'de')
      expect(foods.map(({ ingredient }) => ingredient)).toEqual(['ground-beef', 'ground-pork'])
      expect(unknown).toEqual([])
    },
  )
})

describe('German spelling and endings', () => {
  it.each([
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
  ])('%s is read as %s', (text, id) => {
    expect(readPhrase(text, 'de').foods.map(({ ingredient }) => ingredient)).toEqual([id])
  })

  it.each([
    ['Austernpilzpulver', 'shellfish', 'no'],
    ['Butterpilze', 'dairy', 'no'],
    ['Fleischtomaten', 'dairy', 'no'],
    ['Ziegenvollmilch', 'dairy', 'yes'],
    ['Hühnervolleipulver', 'eggs', 'yes'],
    ['Vollmilchschokoladenstückchen', 'dairy', 'yes'],
    ['Reisvollkornmehl', 'gluten', 'no'],
    ['Muschelnudeln', 'shellfish', 'no'],
  ] as const)('%s: %s is %s', (text, allergen, certainty) => {
    const { foods, unknown } = readPhrase(text, 'de')
    expect(foods.map(({ contains }) => contains[allergen])).toContain(certainty)
    expect(foods.every(({ contains }) => contains[allergen] === certainty)).toBe(true)
    expect(unknown).toEqual([])
  })
})

describe('a German name that is known as a whole', () => {
  it.each(['gefrorene Erbsen', 'gesalzenen Cashewkernen', 'frisch gebackene Karotten'])(
    'has a participle in any of its endings: %s',
    (text) => {
      expect(readPhrase(text, 'de').foods).toMatchObject([{ known: 'whole', vegan: 'yes' }])
    },
  )

  it.each(['Weizen-Mehl', 'Apfel-Essig', 'Soja-Milch'])('may be written with a hyphen: %s', (text) => {
    expect(readPhrase(text, 'de').foods).toMatchObject([{ known: 'whole', vegan: 'yes' }])
  })

  it('is a guess where the parts say more than the name: Milch Reis', () => {
    expect(readPhrase('Milch Reis', 'de').foods.map(({ contains }) => contains.dairy)).not.toContain('no')
  })
})

describe('an everyday German word', () => {
  it.each(['Variante', 'Bühne', 'Glück', 'Radien', 'Kunde', 'Passion', 'Wechselkurs', 'stellen', 'scheinbar', 'kommt'])(
    'is no food that has nearly its letters, or has them in another language: %s',
    (text) => {
      expect(readPhrase(text, 'de').foods).toEqual([])
    },
  )

  it.each([
    ['Glucke', 'mushroom'],
    ['Radi', 'daikon'],
    ['Bohne', 'kidney-bean'],
  ])('leaves the food alone whose name has the same stem: %s', (text, food) => {
    expect(readPhrase(text, 'de').foods.map(({ ingredient, class: made }) => ingredient ?? made)).toEqual([food])
  })
})
