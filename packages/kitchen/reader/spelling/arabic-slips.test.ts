import { expect, test } from 'vitest'
import { allergens } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { arabicSlip } from '#kitchen/reader/spelling/arabic-slips.ts'

const idsIn = (text: string) => readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)

test.each([
  ['تفاخ', 'apple'],
  ['حبز', 'bread'],
  ['قستق', 'pistachio'],
  ['عصل', 'honey'],
  ['تعناع', 'mint'],
  ['طماطن', 'tomato'],
  ['بندوؤة', 'tomato'],
  ['باذجنان', 'eggplant'],
  ['قرمبيط', 'cauliflower'],
  ['حموص', 'chickpea'],
  ['قشتة', 'cream'],
  ['بطاتيس', 'potato'],
  ['فلفل أخمر', 'red-bell-pepper'],
  ['فاصوليا حضراء', 'green-beans'],
  ['نص كيلو طما طم', 'tomato'],
])('the reader reads the slip "%s" as %s and rules out no allergen', (typed, id) => {
  expect(idsIn(typed)).toEqual([id])
  const [food] = readPhrase(typed, 'ar').foods
  expect(allergens.filter((allergen) => food?.contains[allergen] === 'no')).toEqual([])
})

test.each([
  ['سلمو', 'salmon'],
  ['زنجبي', 'ginger'],
  ['قنفل', 'cloves'],
  ['نعاع', 'mint'],
])('the reader adds the letter that a cook left out of "%s" or forgot at its end: %s', (typed, id) => {
  const [food] = readPhrase(typed, 'ar').foods
  expect(food?.ingredient).toBe(id)
  expect(allergens.filter((allergen) => food?.contains[allergen] === 'no')).toEqual([])
})

test.each(['يقين', 'أنواع', 'مأكل', 'كذبة', 'كنوز', 'جرأت', 'تشير'])(
  'the reader adds no letter to the Arabic word "%s" to make it a food',
  (typed) => {
    expect(idsIn(typed)).toEqual([])
  },
)

test.each(['خبر', 'جبر', 'نوبل', 'سمير', 'غسل', 'قول', 'روح', 'خلال'])(
  'the reader does not correct the Arabic word "%s" to a food',
  (typed) => {
    expect(idsIn(typed)).toEqual([])
  },
)

test('a slip in Arabic costs less the more alike its two letters are', () => {
  expect(arabicSlip('خليب', 'حليب')).toBe(1)
  expect(arabicSlip('حايب', 'حليب')).toBe(2)
  expect(arabicSlip('صليب', 'حليب')).toBeNull()
})

test('the reader corrects no slip in a phrase that describes a food', () => {
  expect(idsIn('تفااح درجة أولى')).toEqual(['apple'])
  expect(readPhrase('بايت من يومين', 'ar').foods).toEqual([])
})

test('the reader reads the brand كالفي, and not the word "in", in mayonnaise', () => {
  expect(readPhrase('في', 'ar').foods).toEqual([])
  expect(readPhrase('في عندنا بيض', 'ar').foods.map(({ ingredient }) => ingredient)).toEqual(['egg'])
  expect(readPhrase('مايونيز كالفي', 'ar').foods[0]?.contains.eggs).toBe('yes')
})
