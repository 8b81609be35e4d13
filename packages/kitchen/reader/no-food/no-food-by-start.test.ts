import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a phrase that begins like no food', () => {
  test.each([
    ['es', 'Cerro Pan de Azúcar'],
    ['es', 'Lucía Pimienta'],
    ['es', 'huesos rotos'],
    ['fr', 'Rue des Oignons'],
    ['fr', "Mont d'Huile"],
    ['fr', 'Jacques Navet'],
  ] as const)('in "%s" the phrase "%s" is no food though a food stands in it', (language: Language, phrase) => {
    expect(readPhrase(phrase, language)).toMatchObject({ foods: [], notFood: [phrase] })
  })

  test.each([
    ['es', 'isla flotante casera'],
    ['es', 'cápsulas de café'],
    ['es', 'Pan de Azúcar'],
    ['fr', "Mont d'Or affiné"],
    ['fr', "collier d'agneau"],
    ['fr', 'basilique frais en pot'],
  ] as const)('in "%s" the phrase "%s" stays a food', (language: Language, phrase) => {
    expect(readPhrase(phrase, language).foods).not.toEqual([])
  })

  test('an invented word of two strange letters is no misspelt scallop', () => {
    expect(readPhrase('zarbulina', 'es').foods).toEqual([])
  })
})
