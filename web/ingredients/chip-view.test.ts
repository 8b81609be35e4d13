import type { IngredientReading, ReadFood } from '@potluck/kitchen/reading'
import { expect, test } from 'vitest'
import { aFood } from './a-food.testing.ts'
import { type ChipView, chipView, type Exclusions } from './chip-view.ts'

const aReading = (parts: Partial<IngredientReading> = {}): IngredientReading => ({
  state: 'known',
  foods: [aFood()],
  corrected: null,
  unknown: [],
  notFood: [],
  ...parts,
})
const pesto = aFood({ words: 'pesto', name: 'pesto', likely: ['dairy'], unknown: ['eggs'], vegan: 'no', vegetarian: 'unknown' })
const unknown = aReading({ state: 'unknown', foods: [], unknown: [{ words: 'zblorp', near: [] }] })
const misspelt = aReading({
  state: 'read-as',
  foods: [aFood({ words: 'chikcen', readAs: 'chicken', vegetarian: 'no' })],
  corrected: 'chicken',
})

const nothing: Exclusions = { allergens: [], diet: null }
const unsaid = { kind: undefined, isKept: false }
const doubtsOf = (view: ChipView) => ('doubts' in view ? view.doubts : null)

test('a chip shows doubts only about excluded allergens, the surest first', () => {
  const view = (exclusions: Exclusions) => doubtsOf(chipView('pesto', aReading({ foods: [pesto] }), unsaid, exclusions))
  expect(view(nothing)).toBeNull()
  expect(view({ allergens: ['gluten'], diet: null })).toBeNull()
  expect(view({ allergens: ['dairy', 'eggs', 'gluten'], diet: null })).toMatchObject({
    contains: [],
    likely: ['dairy'],
    unknown: ['eggs'],
    diet: null,
  })
  expect(view({ allergens: [], diet: 'vegan' })).toMatchObject({ diet: 'no' })
  expect(view({ allergens: [], diet: 'vegetarian' })).toMatchObject({ diet: 'unknown' })
  expect(view({ allergens: [], diet: 'pescatarian' })).toBeNull()
})

test('the surest of several foods in a chip decides whether an exclusion is met', () => {
  const foods = [pesto, aFood({ words: 'milk', contains: ['dairy'] })]
  expect(chipView('pesto and milk', aReading({ foods }), unsaid, { allergens: ['dairy'], diet: 'vegetarian' })).toMatchObject({
    doubts: { contains: ['dairy'], likely: [], unknown: [], diet: 'unknown' },
  })
})

const milk = aFood({ words: 'milk', name: 'milk', contains: ['dairy'], unknown: ['eggs'], doubt: 'beside' })
const eggs = aFood({ words: 'Eier', name: 'eggs', readAs: 'eggs', contains: ['eggs'], unknown: ['dairy'], doubt: 'beside' })
const milkFlour = aFood({ words: 'milk flour', name: null, contains: ['dairy'], likely: ['gluten'], doubt: 'kind' })

test('a chip with several foods names them all if one of them has another name than the cook typed', () => {
  const readAs = (...foods: ReadFood[]) => chipView('a run', aReading({ foods }), unsaid, nothing)
  expect(readAs(milkFlour, eggs)).toMatchObject({ readAs: ['milk flour', 'eggs'] })
  expect(readAs(milk, aFood())).toMatchObject({ readAs: [] })
  expect(readAs(eggs, eggs)).toMatchObject({ readAs: ['eggs'] })
})

test('a chip with several foods is left out as a whole only if each of them breaks an exclusion', () => {
  const leftOut = (foods: ReadFood[], exclusions: Exclusions) =>
    doubtsOf(chipView('a run', aReading({ foods }), unsaid, exclusions))?.leftOut
  const noGluten: Exclusions = { allergens: ['gluten'], diet: null }
  const noDairy: Exclusions = { allergens: ['dairy'], diet: null }
  expect(leftOut([milkFlour, eggs], noGluten)).toEqual(['milk flour'])
  expect(leftOut([milkFlour, eggs], noDairy)).toEqual([])
  expect(leftOut([milkFlour, eggs], nothing)).toBeUndefined()
  expect(leftOut([pesto, aFood()], { allergens: [], diet: 'vegetarian' })).toEqual(['pesto'])
})

test('the foods of a chip that has unknown words are left out by name', () => {
  const reading = { ...unknown, foods: [pesto] }
  expect(doubtsOf(chipView('pesto zblorp', reading, unsaid, { allergens: ['dairy'], diet: null }))?.leftOut).toEqual(['pesto'])
})

