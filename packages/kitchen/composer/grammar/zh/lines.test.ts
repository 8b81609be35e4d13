import { expect, test } from 'vitest'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/zh/lines.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

test('a Chinese line uses Chinese counters and measures: 胡萝卜 2根', () => {
  const line = (id: 'carrot' | 'egg' | 'soy-sauce' | 'garlic', amount: number, measure: 'piece' | 'ml' | 'clove') =>
    writeLine({ item: anItem(id), amount: { amount, measure }, cut: 'whole', isDivided: false })
  expect(line('carrot', 2, 'piece')).toBe('胡萝卜 2根')
  expect(line('egg', 3, 'piece')).toBe('鸡蛋 3个')
  expect(line('garlic', 1, 'clove')).toBe('大蒜 1瓣')
  expect(line('soy-sauce', 22.5, 'ml')).toBe('酱油 1.5汤匙')
  expect(writeMinutes(65)).toBe('1小时5分钟')
})
