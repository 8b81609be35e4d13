import { expect, test } from 'vitest'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ar/lines.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

test('an Arabic line counts by the Arabic rules of number and agrees in gender', () => {
  const lineOf = (id: Parameters<typeof anItem>[0], amount: number) =>
    writeLine({ item: anItem(id), amount: { amount, measure: 'piece' }, cut: 'diced', isDivided: false })
  expect(lineOf('carrot', 2)).toBe('جزر: 2 حبة، مقطع مكعبات')
  expect(lineOf('tomato', 4)).toBe('طماطم: 4 حبات، مقطعة مكعبات')
  expect(lineOf('potato', 11)).toBe('بطاطس: 11 حبة، مقطعة مكعبات')
  expect(writeLine({ item: anItem('garlic'), amount: { amount: 12, measure: 'clove' }, cut: 'whole', isDivided: false })).toBe(
    'ثوم: 12 فصًا',
  )
})

test('an Arabic line converts millilitres of water to the matching number of cups', () => {
  const lineOf = (amount: number) => writeLine({ item: anItem('water'), amount: { amount, measure: 'ml' }, cut: 'whole', isDivided: false })
  expect([1080, 1500, 1200].map(lineOf)).toEqual(['ماء: 1080 مل (4 1/2 كوب)', 'ماء: 1 1/2 لتر (6 1/4 كوب)', 'ماء: 1200 مل (5 أكواب)'])
})

test('the Arabic grammar writes times in Arabic number forms: ساعتان', () => {
  expect([5, 25, 60, 65, 120, 130, 205].map(writeMinutes)).toEqual([
    '5 دقائق',
    '25 دقيقة',
    'ساعة',
    'ساعة و5 دقائق',
    'ساعتان',
    'ساعتان و10 دقائق',
    '3 ساعات و25 دقيقة',
  ])
})
