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
import { dishWords } from '#kitchen/composer/grammar/zh/dish-words.ts'
import { chineseGrammar } from '#kitchen/composer/grammar/zh/grammar.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/zh/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/zh/sentences.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import { simplifiedForms } from '#kitchen/reader/simplified.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/**
 * Errors that no Chinese sentence may contain: a missing word, punctuation or a verb without its noun, a doubled word,
 * spaces, letters of another script.
 */
const flaws =
  /undefined|null|[{}]|\[object|\s|，，|。。|，。|。，|、、|^[，。、]|、和|和和|(?:将|与|在)(?:[，。]|$)|将(?:放入|与|分|填|两面|对半|盖好|充分|穿)|(?<!牛)至(?:$|[，。、至])|至至|(?:撒上|淋上|拌入|配|和|、)(?:[，。]|$)|再再|分钟分钟|[炒煮煎烤焖蒸打拌烘]直[到至]|边[中大小]|转[中大小]|[A-Za-z]|“”/u

/** Removes units, whose Latin letters are correct. */
const bare = (text: string) => text.replace(/°[CF]/g, '')

/** The errors in sentences without their full stop. */
const flawsIn = (sentences: Iterable<string>) =>
  [...sentences].filter((sentence) => flaws.test(bare(sentence).replace(/。$/, '')) || traditionalIn(sentence) !== undefined).slice(0, 20)

/** The first traditional character of a sentence; recipes use simplified characters only. */
const traditionalIn = (sentence: string) => [...sentence].find((character) => simplifiedForms[character] !== undefined)

describe('Chinese sentences', () => {
  test(
    'the Chinese grammar writes a correct sentence for every verb with every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  test('the Chinese grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food', () => {
    expect(flawsIn(everyVerbAndVessel(writeTask, isLong()))).toEqual([])
  })

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
})

test.each([
  '加入undefined',
  '将，炒5分钟',
  '加入洋葱，，翻炒',
  '加入洋葱 翻炒',
  '中火炒5分钟，至',
  '加入onion',
  '加入洋葱、和盐',
  '炒直到变软',
  '边翻边转中火炒',
])('the error pattern for Chinese finds the fault in "%s"', (sentence) => {
  expect(flaws.test(bare(sentence))).toBe(true)
})

test('a Chinese title divides two names when the end of the first would make a third food', () => {
  expect(dishWords.soup({ mains: ['海鲈鱼', '豆腐'], base: '' })).toBe('海鲈鱼和豆腐热汤')
  expect(dishWords.soup({ mains: ['胡萝卜', '洋葱'], base: '' })).toBe('胡萝卜洋葱热汤')
})

describe('Chinese ingredient lines', () => {
  test('the Chinese grammar writes a correct line for every ingredient, in the singular and the plural', () => {
    const whole = /^\S+ \d+(?:\/\d)?(?:\.\d+)?\p{Script=Han}{1,2}(?:（[^（）]+）)?$/u
    expect([...everyLine(writeLine)].filter((line) => !whole.test(line))).toEqual([])
  })

  test('a Chinese line uses Chinese counters and measures: 胡萝卜 2根', () => {
    const line = (id: 'carrot' | 'egg' | 'soy-sauce' | 'garlic', amount: number, measure: 'piece' | 'ml' | 'clove') =>
      writeLine({ item: anItem(id), amount: { amount, measure }, cut: 'whole', isDivided: false })
    expect(line('carrot', 2, 'piece')).toBe('胡萝卜 2根')
    expect(line('egg', 3, 'piece')).toBe('鸡蛋 3个')
    expect(line('garlic', 1, 'clove')).toBe('大蒜 1瓣')
    expect(line('soy-sauce', 22.5, 'ml')).toBe('酱油 1.5汤匙')
    expect(writeMinutes(65)).toBe('1小时5分钟')
  })
})

test('the checker has no finding on Chinese first drafts for random requests', () => {
  const requests = howMany(40, 100)
  const { composed, findings } = judgeFirstDraftsIn('zh', requests)
  expect(composed).toBeGreaterThan(requests * 0.8)
  expect(findings).toEqual([])
})
