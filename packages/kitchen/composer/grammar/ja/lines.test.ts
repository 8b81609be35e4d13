import { expect, test } from 'vitest'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ja/lines.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

test('a Japanese line for two cans says what each can holds', () => {
  const tins = (amount: number) =>
    writeLine({ item: anItem('chickpea'), amount: { amount, measure: 'can' }, cut: 'drained', isDivided: false })
  expect(tins(1)).toBe('ひよこ豆 1缶（240g、水気を切る）')
  expect(tins(2)).toBe('ひよこ豆 2缶（1缶240g、水気を切る）')
})

test('a Japanese line uses Japanese counters and measures: にんじん 2本', () => {
  const line = (id: 'carrot' | 'egg' | 'soy-sauce' | 'garlic', amount: number, measure: 'piece' | 'ml' | 'clove') =>
    writeLine({ item: anItem(id), amount: { amount, measure }, cut: 'whole', isDivided: false })
  expect(line('carrot', 2, 'piece')).toBe('にんじん 2本')
  expect(line('egg', 3, 'piece')).toBe('卵 3個')
  expect(line('garlic', 1, 'clove')).toBe('にんにく 1片')
  expect(line('soy-sauce', 22.5, 'ml')).toBe('しょうゆ 大さじ1と1/2')
  expect(writeMinutes(65)).toBe('1時間5分')
})
