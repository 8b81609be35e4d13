import { expect, test } from 'vitest'
import { writeLine } from '#kitchen/composer/grammar/ru/lines.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

test('a Russian line names the right cut for each food: cauliflower in florets', () => {
  const lineOf = (...[id, cut]: [id: Parameters<typeof anItem>[0], cut: 'chopped' | 'torn']) =>
    writeLine({ item: anItem(id), amount: { amount: 100, measure: 'g' }, cut, isDivided: false })
  expect(lineOf('cauliflower', 'chopped')).toMatch(/разобрать на соцветия$/)
  expect(lineOf('walnut', 'chopped')).toMatch(/крупно порубить$/)
  expect(lineOf('salt-cod', 'torn')).toMatch(/разобрать руками$/)
})

test('a Russian line uses the number forms of Russian: 2 зубчика, 5 зубчиков', () => {
  const written = (amount: number) =>
    writeLine({ item: anItem('garlic'), amount: { amount, measure: 'clove' }, cut: 'whole', isDivided: false })
  expect([1, 2, 5, 21].map(written)).toEqual(['Чеснок — 1 зубчик', 'Чеснок — 2 зубчика', 'Чеснок — 5 зубчиков', 'Чеснок — 21 зубчик'])
})
