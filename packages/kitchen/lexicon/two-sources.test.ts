import { describe, expect, test } from 'vitest'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { type FoodSense, senseOfKind } from '#kitchen/reader/food/food.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import { foodNamedBy } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

const diets = ['vegan', 'vegetarian', 'pescatarian'] as const

/** The allergens and diets that only one of two sources of a food is certain about. */
function disputed(one: FoodSense, other: FoodSense): string[] {
  return [
    ...allergens.filter((allergen) => (one.contains[allergen] === 'no') !== (other.contains[allergen] === 'no')),
    ...diets.filter((diet) => (one[diet] === 'yes') !== (other[diet] === 'yes')),
  ]
}

/** The doubts of a kind that the reading of the same name lacks. */
function unheard(read: FoodSense, kind: FoodSense): string[] {
  return [
    ...allergens.filter((allergen) => read.contains[allergen] === 'no' && kind.contains[allergen] !== 'no'),
    ...diets.filter((diet) => read[diet] === 'yes' && kind[diet] !== 'yes'),
  ]
}

/**
 * Names that are both a kind and an ingredient, with what the two sources dispute. If a kind shares its doubts with
 * all foods of its name, the reading must report them.
 */
function disputes(kinds: readonly NamedKind[], language: Language): string[] {
  const vocabulary = vocabularyOf(language)
  const own = vocabulary.words.ownNames ?? []
  const found = kinds.flatMap((kind) => {
    const sense = senseOfKind(kind)
    return kind.names.flatMap((name) => {
      const read = own.includes(name) ? null : foodNamedBy(vocabulary, tokenise(name))
      if (read === null || read.ingredient === null) return []
      const points = kind.sharesDoubts === true ? unheard(read, sense) : disputed(read, sense)
      return points.length === 0 ? [] : [`${name} (${read.ingredient}): ${points.join(', ')}`]
    })
  })
  return [...new Set(found)]
}

describe.each(languageCodes)('names of both an ingredient and a kind in "%s"', (language) => {
  test('an ingredient and a kind of the same name agree on allergens and diets', () => {
    expect(disputes([...kindsIn[language].foods, stockCubesIn(language)], language)).toEqual([])
  })
})

describe('the comparison of ingredients with kinds', () => {
  const carrot = 'carrot'

  test('the comparison finds a doubt of a kind that the ingredient lacks, shared or not', () => {
    const doubtful: NamedKind = { class: 'root', unknown: ['dairy'], diet: 'vegan', names: [carrot] }
    expect(disputes([doubtful], 'en')).toEqual([`${carrot} (carrot): dairy`])
    expect(disputes([{ ...doubtful, sharesDoubts: true }], 'en')).toEqual([`${carrot} (carrot): dairy`])
    expect(disputes([{ class: 'root', diet: 'vegan', dietAtWorst: 'meat', names: [carrot] }], 'en')).toEqual([
      `${carrot} (carrot): vegan, vegetarian, pescatarian`,
    ])
  })

  test('the comparison finds a doubt of an ingredient that the kind lacks', () => {
    expect(disputes([{ class: 'sauce', diet: 'vegetarian', dietAtWorst: 'meat', names: ['pesto'] }], 'en')).toEqual([
      'pesto (pesto): dairy, eggs',
    ])
  })
})
