import { type FoodSense, mix, perAllergen, senseOfKind, senseUnknown, worseVerdict } from '#kitchen/reader/food.ts'
import type { Head } from '#kitchen/reader/kinds/heads.ts'

/** A word that stands before a head noun: the food it names, or null for a word that nobody knows. */
export interface Modifier {
  words: string
  food: FoodSense | null
}

/** "goat butter" has no meat in it. */
const milkAnimals = new Set(['cow', 'goat', 'sheep', 'ewe', 'buffalo', 'camel', 'mare', 'yak', 'clarified cow'])

/** What a head noun and the words before it make: "oscypek cheese" is a cheese, "peanut sauce" has peanut, "rice flour" no gluten. */
export function composeHead(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const isDairy = head.contains?.includes('dairy') === true
  const foods = modifiers.flatMap(({ food, words }) => (food === null || (isDairy && milkAnimals.has(words)) ? [] : [food]))
  const base = withoutWhatItReplaces(head, modifiers)
  if (head.madeOf !== true) return mix(base, foods)
  if (foods.length === 0) return senseUnknown(head.class)
  const made = {
    ...senseOfKind({ class: head.class, diet: 'vegan', ...(head.otherwise === undefined ? {} : { otherwise: head.otherwise }) }),
  }
  const sure = mix(made, foods)
  if (head.otherwise === undefined) return sure
  const perhaps = (verdict: FoodSense['vegan']) => worseVerdict(verdict, 'unknown')
  return { ...sure, vegan: perhaps(sure.vegan), vegetarian: perhaps(sure.vegetarian), pescatarian: perhaps(sure.pescatarian) }
}

function withoutWhatItReplaces(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const sense = senseOfKind(head)
  const replaced = head.without
  if (replaced === undefined || !modifiers.some((modifier) => replaces(modifier, replaced))) return sense
  const contains = perAllergen((allergen) => (allergen === replaced.allergen ? 'no' : sense.contains[allergen]))
  if (replaced.allergen !== 'dairy') return { ...sense, contains }
  return { ...sense, contains, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }
}

function replaces({ words, food }: Modifier, replaced: NonNullable<Head['without']>): boolean {
  if (replaced.when.includes(words)) return true
  return food !== null && food.contains[replaced.allergen] === 'no' && replaced.classes?.includes(food.class) === true
}
