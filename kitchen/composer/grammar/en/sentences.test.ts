import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { aPlan, everyLine, everyVerbAndIngredient, everyVerbAndVessel, sentencesOf } from '#kitchen/composer/grammar/a-sentence.ts'
import { english } from '#kitchen/composer/grammar/en/grammar.ts'
import { writeLine } from '#kitchen/composer/grammar/en/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/en/sentences.ts'

/** What no English sentence may hold: a place left empty, a word said twice, the wrong article. */
const flaws =
  /\bundefined\b|\bnull\b|\$\{|\[object| {2}|,,|,\s*[.;]|\ba [aeiou]|\ban [^aeiouh]|\b([a-z]+) \1\b|\bthe (?:a|an)\b|\s[,.;]|^\s|\s$|^[a-z]|\bwith (?:in|on|for|until|over)\b|\bin (?:and|for|until|over)\b|\(\s*\)/

/** Right as they stand, though they look like a word said twice. */
const rightDoubles = /\b(?:in in)\b/

const flawsIn = (sentences: Iterable<string>) => [...sentences].filter((text) => flaws.test(text) && !rightDoubles.test(text)).slice(0, 20)

describe('an English sentence', () => {
  it('is whole for every verb and every ingredient', () => {
    expect(flawsIn(everyVerbAndIngredient(writeTask))).toEqual([])
  })

  it('is whole for every verb in every vessel, with a second group, without time and with what food has become', () => {
    expect(flawsIn(everyVerbAndVessel(writeTask))).toEqual([])
  })

  it('says the part of the salt that each step takes, and that the salt is divided', () => {
    const [salt, beef] = [anItem('salt'), anItem('beef')]
    const { ingredients, instructions } = english(
      aPlan([
        ['season', { items: [salt], and: [beef] }],
        ['season', { items: [salt], vessel: 'pot' }],
      ]),
    )
    expect(instructions.join(' ')).toContain('Season the beef with half of the salt.')
    expect(instructions.at(-1)).toContain('the rest of the salt')
    expect(ingredients.filter((line) => line.endsWith('salt, divided'))).toHaveLength(1)
  })

  it('has more than one way of saying the frequent things, one of them in a recipe', () => {
    const said = (verb: Parameters<typeof sentencesOf>[1], style: number) =>
      sentencesOf(writeTask, verb, { items: [anItem('onion')], vessel: 'pot', minutes: [5, 7] }, style)
    for (const verb of ['fry', 'bloom', 'scatter', 'stir-fry', 'sear', 'simmer'] as const) {
      const ways = new Set(Array.from({ length: 30 }, (_, style) => said(verb, style)[1]))
      expect(ways.size, verb).toBeGreaterThan(1)
    }
    expect(said('fry', 3)).toEqual(said('fry', 3))
  })

  it.each(['add the onion.', 'Add the a onion.', 'Add the onion onion.', 'Serve with until soft.', 'Add undefined.', 'Add the onion ,.'])(
    'would be found out as "%s"',
    (sentence) => {
      expect(flawsIn([sentence])).toEqual([sentence])
    },
  )
})

describe('an English line', () => {
  it('is whole for every ingredient, one of it and many', () => {
    expect(flawsIn([...everyLine(writeLine)].map((line) => line.replace(/^[a-z]/, 'X')))).toEqual([])
  })
})
