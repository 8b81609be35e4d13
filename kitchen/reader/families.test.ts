import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

const unsaid = {
  dairy: 'unknown',
  gluten: 'unknown',
  eggs: 'unknown',
  peanut: 'unknown',
  shellfish: 'unknown',
  soybean: 'unknown',
  mushroom: 'unknown',
}

describe('a strange name is of the family that it ends in, and cleared of nothing', () => {
  it.each([
    ['zh', '某某鰏'],
    ['ja', 'ズブロ鯰'],
    ['ja', 'ズブロサメ'],
  ] as const)('%s: "%s" is a fish, and nobody knows whether with more in it', (language, name) => {
    expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegetarian: 'no', pescatarian: 'unknown', contains: unsaid })
  })

  it.each([
    ['zh', '某某蟳'],
    ['zh', '某某海蛎'],
    ['ja', 'ズブロウニ'],
  ] as const)('%s: "%s" is a shellfish', (language, name) => {
    expect(inspectPhrase(name, language).contains.shellfish).toBe('yes')
  })

  it.each([
    ['zh', '某某草'],
    ['zh', '某某橄榄'],
    ['zh', '箭叶橙皮'],
    ['ja', 'ズブロ菊'],
    ['ja', 'ズブロ柑'],
  ] as const)('%s: "%s" is no unknown word, and a plant that is not known as a whole is no vegan food for certain', (language, name) => {
    expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegan: 'unknown', contains: unsaid })
  })

  it.each([
    ['zh', '鸡爪', 'no'],
    ['zh', '棉籽脂', 'yes'],
    ['ja', '牛の胃', 'no'],
    ['ja', '大根の皮', 'yes'],
    ['ja', 'タンポポ属', 'yes'],
  ] as const)('%s: a part is what it is cut from: "%s"', (language, name, vegan) => {
    expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegan })
  })

  it.each([
    ['zh', '某某骨'],
    ['zh', '某某油脂'],
    ['ja', 'ズブロの胃'],
    ['ja', 'ズブロ属'],
  ] as const)('%s: of a strange thing nobody knows what a part is: "%s"', (language, name) => {
    expect(inspectPhrase(name, language)).toMatchObject({ vegan: 'unknown', contains: { gluten: 'unknown', shellfish: 'unknown' } })
  })

  it.each([
    ['ja', 'タラの卵', { eggs: 'unknown' }, 'no'],
    ['ja', 'かに玉子', { eggs: 'yes', shellfish: 'yes' }, 'no'],
    ['zh', '虾蛋', { eggs: 'yes', shellfish: 'yes' }, 'no'],
    ['zh', '蟹香精', { shellfish: 'yes' }, 'no'],
    ['zh', '小麦芽', { gluten: 'yes' }, 'yes'],
    ['zh', '茶干', { soybean: 'yes' }, 'yes'],
  ] as const)('%s: what it is cut, laid or made of stays in it: "%s"', (language, name, contains, vegetarian) => {
    expect(inspectPhrase(name, language)).toMatchObject({ contains, vegetarian })
  })

  it.each([
    ['ja', 'ズブロ豆'],
    ['zh', '某某豆'],
    ['ja', 'プロテイン'],
    ['zh', '蛋白粉'],
    ['fr', 'protéine en poudre'],
  ] as const)('%s: "%s" may be of soya, which nobody can tell', (language, name) => {
    expect(inspectPhrase(name, language).contains.soybean).toBe('unknown')
  })

  it.each([
    ['ja', 'プロテイン'],
    ['zh', '蛋白粉'],
    ['fr', 'protéine en poudre'],
  ] as const)('%s: "%s" is known as a whole, and has no peanut', (language, name) => {
    expect(inspectPhrase(name, language).contains.peanut).toBe('no')
  })

  it.each([
    ['ja', 'ズブロ豆'],
    ['zh', '某某豆'],
  ] as const)('%s: "%s" may be peanut, as any strange bean', (language, name) => {
    expect(inspectPhrase(name, language).contains.peanut).toBe('unknown')
  })

  it.each([
    ['es', 'pierna de pato', 'no'],
    ['es', 'dados de panceta', 'no'],
    ['es', 'tiras de calabacín', 'yes'],
    ['ar', 'حوت موسى', 'no'],
    ['ar', 'شجرة زبلورب', 'unknown'],
  ] as const)('%s: "%s" is read by the noun that it begins with', (language, name, vegan) => {
    expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegan })
  })
})
