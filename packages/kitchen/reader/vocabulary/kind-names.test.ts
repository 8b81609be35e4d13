import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('names of two kinds', () => {
  test('a name of two kinds has the allergens of both', () => {
    const [malted] = readPhrase('阿华田', 'zh').foods
    expect(malted?.contains).toMatchObject({ gluten: 'yes', dairy: 'yes' })
    expect(malted?.vegan).toBe('no')
    const [seedOrFungus] = readPhrase('чернушка', 'ru').foods
    expect(seedOrFungus?.contains.mushroom).toBe('yes')
    const [filled] = readPhrase('кулебяка', 'ru').foods
    expect([filled?.contains.gluten, filled?.vegetarian]).toEqual(['yes', 'no'])
  })

  test.each([
    ['zh', '蚝油捞面', ['gluten', 'shellfish', 'soybean']],
    ['ar', 'كاري بانانغ', ['peanut', 'soybean']],
    ['es', 'salsa tártara', ['eggs', 'soybean']],
  ] as const)('the %s dish %s has the allergens of both its rows', (language, name, both) => {
    const [dish] = readPhrase(name, language).foods
    expect(both.filter((one) => dish?.contains[one] === 'yes' || dish?.contains[one] === 'likely')).toEqual(both)
  })
})
