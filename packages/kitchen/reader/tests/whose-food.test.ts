import { describe, expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

test.each([
  ['ru', 'яйцо страуса'],
  ['ar', 'حليب الرنة'],
  ['zh', '馴鹿奶'],
] as const)('the reader finds no meat in the egg or milk of an animal, in "%s": %s', (language, phrase) => {
  expect(inspectPhrase(phrase, language)).toMatchObject({ vegetarian: 'yes', vegan: 'no' })
})

describe('known words within an unknown Chinese or Japanese one', () => {
  test('the reader doubts a known word of one character: 某蛋某粉', () => {
    expect(inspectPhrase('某蛋某粉', 'zh').contains.eggs).toBe('unknown')
  })

  test('the reader counts a known word of several characters: 大豆某某胚芽', () => {
    expect(inspectPhrase('大豆某某胚芽', 'zh').contains.soybean).toBe('yes')
  })

  test('the reader reads the food after its place of origin: 千葉県産落花生', () => {
    expect(inspectPhrase('千葉県産落花生', 'ja')).toMatchObject({ ingredients: ['peanut'], unknown: [] })
  })
})

test.each([
  ['ar', 'حمض الهيدروسيانيك'],
  ['ru', 'синильная кислота'],
  ['ja', 'ヒ酸'],
  ['zh', '亚砷酸钠'],
] as const)('the reader does not call an unknown acid or salt vegan, in "%s": %s', (language, phrase) => {
  expect(inspectPhrase(phrase, language).vegan).not.toBe('yes')
})
