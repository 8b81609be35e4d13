import { describe, expect, it } from 'vitest'
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

describe('a Spanish sentence', () => {
  it(
    'is whole for every verb and every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  it('is whole for every verb in every vessel, with a second group, without time and with what food has become', () => {
    expect(flawsIn(everyVerbAndVessel(writeTask, isLong()))).toEqual([])
  })

  it('would be found out with an article left apart', () => {
    expect(flawsIn(['Añadir la mitad de el arroz.', 'Sazonar con .', 'Añadir la agua.'])).toHaveLength(3)
  })
})

describe('a Spanish line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    const broken = /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|\bde el\s|\bde (?:la|los|las) (?:el|la|los|las)\b|^\s|\s$|\(\s*\)/u
    expect([...everyLine(writeLine)].filter((line) => broken.test(line))).toEqual([])
  })
})

describe('a Spanish recipe', () => {
  it('passes the judge as it is first written, whatever is asked at random', () => {
    const requests = howMany(40, 100)
    const { composed, findings } = judgeFirstDraftsIn('es', requests)
    expect(composed).toBeGreaterThan(requests * 0.8)
    expect(findings).toEqual([])
  })
})
