import { describe, expect, it } from 'vitest'
import { allergens } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'de').foods.map(({ ingredient }) => ingredient)

describe('a German word typed in a hurry', () => {
  it.each([
    ['Mlich', 'milk'],
    ['Mhel', 'flour'],
    ['Brto', 'bread'],
    ['Shane', 'cream'],
    ['Hoing', 'honey'],
  ])('has two neighbours swapped: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  it.each([
    ['Tomazen', 'tomato'],
    ['Knobbauch', 'garlic'],
    ['Kidnetbohnen', 'kidney-bean'],
  ])('has a letter of the key beside it, or any letter wrong in a long word: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  it.each([
    ['Zucini', 'zucchini'],
    ['Obergine', 'eggplant'],
    ['Schampinjons', 'mushroom'],
    ['Feffer', 'black-pepper'],
  ])('is written by ear: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  it.each(['Mlich', 'Mhel', 'Tomazen', 'Knobbauch', 'Obergine'])('promises nothing: %s', (typed) => {
    const { foods } = readPhrase(typed, 'de')
    expect(foods.flatMap(({ contains }) => allergens.filter((one) => contains[one] === 'no'))).toEqual([])
  })

  it.each(['Rocker', 'Mandat', 'Runen', 'Kumpels', 'Lemma', 'lache', 'Sold', 'gern', 'zeigen', 'ziehen', 'schinden', 'Keil', 'Pool'])(
    'is no food where it is a word of its own: %s',
    (typed) => {
      expect(readPhrase(typed, 'de').foods).toEqual([])
    },
  )
})
