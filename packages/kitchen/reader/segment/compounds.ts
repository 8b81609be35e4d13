import { memoizedByObject, memoizedFirstTexts } from '#kitchen/memoize.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/**
 * The fewest letters of a noun at the end of a compound; shorter matches are chance: not every word in -ei contains an
 * egg.
 */
const shortestNoun = 4
const shortestHead = 2
const shortestStem = 3
/** The fewest letters of an unknown first part; fewer are a prefix or chance: Ab-brand, Schn-eier. */
const shortestStrange = 4
/** The most parts of a compound: Hühner-vollei-trocken-pulver has four. */
const mostParts = 4

type Parts = readonly string[]

/** The size of the cache of unknown words for a language. */
const mostRemembered = 5_000

const partsIn = memoizedByObject((vocabulary: Vocabulary, joints: readonly string[]) =>
  memoizedFirstTexts(
    mostRemembered,
    (word): Parts | null => knownParts(word, joints, vocabulary, mostParts) ?? strangeParts(word, vocabulary),
  ),
)

/**
 * Splits unknown German words into their nouns, the last of which is the head: Kürbis-kern-öl, Rosmarin-kartoffeln.
 * Words of other languages stay whole. A short last part (Öl, Käse) must be a head noun and, below four letters,
 * follow a known word. `text` is the tokens' source.
 */
export function splitCompounds(tokens: readonly Token[], vocabulary: Vocabulary, text: string): readonly Token[] {
  const { joints } = vocabulary.words
  if (joints === undefined) return tokens
  const { root, language } = vocabulary
  let begun: Place[] = []
  return tokens.flatMap((token) => {
    if (token.kind === 'mark') return [token]
    // A word that continues a known name is not split: "Rosa Pfefferbeeren".
    begun = [root, ...begun].flatMap((place) => place.next.get(singular(token.text, language)) ?? [])
    // An English word is not split either: "toothpaste" contains no Paste.
    if (begun.length > 0 || vocabularyOf('en').root.next.has(singular(token.text, 'en'))) return [token]
    if (token.kind !== 'word' || token.text.length < shortestStem + shortestHead) return [token]
    const parts = partsIn(vocabulary, joints)(token.text)
    return parts === null ? [token] : tokensOf(token, parts, text)
  })
}

/** The tokens of a compound's parts. Linking letters belong to no part, so positions are approximate. */
function tokensOf(token: Token, parts: Parts, text: string): Token[] {
  const places = placesOf(text.slice(token.start, token.end))
  const ends: number[] = []
  let end = places.length
  for (const part of parts.toReversed()) {
    ends.unshift(token.start + (places[end] ?? token.end - token.start))
    end = Math.max(1, end - part.length)
  }
  return parts.map((part, at) => ({ ...token, text: part, start: ends[at - 1] ?? token.start, end: ends[at] ?? token.end }))
}

/** The position in a word of each of its folded letters; both letters of ß have the same. */
function placesOf(word: string): number[] {
  const places: number[] = []
  let at = 0
  for (const letter of word) {
    places.push(...Array.from(foldWord(letter), () => at))
    at += letter.length
  }
  return places
}

/**
 * Splits a word into known words, or returns null. Two words win over more, and the longest first word wins:
 * Austernpilz-pulver contains no oyster.
 */
function knownParts(word: string, joints: readonly string[], vocabulary: Vocabulary, most: number): Parts | null {
  if (most < 2) return null
  const cuts: { half: string; noun: string; place: Place }[] = []
  for (let at = word.length - shortestHead; at >= shortestStem; at -= 1) {
    const noun = word.slice(at)
    // So short a match is chance: "Polol" is not Pol-öl.
    if (noun.length === shortestHead && at === shortestStem) continue
    const key = singular(noun, vocabulary.language)
    const place = vocabulary.root.next.get(key)
    if (place === undefined || !endsACompound(place, key) || !isWrittenInFull(noun, key, vocabulary)) continue
    cuts.push({ half: word.slice(0, at), noun, place })
  }
  for (const { half, noun, place } of cuts) {
    const stem = stemOf(half, jointsBefore(noun, joints), vocabulary, place)
    if (stem !== null) return [stem, noun]
  }
  for (const { half, noun, place } of cuts) {
    const leftoverWord = restOf(half, jointsBefore(noun, joints), vocabulary, most - 1)
    if (leftoverWord !== null && (!needsFood(place) || leftoverWord.some((part) => isFood(part, vocabulary))))
      return [...leftoverWord, noun]
  }
  return null
}

