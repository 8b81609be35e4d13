import { type FoodSense, mix, perAllergen, senseOfKind, senseUnknown, worseVerdict } from '#kitchen/reader/food.ts'
import type { Head } from '#kitchen/reader/kinds/heads.ts'

/** A word that stands before a head noun: the food it names, or null for a word that nobody knows. */
export interface Modifier {
  words: string
  food: FoodSense | null
}

/** What a head noun and the words before it make: "oscypek cheese" is a cheese, "peanut sauce" has peanut, "rice flour" no gluten. */
export function composeHead(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const foods = modifiers.flatMap(({ food }) => (food === null ? [] : [food]))
  const allKnown = foods.length === modifiers.length && foods.length > 0
  const base = withoutWhatItReplaces(head, modifiers)
  if (head.madeOf !== true) return mix(base, foods)
  if (!allKnown) return mix(senseUnknown(head.class), foods)
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
  if (replaced === undefined || !modifiers.some(({ words }) => replaced.when.includes(words))) return sense
  const contains = perAllergen((allergen) => (allergen === replaced.allergen ? 'no' : sense.contains[allergen]))
  if (replaced.allergen !== 'dairy') return { ...sense, contains }
  return { ...sense, contains, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }
}
