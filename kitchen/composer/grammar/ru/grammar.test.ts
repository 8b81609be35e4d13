import { describe, expect, test } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import {
  everyLine,
  everyVerbAndIngredient,
  everyVerbAndVessel,
  everyVerbTimeout,
  writtenSentencesOf,
} from '#kitchen/composer/grammar/a-sentence.ts'
import { judgeFirstDraftsIn } from '#kitchen/composer/grammar/drafts.ts'
import { writeLine } from '#kitchen/composer/grammar/ru/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ru/sentences.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/**
 * Errors that no Russian sentence may contain: a missing word, a doubled word, letters of another script, с for со, a
 * misplaced comma.
 */
const flaws =
  /undefined|null|[{}]|\[object| {2}|,,|,\s*[.;]|[A-Za-z](?<!°[CF])|(?<!\p{L})(\p{L}+) \1(?!\p{L})|\s[,.;:]|^\s|\s$|^[а-яё]|(?<!\p{L})с (?:[сшжз][бвгджзклмнпрстфхцчшщ]|щ)|(?<!\p{L})(?:с|со|из|в|на) (?:до|пока|и|на)(?!\p{L})|\(\s*\)/u

const flawsIn = (sentences: Iterable<string>) => [...sentences].filter((sentence) => flaws.test(sentence)).slice(0, 20)

const saying = (verb: Parameters<typeof writtenSentencesOf>[1], task: Parameters<typeof writtenSentencesOf>[2]) =>
  writtenSentencesOf(writeTask, verb, task)[0]

describe('Russian sentences', () => {
  test(
    'the Russian grammar writes a correct sentence for every verb with every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  test('the Russian grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food', () => {
    expect(flawsIn(everyVerbAndVessel(writeTask, isLong()))).toEqual([])
  })

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
})

test.each([
  'Добавьте undefined',
  'Добавьте лук  и чеснок',
  'Подавайте с шпинатом',
  'Добавьте лук, , чеснок',
  'добавьте лук',
  'Добавьте лук лук',
  'Добавьте onion',
  'Смешайте с до мягкости',
  'Добавьте лук ',
])('the error pattern for Russian finds the fault in "%s"', (sentence) => {
  expect(flaws.test(sentence)).toBe(true)
})

describe('Russian ingredient lines', () => {
  test('a Russian line names the right cut for each food: cauliflower in florets', () => {
    const lineOf = (...[id, cut]: [id: Parameters<typeof anItem>[0], cut: 'chopped' | 'torn']) =>
      writeLine({ item: anItem(id), amount: { amount: 100, measure: 'g' }, cut, isDivided: false })
    expect(lineOf('cauliflower', 'chopped')).toMatch(/разобрать на соцветия$/)
    expect(lineOf('walnut', 'chopped')).toMatch(/крупно порубить$/)
    expect(lineOf('salt-cod', 'torn')).toMatch(/разобрать руками$/)
  })

  test('the Russian grammar writes a correct line for every ingredient, in the singular and the plural', () => {
    expect(flawsIn(everyLine(writeLine))).toEqual([])
  })

  test('a Russian line uses the number forms of Russian: 2 зубчика, 5 зубчиков', () => {
    const written = (amount: number) =>
      writeLine({ item: anItem('garlic'), amount: { amount, measure: 'clove' }, cut: 'whole', isDivided: false })
    expect([1, 2, 5, 21].map(written)).toEqual(['Чеснок — 1 зубчик', 'Чеснок — 2 зубчика', 'Чеснок — 5 зубчиков', 'Чеснок — 21 зубчик'])
  })
})

test('the checker has no finding on Russian first drafts for random requests', () => {
  const requests = howMany(40, 100)
  const { composed, findings } = judgeFirstDraftsIn('ru', requests)
  expect(composed).toBeGreaterThan(requests * 0.8)
  expect(findings).toEqual([])
})
