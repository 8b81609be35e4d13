import type { Amount } from '#kitchen/composer/amounts.ts'
import { isManyWords, nounOf } from '#kitchen/composer/grammar/en/names.ts'
import { kindInTitle } from '#kitchen/composer/grammar/kind-in-title.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'

/** Shorter names for titles. They leave out details of the name in the ingredient list and add none. */
const shortNames: Partial<Record<IngredientId, string>> = {
  'goat-meat': 'goat',
  fennel: 'fennel',
  eggplant: 'eggplant',
  vanilla: 'vanilla',
  cardamom: 'cardamom',
  yogurt: 'yogurt',
  'cooked-rice': 'rice',
  udon: 'udon',
  soba: 'soba',
  'lasagna-sheets': 'lasagna sheets',
  'short-ribs': 'short rib',
}

/** Words that end in s and are not plural. */
const notMany = /(?:molasses|hummus|couscous|asparagus|swiss|greens|schnapps|collards)$/i

/** The singular before a noun: "pumpkin seeds" becomes "pumpkin seed". */
function oneOf(words: string): string {
  if (notMany.test(words) || !/[^su]s$/i.test(words)) return words
  if (/leaves$/i.test(words)) return words.replace(/leaves$/i, 'leaf')
  if (/[^aeiou]ies$/i.test(words) && !/(?:cookies|brownies|pies)$/i.test(words)) return words.replace(/ies$/i, 'y')
  if (/(?:potatoes|tomatoes|mangoes|radishes|peaches|sandwiches|squashes)$/i.test(words)) return words.replace(/es$/i, '')
  return words.replace(/s$/i, '')
}

/** The name before another noun, in the singular: the "carrot" of "carrot soup". */
export function nameBeforeNoun(item: Item): string {
  if (item.ingredient === null) return isManyWords(item) ? oneOf(item.words) : item.words
  const short = shortNames[item.ingredient]
  if (short !== undefined) return short
  const names: EnglishNames = lexicon[kindInTitle[item.ingredient] ?? item.ingredient].en
  return oneOf(names.mass ?? names.one ?? item.words)
}

/** The name after "with": plural for several pieces ("with pine nuts"), singular for a flavour ("with lemon"). */
export function flavourName(item: Item): string {
  if (item.ingredient === null || shortNames[item.ingredient] !== undefined)
    return item.ingredient === null ? item.words : nameBeforeNoun(item)
  const names: EnglishNames = lexicon[kindInTitle[item.ingredient] ?? item.ingredient].en
  const isMany = isInGroup(item, 'crunch') || item.class === 'berry' || ['olive', 'caper', 'date', 'raisin'].includes(item.kin)
  return (isMany ? names.many : undefined) ?? names.mass ?? names.one ?? item.words
}

/** The name as the dish's own word: plural for several pieces, short in a short title. */
export function fullTitleName(item: Item, amount: Amount | null): string {
  const short = nameBeforeNoun(item)
  if (item.ingredient !== null && shortNames[item.ingredient] !== undefined) return short
  const full = nounOf(item, amount).text
  return full.startsWith(short.slice(0, -1)) ? full : short
}
