import type { Language } from '#domain/options.ts'
import type { FoodSense } from '#kitchen/reader/food.ts'
import type { Place, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'

/** Most phrases go on nowhere: their last places share one empty map. */
const nothing = new Map<string, Place>()

/** A place that says nothing yet, and from which no phrase goes on. */
export function newPlace(): Place {
  return {
    next: nothing,
    food: null,
    alsoFood: null,
    exactly: null,
    role: null,
    isRegion: false,
    isSaidWith: false,
    head: null,
    freeFrom: null,
    saysWithout: null,
    cookingStyle: null,
    cookingStyleOn: null,
    isOtherThing: false,
    isCookedElsewhere: false,
    isCommonEnding: false,
    isTypedOnly: false,
  }
}

/** The words of a phrase as they are looked up. */
export function keysOf(tokens: readonly Token[], language: Language): string[] {
  return tokens.filter((token) => token.kind !== 'mark').map((token) => singular(token.text, language))
}

/** The exact words of a run of tokens, in one string. */
export function exactWords(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join(' ')
}

/**
 * What a language lists by these very words; English ones also in the plural: in other languages another word has the
 * same stem.
 */
export function listedAs(written: string, { surfaces, language }: Vocabulary): FoodSense | undefined {
  if (language !== 'en') return surfaces.get(written)
  return surfaces.get(written) ?? surfaces.get(written.replace(/\p{L}+$/u, (word) => singular(word, language)))
}

/** The exact words of a name, without its marks. */
export function writtenName(tokens: readonly Token[]): string {
  return exactWords(tokens.filter((token) => token.kind !== 'mark'))
}

/** The place that these words reach; the way to it is made where there is none. */
export function reach(root: Place, keys: readonly string[]): Place {
  let at = root
  for (const key of keys) {
    let next = at.next.get(key)
    if (next === undefined) {
      next = newPlace()
      if (at.next === nothing) at.next = new Map()
      at.next.set(key, next)
    }
    at = next
  }
  return at
}

/** The place of a phrase as it is written; the way to it is made where there is none. */
export function reachPhrase({ root, language }: Vocabulary, phrase: string): Place {
  return reach(root, keysOf(tokenise(phrase), language))
}

/** The place that these words reach, if any phrase begins with them. */
export function placeAt(root: Place, keys: readonly string[]): Place | undefined {
  let at: Place | undefined = root
  for (const key of keys) at = at?.next.get(key)
  return at
}

/** A name, cut into words once; the tokens are all it has, the keys those that are looked up. */
export interface Name {
  tokens: readonly Token[]
  keys: readonly string[]
}

/** A name as it is written, cut into words. */
export function cutName(name: string, language: Language): Name {
  const tokens = tokenise(name)
  return { tokens, keys: keysOf(tokens, language) }
}

/**
 * Says of a name that it is of a food. The first food has the name; a later one has it only by its exact words. Every
 * word of a name is known to the spelling, and with its food where it stands alone.
 */
export function addFood(vocabulary: Vocabulary, { tokens, keys }: Name, food: FoodSense): void {
  if (keys.length === 0) return
  const at = reach(vocabulary.root, keys)
  at.isSaidWith ||= tokens.some(({ isWith }) => isWith === true)
  const exact = writtenName(tokens)
  if (!vocabulary.surfaces.has(exact)) vocabulary.surfaces.set(exact, food)
  if (at.food === null) at.food = food
  else if (at.food !== food) {
    at.exactly ??= new Map()
    if (!at.exactly.has(exact)) at.exactly.set(exact, food)
  }
  for (const key of keys) {
    const senses = vocabulary.spellings.get(key)
    if (senses === undefined) vocabulary.spellings.set(key, keys.length === 1 ? [food] : [])
    else if (keys.length === 1 && !senses.includes(food)) senses.push(food)
  }
}

/** The food that a run of tokens names as a whole, or null. */
export function foodNamed(vocabulary: Vocabulary, tokens: readonly Token[]): FoodSense | null {
  return foodAt(vocabulary, { tokens, keys: keysOf(tokens, vocabulary.language) })
}

/** The food that a name is of, or null. */
export function foodAt({ root }: Vocabulary, { tokens, keys }: Name): FoodSense | null {
  const at = placeAt(root, keys)
  return at?.exactly?.get(exactWords(tokens)) ?? at?.food ?? null
}
