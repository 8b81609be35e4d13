import { memoizedByObject } from '#kitchen/memoize.ts'
import { type FoodSense, isAsSafe } from '#kitchen/reader/food/food.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/** Arabic letters for one foreign sound, each with the letter it is compared as: جورجونزولا, غورغونزولا. */
const sameSounds: readonly (readonly [letters: RegExp, as: string])[] = [
  [/تش/gu, 'ش'],
  [/[جغقك]/gu, 'ك'],
  [/[طث]/gu, 'ت'],
  [/[صزظ]/gu, 'س'],
  [/[ضذ]/gu, 'د'],
  [/[اويهءع]/gu, ''],
  [/(.)\1+/gu, '$1'],
]

/** The fewest consonants of a comparable name; fewer are the root of many Arabic words. */
const fewestConsonants = 5

/**
 * The consonants of a name without doubled letters. Vowels are dropped because everyone spells them differently in
 * foreign words.
 */
function consonantsOf(name: string): string {
  return sameSounds.reduce((rest, [letters, as]) => rest.replace(letters, as), name.replaceAll(' ', ''))
}

/**
 * The long names of the vocabulary by their consonants; null if names that sound alike differ in allergens or diets.
 * Names that contain a state are excluded: لومي طازج is no foreign name.
 */
const namesBySound = memoizedByObject((vocabulary: Vocabulary): ReadonlyMap<string, FoodSense | null> => {
  const index = new Map<string, FoodSense | null>()
  for (const [name, sense] of vocabulary.surfaces) {
    const key = consonantsOf(name)
    if (key.length < fewestConsonants || name.split(' ').some((word) => vocabulary.root.next.get(word)?.role === 'preparation')) continue
    const known = index.get(key)
    if (known === undefined) index.set(key, sense)
    else if (known !== null && known !== sense) index.set(key, isAsSafe(known, sense) ? { ...known, ingredient: null } : null)
  }
  return index
})

/** The food whose foreign name these words spell differently, or null: بليو دي بريس is بلو دو بريس. */
export function foodThatSoundsLike(tokens: readonly Token[], vocabulary: Vocabulary): FoodSense | null {
  if (vocabulary.language !== 'ar' || tokens.some(({ kind, text }) => kind !== 'word' || isOrdinaryIn(text, 'ar'))) return null
  const key = consonantsOf(tokens.map(({ text }) => text).join(' '))
  return key.length < fewestConsonants ? null : (namesBySound(vocabulary).get(key) ?? null)
}

/** The ingredient names of one word by their consonants. */
const wordsBySound = memoizedByObject(({ surfaces }: Vocabulary): ReadonlyMap<string, readonly string[]> => {
  const names = [...surfaces].flatMap(([name, { ingredient }]) => (ingredient === null || name.includes(' ') ? [] : [name]))
  return Map.groupBy(names, consonantsOf)
})

/** The fewest consonants by which one word of a longer phrase is compared. */
const fewestOfAWord = 4

/**
 * The ingredient name of one word that sounds like this unknown word: مزاريلا beside جبن is
 * موزاريلا.
 */
export function wordThatSoundsLike({ kind, text }: Token, vocabulary: Vocabulary): string | null {
  if (vocabulary.language !== 'ar' || kind !== 'word' || isOrdinaryIn(text, 'ar')) return null
  const key = consonantsOf(text)
  if (key.length < fewestOfAWord) return null
  const [first, ...others] = wordsBySound(vocabulary).get(key) ?? []
  if (first === undefined || first[0] !== text[0]) return null
  const { ingredient } = vocabulary.surfaces.get(first) ?? {}
  return others.every((other) => vocabulary.surfaces.get(other)?.ingredient === ingredient) ? first : null
}
