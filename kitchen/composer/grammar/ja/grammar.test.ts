import { describe, expect, test } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import {
  aPlan,
  everyLine,
  everyVerbAndIngredient,
  everyVerbAndVessel,
  everyVerbTimeout,
  writtenSentencesOf,
} from '#kitchen/composer/grammar/a-sentence.ts'
import { judgeFirstDraftsIn } from '#kitchen/composer/grammar/drafts.ts'
import { japaneseGrammar } from '#kitchen/composer/grammar/ja/grammar.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ja/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ja/sentences.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/**
 * Errors that no Japanese sentence may contain: a missing word, a particle without its noun or doubled, a doubled
 * word, a heat "kept" before it was set, spaces, letters of another script, characters of simplified Chinese.
 */
const flaws =
  /undefined|null|[{}]|\[object|\s|、、|。。|、。|。、|[をで]を|をに(?!しん|じます)|(?<!か)にに[^んしじらの]|まで(?:まで|、?$)|でで|(?:^|[、。])(?:[をで]|[にとの][、入加混を])|ながらながら|(?:分|まで)$|[A-Za-z]|(?:中火|弱火|強火)で、|火(?:のまま|に保って)|分から\d|ところまで|十分に|「」|[\u7ea0-\u7f35\u8ba0-\u8c36\u8d1d-\u8d60\u8f66-\u8f9a\u9485-\u9576\u95e8-\u9616\u9875-\u98a7\u9963-\u9995\u9a6c-\u9aa7\u9c7c-\u9ce4\u9e1f-\u9e73]/u

/** Removes units, whose Latin letters are correct. */
const bare = (text: string) => text.replace(/\d(?:cm|ml|g)/g, '0').replace(/°[CF]/g, '')

/** The errors in sentences without their full stop. */
const flawsIn = (sentences: Iterable<string>) =>
  [...sentences].filter((sentence) => flaws.test(bare(sentence).replace(/。$/, ''))).slice(0, 20)

describe('Japanese sentences', () => {
  test(
    'the Japanese grammar writes a correct sentence for every verb with every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  test('the Japanese grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food', () => {
    expect(flawsIn(everyVerbAndVessel(writeTask, isLong()))).toEqual([])
  })

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
})

test.each([
  'undefinedを加える',
  '玉ねぎををいためる',
  '、を加える',
  '玉ねぎを 炒める',
  '中火で5分まで',
  '中火のまま5分炒める',
  '5分から7分炒める',
  '玉ねぎを加え、、炒める',
  'onionを加える',
])('the error pattern for Japanese finds the fault in "%s"', (sentence) => {
  expect(flaws.test(bare(sentence))).toBe(true)
})

describe('Japanese ingredient lines', () => {
  test('the Japanese grammar writes a correct line for every ingredient, in the singular and the plural', () => {
    const whole = /^\S+ (?:大さじ|小さじ)?\d+(?:と\d)?(?:\/\d)?(?:\.\d+)?(?:g|ml|\p{L}{1,2})?(?:（[^（）]+）)*$/u
    expect([...everyLine(writeLine)].filter((line) => !whole.test(line))).toEqual([])
  })

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
})

test('the checker has no finding on Japanese first drafts for random requests', () => {
  const requests = howMany(40, 100)
  const { composed, findings } = judgeFirstDraftsIn('ja', requests)
  expect(composed).toBeGreaterThan(requests * 0.8)
  expect(findings).toEqual([])
})
