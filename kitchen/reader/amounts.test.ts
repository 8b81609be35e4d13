import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const amountOf = (text: string, language: Language = 'en') => readPhrase(text, language).foods.at(-1)?.amount
const formOf = (text: string) => readPhrase(text, 'en').foods[0]?.form

describe('the amount that was typed', () => {
  it.each([
    ['2 eggs', 'en', 2, 'piece'],
    ['half an onion', 'en', 0.5, 'piece'],
    ['1/2 onion', 'en', 0.5, 'piece'],
    ['500g chicken', 'en', 500, 'g'],
    ['1 1/2 cups rice', 'en', 360, 'ml'],
    ['2 x 400g cans of tomatoes', 'en', 2, 'can'],
    ['kidney beans 400 g can', 'en', 1, 'can'],
    ['carrots 🥕 x3', 'en', 3, 'piece'],
    ['3 Möhren', 'de', 3, 'piece'],
    ['eine halbe Zwiebel', 'de', 0.5, 'piece'],
    ['un diente de ajo', 'es', 1, 'clove'],
    ['une boite de thon', 'fr', 1, 'can'],
    ['300 г курицы', 'ru', 300, 'g'],
    ['نصف بصلة', 'ar', 0.5, 'piece'],
    ['豚こま200g', 'ja', 200, 'g'],
    ['醤油 大さじ2', 'ja', 30, 'ml'],
    ['半个洋葱', 'zh', 0.5, 'piece'],
  ] as const)('is read: %s', (text, language, amount, unit) => {
    expect(amountOf(text, language)).toEqual({ amount, unit })
  })

  it.each<[string, Language]>([
    ['canned tuna', 'en'],
    ['thon en boîte', 'fr'],
    ['Thunfisch aus der Dose', 'de'],
    ['トマト缶', 'ja'],
    ['罐头番茄', 'zh'],
  ])('is not read off a name that says a can: %s', (text, language) => {
    expect(amountOf(text, language)).toBeUndefined()
    expect(readPhrase(text, language).foods).toHaveLength(1)
  })

  it.each(['a bunch of parsley', 'half a bag of frozen spinach', '五花肉', 'сметана 20%', 'eggs, milk and flour', '1000000 g flour'])(
    'is not guessed: %s',
    (text) => {
      expect(amountOf(text)).toBeUndefined()
    },
  )
})

describe('the form a food comes in', () => {
  it.each([
    ['leftover roast chicken', 'cooked'],
    ['chicken, cooked', 'cooked'],
    ['smoked mackerel', 'smoked'],
    ['whole chicken', 'whole'],
    ['dried kidney beans', 'dried'],
    ['chickpeas (tinned)', 'canned'],
    ['frozen peas', 'frozen'],
    ['mashed potatoes', 'mashed'],
  ])('is kept: %s', (text, form) => {
    expect(formOf(text)?.is).toBe(form)
  })

  it('keeps the words that say it', () => {
    expect(formOf('200 g leftover roast chicken')?.words).toBe('leftover roast chicken')
  })

  it('is not said of fresh food', () => {
    expect(formOf('2 ripe tomatoes, chopped')).toBeUndefined()
  })
})
