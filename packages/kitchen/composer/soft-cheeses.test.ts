import { describe, expect, test } from 'vitest'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

/** Verbs of scattering crumbs, seeds and grated cheese. */
const strewing: Record<Language, RegExp> = {
  en: /scatter|strew|sprinkl/i,
  de: /streu/i,
  es: /espolvore|esparc/i,
  fr: /parsem/i,
  ru: /посып/i,
  ar: /نرش/,
  ja: /散ら/,
  zh: /撒/,
}

describe('soft cheeses', () => {
  test.each(languageCodes)('a soft cheese is spooned on and never scattered, alone or beside herbs: %s', (language) => {
    for (const id of ['cream-cheese', 'ricotta', 'mascarpone', 'quark', 'cottage-cheese'] as const)
      for (const items of [[anItem(id)], [anItem(id), anItem('chives')]])
        for (const style of [0, 1, 2, 3, 4])
          expect(grammars[language](aPlan([['scatter', { items }]], style)).instructions.join(' ')).not.toMatch(strewing[language])
  })

  test('a soft cheese is never tossed, marinated or coated with oil, and is stirred when nothing else is there', () => {
    for (const cheese of ['cream cheese', 'ricotta', 'mascarpone', 'quark', 'cottage cheese'])
      for (const others of [[], ['strawberries'], ['beets', 'walnuts'], ['cucumber', 'bread']]) {
        const dishes = planTurnsOf(typedRequest([cheese, ...others]), 8)
        expect(dishes.length).toBe(8)
        const tasks = dishes.flatMap((dish) => dish.tasks)
        expect(tasks.some(({ items, and }) => [...items, ...and].some(isSoftCheese))).toBe(true)
        expect(tasks.filter(({ verb, items }) => ['toss', 'marinate'].includes(verb) && items.some(isSoftCheese))).toEqual([])
      }
  })
})
