import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import { type FoodSense, mixFoods, perAllergen, senseOfKind } from '#kitchen/reader/food/food.ts'
import type { Head } from '#kitchen/reader/food/kind.ts'
import { placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'

/** Classes whose names are plants even if they end in a dish word: a lettuce is a Salat, plain rice a 饭. */
const plantClasses: readonly IngredientClass[] = [
  'leaf',
  'herb',
  'hardy-herb',
  'rice',
  'fruit',
  'berry',
  'root',
  'spice',
  'salt',
  'thickener',
  'drink',
  'nut-butter',
  'water',
]

/** Classes of foods that a dish named after them contains; a steak is not in its sauce. */
const containedClasses: readonly IngredientClass[] = [
  'mushroom',
  'shellfish',
  'egg',
  'nut',
  'nut-butter',
  'milk',
  'cream',
  'butter',
  'yogurt',
  'hard-cheese',
  'soft-cheese',
  'plant-protein',
]

const longestHead = 6

/**
 * Is a name, given as keys, a made dish? It ends in a dish noun, or begins with one in languages where nouns come
 * first.
 */
export function isDishName(keys: readonly string[], sense: FoodSense, vocabulary: Vocabulary): boolean {
  if (plantClasses.includes(sense.class) || keys.some((key) => isMeatless(vocabulary.root.next.get(key)))) return false
  return dishHead(keys, vocabulary) !== null
}

/**
 * The facts of a dish, limited by its dish noun: the dish contains the foods in its name, and everything else is
 * unknown.
 */
export function asDish(keys: readonly string[], sense: FoodSense, vocabulary: Vocabulary): FoodSense {
  const found = dishHead(keys, vocabulary)
  if (found === null) return sense
  const foods = foodsIn(found.rest, vocabulary).filter((food) => containedClasses.includes(food.class))
  const dish = mixFoods(sense, [doubtOf(found.head), ...foods])
  // A fish dish without meat: 鱼汤, clam chowder.
  return sense.vegetarian === 'no' && foods.every((food) => food.pescatarian === 'yes') ? { ...dish, pescatarian: sense.pescatarian } : dish
}

const isMeatless = (place: Place | undefined) => place?.role === 'vegan' || place?.role === 'meatless'

function doubtOf(head: Head): FoodSense {
  const sense = senseOfKind(head)
  return {
    ...sense,
    contains: perAllergen((allergen) => (sense.contains[allergen] === 'no' ? 'no' : 'unknown')),
    vegan: 'unknown',
    vegetarian: sense.vegetarian === 'yes' ? 'yes' : 'unknown',
    pescatarian: sense.pescatarian === 'yes' ? 'yes' : 'unknown',
  }
}

const unspacedLanguages: readonly Language[] = ['ja', 'zh']

/** The dish noun of a name, and the other keys. */
function dishHead(keys: readonly string[], { root, words, language }: Vocabulary): { head: Head; rest: readonly string[] } | null {
  for (let length = Math.min(longestHead, keys.length); length > 0; length -= 1) {
    const ends: [readonly string[], readonly string[]][] = []
    if (words.head !== 'first') ends.push([keys.slice(-length), keys.slice(0, -length)])
    if (words.head !== 'last') ends.push([keys.slice(0, length), keys.slice(length)])
    for (const [run, rest] of ends) {
      const head = placeAt(root, run)?.head
      if (head?.isDish === true) return { head, rest }
      // レバー (liver) ends in バー (bar): of two nouns without a space the longer one decides.
      if (head != null && unspacedLanguages.includes(language)) return null
    }
  }
  return words.joints === undefined ? null : compoundHead(keys, root, words.joints)
}

const shortestNoun = 3

/** Finds the dish noun at the end of a German compound: Krabben-salat. */
function compoundHead(keys: readonly string[], root: Place, joints: readonly string[]): { head: Head; rest: readonly string[] } | null {
  const last = keys.at(-1) ?? ''
  for (let at = shortestNoun; at <= last.length - shortestNoun; at += 1) {
    const head = root.next.get(last.slice(at))?.head
    if (head?.isDish !== true) continue
    const half = last.slice(0, at)
    const stems = [half, `${half}e`, ...joints.filter((joint) => half.endsWith(joint)).map((joint) => half.slice(0, -joint.length))]
    return { head, rest: [...keys.slice(0, -1), stems.find((stem) => root.next.get(stem)?.food != null) ?? half] }
  }
  return null
}

/** The foods that keys name, the longest names first. */
function foodsIn(keys: readonly string[], { root }: Vocabulary): FoodSense[] {
  const foods: FoodSense[] = []
  for (let at = 0; at < keys.length; ) {
    let next = at + 1
    for (let to = keys.length; to > at; to -= 1) {
      const food = placeAt(root, keys.slice(at, to))?.food ?? null
      if (food === null) continue
      foods.push(food)
      next = to
      break
    }
    at = next
  }
  return foods
}
