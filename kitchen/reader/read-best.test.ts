import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a word of another language', () => {
  it("that is a letter from a food of the cook's own, which not everybody may eat, is asked about", () => {
    expect(readPhrase('bred', 'en')).toMatchObject({ foods: [], unknown: [{ words: 'bred', didYouMean: ['bread'] }] })
    expect(readPhrase('bred', 'fr').foods).toHaveLength(1)
  })

  it('is of the language that writes it so: German bread is no Spanish sprout', () => {
    expect(readPhrase('Brot', 'en').foods).toMatchObject([{ ingredient: 'bread', contains: { gluten: 'yes' } }])
    expect(readPhrase('brotes', 'en').foods[0]?.ingredient).not.toBe('bread')
  })

  it.each([
    ['leche', 'milk'],
    ['farine', 'flour'],
    ['setas', 'mushroom'],
    ['Garnelen', 'shrimp'],
    ['coco', 'desiccated-coconut'],
  ] as const)('is read as it is there: %s', (text, id) => {
    expect(readPhrase(text, 'en').foods).toMatchObject([{ ingredient: id }])
  })
})
