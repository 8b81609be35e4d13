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
