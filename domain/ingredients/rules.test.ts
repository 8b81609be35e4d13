import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AddTypedOptions, addTyped as addAll } from '#domain/ingredients/add-typed.ts'
import {
  addIngredient as addOne,
  ingredientsToSend,
  kindsToSend,
  putBack,
  removeIngredient,
  replaceIngredient,
  undoReplacement,
} from '#domain/ingredients/rules.ts'
import { tidyIngredient } from '#domain/ingredients/tidy.ts'
import { limits } from '#domain/limits.ts'

const knowsPicture = (words: string) => words.includes('🥚')
const addIngredient = (ingredients: readonly string[], text: string) => addOne(ingredients, text, knowsPicture)
const addTyped = (ingredients: readonly string[], text: string, options: Omit<AddTypedOptions, 'knowsPicture'> = {}) =>
  addAll(ingredients, text, { knowsPicture, ...options })

test('an ingredient is kept in lower case, trimmed, with single spaces', () => {
  expect(addIngredient([], '  Brown \t  Rice ')).toEqual({ state: 'added', ingredients: ['brown rice'], ingredient: 'brown rice' })
})

test('a duplicate is refused in any spelling', () => {
  expect(addIngredient(['rice'], ' RICE ')).toEqual({ state: 'refused', ingredient: 'rice', reason: 'duplicate' })
  expect(addIngredient(['crème fraîche'], 'crème fraîche'.normalize('NFD'))).toMatchObject({ reason: 'duplicate' })
})

test('text of only spaces and control characters is refused as empty', () => {
  expect(addIngredient([], ' \u0000\u001f\n ')).toMatchObject({ state: 'refused', reason: 'empty' })
})

test('the longest ingredient fits and one letter more does not', () => {
  expect(addIngredient([], 'a'.repeat(limits.ingredient.longest)).state).toBe('added')
  expect(addIngredient([], 'a'.repeat(limits.ingredient.longest + 1))).toMatchObject({ reason: 'too-long' })
})

test('the list accepts its limit of ingredients and refuses one more', () => {
  const full = Array.from({ length: limits.ingredient.most }, (_, index) => `food ${index}`)
  expect(addIngredient(full.slice(1), 'leek').state).toBe('added')
  expect(addIngredient(full, 'leek')).toMatchObject({ reason: 'too-many' })
  expect(addIngredient(full, 'food 3')).toMatchObject({ reason: 'duplicate' })
})

test('all ingredients together may have the limit of letters, and not one more', () => {
  const { together, longest } = limits.ingredient
  const long = Array.from({ length: together / longest - 1 }, (_, index) => `${index}`.padEnd(longest, 'a'))
  const left = together - (longest - 1) - long.join('').length
  const almost = [...long, 'b'.repeat(longest - 1)]
  expect(addIngredient(almost, 'c'.repeat(left)).state).toBe('added')
  expect(addIngredient(almost, 'c'.repeat(left + 1))).toMatchObject({ state: 'refused', reason: 'too-much' })
})

test('a pasted list adds the new ingredients and names the refused ones', () => {
  expect(addTyped(['rice'], 'Chicken, rice, chicken, garlic,,')).toEqual({
    ingredients: ['rice', 'chicken', 'garlic'],
    added: ['chicken', 'garlic'],
    refused: [
      { ingredient: 'rice', reason: 'duplicate' },
      { ingredient: 'chicken', reason: 'duplicate' },
    ],
  })
})

test('removing an ingredient leaves the others in their order', () => {
  expect(removeIngredient(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
})

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

test('any typed text leaves the list tidy, without duplicates, within its limits and well formed', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 80 }), (texts) => {
      let list: string[] = []
      for (const text of texts) list = addTyped(list, text).ingredients
      expect(new Set(list).size).toBe(list.length)
      expect(list.length).toBeLessThanOrEqual(limits.ingredient.most)
      expect(list.join('').length).toBeLessThanOrEqual(limits.ingredient.together)
      for (const ingredient of list) {
        expect(ingredient).toBe(tidyIngredient(ingredient))
        expect(ingredient.isWellFormed()).toBe(true)
        expect(ingredient.length).toBeGreaterThan(0)
        expect(ingredient.length).toBeLessThanOrEqual(limits.ingredient.longest)
      }
    }),
  )
})

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(tidyIngredient(tidyIngredient(text))).toBe(tidyIngredient(text))
    }),
    { numRuns: 1000 },
  )
})

test('direction marks and zero-width spaces of a pasted list are removed', () => {
  expect(tidyIngredient('\u200fدجاج\u200f')).toBe('دجاج')
  expect(tidyIngredient('chi\u200bcken')).toBe('chicken')
})

test('a preparation typed behind an ingredient joins it, and a new ingredient does not', () => {
  expect(addTyped(['eggs', 'rice'], 'cooked', { before: 'rice' })).toEqual({
    ingredients: ['eggs', 'rice, cooked'],
    added: ['rice, cooked'],
    refused: [],
  })
  expect(addTyped(['eggs', 'rice'], 'leek', { before: 'rice' }).ingredients).toEqual(['eggs', 'rice', 'leek'])
  expect(addTyped(['eggs', 'rice'], 'cooked', { before: 'eggs' }).ingredients).toEqual(['eggs', 'rice', 'cooked'])
})