test('a chip says that foods are better typed alone only where that can end a doubt', () => {
  const isBetterAlone = (foods: ReadFood[], exclusions: Exclusions) =>
    doubtsOf(chipView('a run', aReading({ foods }), unsaid, exclusions))?.isBetterAlone
  const noDairy: Exclusions = { allergens: ['dairy'], diet: null }
  expect(isBetterAlone([milk, eggs], noDairy)).toBe(true)
  expect(isBetterAlone([eggs], noDairy)).toBe(false)
  expect(isBetterAlone([milk, aFood({ unknown: ['dairy'] })], noDairy)).toBe(false)
  expect(isBetterAlone([milkFlour, milk], noDairy)).toBe(false)
  expect(isBetterAlone([milk, aFood({ ...eggs, vegan: 'no' })], { ...noDairy, diet: 'vegan' })).toBe(false)
})

test('a chip tells the foods of which only the kind is known', () => {
  const onlyKind = (...foods: ReadFood[]) => chipView('a run', aReading({ foods }), unsaid, nothing)
  expect(onlyKind(milkFlour, eggs)).toMatchObject({ onlyKind: ['milk flour'] })
  expect(onlyKind(aFood({ words: 'quiche lorraine', name: null }))).toMatchObject({ onlyKind: [] })
})

test('a misspelt chip says what it was read as, and the cook may keep her word', () => {
  expect(chipView('chikcen', misspelt, unsaid, nothing)).toMatchObject({ state: 'read', readAs: ['chicken'], canKeep: true })
})

test('a chip that was read by a near name which is not told says at least that', () => {
  const reading = aReading({ state: 'read-as', foods: [aFood({ words: 'pulet', name: null })] })
  expect(chipView('pulet', reading, unsaid, nothing)).toMatchObject({ state: 'read', readAs: [], isGuessed: true, canKeep: false })
  expect(chipView('chikcen', misspelt, unsaid, nothing)).toMatchObject({ isGuessed: false })
})

test('a word that the cook keeps is unknown, with what it was read as nearest, and may be given a kind', () => {
  const kept = { kind: undefined, isKept: true }
  expect(chipView('chikcen', misspelt, kept, nothing)).toEqual({
    state: 'unknown',
    words: [],
    near: [{ name: 'chicken', phrase: 'chicken' }],
    doubts: null,
  })
  expect(chipView('chikcen', misspelt, { ...kept, kind: 'spice' }, nothing)).toMatchObject({ state: 'kind', kind: 'spice' })
})

test('an unknown chip names its words only where it has others', () => {
  expect(chipView('zblorp', unknown, unsaid, nothing)).toMatchObject({ state: 'unknown', words: [] })
  expect(chipView('500 g zblorp', unknown, unsaid, nothing)).toMatchObject({ state: 'unknown', words: ['zblorp'] })
})

test('a chip with a kind has every exclusion unknown', () => {
  const said = { kind: 'fruit' as const, isKept: false }
  expect(chipView('zblorp', unknown, said, nothing)).toEqual({ state: 'kind', kind: 'fruit', doubts: null })
  expect(chipView('zblorp', unknown, said, { allergens: ['dairy', 'eggs'], diet: 'vegan' })).toMatchObject({
    doubts: { contains: [], likely: [], unknown: ['dairy', 'eggs'], diet: 'unknown' },
  })
})

test('a kind is forgotten where the words turn out to be known, and never makes food of what is none', () => {
  const said = { kind: 'fruit' as const, isKept: false }
  expect(chipView('leek', aReading(), said, nothing).state).toBe('read')
  expect(chipView('bleach', aReading({ state: 'not-food', foods: [], notFood: ['bleach'] }), said, nothing)).toEqual({
    state: 'not-food',
    words: [],
  })
})

test('a chip names the words that are no food where it has other words', () => {
  const reading = aReading({ state: 'not-food', notFood: ['bleach'] })
  expect(chipView('chicken and bleach', reading, unsaid, nothing)).toEqual({ state: 'not-food', words: ['bleach'] })
})

test('a chip asks about an amount that nobody has', () => {
  const rice = aReading({ foods: [aFood({ words: 'rice', amountDoubt: 'absurd' })] })
  expect(chipView('1000000 kg rice', rice, unsaid, nothing)).toMatchObject({ state: 'read', amountDoubt: 'absurd' })
  expect(chipView('leek', aReading(), unsaid, nothing)).toMatchObject({ amountDoubt: null })
})
