import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { languageCodes } from '#kitchen/options.ts'
import { mashedPotatoesIn } from '#kitchen/reader/kinds/mashed-potatoes.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

describe.each(languageCodes)('mashed potatoes in %s', (language) => {
  test('mashed potatoes may contain milk and are no raw vegetable', () => {
    for (const name of mashedPotatoesIn(language).names) {
      expect(readPhrase(name, language).foods, name).toMatchObject([
        { ingredient: null, class: 'root', like: 'potato', form: { is: 'mashed' }, vegan: 'unknown', vegetarian: 'yes' },
      ])
      expect(readPhrase(name, language).foods[0]?.contains.dairy, name).toBe('unknown')
    }
  })

  test('mashed potatoes are left out as doubtful when dairy is excluded', () => {
    const [name = ''] = mashedPotatoesIn(language).names
    const outcome = cook(typedRequest([name, 'carrots', 'rice'], { language, allergens: ['dairy'] }), '1')
    const left = outcome.state === 'refused' ? outcome.reasons : outcome.leftOut
    expect(left.find(({ words }) => words === name)).toMatchObject({ reason: 'allergen', unsure: ['dairy'] })
  })
})

test('potatoes that the cook mashes are potatoes', () => {
  expect(readPhrase('2 potatoes, mashed', 'en').foods).toMatchObject([{ ingredient: 'potato' }])
  expect(readPhrase('Kartoffeln, zerdrückt', 'de').foods).toMatchObject([{ ingredient: 'potato' }])
})
