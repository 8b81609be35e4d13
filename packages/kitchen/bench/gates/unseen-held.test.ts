import { describe, expect, it } from 'vitest'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { languageCodes } from '#kitchen/options.ts'
import { howMany } from '../../../../tests/how-many.ts'
import { missedGates } from './gate.ts'
import { measureUnseen, type UnseenFigure } from './unseen.ts'
import { isAsRecorded, unseenLists, unseenPhrases } from './unseen-lists.ts'
import { unseenGates } from './unseen-report.ts'

const opened = unseenLists.flatMap((list) =>
  languageCodes.flatMap((language) => {
    const phrases = unseenPhrases(list, language)
    return phrases === null ? [] : [{ list, language, phrases }]
  }),
)

/**
 * The figures that must hold for every phrase, however few are tried. `kitchen:gates` prints the other shares over
 * whole lists.
 */
const safety: readonly UnseenFigure[] = ['wrong no', 'flagged or unknown', 'no food, read', 'no food, cooked']

describe('a sample of the unseen lists', () => {
  it.each(unseenLists.filter((list) => opened.some((one) => one.list === list)))(
    'the reader endangers no one with a sample of the unseen list %s',
    (list) => {
      const measured = opened
        .filter((one) => one.list === list)
        .map(({ language, phrases }) => {
          const sample = randomSourceFrom(17).shuffle(phrases).slice(0, howMany(8, phrases.length))
          return measureUnseen(sample, language)
        })
      const gates = unseenGates(list, measured).filter(({ name }) => safety.some((figure) => name === `unseen ${list} ${figure}`))
      expect(gates).toHaveLength(safety.length)
      const missed = missedGates(gates).map(({ name }) => name)
      if (missed.length > 0) expect.fail([...missed, ...measured.flatMap(({ misses }) => misses)].join('\n'))
    },
  )
})

it('every opened unseen list equals its record from before the reader was corrected', () => {
  expect(opened.filter(({ list, language }) => !isAsRecorded(list, language))).toEqual([])
})
