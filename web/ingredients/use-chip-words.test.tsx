import type { IngredientReading, ReadFood } from '@potluck/kitchen/reading'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { aFood } from '#web/ingredients/a-food.testing.ts'
import { chipView, type Exclusions } from '#web/ingredients/chip-view.ts'
import { useChipWords } from '#web/ingredients/use-chip-words.ts'
import { startI18n } from '#web/language/i18n.ts'

beforeAll(() => startI18n(en))

const nothing: Exclusions = { allergens: [], diet: null }
const noDairy: Exclusions = { allergens: ['dairy'], diet: null }

/** All words at the chip of an ingredient, in the order of the page. */
function wordsAt(ingredient: string, foods: ReadFood[], exclusions = nothing): string[] {
  const reading: IngredientReading = { state: 'known', foods, corrected: null, unknown: [], notFood: [] }
  const view = chipView(ingredient, reading, { kind: undefined, isKept: false }, exclusions)
  const said: string[] = []
  function Words() {
    const { understood, doubts, hint } = useChipWords(exclusions).wordsOf(view, ingredient)
    said.push(...understood, ...doubts, ...(hint === '' ? [] : [hint]))
    return null
  }
  renderToStaticMarkup(<Words />)
  return said
}

const milkFlour = aFood({ words: 'milk flour', name: null, contains: ['dairy'], likely: ['gluten'], doubt: 'kind' })
const eggs = aFood({ words: 'Eier', name: 'eggs', readAs: 'eggs', contains: ['eggs'], unknown: ['dairy'], doubt: 'beside' })
const hint = 'Typed one by one, with commas between, each food is checked alone.'

test('the note of several foods names each, which of them are left out, and how to have each checked alone', () => {
  const read = ['read as milk flour and eggs', 'only the kind of “milk flour” is known']
  expect(wordsAt('milk flour eier', [milkFlour, eggs])).toEqual(read)
  expect(wordsAt('milk flour eier', [milkFlour, eggs], noDairy)).toEqual([...read, 'contains dairy', 'left out', hint])
  expect(wordsAt('milk flour eier', [milkFlour, eggs], { allergens: ['gluten'], diet: null })).toEqual([
    ...read,
    'may contain gluten',
    'left out: milk flour',
  ])
})

test('a food of which only the kind is known says so where nothing is excluded, and an unknown allergen in whole words', () => {
  const sauce = aFood({ words: 'blorp sauce', name: null, unknown: ['dairy', 'eggs'], doubt: 'kind' })
  expect(wordsAt('blorp sauce', [sauce])).toEqual(['only its kind is known'])
  expect(wordsAt('blorp sauce', [sauce], { allergens: ['dairy', 'eggs'], diet: null })).toEqual([
    'only its kind is known',
    'not known whether it contains dairy or eggs',
    'left out',
  ])
})

test('a form that the cook typed is not said again, and its amount neither', () => {
  const peas = aFood({ name: 'peas', forms: ['frozen'], amount: { amount: 500, measure: 'g', isAsTyped: true } })
  expect(wordsAt('500 g frozen peas', [peas])).toEqual([])
  const chickpeas = aFood({ name: 'chickpeas', forms: ['canned', 'drained'] })
  expect(wordsAt('canned chickpeas', [chickpeas])).toEqual(['drained'])
  expect(wordsAt('tin of chickpeas', [chickpeas])).toEqual(['canned', 'drained'])
})
