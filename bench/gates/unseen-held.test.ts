import { describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import { chanceFrom } from '#kitchen/composer/random.ts'
import { howMany } from '../../tests/how-many.ts'
import { missedGates } from './gate.ts'
import { isHeld } from './held.ts'
import { measureUnseen } from './unseen.ts'
import { isAsRecorded, unseenLists, unseenPhrases } from './unseen-lists.ts'
import { unseenGates } from './unseen-report.ts'

const opened = unseenLists.flatMap((list) =>
  languageCodes.flatMap((language) => {
    const phrases = unseenPhrases(list, language)
    return phrases === null ? [] : [{ list, language, phrases }]
  }),
)

describe.runIf(isHeld.unseen)('a sample of the unseen lists, held to its targets', () => {
  it.each(unseenLists.filter((list) => opened.some((one) => one.list === list)))('list %s misses no target', (list) => {
    const measured = opened
      .filter((one) => one.list === list)
      .map(({ language, phrases }) => {
        const sample = chanceFrom(17).shuffle(phrases).slice(0, howMany(15, phrases.length))
        return measureUnseen(sample, language)
      })
    const missed = missedGates(unseenGates(list, measured)).map(({ name }) => name)
    if (missed.length > 0) expect.fail([...missed, ...measured.flatMap(({ misses }) => misses)].join('\n'))
  })
})

it('every opened unseen list is as it was recorded before the reader was mended', () => {
  expect(opened.filter(({ list, language }) => !isAsRecorded(list, language))).toEqual([])
})
