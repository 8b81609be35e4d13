import { describe, expect, test } from 'vitest'
import { everyLine, everyVerbAndIngredient, everyVerbAndVessel, everyVerbTimeout } from '#kitchen/composer/grammar/a-sentence.ts'
import { judgeFirstDraftsIn } from '#kitchen/composer/grammar/drafts.ts'
import { writeLine } from '#kitchen/composer/grammar/es/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/es/sentences.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/**
 * Errors that no Spanish sentence may contain: a missing word, a doubled word, an article that is not contracted or
 * does not agree.
 */
const flaws =
  /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|,\s*[.;]|\b(?:de|a) el\s|\b(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)\b|\by i\p{L}|\b(?:con|en|de|y|o|la|el) [.,;]|\b(?:con|en|de) (?:hasta|y)\b|\s[.,;]|^\s|\s$|^\p{Ll}|\(\s*\)|\bla agua\b|\bla alga\b/u

const flawsIn = (sentences: Iterable<string>) => [...sentences].filter((sentence) => flaws.test(sentence)).slice(0, 20)

describe('Spanish sentences', () => {
  test(
    'the Spanish grammar writes a correct sentence for every verb with every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  test('the Spanish grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food', () => {
    expect(flawsIn(everyVerbAndVessel(writeTask, isLong()))).toEqual([])
  })

  test('the error pattern for Spanish finds an uncontracted article, a missing word and a wrong article', () => {
    expect(flawsIn(['Añadir la mitad de el arroz.', 'Sazonar con .', 'Añadir la agua.'])).toHaveLength(3)
  })
})

test('the Spanish grammar writes a correct line for every ingredient, in the singular and the plural', () => {
  const broken = /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|\bde el\s|\bde (?:la|los|las) (?:el|la|los|las)\b|^\s|\s$|\(\s*\)/u
  expect([...everyLine(writeLine)].filter((line) => broken.test(line))).toEqual([])
})

test('the checker has no finding on Spanish first drafts for random requests', () => {
  const requests = howMany(40, 100)
  const { composed, findings } = judgeFirstDraftsIn('es', requests)
  expect(composed).toBeGreaterThan(requests * 0.8)
  expect(findings).toEqual([])
})
