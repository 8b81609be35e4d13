import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The words of the foods that are read. */
const foodsOf = (text: string) => readPhrase(text, 'ar').foods.map(({ words }) => words)

test.each(['كفر البطيخ', 'وادي اللوز', 'حارة الفول', 'رأس التين', 'كوبري الليمون'])(
  'the reader finds no food in an Arabic place named after one: %s',
  (text) => {
    expect(foodsOf(text)).toEqual([])
  },
)

test.each(['ليلى الجزار', 'محمود عسل', 'ميادة سمسم', 'المهندس لوز'])('the reader finds no food in an Arabic person: %s', (text) => {
  expect(foodsOf(text)).toEqual([])
})

test.each(['مكنة الآيس كريم', 'علبة السكر فاضية', 'قطرة العسل للعين', 'رصيف السمك', 'كشك العصير'])(
  'the reader finds no food in an Arabic thing named after one: %s',
  (text) => {
    expect(foodsOf(text)).toEqual([])
  },
)

test.each(['أنا أكره السمك', 'لا تنسى الحليب', 'حمسي البصلة', 'سلق البيض', 'الحليب خرب', 'زي السمن على العسل'])(
  'the reader finds no food in an Arabic sentence about one: %s',
  (text) => {
    expect(foodsOf(text)).toEqual([])
  },
)

test.each([
  'عين الجمل',
  'دوار الشمس',
  'شيخ المحشي',
  'يوسف أفندي',
  'داود باشا',
  'كريم الطبخ',
  'كشك لبناني',
  'لون طعام',
  'كيس عدس احمر نصه فاضي',
  'زيتون وادي النطرون',
  'مركز الطماطم',
  'غصن روزماري',
  'طنجرة رز',
  'دلة قهوة',
  'اشتري حليب',
  'دجاج من البيت',
  'اللي باقي من الرز',
])('the reader reads an Arabic food that begins like a place, a person or a thing: %s', (text) => {
  expect(foodsOf(text)).not.toEqual([])
})
