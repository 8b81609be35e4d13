import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a word for something else', () => {
  it.each(['йогурт богатый белком', 'йогурт, богатый белками', 'йогурт с высоким содержанием белка'])(
    'protein is no white of egg: %s',
    (text) => {
      const { foods } = readPhrase(text, 'ru')
      expect(foods.map(({ ingredient }) => ingredient)).toEqual(['yogurt'])
      expect(foods[0]?.contains.eggs).toBe('no')
    },
  )

  it('whites of egg still are', () => {
    for (const text of ['белки', 'взбитые белки', 'яичный белок']) expect(readPhrase(text, 'ru').foods[0]?.contains.eggs, text).toBe('yes')
  })

  it.each(['Linsenbolognese', 'Linsen-Bolognese', 'Gemüsebolognese'])('a sauce of pulses is not made of mince: %s', (text) => {
    expect(readPhrase(text, 'de').foods).toMatchObject([{ words: text, vegetarian: 'yes', class: 'plant-protein' }])
  })

  it('a Bolognese of nothing else is', () => {
    for (const text of ['Bolognese', 'Spaghetti Bolognese', 'Tomaten-Bolognese', 'Bolognese mit Linsen'])
      expect(
        readPhrase(text, 'de').foods.some(({ vegetarian }) => vegetarian === 'no'),
        text,
      ).toBe(true)
  })

  it('strange nuts may be peanuts, in Spanish too', () => {
    expect(readPhrase('nueces de zblorp', 'es').foods).toMatchObject([{ ingredient: null, contains: { peanut: 'unknown' } }])
    for (const text of ['nueces', 'nueces picadas', 'nueces peladas'])
      expect(readPhrase(text, 'es').foods, text).toMatchObject([{ ingredient: 'walnut' }])
    expect(readPhrase('una nuez de mantequilla', 'es').foods).toMatchObject([{ ingredient: 'butter' }])
  })
})
