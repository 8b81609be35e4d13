import { describe, expect, test } from 'vitest'
import { capitaliseNouns, dativeAfterMit } from '#kitchen/composer/grammar/de/names.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

describe('German words that the cook typed', () => {
  test.each([
    ['hackfleisch', 'Hackfleisch'],
    ['suppengrün', 'Suppengrün'],
    ['reste vom braten', 'Reste vom Braten'],
    ['gekochtes huhn', 'gekochtes Huhn'],
    ['übriges curry', 'übriges Curry'],
    ['gemischtes hackfleisch', 'gemischtes Hackfleisch'],
    ['nudeln mit tomatensoße', 'Nudeln mit Tomatensoße'],
    ['kartoffeln gekocht', 'Kartoffeln gekocht'],
    ['Reste vom Braten', 'Reste vom Braten'],
  ])('the German grammar capitalises the nouns of words typed in lower case: %s', (typed, written) => {
    expect(capitaliseNouns(typed)).toBe(written)
  })

  test('the German grammar declines leftovers after "mit": Resten vom Braten', () => {
    const left = { ...anItem('beef'), ingredient: null, words: 'reste vom braten' }
    expect(dativeAfterMit(left)).toBe('Resten vom Braten')
  })

  test.each([
    ['glutenfreie Sojasauce', 'glutenfreier Sojasauce'],
    ['glutenfreie Nudeln', 'glutenfreien Nudeln'],
    ['veganer Käse', 'veganem Käse'],
    ['gekochtes Huhn', 'Huhn'],
  ])('the German grammar keeps what a food is free of after "mit": %s', (words, after) => {
    expect(dativeAfterMit({ ...anItem('soy-sauce'), ingredient: null, words })).toBe(after)
  })
})
