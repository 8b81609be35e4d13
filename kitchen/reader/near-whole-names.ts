import { soundOf } from '#kitchen/reader/chinese-sounds.ts'
import { distance, lettersOf, mayBeWithin } from '#kitchen/reader/distance.ts'
import { claimsBeyond, type FoodSense } from '#kitchen/reader/food.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'

/** Shorter names are a letter from everything; a Chinese or Japanese name says more with each character. */
const shortest = { letters: 4, characters: 2 } as const

/** Names of one length that claim an allergen or are not for every diet. */
interface Shelf {
  names: readonly string[]
  letters: readonly number[]
  senses: readonly FoodSense[]
}

interface Named {
  name: string
  sense: FoodSense
}

/** All names by their length, and the shelves of those lengths that were asked for: each takes some milliseconds. */
interface Shelves {
  named: ReadonlyMap<number, readonly Named[]>
  ready: Map<number, Shelf>
}

const shelves = new WeakMap<Vocabulary, Shelves>()

const isClaiming = (sense: FoodSense) => {
  const { allergens, diets } = claimsBeyond(nothing, sense)
  return allergens.length + diets.length > 0
}

const none = { dairy: 'no', gluten: 'no', eggs: 'no', peanut: 'no', shellfish: 'no', soybean: 'no', mushroom: 'no' } as const
const nothing: FoodSense = { ingredient: null, class: 'vegetable', contains: none, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }

function shelvesOf(vocabulary: Vocabulary): Shelves {
  const known = shelves.get(vocabulary)
  if (known !== undefined) return known
  const named = new Map<number, Named[]>()
  for (const [written, sense] of vocabulary.surfaces) {
    const name = written.replaceAll(' ', '')
    const same = named.get(name.length)
    if (same === undefined) named.set(name.length, [{ name, sense }])
    else same.push({ name, sense })
  }
  const made = { named, ready: new Map<number, Shelf>() }
  shelves.set(vocabulary, made)
  return made
}

function shelfOf(length: number, vocabulary: Vocabulary): Shelf | undefined {
  const { named, ready } = shelvesOf(vocabulary)
  const known = ready.get(length)
  const all = named.get(length)
  if (known !== undefined || all === undefined || length < shortestIn(vocabulary)) return known
  const claiming = all.filter(({ sense }) => isClaiming(sense))
  const shelf = {
    names: claiming.map(({ name }) => name),
    letters: claiming.map(({ name }) => lettersOf(name)),
    senses: claiming.map(({ sense }) => sense),
  }
  ready.set(length, shelf)
  return shelf
}

function shortestIn({ language }: Vocabulary): number {
  return language === 'ja' || language === 'zh' ? shortest.characters : shortest.letters
}

/**
 * The claims of listed names one letter from a whole run of words, spaces aside: a letter left out, doubled, changed
 * or swapped with its neighbour.
 */
export function nearWholeNames(written: string, vocabulary: Vocabulary): FoodSense[] {
  const word = written.replaceAll(' ', '')
  const letters = lettersOf(word)
  const found: FoodSense[] = []
  for (let length = word.length - 1; length <= word.length + 1; length += 1) {
    const shelf = shelfOf(length, vocabulary)
    shelf?.names.forEach((name, at) => {
      const sense = shelf.senses[at]
      if (sense === undefined || !mayBeWithin(1, letters, shelf.letters[at] ?? 0) || distance(word, name, 1) > 1) return
      if (isSlipOfCharacters(word, name, vocabulary)) found.push(sense)
    })
  }
  return found
}

const isHan = (character: string | undefined) => character !== undefined && /^\p{Script=Han}$/u.test(character)

/**
 * May the cook have meant a name with other characters? A typing slip leaves out a Chinese character, doubles it,
 * swaps it with its neighbour or takes one of the same sound, never another: 煮鸡肉 is no 煮鸡蛋, and 驯鹿奶 no 驯鹿.
 */
function isSlipOfCharacters(typed: string, name: string, { language }: Vocabulary): boolean {
  const [written, meant] = [[...typed], [...name]]
  const at = written.findIndex((character, index) => character !== meant[index])
  const [character, wanted] = [written[at], meant[at]]
  if (written.length < meant.length || (!isHan(character) && !isHan(wanted))) return true
  if (written.length > meant.length) return character === written[at - 1] || !isHan(character)
  if (character === undefined || wanted === undefined) return true
  if (character === meant[at + 1] && wanted === written[at + 1]) return true
  const sound = language === 'zh' ? soundOf([character]) : null
  return sound !== null && sound === soundOf([wanted])
}
