import { expect, test } from 'vitest'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { germanGrammar } from '#kitchen/composer/grammar/de/grammar.ts'
import { joinSentences, prefixMeanwhile, writeTask } from '#kitchen/composer/grammar/de/sentences.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan, writtenSentencesOf } from '#kitchen/testing/grammar/a-sentence.ts'

const writeSentence = (...[task, plan, context]: Parameters<typeof writeTask>) => joinSentences([writeTask(task, plan, context)])

test('a German step names the part of the salt that it uses: half, then the rest', () => {
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

test('the German grammar declines an adjective by its place: accusative alone, dative after "mit", nominative in the list', () => {
  const [beef, sugar] = [anItem('beef'), anItem('brown-sugar')]
  expect(writtenSentencesOf(writeSentence, 'stir-in', { items: [anItem('fried-tofu')] })[0]).toMatch(/^Frittierten Tofu /)
  expect(writtenSentencesOf(writeSentence, 'toss', { items: [beef], and: [sugar], vessel: 'bowl' })[0]).toContain('mit braunem Zucker')
  expect(germanGrammar(aPlan([['mix', { items: [sugar] }]])).ingredients[0]).toMatch(/brauner Zucker$/)
})

test('a German sentence names the food of each sign of doneness when two foods need proof', () => {
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

test('the German grammar scatters small foods and lays large ones on top', () => {
  const onTop = (id: Parameters<typeof anItem>[0]) => writtenSentencesOf(writeSentence, 'scatter', { items: [anItem(id)] }).join(' ')
  expect(onTop('ricotta')).not.toMatch(/streu/)
  expect(onTop('bell-pepper')).not.toMatch(/streu/)
  expect(onTop('parsley')).toMatch(/streu/)
})

test('"Inzwischen" before a German sentence keeps the capital of a noun and of no other word', () => {
  expect(prefixMeanwhile('Reis kochen.')).toBe('Inzwischen Reis kochen.')
  expect(prefixMeanwhile('Alles ruhen lassen.')).toBe('Inzwischen alles ruhen lassen.')
  expect(prefixMeanwhile('Gekochtes Hühnerfleisch zugeben.')).toBe('Inzwischen gekochtes Hühnerfleisch zugeben.')
  expect(prefixMeanwhile('Rote Linsen abspülen.')).toBe('Inzwischen rote Linsen abspülen.')
})
