import { describe, expect, test } from 'vitest'
import { allergens } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'de').foods.map(({ ingredient }) => ingredient)

describe('slips in German words', () => {
  test.each([
    ['Mlich', 'milk'],
    ['Mhel', 'flour'],
    ['Brto', 'bread'],
    ['Shane', 'cream'],
    ['Hoing', 'honey'],
  ])('the reader corrects two swapped letters: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  test.each([
    ['Tomazen', 'tomato'],
    ['Knobbauch', 'garlic'],
    ['Kidnetbohnen', 'kidney-bean'],
  ])('the reader corrects a neighbouring key, or any letter in a long word: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  test.each([
    ['Zucini', 'zucchini'],
    ['Obergine', 'eggplant'],
    ['Schampinjons', 'mushroom'],
    ['Feffer', 'black-pepper'],
  ])('the reader corrects a German word spelt by ear: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  test.each(['Mlich', 'Mhel', 'Tomazen', 'Knobbauch', 'Obergine'])('a corrected German word rules out no allergen: %s', (typed) => {
    const { foods } = readPhrase(typed, 'de')
    expect(foods.flatMap(({ contains }) => allergens.filter((one) => contains[one] === 'no'))).toEqual([])
  })

  test.each(['Rocker', 'Mandat', 'Runen', 'Kumpels', 'Lemma', 'lache', 'Sold', 'gern', 'zeigen', 'ziehen', 'schinden', 'Keil', 'Pool'])(
    'the reader does not correct a German word of its own: %s',
    (typed) => {
      expect(readPhrase(typed, 'de').foods).toEqual([])
    },
  )
})
