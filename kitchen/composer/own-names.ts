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

/**
 * An item goes by its own name where the kitchen cooks it as another: bagels are no slices of bread; cranberry sauce
 * is no jam and stands beside the turkey.
 */
export function withOwnName(item: Item): Item {
  if (item.class === 'bread' && item.kin === 'bread' && rolls.test(item.words)) return { ...item, ingredient: null, kin: 'burger-bun' }
  if (item.kin === 'jam' && fruitSauces.test(item.words)) return { ...item, ingredient: null, class: 'sauce' }
  return item
}

/** A word for many foods is written as the recipe's language has it, fish or рыба; stock cubes make stock. */
export function withGenericName(item: Item, language: Language): Item {
  const words = item.ingredient === null ? genericNameIn(item.words, language) : null
  return words === null ? item : { ...item, words }
}

/** What a name of ours says that has "vegan" in it. */
const isVeganToo = (marker: Marker) => ['vegan', 'meatless', 'dairy', 'eggs', 'shellfish'].includes(marker)

/**
 * Keeps the claim of a typed name in the recipe, in the recipe's language, whatever the request excludes: "Pesto
 * ohne Nüsse". A name that already says so stays (gluten-free pasta); a food without a name keeps the cook's words,
 * which say it.
 */
export function withClaimInName(item: Item, { ingredient, madeWithout = [] }: Food, language: Language): Item {
  if (item.ingredient === null || madeWithout.length === 0) return item
  const unsaid = ingredient?.startsWith('vegan-') === true ? madeWithout.filter((marker) => !isVeganToo(marker)) : madeWithout
  const name = listNameOf(item.ingredient, language)
  if (isSaidIn(name, language, unsaid)) return item
  return { ...item, ingredient: null, isNamedByClaim: true, words: nameWithClaims(unsaid, name, language) }
}
