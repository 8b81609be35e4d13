import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { capitaliseNouns, dativeAfterMit } from '#kitchen/composer/grammar/de/names.ts'

describe('the words of a cook who writes German small', () => {
  it.each([
    ['hackfleisch', 'Hackfleisch'],
    ['suppengrün', 'Suppengrün'],
    ['reste vom braten', 'Reste vom Braten'],
    ['gekochtes huhn', 'gekochtes Huhn'],
    ['übriges curry', 'übriges Curry'],
    ['gemischtes hackfleisch', 'gemischtes Hackfleisch'],
    ['nudeln mit tomatensoße', 'Nudeln mit Tomatensoße'],
    ['kartoffeln gekocht', 'Kartoffeln gekocht'],
    ['Reste vom Braten', 'Reste vom Braten'],
  ])('are written with large nouns: %s', (typed, written) => {
    expect(capitaliseNouns(typed)).toBe(written)
  })

  it('bend what is left after "mit"', () => {
    const left = { ...anItem('beef'), ingredient: null, words: 'reste vom braten' }
    expect(dativeAfterMit(left)).toBe('Resten vom Braten')
  })

  it.each([
    ['glutenfreie Sojasauce', 'glutenfreier Sojasauce'],
    ['glutenfreie Nudeln', 'glutenfreien Nudeln'],
    ['veganer Käse', 'veganem Käse'],
    ['gekochtes Huhn', 'Huhn'],
  ])('keep after "mit" what a food is without: %s', (words, after) => {
    expect(dativeAfterMit({ ...anItem('soy-sauce'), ingredient: null, words })).toBe(after)
  })
})
