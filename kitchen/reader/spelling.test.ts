import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'en').foods.map(({ ingredient }) => ingredient)

describe('a misspelt English word', () => {
  it.each([
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
  ])('"%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  it.each([
    ['turke', 'turkey'],
    ['lamd', 'lamb'],
    ['bulter', 'butter'],
  ] as const)('"%s" could be what others may not eat, or something else: %s is asked about', (typed, id) => {
    const { foods, unknown } = readPhrase(typed, 'en')
    expect(foods).toEqual([])
    expect(unknown[0]?.didYouMean).toContain(id)
  })

  it.each(['shatters', 'calling', 'balmy', 'cascades', 'Harris'])('is none where it is a word of its own: %s', (typed) => {
    expect(idsIn(typed)).toEqual([])
  })

  it('is the likeliest food on an English page only: under another header "granosa" is asked about', () => {
    expect(idsIn('granosa')).not.toEqual([])
    expect(readPhrase('granosa', 'es').foods).toEqual([])
  })

  it.each(['limonade', 'porke', 'onione'])('with a letter too much at its end is another word: %s', (typed) => {
    expect(idsIn(typed).filter((id) => ['lime', 'lemon', 'pork', 'onion'].includes(id ?? ''))).toEqual([])
  })
})
