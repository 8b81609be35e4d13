import { describe, expect, test } from 'vitest'
import { type IngredientId, ingredientIds, ownNamesOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'
import { foodNamedBy } from '#kitchen/reader/match/phrase-tree.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { describeReading } from '#kitchen/testing/describe-reading.ts'

/**
 * The allergens that a name suggests but the food does not contain: soya in "brotes de soja", which are mung bean
 * sprouts.
 */
function falselyNamed(name: string, id: IngredientId, language: Language): string[] {
  const vocabulary = vocabularyOf(language)
  const tokens = tokenise(name).filter(({ kind }) => kind !== 'mark')
  const of = tokens.findIndex(({ text }) => vocabulary.words.of.includes(text))
  const material = of > 0 ? foodNamedBy(vocabulary, tokens.slice(of + 1)) : null
  const { contains } = senseOfIngredient(id)
  return material === null ? [] : allergens.filter((one) => material.contains[one] === 'yes' && contains[one] === 'no')
}

describe.each(languageCodes)('list names in %s', (language) => {
  const named = ingredientIds.flatMap((id) => ownNamesOf(id, language).map((name) => ({ id, name })))

  test('the reader knows every list name as a whole: as its ingredient, with its allergens', () => {
    const misread = named.flatMap(({ id, name }) => {
      const reading = readPhrase(name, language)
      const [food, ...more] = reading.foods
      const { contains } = senseOfIngredient(id)
      const isSame =
        food?.ingredient === id &&
        food.known === 'whole' &&
        more.length === 0 &&
        allergens.every((one) => contains[one] === 'no' || food.contains[one] !== 'no')
      const isDoubted = food !== undefined && allergens.some((one) => contains[one] === 'no' && food.contains[one] === 'yes')
      return isSame && !isDoubted ? [] : [`${id}: ${name}, read as ${describeReading(reading)}`]
    })
    expect(misread).toEqual([])
  })

  test('no list name suggests an allergen that its food does not contain', () => {
    const untrue = named.flatMap(({ id, name }) => falselyNamed(name, id, language).map((one) => `${id}: ${name} has no ${one}`))
    expect(untrue.filter((one) => !known.has(one))).toEqual([])
  })
})

/**
 * Known exceptions: salmon roe is "salmon eggs", an oyster mushroom is named after oysters, "goat" is not cheese, and
 * two names deny the allergen.
 */
const known: ReadonlySet<string> = new Set([
  'salmon-roe: œufs de saumon has no eggs',
  'oyster-mushroom: setas de ostra has no shellfish',
  'goat-meat: viande de chèvre has no dairy',
  'gluten-free-pasta: معكرونة خالية من الغلوتين has no gluten',
  'gluten-free-flour: دقيق خال من الغلوتين has no gluten',
])

describe('names that say soya and mostly mean mung beans', () => {
  test.each<[Language, string]>([
    ['es', 'brotes de soja'],
    ['es', 'germinados de soya'],
    ['fr', 'pousses de soja'],
    ['fr', 'vermicelles de soja'],
  ])('a name that says soya is not surely free of soya, %s: %s', (language, name) => {
    expect(readPhrase(name, language).foods).toMatchObject([{ contains: { soybean: 'unknown', gluten: 'no' } }])
  })

  test.each<[Language, string]>([
    ['es', 'brotes de judía mungo'],
    ['fr', 'pousses de haricot mungo'],
    ['fr', 'vermicelles transparents'],
    ['de', 'Mungobohnensprossen'],
  ])('another name for mung beans or glass noodles is free of soya, %s: %s', (language, name) => {
    expect(readPhrase(name, language).foods).toMatchObject([{ contains: { soybean: 'no' } }])
  })
})