/** Splits an unknown word that ends in a head noun: Irgendwaskäse is a cheese. */
function strangeParts(word: string, vocabulary: Vocabulary): Parts | null {
  for (let at = shortestStrange; at <= word.length - shortestNoun; at += 1) {
    const noun = word.slice(at)
    const key = singular(noun, vocabulary.language)
    const place = vocabulary.root.next.get(key)
    const head = key.length < shortestNoun ? null : (place?.head ?? null)
    if (head === null || head.needsFood !== undefined || !isWrittenInFull(noun, key, vocabulary)) continue
    const half = word.slice(0, at)
    if (!isPrefix(half, vocabulary)) return [half, noun]
  }
  return null
}

/** Single words of the tables by their lookup key. */
const formsIn = memoizedByObject(({ language, surfaces }: Vocabulary) => {
  const heads = kindsIn[language].heads.flatMap((head) => head.heads.map(foldWord))
  return Map.groupBy(
    [...surfaces.keys(), ...heads].filter((form) => !form.includes(' ')),
    (form) => singular(form, language),
  )
})

/** Is the noun written in full? Only a plural ending may be missing: "-lung" is not Lunge and "-druck" not Rücken. */
function isWrittenInFull(noun: string, key: string, vocabulary: Vocabulary): boolean {
  const written = formsIn(vocabulary).get(key)
  const left = /(?:ung|end)$/.test(noun) ? ['n', 's'] : ['n', 's', 'e']
  return written === undefined || written.some((form) => noun.length >= form.length || left.some((ending) => form === noun + ending))
}

function needsFood({ food, head }: Place): boolean {
  return food === null && head?.needsFood !== undefined
}

function isFood(part: string, { root, language }: Vocabulary): boolean {
  const place = root.next.get(singular(part, language))
  return place !== undefined && (place.food !== null || place.cookingStyle !== null)
}

/** Is the first part a verb prefix: ein-wecken, auf-kohlen? */
function isPrefix(half: string, { words }: Vocabulary): boolean {
  return words.prefixes?.includes(half) === true
}

const eggWord = 'ei'

/** The linking letters allowed before a noun: -er does not link Ei, because Fischerei contains no egg. */
function jointsBefore(noun: string, joints: readonly string[]): readonly string[] {
  return noun === eggWord ? joints.filter((joint) => !joint.endsWith('r')) : joints
}

/** The word for leftovers at the end of a compound: Nudel-reste, Braten-rest. */
const rest = 'rest'

/** Can the noun end a compound: a head noun, a food, or a piece of one (Ingwer-knolle, Schokoladen-stücke)? */
function endsACompound({ food, head, role }: Place, noun: string): boolean {
  return head !== null || noun === rest || (food !== null && noun.length >= shortestNoun) || (role === 'unit' && noun.length > shortestNoun)
}

/** The forms of a first part: without linking letters, or with its lost ending ("Kichererbse-n", "Kirsch(e)"). */
function formsOf(half: string, joints: readonly string[]): string[] {
  const bare = joints.filter((joint) => half.endsWith(joint)).map((joint) => half.slice(0, half.length - joint.length))
  return [...bare, `${half}e`].filter((form) => form.length >= shortestStem)
}

/** The known word of a first part, or null. */
function stemOf(half: string, joints: readonly string[], vocabulary: Vocabulary, noun: Place): string | null {
  if (isPrefix(half, vocabulary)) return null
  const { root, language } = vocabulary
  return (
    formsOf(half, joints).find((form) =>
      isStem(root.next.get(singular(form, language)), noun.food === null && noun.head?.needsFood === 'anywhere'),
    ) ?? null
  )
}

/** Can the word begin a compound: a food, a noun of food, or a description (Vollkorn-, Mager-)? */
function isStem(place: Place | undefined, mustBeFood: boolean): boolean {
  if (place === undefined) return false
  if (place.food !== null || place.cookingStyle !== null || (place.head !== null && place.head.needsFood === undefined)) return true
  return place.role === 'preparation' && !mustBeFood
}

function restOf(half: string, joints: readonly string[], vocabulary: Vocabulary, most: number): Parts | null {
  for (const form of formsOf(half, joints)) {
    const parts = knownParts(form, joints, vocabulary, most)
    if (parts !== null) return parts
  }
  return null
}
