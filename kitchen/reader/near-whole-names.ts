import { soundOf } from '#kitchen/reader/chinese-sounds.ts'
import { editDistance, letterMaskOf, mayBeWithinDistance } from '#kitchen/reader/distance.ts'
import { claimsBeyond, type FoodSense } from '#kitchen/reader/food.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'

/**
 * The fewest letters or characters of a comparable name; each Chinese or Japanese character carries more information.
 */
const shortest = { letters: 4, characters: 2 } as const

/** Names of one length that claim an allergen or do not fit every diet. */
interface Shelf {
  names: readonly string[]
  letters: readonly number[]
  senses: readonly FoodSense[]
}

const shelves = new WeakMap<Vocabulary, ReadonlyMap<number, Shelf>>()

const isClaiming = (sense: FoodSense) => {
  const { allergens, diets } = claimsBeyond(nothing, sense)
  return allergens.length + diets.length > 0
}

const none = { dairy: 'no', gluten: 'no', eggs: 'no', peanut: 'no', shellfish: 'no', soybean: 'no', mushroom: 'no' } as const
const nothing: FoodSense = { ingredient: null, class: 'vegetable', contains: none, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }

function shelvesOf(vocabulary: Vocabulary): ReadonlyMap<number, Shelf> {
  const ready = shelves.get(vocabulary)
  if (ready !== undefined) return ready
  const named = [...vocabulary.surfaces].map(([name, sense]) => ({ name: name.replaceAll(' ', ''), sense }))
  const claiming = named.filter(({ name, sense }) => name.length >= shortestIn(vocabulary) && isClaiming(sense))
  const made = new Map(
    [...Map.groupBy(claiming, ({ name }) => name.length)].map(([length, all]) => [
      length,
      { names: all.map(({ name }) => name), letters: all.map(({ name }) => letterMaskOf(name)), senses: all.map(({ sense }) => sense) },
    ]),
  )
  shelves.set(vocabulary, made)
  return made
}

function shortestIn({ language }: Vocabulary): number {
  return language === 'ja' || language === 'zh' ? shortest.characters : shortest.letters
}

/**
 * The claims of listed names one letter from a whole run, ignoring spaces: a letter missing, doubled, changed or
 * swapped.
 */
export function nearWholeNames(written: string, vocabulary: Vocabulary): FoodSense[] {
  const word = written.replaceAll(' ', '')
  const letters = letterMaskOf(word)
  const found: FoodSense[] = []
  for (let length = word.length - 1; length <= word.length + 1; length += 1) {
    const shelf = shelvesOf(vocabulary).get(length)
    shelf?.names.forEach((name, at) => {
      const sense = shelf.senses[at]
      if (
        sense === undefined ||
        !mayBeWithinDistance(1, letters, shelf.letters[at] ?? 0, Math.abs(length - word.length)) ||
        editDistance(word, name, 1) > 1
      )
        return
      if (isSlipOfCharacters(word, name, vocabulary)) found.push(sense)
    })
  }
  return found
}

const isHan = (character: string | undefined) => character !== undefined && /^\p{Script=Han}$/u.test(character)

/**
 * Can the characters be a slip of a name? A slip omits, doubles or swaps a Chinese character, or takes one with the
 * same sound, never another: 煮鸡肉 is not 煮鸡蛋, and 驯鹿奶 not 驯鹿.
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
