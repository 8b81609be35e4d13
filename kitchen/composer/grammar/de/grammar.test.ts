import { describe, expect, it } from 'vitest'
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
import { germanGrammar } from '#kitchen/composer/grammar/de/grammar.ts'
import { writeLine } from '#kitchen/composer/grammar/de/lines.ts'
import { joinSentences, prefixMeanwhile, writeTask } from '#kitchen/composer/grammar/de/sentences.ts'
import { judgeFirstDraftsIn } from '#kitchen/composer/grammar/drafts.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/**
 * Errors that no German sentence may contain: a missing word, a doubled word, an article before a bare noun, a clause
 * without its comma, another script.
 */
const flaws =
  /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|,\s*[.;]|\s[,.;]|^\s|\s$|\(\s*\)|\bmit(?: und|,|\.)|[^,;] bis (?:alles|die|das|der|es|sich)\b|\b(\p{L}{3,}) \1\b|[^\p{Script=Latin}\p{N}\s.,;:()°–%'’/+-]/u

const writeSentence = (...[task, plan, context]: Parameters<typeof writeTask>) => joinSentences([writeTask(task, plan, context)])

const flawsIn = (sentences: Iterable<string>) =>
  [...sentences].filter((sentence) => flaws.test(sentence) || /^\p{Ll}/u.test(sentence)).slice(0, 20)

describe('a German sentence', () => {
  it(
    'is whole for every verb and every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeSentence, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  it('is whole for every verb in every vessel, with a second group, without time and with what food has become', () => {
    expect(flawsIn(everyVerbAndVessel(writeSentence, isLong()))).toEqual([])
  })

  it('says the part of the salt that each step takes', () => {
    const [salt, beef] = [anItem('salt'), anItem('beef')]
    const { instructions } = germanGrammar(
      aPlan([
        ['season', { items: [salt], and: [beef] }],
        ['season', { items: [salt], vessel: 'pot' }],
      ]),
    )
    expect(instructions.join(' ')).toContain('Rindfleisch mit der halben Menge Salz würzen.')
    expect(instructions.at(-1)).toContain('restlichem Salz')
  })

  it('bends the adjective by its place: accusative bare, dative after "mit", nominative in the list', () => {
    const [beef, sugar] = [anItem('beef'), anItem('brown-sugar')]
    expect(writtenSentencesOf(writeSentence, 'stir-in', { items: [anItem('fried-tofu')] })[0]).toMatch(/^Frittierten Tofu /)
    expect(writtenSentencesOf(writeSentence, 'toss', { items: [beef], and: [sugar], vessel: 'bowl' })[0]).toContain('mit braunem Zucker')
    expect(germanGrammar(aPlan([['mix', { items: [sugar] }]])).ingredients[0]).toMatch(/brauner Zucker$/)
  })

  it('names what each sign of being done is said of, where two foods must be proven', () => {
    const items = [anItem('chicken-breast'), anItem('shrimp'), anItem('carrot')]
    const [baked] = writtenSentencesOf(writeSentence, 'bake', { subject: 'parcels', minutes: [20, 25], proofs: safetyProofsFor(items) })
    expect(baked).toContain('die Kerntemperatur bei Hähnchenbrust 74°C (165°F) beträgt und bei Garnelen alles undurchsichtig')
    const [alone] = writtenSentencesOf(writeSentence, 'bake', {
      subject: 'parcels',
      minutes: [20, 25],
      proofs: safetyProofsFor(items.slice(1)),
    })
    expect(alone).toContain('bis alles undurchsichtig')
  })

  it('strews what is small and lays the rest on top', () => {
    const onTop = (id: Parameters<typeof anItem>[0]) => writtenSentencesOf(writeSentence, 'scatter', { items: [anItem(id)] }).join(' ')
    expect(onTop('ricotta')).not.toMatch(/streu/)
    expect(onTop('bell-pepper')).not.toMatch(/streu/)
    expect(onTop('parsley')).toMatch(/streu/)
  })

  it('keeps the capital of a noun after "Inzwischen", and no other', () => {
    expect(prefixMeanwhile('Reis kochen.')).toBe('Inzwischen Reis kochen.')
    expect(prefixMeanwhile('Alles ruhen lassen.')).toBe('Inzwischen alles ruhen lassen.')
    expect(prefixMeanwhile('Gekochtes Hühnerfleisch zugeben.')).toBe('Inzwischen gekochtes Hühnerfleisch zugeben.')
    expect(prefixMeanwhile('Rote Linsen abspülen.')).toBe('Inzwischen rote Linsen abspülen.')
  })
})

describe('a German line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    expect([...everyLine(writeLine)].filter((line) => flaws.test(line))).toEqual([])
  })
})

describe('a German recipe', () => {
  it('passes the judge as it is first written, whatever is asked at random', () => {
    const requests = howMany(40, 100)
    const { composed, findings } = judgeFirstDraftsIn('de', requests)
    expect(composed).toBeGreaterThan(requests * 0.8)
    expect(findings).toEqual([])
  })
})
