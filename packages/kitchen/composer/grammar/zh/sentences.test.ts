import { expect, test } from 'vitest'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { chineseGrammar } from '#kitchen/composer/grammar/zh/grammar.ts'
import { writeTask } from '#kitchen/composer/grammar/zh/sentences.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan, writtenSentencesOf } from '#kitchen/testing/grammar/a-sentence.ts'

test('a Chinese sentence names heat, verb, time, sign and safe temperature in this order', () => {
  const chicken = anItem('chicken-thigh')
  const task = { items: [chicken], minutes: [6, 8], heat: 'medium', cue: 'golden', proofs: safetyProofsFor([chicken]) } as const
  expect(writtenSentencesOf(writeTask, 'sear', task)[0]).toMatch(/中火煎6-8分钟，至表面金黄，且鸡腿肉中心达到74°C（165°F）/)
})

test('a Chinese recipe calls rice 米饭 once it is cooked', () => {
  const rice = anItem('rice')
  const { instructions } = chineseGrammar(
    aPlan([
      ['absorb', { items: [rice], and: [waterItem({ ml: 400 })], vessel: 'saucepan', minutes: [12, 15] }],
      ['stir-fry', { items: [rice], vessel: 'wok', minutes: [2, 3] }],
    ]),
  )
  const [first = '', last = ''] = instructions.slice(-2)
  expect(first).toContain('大米和水')
  expect(last).toContain('米饭')
})

test('the Chinese grammar fries fish with 煎 and carrots with 炒', () => {
  const fried = (id: 'cod' | 'carrot') => writtenSentencesOf(writeTask, 'fry', { items: [anItem(id)], minutes: [6, 8] })
  for (const sentence of fried('cod')) expect(sentence).toMatch(/煎6-8分钟/)
  for (const sentence of fried('carrot')) expect(sentence).toMatch(/炒6-8分钟/)
})

test('the Chinese grammar quotes an unknown word as typed', () => {
  const stranger = anItem('carrot', { ingredient: null, words: 'zblorp' })
  expect(writtenSentencesOf(writeTask, 'stir-in', { items: [stranger] })[0]).toContain('“zblorp”')
})
