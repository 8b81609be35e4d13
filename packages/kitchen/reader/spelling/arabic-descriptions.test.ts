import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { descriptionMeant } from '#kitchen/reader/spelling/arabic-descriptions.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

test.each([
  ['مجممد', 'مجمد'],
  ['متلخ', null],
  ['مقطغ', 'مقطع'],
  ['كرسي', null],
])('the reader corrects a plain slip in a word of form or cut: %s', (typed, meant) => {
  expect(descriptionMeant(typed, vocabularyOf('ar'))).toBe(meant)
})

test('a food keeps the form of a misspelt word and denies nothing: دجاج مجممد', () => {
  const [food, ...others] = readPhrase('دجاج مجممد', 'ar').foods
  expect(others).toEqual([])
  expect(food).toMatchObject({ ingredient: 'chicken', known: 'misspelt', form: { is: 'frozen' } })
})

test.each([
  ['صدور دجاج بدون عظم', 'chicken-breast'],
  ['لحم مفروم خروف', 'ground-lamb'],
  ['مفروم بقر', 'ground-beef'],
  ['فخدة فراخ', 'chicken-thigh'],
  ['تن ابيض بالمي علبه', 'canned-tuna'],
  ['جبن مزاريلا', 'mozzarella'],
  ['مكرونا سباكيتي', 'spaghetti'],
  ['فراخ ربع كيلو', 'chicken'],
])('the reader knows cuts, minces, tins and families by their spoken names: %s', (text, ingredient) => {
  expect(readPhrase(text, 'ar').foods.map((food) => food.ingredient)).toEqual([ingredient])
})

test('whole chickpeas in a tin are canned: حمص حب معلب', () => {
  expect(readPhrase('حمص حب معلب', 'ar').foods[0]?.form?.is).toBe('canned')
})

test.each([
  ['لبنة عليها اسم احمد', 'labneh'],
  ['حليب مفتوح الاحد', 'milk'],
  ['عدس بدون رمل', 'lentil'],
])('a remark on owner, day or sand leaves nothing: %s', (text, id) => {
  const { foods, unknown } = readPhrase(text, 'ar')
  expect(foods.map(({ ingredient }) => ingredient)).toEqual([id])
  expect(unknown).toEqual([])
})

test.each(['رزمصري', 'فراح كامله'])('a usual slip or a joined name denies nothing: %s', (text) => {
  expect(readPhrase(text, 'ar').foods).toMatchObject([{ known: 'misspelt' }])
})

test.each(['سمك مفور', 'علبتيين تونة', 'حليب اكسباير', 'حليب تالف', 'سلطة ماما', 'سلطة عليها اسم احمد'])(
  'what may be cooked, misspelt or spoilt denies nothing: %s',
  (text) => {
    for (const { contains } of readPhrase(text, 'ar').foods) expect(contains.peanut).not.toBe('no')
  },
)
