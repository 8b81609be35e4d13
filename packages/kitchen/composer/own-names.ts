import { nameWithClaims } from '#kitchen/composer/accepted-wording.ts'
import { type Item, itemHasTrait } from '#kitchen/composer/item.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { Food, Marker } from '#kitchen/reader/food/reading.ts'
import { genericNameIn } from '#kitchen/reader/kinds/generic-names.ts'
import { areClaimedIn } from '#kitchen/reader/segment/made-without.ts'

/**
 * Keeps the food's own name if the composer cooks it as another ingredient: a bagel is no slice of bread, and
 * cranberry sauce is no jam.
 */
export function keepOwnName(item: Item): Item {
  // The name of a misspelt food is already that of its ingredient.
  if (item.typedAs !== undefined) return item
  if (item.class === 'bread' && item.kin === 'bread' && itemHasTrait(item, 'roll')) return { ...item, ingredient: null, kin: 'burger-bun' }
  if (item.kin === 'jam' && itemHasTrait(item, 'fruit-sauce')) return { ...item, ingredient: null, class: 'sauce' }
  return item
}

/** Writes a general food word in the recipe's language (fish, рыба) and stock cubes as stock. */
export function translateGenericName(item: Item, language: Language): Item {
  const words = item.ingredient === null ? genericNameIn(item.words, language) : null
  return words === null ? item : { ...item, words }
}

/** Is the claim already contained in a name with "vegan"? */
const isVeganToo = (marker: Marker) => ['vegan', 'meatless', 'dairy', 'eggs', 'shellfish'].includes(marker)

/**
 * Keeps the claim of a typed name, in the recipe's language, whatever the request excludes: "Pesto ohne Nüsse". A name
 * that contains its claim ("gluten-free pasta") stays; a food without an ingredient keeps the cook's words.
 */
export function keepClaimInName(item: Item, { ingredient, madeWithout = [] }: Food, language: Language): Item {
  if (item.ingredient === null || madeWithout.length === 0) return item
  const unsaid = ingredient?.startsWith('vegan-') === true ? madeWithout.filter((marker) => !isVeganToo(marker)) : madeWithout
  const name = listNameOf(item.ingredient, language)
  if (areClaimedIn(name, language, unsaid)) return item
  return { ...item, ingredient: null, isNamedByClaim: true, words: nameWithClaims(unsaid, name, language) }
}
