import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('words with another meaning', () => {
  test.each(['йогурт богатый белком', 'йогурт, богатый белками', 'йогурт с высоким содержанием белка'])(
    'the reader does not read Russian protein as egg white: %s',
    (text) => {
      const { foods } = readPhrase(text, 'ru')
      expect(foods.map(({ ingredient }) => ingredient)).toEqual(['yogurt'])
      expect(foods[0]?.contains.eggs).toBe('no')
    },
  )

  test('the reader reads Russian egg whites as eggs', () => {
    for (const text of ['белки', 'взбитые белки', 'яичный белок']) expect(readPhrase(text, 'ru').foods[0]?.contains.eggs, text).toBe('yes')
  })

  test.each(['Linsenbolognese', 'Linsen-Bolognese', 'Gemüsebolognese'])(
    'the reader finds no meat in a Bolognese of pulses or vegetables: %s',
    (text) => {
      expect(readPhrase(text, 'de').foods).toMatchObject([{ words: text, vegetarian: 'yes', class: 'plant-protein' }])
    },
  )

  test('the reader finds meat in any other Bolognese', () => {
    for (const text of ['Bolognese', 'Spaghetti Bolognese', 'Tomaten-Bolognese', 'Bolognese mit Linsen'])
      expect(
        readPhrase(text, 'de').foods.some(({ vegetarian }) => vegetarian === 'no'),
        text,
      ).toBe(true)
  })

  test('the reader does not rule out peanut in unknown Spanish nuts: nueces de zblorp', () => {
    expect(readPhrase('nueces de zblorp', 'es').foods).toMatchObject([{ ingredient: null, contains: { peanut: 'unknown' } }])
    for (const text of ['nueces', 'nueces picadas', 'nueces peladas'])
      expect(readPhrase(text, 'es').foods, text).toMatchObject([{ ingredient: 'walnut' }])
    expect(readPhrase('una nuez de mantequilla', 'es').foods).toMatchObject([{ ingredient: 'butter' }])
  })
})
