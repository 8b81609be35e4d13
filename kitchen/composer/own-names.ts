import type { Language } from '#domain/options.ts'
import { nameWithClaims } from '#kitchen/composer/accepted-wording.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { genericNameIn } from '#kitchen/reader/kinds/generic-names.ts'
import { isSaidIn } from '#kitchen/reader/made-without.ts'
import type { Food, Marker } from '#kitchen/reader/reading.ts'

/** Baked one by one: they are counted, and none of them is a slice of bread. */
const rolls =
  /\bbagels?\b|\brolls?\b|\bbuns?\b|english muffins?|crumpets?|\bscones?\b|бейгл|бублик|булочк|ベーグル|イングリッシュマフィン|贝果|馒头|بيغل|بيجل/iu

/** Sauces of fruit that are sold beside jam and are called otherwise. */
const fruitSauces = /\bsauce\b|соус|ソース|صلصة/iu

/** An item that the kitchen knows by another's name goes by its own: bagels are no slices of bread; cranberry sauce is no jam and stands beside the turkey. */
export function byItsOwnName(item: Item): Item {
  if (item.class === 'bread' && item.kin === 'bread' && rolls.test(item.words)) return { ...item, ingredient: null, kin: 'burger-bun' }
  if (item.kin === 'jam' && fruitSauces.test(item.words)) return { ...item, ingredient: null, class: 'sauce' }
  return item
}

/** A word for many foods is written as the recipe's language has it, fish or рыба; stock cubes make stock. */
export function byItsKind(item: Item, language: Language): Item {
  const words = item.ingredient === null ? genericNameIn(item.words, language) : null
  return words === null ? item : { ...item, words }
}

/** What a name of ours says that has "vegan" in it. */
const isVeganToo = (marker: Marker) => ['vegan', 'meatless', 'dairy', 'eggs', 'shellfish'].includes(marker)

/**
 * An item whose typed name says what it is made without keeps that in the recipe, whatever was excluded, as the recipe's language says it: "Pesto ohne
 * Nüsse". A name that says so already is left, gluten-free pasta; and a food that has none keeps the cook's words, which say it.
 */
export function byItsClaim(item: Item, { ingredient, madeWithout = [] }: Food, language: Language): Item {
  if (item.ingredient === null || madeWithout.length === 0) return item
  const unsaid = ingredient?.startsWith('vegan-') === true ? madeWithout.filter((marker) => !isVeganToo(marker)) : madeWithout
  const name = listNameOf(item.ingredient, language)
  if (isSaidIn(name, language, unsaid)) return item
  return { ...item, ingredient: null, isNamedByClaim: true, words: nameWithClaims(unsaid, name, language) }
}
