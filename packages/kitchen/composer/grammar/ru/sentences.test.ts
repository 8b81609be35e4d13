import { expect, test } from 'vitest'
import { writeTask } from '#kitchen/composer/grammar/ru/sentences.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { writtenSentencesOf } from '#kitchen/testing/grammar/a-sentence.ts'

const saying = (verb: Parameters<typeof writtenSentencesOf>[1], task: Parameters<typeof writtenSentencesOf>[2]) =>
  writtenSentencesOf(writeTask, verb, task)[0]

test('the Russian grammar declines foods that are fried, added and scattered', () => {
  const [spinach, onion] = [anItem('spinach'), anItem('onion')]
  expect(saying('fry', { items: [spinach, onion], minutes: [2, 3], cue: 'soft' })).toMatch(/шпинат и лук.* 2–3 минуты до мягкости\.$/)
  expect(saying('serve-with', { items: [spinach] })).toMatch(/со шпинатом|подайте шпинат/)
  expect(saying('scatter', { items: [anItem('parsley')] })).toContain('петрушкой')
})

test('the Russian grammar quotes an unknown word as typed', () => {
  const stranger = anItem('carrot', { ingredient: null, words: 'zblorp' })
  expect(saying('stir-in', { items: [stranger] })).toContain('«zblorp»')
})
