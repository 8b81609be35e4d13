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
  ])('"%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  it.each([
    ['suger', 'sugar'],
    ['turke', 'turkey'],
    ['chickan', 'chicken'],
    ['garli', 'garlic'],
  ] as const)('"%s" could be what others may not eat, or something else: %s is asked about', (typed, id) => {
    const { foods, unknown } = readPhrase(typed, 'en')
    expect(foods).toEqual([])
    expect(unknown[0]?.didYouMean).toContain(id)
  })

  it.each(['limonade', 'porke', 'onione'])('with a letter too much at its end is another word: %s', (typed) => {
    expect(idsIn(typed).filter((id) => ['lime', 'lemon', 'pork', 'onion'].includes(id ?? ''))).toEqual([])
  })
})
