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
})
