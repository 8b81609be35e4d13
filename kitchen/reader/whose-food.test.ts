import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

describe('an animal beside what it gives', () => {
  it.each([
    ['ru', 'яйцо страуса'],
    ['ar', 'حليب الرنة'],
    ['zh', '馴鹿奶'],
  ] as const)('is no meat in it, in "%s": %s', (language, phrase) => {
    expect(inspectPhrase(phrase, language)).toMatchObject({ vegetarian: 'yes', vegan: 'no' })
  })
})

describe('a word within a strange Chinese or Japanese one', () => {
  it('is doubted when it is one character', () => {
    expect(inspectPhrase('某蛋某粉', 'zh').contains.eggs).toBe('unknown')
  })

  it('is counted when it is longer', () => {
    expect(inspectPhrase('大豆某某胚芽', 'zh').contains.soybean).toBe('yes')
  })

  it('is what it is behind the place that it comes from', () => {
    expect(inspectPhrase('千葉県産落花生', 'ja')).toMatchObject({ ingredients: ['peanut'], unknown: [] })
  })
})

describe('a strange acid or salt', () => {
  it.each([
    ['ar', 'حمض الهيدروسيانيك'],
    ['ru', 'синильная кислота'],
    ['ja', 'ヒ酸'],
    ['zh', '亚砷酸钠'],
  ] as const)('is no food, in "%s": %s', (language, phrase) => {
    expect(inspectPhrase(phrase, language).vegan).not.toBe('yes')
  })
})
