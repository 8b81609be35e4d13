import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'en').foods.map(({ ingredient }) => ingredient)

describe('misspelt English words', () => {
  test.each([
    ['tomatoe', 'tomato'],
    ['mangoe', 'mango'],
    ['avocadoe', 'avocado'],
    ['broccol', 'broccoli'],
    ['lettuc', 'lettuce'],
    ['zucchin', 'zucchini'],
    ['hcicken', 'chicken'],
    ['elmon', 'lemon'],
    ['celary', 'celery'],
    ['suger', 'sugar'],
    ['chickan', 'chicken'],
    ['garli', 'garlic'],
    ['samon', 'salmon'],
    ['bakon', 'bacon'],
    ['patatoes', 'potato'],
    ['avacodo', 'avocado'],
    ['zuchhini', 'zucchini'],
    ['rhubard', 'rhubarb'],
    ['asparagas', 'asparagus'],
    ['cabbidge', 'cabbage'],
    ['lentles', 'lentil'],
    ['lobsta', 'lobster'],
    ['green beens', 'green-beans'],
  ])('the reader corrects the English word "%s" to %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  test.each([
    ['turke', 'turkey'],
    ['lamd', 'lamb'],
    ['bulter', 'butter'],
  ] as const)('the reader does not correct "%s" and suggests %s', (typed, id) => {
    const { foods, unknown } = readPhrase(typed, 'en')
    expect(foods).toEqual([])
    expect(unknown[0]?.didYouMean).toContain(id)
  })

  test.each(['shatters', 'calling', 'balmy', 'cascades', 'Harris'])(
    'the reader does not correct an English word of its own: %s',
    (typed) => {
      expect(idsIn(typed)).toEqual([])
    },
  )

  test('the reader corrects "granosa" in English and leaves it unknown in Spanish', () => {
    expect(idsIn('granosa')).not.toEqual([])
    expect(readPhrase('granosa', 'es').foods).toEqual([])
  })

  test.each(['limonade', 'porke', 'onione'])('the reader does not correct a word with one letter too many at its end: %s', (typed) => {
    expect(idsIn(typed).filter((id) => ['lime', 'lemon', 'pork', 'onion'].includes(id ?? ''))).toEqual([])
  })
})
