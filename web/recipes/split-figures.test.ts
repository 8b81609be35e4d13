import { expect, test } from 'vitest'
import { splitFigures } from './split-figures.ts'

test.each([
  ['اطبخ 10-12 دقيقة.', ['10-12']],
  ['10‑12 على 180 °C (350 °F).', ['10‑12', '180 °C', '350 °F']],
  ['600 مل (2 1/2 كوب)، 1.5 كغ، 1,5.', ['600', '2 1/2', '1.5', '1,5']],
  ['½ كوب و2½', ['½', '2½']],
  ['٣-٤ حبات', ['٣-٤']],
  ['ملح', []],
])('in %s the figures are %j', (text, figures) => {
  const parts = splitFigures(text)
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(figures)
  expect(parts.join('')).toBe(text)
})
