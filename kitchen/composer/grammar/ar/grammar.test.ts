import { describe, expect, test } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import {
  everyLine,
  everyVerbAndIngredient,
  everyVerbAndVessel,
  everyVerbTimeout,
  writtenSentencesOf,
} from '#kitchen/composer/grammar/a-sentence.ts'
import { dishWords } from '#kitchen/composer/grammar/ar/dish-words.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ar/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ar/sentences.ts'
import { judgeFirstDraftsIn } from '#kitchen/composer/grammar/drafts.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/**
 * Errors that no Arabic sentence may contain: a missing word, a doubled word, letters of another script, an article
 * after an attached preposition.
 */
const flaws =
  /undefined|null|[{}]|\[object| {2}|،،|،\s*[.؛]|\s[،.]|^\s|\s$|(?<!\p{L})(?!آغار|و)(\p{L}{3,}) \1(?!\p{L})|(?<!\p{L})(?:في|من|إلى|على|مع) (?:في|من|إلى|على|مع|لمدة|حتى|ثم|و)(?!\p{L})|\(\s*\)|(?<!\p{L})لال|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Han}/u

/** Every verb in every vessel. */
const inVessels = everyVerbAndVessel(writeTask, isLong())

const flawsIn = (sentences: Iterable<string>) => [...sentences].filter((sentence) => flaws.test(sentence)).slice(0, 20)

describe('Arabic sentences', () => {
  test(
    'the Arabic grammar writes a correct sentence for every verb with every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  test('the Arabic grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food', () => {
    expect(flawsIn(inVessels)).toEqual([])
  })

  test('the Arabic grammar puts a pot that is heated empty into the accusative', () => {
    expect([...inVessels].filter((sentence) => sentence.includes('نسخن قدر '))).toEqual([])
  })

  test('the Arabic grammar names the object of chilling, covering and boiling, and names no heat twice', () => {
    const loose = /(?:نضع|نبرد) في الثلاجة|نترك جانبًا|إلى طبق ونغطي |نرفع الحرارة|نغطي ونطهو|إلى جانبه|أيضًا|\) \(/
    expect([...inVessels].filter((sentence) => loose.test(sentence))).toEqual([])
  })

  test('the Arabic grammar replaces the name of a single fat with a pronoun of its gender', () => {
    const heated = (id: Parameters<typeof anItem>[0]) =>
      writtenSentencesOf(writeTask, 'heat-fat', { items: [anItem(id)], vessel: 'frying-pan', heat: 'medium' }, 2).join(' ')
    expect(heated('olive-oil')).toMatch(/ثم (?:نسخنه|نحميه) /)
    expect(heated('butter')).toContain('ثم نذيبها ')
  })

  test('the Arabic grammar calls no sauce "sauce of sauce": صلصة البونزو', () => {
    const parts = { base: '', hollowed: '', filling: '' }
    expect(dishWords.sauce({ ...parts, mains: 'صلصة البونزو' })).toBe('صلصة البونزو')
    expect(dishWords.sauce({ ...parts, mains: 'الطماطم' })).toBe('صلصة من الطماطم')
  })

  test('the error pattern for Arabic finds an empty place, a doubled word and a foreign letter', () => {
    expect(flawsIn(['نضيف  الأرز.', 'نضع الأرز في على نار هادئة.', 'نضيف الأرز الأرز.', 'نضيف rice.'])).toHaveLength(4)
  })
})

describe('Arabic ingredient lines', () => {
  test('the Arabic grammar writes a correct line for every ingredient, in the singular and the plural', () => {
    expect(flawsIn(everyLine(writeLine))).toEqual([])
  })

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
    const lineOf = (amount: number) =>
      writeLine({ item: anItem('water'), amount: { amount, measure: 'ml' }, cut: 'whole', isDivided: false })
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
})

test('the checker has no finding on Arabic first drafts for random requests', () => {
  const requests = howMany(40, 100)
  const { composed, texts, findings } = judgeFirstDraftsIn('ar', requests)
  expect(composed).toBeGreaterThan(requests * 0.8)
  expect(findings).toEqual([])
  expect(flawsIn(texts)).toEqual([])
})