test('text without letters is refused, unless it is an emoji of a food', () => {
  for (const text of ['😀', '🍕', '!!!', '123', '½', '…'])
    expect(addTyped(['rice'], text)).toEqual({ ingredients: ['rice'], added: [], refused: [{ ingredient: text, reason: 'not-words' }] })
  expect(addTyped([], '🥚 x2, 🥚🥚, eggs 😀').added).toEqual(['🥚 x2', '🥚🥚', 'eggs 😀'])
})

test('HTML tags are removed, and the text between them is kept', () => {
  expect(addTyped([], '<b>rice</b>, eggs').added).toEqual(['rice', 'eggs'])
  expect(addTyped([], '<a href="/r?x=1,2">Leek</a>\n<LI class="x">peas').added).toEqual(['leek', 'peas'])
  expect(addIngredient([], '<b>rice</b>')).toMatchObject({ state: 'added', ingredient: 'rice' })
})

test('markup left in an ingredient is refused before it is sent', () => {
  expect(addIngredient([], 'rice < 2 cups')).toMatchObject({ state: 'refused', reason: 'not-words' })
  expect(addIngredient([], '＜b＞rice')).toMatchObject({ state: 'refused', reason: 'not-words' })
  expect(addIngredient([], '&lt;b&gt;rice')).toMatchObject({ state: 'refused', reason: 'not-words' })
  expect(addIngredient([], 'mac & cheese')).toMatchObject({ state: 'added' })
})

test('an ingredient is replaced in its place, without a duplicate', () => {
  expect(replaceIngredient(['leek', 'chik', 'rice'], 'chik', 'chicken')).toEqual(['leek', 'chicken', 'rice'])
  expect(replaceIngredient(['chicken', 'chik'], 'chik', 'chicken')).toEqual(['chicken'])
})

test('what was taken off the list comes back at its place, and what was added or removed since stays so', () => {
  expect(putBack(['rice', 'garlic'], ['rice', 'leek'], ['leek'])).toEqual(['rice', 'leek', 'garlic'])
  expect(putBack(['leek', 'garlic'], ['bleach', 'leek', 'soap', 'rice'], ['bleach', 'soap'])).toEqual(['bleach', 'leek', 'soap', 'garlic'])
})

test('what was taken off the list does not come back twice, nor to a full list', () => {
  const full = Array.from({ length: limits.ingredient.most }, (_, index) => `food ${index}`)
  const long = Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(limits.ingredient.longest, 'a'))
  expect(putBack(['garlic', 'leek'], ['leek'], ['leek'])).toEqual(['garlic', 'leek'])
  expect(putBack(full, ['leek'], ['leek'])).toEqual(full)
  expect(putBack(long, ['leek'], ['leek'])).toEqual(long)
})

test('undoing a replacement takes the other name off, unless that name was on the list before', () => {
  expect(undoReplacement(['leek', 'chicken', 'garlic'], ['leek', 'chik'], 'chik', 'chicken')).toEqual(['leek', 'chik', 'garlic'])
  expect(undoReplacement(['chicken', 'garlic'], ['chicken', 'chik'], 'chik', 'chicken')).toEqual(['chicken', 'chik', 'garlic'])
  expect(undoReplacement(['garlic'], ['leek', 'chik'], 'chik', 'chicken')).toEqual(['garlic', 'chik'])
})

test('a misspelt word is sent once as its correction, or as typed when the cook keeps it', () => {
  const corrections = { chikcen: 'chicken', tomatto: 'tomatto' }
  expect(ingredientsToSend(['chikcen', 'tomatto', 'leek', 'chicken'], corrections)).toEqual(['chicken', 'tomatto', 'leek'])
})

test('only the kinds of listed words are sent, and the field is left out without any', () => {
  expect(kindsToSend(['zblorp', 'leek'], { zblorp: 'fruit', qwux: 'meat' }, {})).toEqual({ kinds: { zblorp: 'fruit' } })
  expect(kindsToSend(['leek'], { zblorp: 'fruit' }, {})).toEqual({})
})

test('a kept word is sent as unknown until the cook gives its kind', () => {
  const corrections = { chikcen: 'chikcen', tomatoe: 'tomato' }
  expect(kindsToSend(['chikcen', 'tomatoe'], {}, corrections)).toEqual({ kinds: { chikcen: 'unknown' } })
  expect(kindsToSend(['chikcen'], { chikcen: 'meat' }, corrections)).toEqual({ kinds: { chikcen: 'meat' } })
})

test('names that every object inherits are ordinary words', () => {
  for (const typed of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(ingredientsToSend([typed], {})).toEqual([typed])
    expect(kindsToSend([typed], {}, {})).toEqual({})
  }
})
