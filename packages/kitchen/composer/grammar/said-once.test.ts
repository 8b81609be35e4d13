import { describe, expect, test } from 'vitest'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import type { Language } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

const soups: readonly (readonly [Language, string, RegExp])[] = [
  ['en', 'leftover soup', /soup/giu],
  ['de', 'Suppenrest', /suppe/giu],
  ['es', 'sobras de sopa', /sopa/giu],
  ['fr', 'reste de soupe', /soupe/giu],
  ['ru', 'остатки супа', /суп/giu],
  ['ar', 'بقايا حساء', /حساء/gu],
  ['ja', '残り物のスープ', /スープ/gu],
  ['zh', '剩汤', /汤/gu],
]

const soup = { mealTypes: ['soup' as const], targetMealType: 'soup' as const }

describe('dish words in a title', () => {
  test.each(soups)("a title does not repeat a dish word that the food's name has, in five seeds: %s", (language, words, dish) => {
    const planned = planTurnsOf(typedRequest([words], { ...soup, language }), 5)
    expect(planned.length).toBe(5)
    for (const { plan } of planned) {
      const { title } = grammars[language](plan)
      expect(title.match(dish)?.length, title).toBe(1)
    }
  })

  test('a title adds the dish word to a food with another name: Leftover Stew Soup', () => {
    const [stew] = planTurnsOf(typedRequest(['leftover stew'], soup), 1)
    expect(stew && writeTitle(stew.plan)).toMatch(/Leftover Stew Soup/)
    const [greens] = planTurnsOf(typedRequest(['Suppengrün'], { ...soup, language: 'de' }), 1)
    expect(greens && grammars.de(greens.plan).title).toMatch(/Suppe mit Suppengrün/)
  })
})
