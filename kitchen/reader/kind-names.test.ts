import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a name of two kinds', () => {
  it('has what either has', () => {
    const [malted] = readPhrase('阿华田', 'zh').foods
    expect(malted?.contains).toMatchObject({ gluten: 'yes', dairy: 'yes' })
    expect(malted?.vegan).toBe('no')
    const [seedOrFungus] = readPhrase('чернушка', 'ru').foods
    expect(seedOrFungus?.contains.mushroom).toBe('yes')
    const [filled] = readPhrase('кулебяка', 'ru').foods
    expect([filled?.contains.gluten, filled?.vegetarian]).toEqual(['yes', 'no'])
  })

  it.each([
    ['zh', '蚝油捞面', ['gluten', 'shellfish', 'soybean']],
    ['ar', 'كاري بانانغ', ['peanut', 'soybean']],
    ['es', 'salsa tártara', ['eggs', 'soybean']],
  ] as const)('%s: has what either row of the dish %s has', (language, name, both) => {
    const [dish] = readPhrase(name, language).foods
    expect(both.filter((one) => dish?.contains[one] === 'yes' || dish?.contains[one] === 'likely')).toEqual(both)
  })
})
