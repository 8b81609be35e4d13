import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { isShortened } from '#kitchen/reader/spelling/near-phrases.ts'

describe('slips in names of several words', () => {
  it.each([
    ['500g self rasing flour', 'self-raising flour'],
    ['wholmeal flower', 'wholemeal flour'],
    ['dubble cream', 'double cream'],
    ["2 tbsp p'nut btr", 'peanut butter'],
    ['soya sorce', 'soy sauce'],
    ['1 pkt feta chz', 'feta'],
    ['frzn prawms', 'prawns'],
    ['coucous', 'couscous'],
    ['rolled otes', 'rolled oats'],
    ['mushrm', 'mushroom'],
  ])('an English cook who types %s means %s', (typed, meant) => {
    expect(inspectPhrase(typed, 'en').english).toEqual(inspectPhrase(meant, 'en').english)
  })

  it.each(['500g self rasing flour', 'dubble cream', 'soya sorce', 'frzn prawms'])(
    'the name that %s is near denies no allergen and keeps no diet',
    (typed) => {
      const { contains, vegan, vegetarian, pescatarian } = inspectPhrase(typed, 'en')
      expect(Object.values(contains)).not.toContain('no')
      expect([vegan, vegetarian, pescatarian]).not.toContain('yes')
    },
  )

  it('a word without its vowels is a short form, and another word is none', () => {
    expect(isShortened('btr', 'butter')).toBe(true)
    expect(isShortened('choc', 'chocolate')).toBe(true)
    expect(isShortened('bt', 'butter')).toBe(false)
    expect(isShortened('beer', 'butter')).toBe(false)
  })
})

describe('a noun before its adjective', () => {
  it.each([
    ['paprika smoked', 'smoked paprika'],
    ['onions spring', 'scallion'],
    ['flour self raising', 'self-raising flour'],
    ['cabage savoy', 'savoy cabbage'],
  ])('the label "%s" means %s', (typed, english) => {
    expect(inspectPhrase(typed, 'en').english).toEqual([english])
  })

  it('"crumble apple" is not denied what an apple crumble has', () => {
    expect(inspectPhrase('crumble apple', 'en').contains).toMatchObject({ dairy: 'yes', gluten: 'yes' })
  })

  it('a poison is refused in any order of its words', () => {
    expect(inspectPhrase('apricot kernels bitter', 'en').english).toEqual([])
  })

  it.each(['whisk the eggs', 'bake for 25 mins at 180C', 'Colin Firth'])('"%s" names no food to cook', (typed) => {
    expect(inspectPhrase(typed, 'en').english).toEqual([])
  })

  it('"butter peanut" keeps the dairy of butter, and is no peanut butter', () => {
    const { english, contains } = inspectPhrase('butter peanut', 'en')
    expect(english).toEqual(['butter', 'peanut'])
    expect(contains.dairy).toBe('yes')
  })
})
