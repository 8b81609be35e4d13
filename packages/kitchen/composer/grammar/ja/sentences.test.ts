import { expect, test } from 'vitest'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { japaneseGrammar } from '#kitchen/composer/grammar/ja/grammar.ts'
import { writeTask } from '#kitchen/composer/grammar/ja/sentences.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan, writtenSentencesOf } from '#kitchen/testing/grammar/a-sentence.ts'

test('a Japanese sentence puts time, sign and safe temperature before the verb', () => {
  const chicken = anItem('chicken-thigh')
  const task = { items: [chicken], minutes: [6, 8], heat: 'medium', cue: 'golden', proofs: safetyProofsFor([chicken]) } as const
  expect(writtenSentencesOf(writeTask, 'fry', task)[0]).toContain('中火で6〜8分、きつね色になり、鶏もも肉の中心が74°C(165°F)に達するまで')
})

test('a Japanese recipe calls rice ご飯 once it is cooked', () => {
  const rice = anItem('rice')
  const { instructions } = japaneseGrammar(
    aPlan([
      ['absorb', { items: [rice], and: [waterItem({ ml: 400 })], vessel: 'saucepan', minutes: [12, 15] }],
      ['stir-fry', { items: [rice], vessel: 'wok', minutes: [2, 3] }],
    ]),
  )
  const [first = '', last = ''] = instructions.slice(-2)
  expect(first).toContain('米と水')
  expect(last).toContain('ご飯を')
})

test('the Japanese grammar fries fish with 焼く and carrots with 炒める', () => {
  const fried = (id: 'cod' | 'carrot') => writtenSentencesOf(writeTask, 'fry', { items: [anItem(id)], minutes: [6, 8] })
  for (const sentence of fried('cod')) expect(sentence).toMatch(/焼く。?$/)
  for (const sentence of fried('carrot')) expect(sentence).toMatch(/炒める。?$/)
})

test('a Japanese step does not repeat in the oven the foods that it has just put on the tray', () => {
  const oats = anItem('oats')
  const { instructions } = japaneseGrammar(
    aPlan([
      ['toss', { items: [oats], and: [anItem('honey')], vessel: 'tray' }],
      ['roast', { items: [oats], vessel: 'tray', minutes: [15, 20] }],
    ]),
  )
  expect(instructions.join('').split('オートミール')).toHaveLength(2)
})

test('the Japanese grammar quotes an unknown word in corner brackets as typed', () => {
  const stranger = anItem('carrot', { ingredient: null, words: 'zblorp' })
  expect(writtenSentencesOf(writeTask, 'stir-in', { items: [stranger] })[0]).toContain('「zblorp」')
})
