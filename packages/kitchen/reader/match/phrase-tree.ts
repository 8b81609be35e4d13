import type { Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'

/** A shared empty map: most phrases continue nowhere. */
const nothing = new Map<string, Place>()

/** A place without meaning and without continuations. */
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

/** The lookup keys of a phrase. */
export function keysOf(tokens: readonly Token[], language: Language): string[] {
  return tokens.filter((token) => token.kind !== 'mark').map((token) => singular(token.text, language))
}

/** The exact words of tokens as one string. */
export function exactWords(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join(' ')
}

/**
 * The food listed under exactly these words; in English also in the plural. Other languages have different words with
 * the same stem.
 */
export function foodListedAs(written: string, { surfaces, language }: Vocabulary): FoodSense | undefined {
  if (language !== 'en') return surfaces.get(written)
  return surfaces.get(written) ?? surfaces.get(written.replace(/\p{L}+$/u, (word) => singular(word, language)))
}

/** The exact words of a name without punctuation. */
export function writtenName(tokens: readonly Token[]): string {
  return exactWords(tokens.filter((token) => token.kind !== 'mark'))
}

/** The place that these keys reach, created if missing. */
export function createPlace(root: Place, keys: readonly string[]): Place {
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

/** The place of a written phrase, created if missing. */
export function createPhrasePlace({ root, language }: Vocabulary, phrase: string): Place {
  return createPlace(root, keysOf(tokenise(phrase), language))
}

/** The place that these keys reach, if any phrase begins with them. */
export function placeAt(root: Place, keys: readonly string[]): Place | undefined {
  let at: Place | undefined = root
  for (const key of keys) at = at?.next.get(key)
  return at
}

/** A name split once into tokens and lookup keys. */
export interface Name {
  tokens: readonly Token[]
  keys: readonly string[]
}

/** Splits a written name into tokens and keys. */
export function parseName(name: string, language: Language): Name {
  const tokens = tokenise(name)
  return { tokens, keys: keysOf(tokens, language) }
}

/**
 * Adds a food under a name. The first food keeps the name; later ones are found only by their exact words. Spelling
 * correction knows every word of the name, with the food if the word is the whole name.
 */
export function addFood(vocabulary: Vocabulary, { tokens, keys }: Name, food: FoodSense): void {
  if (keys.length === 0) return
  const at = createPlace(vocabulary.root, keys)
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

/** The food that tokens name as a whole, or null. */
export function foodNamedBy(vocabulary: Vocabulary, tokens: readonly Token[]): FoodSense | null {
  return foodAt(vocabulary, { tokens, keys: keysOf(tokens, vocabulary.language) })
}

/** The food of a name, or null. */
export function foodAt({ root }: Vocabulary, { tokens, keys }: Name): FoodSense | null {
  const at = placeAt(root, keys)
  return at?.exactly?.get(exactWords(tokens)) ?? at?.food ?? null
}
