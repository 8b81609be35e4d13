import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each(['Зинаида Аркадьевна', 'Нижнезатонинск', 'станция Заволокино', 'позвонить маме', 'тарабумицин', 'взбить до пены'])(
  'the reader asks about no kind of food for Russian words about something else: %s',
  (text) => {
    const { foods, unknown, notFood } = readPhrase(text, 'ru')
    expect([foods.length, unknown.length, notFood]).toEqual([0, 0, [text]])
  },
)

test('a Russian patronymic beside a known food leaves the food', () => {
  expect(readPhrase('картошка от Петровны', 'ru').foods.map(({ ingredient }) => ingredient)).toEqual(['potato'])
})

test('an unknown Russian noun is still asked about', () => {
  expect(readPhrase('брюмзовка', 'ru').unknown.map(({ words }) => words)).toEqual(['брюмзовка'])
})

test.each([
  'Мария Капустина',
  'Горошкина Анна',
  'театр Сыр',
  'гора Сахарная',
  'стакан для молока',
  'туфли цвета баклажан',
  'очисти лук',
  'я не ем мясо',
  'Сырный мост',
  'проще пареной репы',
])('a Russian name, thing, order or saying with a food in it is no food: %s', (text) => {
  const { foods, notFood } = readPhrase(text, 'ru')
  expect([foods.length > 0 && notFood.length === 0, notFood]).toEqual([false, [text]])
})

test.each([
  'стакан молока',
  'гора сыра',
  'мякоть тыквы свежая',
  'пятнадцать яиц',
  'салат Снегурочка',
  'перец красного цвета',
  'печенье Мария',
])('Russian words that only resemble such a phrase stay a food: %s', (text) => {
  const { foods, notFood } = readPhrase(text, 'ru')
  expect([foods.length > 0, notFood]).toEqual([true, []])
})
