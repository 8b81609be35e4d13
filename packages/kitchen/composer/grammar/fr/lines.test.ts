import { expect, test } from 'vitest'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/fr/lines.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

test('a French line agrees in gender and number with the food that it counts', () => {
  const lineOf = (id: Parameters<typeof anItem>[0], amount: number) =>
    writeLine({ item: anItem(id), amount: { amount, measure: 'piece' }, cut: 'diced', isDivided: false })
  expect(lineOf('carrot', 1)).toBe('1 carotte, coupée en dés')
  expect(lineOf('carrot', 2)).toBe('2 carottes, coupées en dés')
  expect(lineOf('cucumber', 1)).toBe('1 concombre, coupé en dés')
  expect(lineOf('cucumber', 2)).toBe('2 concombres, coupés en dés')
})

test('the French grammar writes times as French recipes do: 1 h 5 min', () => {
  expect([25, 60, 65].map(writeMinutes)).toEqual(['25 min', '1 h', '1 h 5 min'])
})
