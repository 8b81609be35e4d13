import { expect, test } from 'vitest'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { englishGrammar } from '#kitchen/composer/grammar/en/grammar.ts'
import { writeTask } from '#kitchen/composer/grammar/en/sentences.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan, writtenSentencesOf } from '#kitchen/testing/grammar/a-sentence.ts'

test('an English step names the part of the salt that it uses, and the list says that the salt is divided', () => {
  const [salt, beef] = [anItem('salt'), anItem('beef')]
  const { ingredients, instructions } = englishGrammar(
    aPlan([
      ['season', { items: [salt], and: [beef] }],
      ['season', { items: [salt], vessel: 'pot' }],
    ]),
  )
  expect(instructions.join(' ')).toContain('Season the beef with half of the salt.')
  expect(instructions.at(-1)).toContain('the rest of the salt')
  expect(ingredients.filter((line) => line.endsWith('salt, divided'))).toHaveLength(1)
})

test('the English grammar has five wordings for each frequent verb and uses one of them in a recipe', () => {
  const said = (verb: Parameters<typeof writtenSentencesOf>[1], style: number) =>
    writtenSentencesOf(writeTask, verb, { items: [anItem('onion')], vessel: 'pot', heat: 'medium', minutes: [5, 7], cue: 'soft' }, style)
  for (const verb of [
    'heat-fat',
    'fry',
    'bloom',
    'scatter',
    'stir-fry',
    'sear',
    'simmer',
    'boil',
    'toast',
    'serve-with',
    'stir-in',
  ] as const) {
    const ways = new Set([0, 1, 2, 3, 4].map((style) => said(verb, style)[1]))
    expect(ways.size, verb).toBe(5)
  }
  expect(said('fry', 3)).toEqual(said('fry', 8))
})

test('an English sentence seasons a fillet on the plate from above and never says "stir"', () => {
  for (let style = 0; style < 5; style += 1) {
    expect(writtenSentencesOf(writeTask, 'season', { items: [anItem('salt')] }, style).join(' ')).not.toMatch(/stir/i)
  }
})

test('an English sentence waits in every wording for the temperature that makes chicken safe', () => {
  const chicken = anItem('chicken-thigh')
  const task = { items: [chicken], minutes: [20, 25], cue: 'golden', proofs: safetyProofsFor([chicken]) } as const
  for (let style = 0; style < 5; style += 1) {
    const [sentence = ''] = writtenSentencesOf(writeTask, 'roast', task, style)
    expect(sentence).toContain('74°C (165°F)')
    expect(sentence).not.toMatch(/\bor until\b.*74/)
  }
})
