import { expect, test } from 'vitest'
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

test.each([
  ['zh', '某某鰏'],
  ['ja', 'ズブロ鯰'],
  ['ja', 'ズブロサメ'],
] as const)('the %s reader reads "%s" as a fish and rules out nothing else in it', (language, name) => {
  expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegetarian: 'no', pescatarian: 'unknown', contains: unsaid })
})

test.each([
  ['zh', '某某蟳'],
  ['zh', '某某海蛎'],
  ['ja', 'ズブロウニ'],
] as const)('the %s reader reads "%s" as a shellfish', (language, name) => {
  expect(inspectPhrase(name, language).contains.shellfish).toBe('yes')
})

test.each([
  ['zh', '某某草'],
  ['zh', '某某橄榄'],
  ['zh', '箭叶橙皮'],
  ['ja', 'ズブロ菊'],
  ['ja', 'ズブロ柑'],
] as const)('the %s reader reads "%s" as a plant that is not certainly vegan', (language, name) => {
  expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegan: 'unknown', contains: unsaid })
})

test.each([
  ['zh', '鸡爪', 'no'],
  ['zh', '棉籽脂', 'yes'],
  ['ja', '牛の胃', 'no'],
  ['ja', '大根の皮', 'yes'],
  ['ja', 'タンポポ属', 'yes'],
] as const)('the %s reader reads a part as the food it is cut from: "%s"', (language, name, vegan) => {
  expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegan })
})

test.each([
  ['zh', '某某骨'],
  ['zh', '某某油脂'],
  ['ja', 'ズブロの胃'],
  ['ja', 'ズブロ属'],
] as const)('the %s reader knows nothing about a part of an unknown thing: "%s"', (language, name) => {
  expect(inspectPhrase(name, language)).toMatchObject({ vegan: 'unknown', contains: { gluten: 'unknown', shellfish: 'unknown' } })
})

test.each([
  ['ja', 'タラの卵', { eggs: 'unknown' }, 'no'],
  ['ja', 'かに玉子', { eggs: 'yes', shellfish: 'yes' }, 'no'],
  ['zh', '虾蛋', { eggs: 'yes', shellfish: 'yes' }, 'no'],
  ['zh', '蟹香精', { shellfish: 'yes' }, 'no'],
  ['zh', '小麦芽', { gluten: 'yes' }, 'yes'],
  ['zh', '茶干', { soybean: 'yes' }, 'yes'],
] as const)('the %s reader keeps the allergens of the food that another is made of: "%s"', (language, name, contains, vegetarian) => {
  expect(inspectPhrase(name, language)).toMatchObject({ contains, vegetarian })
})

test.each([
  ['ja', 'ズブロ豆'],
  ['zh', '某某豆'],
  ['ja', 'プロテイン'],
  ['zh', '蛋白粉'],
  ['fr', 'protéine en poudre'],
] as const)('the %s reader does not rule out soya in "%s"', (language, name) => {
  expect(inspectPhrase(name, language).contains.soybean).toBe('unknown')
})

test.each([
  ['ja', 'プロテイン'],
  ['zh', '蛋白粉'],
  ['fr', 'protéine en poudre'],
] as const)('the %s reader knows "%s" as a whole and rules out peanut', (language, name) => {
  expect(inspectPhrase(name, language).contains.peanut).toBe('no')
})

test.each([
  ['ja', 'ズブロ豆'],
  ['zh', '某某豆'],
] as const)('the %s reader does not rule out peanut in "%s"', (language, name) => {
  expect(inspectPhrase(name, language).contains.peanut).toBe('unknown')
})

test.each([
  ['es', 'pierna de pato', 'no'],
  ['es', 'dados de panceta', 'no'],
  ['es', 'tiras de calabacín', 'yes'],
  ['ar', 'حوت موسى', 'no'],
  ['ar', 'شجرة زبلورب', 'unknown'],
] as const)('the %s reader reads "%s" by its first noun', (language, name, vegan) => {
  expect(inspectPhrase(name, language)).toMatchObject({ unknown: [], vegan })
})
