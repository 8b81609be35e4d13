import { expect, test } from 'vitest'
import { languages } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { englishOfOtherScripts } from '#kitchen/reader/text/words-in-other-scripts.ts'

test.each([
  ['두부 2모', 'soybean', 'yes'],
  ['김치 200g', 'shellfish', 'likely'],
  ['라면', 'gluten', 'yes'],
  ['φέτα', 'dairy', 'yes'],
  ['טחינה', 'dairy', 'no'],
  ['पनीर', 'dairy', 'yes'],
  ['กะปิ', 'shellfish', 'yes'],
  ['სულგუნი', 'dairy', 'yes'],
  ['არაქისი', 'peanut', 'yes'],
  ['մածուն', 'dairy', 'yes'],
] as const)('a food in a script of no reading language has its allergens under every header: %s', (text, allergen, certainty) => {
  for (const { code: language } of languages) expect(inspectPhrase(text, language).contains[allergen], language).toBe(certainty)
})

test('an unlisted word beside a food in such a script leaves the food known in part', () => {
  expect(inspectPhrase('김치 국물', 'en').contains.dairy).toBe('unknown')
  expect(readPhrase('두부김치', 'zh').foods).toEqual([])
})

test('every English name of a food in another script is a food or a measure that the reader knows', () => {
  const measures = new Set([
    'g',
    'kg',
    'l',
    'pieces',
    'pack',
    'can',
    'bottle',
    'cup',
    'tablespoons',
    'bunch',
    'fresh',
    'frozen',
    'leftover',
    'and',
  ])
  const names = [...new Set(englishOfOtherScripts.values())].filter((name) => !measures.has(name))
  expect(names.filter((name) => readPhrase(name, 'en').foods.length === 0)).toEqual([])
})
