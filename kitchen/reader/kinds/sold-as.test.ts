import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a spread that something is beaten into', () => {
  it.each([
    ['en', 'tarama', 'gluten'],
    ['en', 'tarama', 'dairy'],
    ['en', 'tarama', 'eggs'],
    ['es', 'tarama', 'gluten'],
    ['fr', 'tarama', 'gluten'],
    ['fr', 'tarama', 'dairy'],
    ['de', 'Tarama', 'gluten'],
    ['ar', 'تاراما', 'gluten'],
    ['ja', 'タラモサラータ', 'gluten'],
    ['en', 'brandade', 'dairy'],
    ['es', 'brandada de bacalao', 'dairy'],
    ['fr', 'brandade de morue', 'dairy'],
    ['fr', 'rillettes de thon', 'dairy'],
    ['de', 'Obatzda', 'gluten'],
    ['de', 'Romesco', 'gluten'],
    ['es', 'romesco de tomate', 'gluten'],
    ['ar', 'محمرة', 'gluten'],
    ['ru', 'скордалия', 'gluten'],
    ['en', 'kibbeh', 'gluten'],
  ] as const)('may have what it is beaten with, %s: "%s" and %s', (language, text, allergen) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBe(1)
    expect(foods.map(({ contains }) => contains[allergen])).not.toContain('no')
  })
})
