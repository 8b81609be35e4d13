import { foldWord } from '#kitchen/reader/fold.ts'
import type { Place, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** Shorter endings are chance: not every word in -ei is an egg. */
const shortestNoun = 4
const shortestHead = 2
const shortestStem = 3
/** Hühner-vollei-trocken-pulver has four. */
const mostParts = 4

type Parts = readonly string[]

const known = new WeakMap<Vocabulary, Map<string, Parts | null>>()

/** Strange words remembered for a language; more are looked at anew. */
const mostRemembered = 5_000

/**
 * Cuts strange German words into the nouns that they are written of, the last of which says what it is: Kürbis-kern-öl, Rosmarin-kartoffeln.
 * Other languages keep theirs. A short noun (Öl, Käse) must be a head noun and, below four letters, stand after a word that is known. `text` is what the
 * tokens were cut from.
 */
export function splitCompounds(tokens: readonly Token[], vocabulary: Vocabulary, text: string): readonly Token[] {
  const { joints } = vocabulary.words
  if (joints === undefined) return tokens
  const { root, language } = vocabulary
  let begun: Place[] = []
  return tokens.flatMap((token) => {
    if (token.kind === 'mark') return [token]
    // "Rosa Pfefferbeeren": a word that goes on with a name is not cut.
    begun = [root, ...begun].flatMap((place) => place.next.get(singular(token.text, language)) ?? [])
    // Nor is a word of English: "toothpaste" is no Paste.
    if (begun.length > 0 || vocabularyOf('en').root.next.has(singular(token.text, 'en'))) return [token]
    if (token.kind !== 'word' || token.text.length < shortestStem + shortestHead) return [token]
    const parts = partsOf(token.text, joints, vocabulary)
    return parts === null ? [token] : tokensOf(token, parts, text)
  })
}

/** Joints are left out of the parts: the cuts are as near as they can be. */
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

/** Where in a word each of its folded letters stands: the two of ß at the same place. */
function placesOf(word: string): number[] {
  const places: number[] = []
  let at = 0
  for (const letter of word) {
    places.push(...Array.from(foldWord(letter), () => at))
    at += letter.length
  }
  return places
}

function partsOf(word: string, joints: readonly string[], vocabulary: Vocabulary): Parts | null {
  const remembered = known.get(vocabulary) ?? new Map<string, Parts | null>()
  known.set(vocabulary, remembered)
  const before = remembered.get(word)
  if (before !== undefined) return before
  const parts = knownParts(word, joints, vocabulary, mostParts) ?? strangeParts(word, vocabulary)
  if (remembered.size < mostRemembered) remembered.set(word, parts)
  return parts
}

/**
 * All of a word in words that are known, or null: two words before more, and the longest first of two, as Austernpilz-pulver is of no oyster.
 */
function knownParts(word: string, joints: readonly string[], vocabulary: Vocabulary, most: number): Parts | null {
  if (most < 2) return null
  const cuts: { half: string; noun: string }[] = []
  for (let at = word.length - shortestHead; at >= shortestStem; at -= 1) {
    const noun = word.slice(at)
    // "Polol" is no Pol-öl: so few letters are chance.
    if (noun.length === shortestHead && at === shortestStem) continue
    const key = singular(noun, vocabulary.language)
    const place = vocabulary.root.next.get(key)
    if (place !== undefined && endsACompound(place, key)) cuts.push({ half: word.slice(0, at), noun })
  }
  for (const { half, noun } of cuts) {
    const stem = stemOf(half, joints, vocabulary)
    if (stem !== null) return [stem, noun]
  }
  for (const { half, noun } of cuts) {
    const rest = restOf(half, joints, vocabulary, most - 1)
    if (rest !== null) return [...rest, noun]
  }
  return null
}

/** A strange word that ends in a head noun: Irgendwaskäse is a cheese. */
function strangeParts(word: string, vocabulary: Vocabulary): Parts | null {
  for (let at = shortestStem; at <= word.length - shortestNoun; at += 1) {
    const noun = word.slice(at)
    const key = singular(noun, vocabulary.language)
    if (key.length >= shortestNoun && vocabulary.root.next.get(key)?.head != null) return [word.slice(0, at), noun]
  }
  return null
}

/** What is left of a food: Nudel-reste, Braten-rest. */
const rest = 'rest'

/** A head noun, a food, or a piece of one: Ingwer-knolle, Schokoladen-stücke. */
function endsACompound({ food, head, role }: Place, noun: string): boolean {
  return head !== null || noun === rest || (food !== null && noun.length >= shortestNoun) || (role === 'unit' && noun.length > shortestNoun)
}

/** A half without the letters that join it, or with the ending that it lost: "Kichererbse-n", "Kirsch(e)". */
function formsOf(half: string, joints: readonly string[]): string[] {
  const bare = joints.filter((joint) => half.endsWith(joint)).map((joint) => half.slice(0, half.length - joint.length))
  return [...bare, `${half}e`].filter((form) => form.length >= shortestStem)
}

/** The known word that a first half is, or null. */
function stemOf(half: string, joints: readonly string[], vocabulary: Vocabulary): string | null {
  return formsOf(half, joints).find((form) => isStem(vocabulary.root.next.get(singular(form, vocabulary.language)))) ?? null
}

/** A food, or what is said of one: Vollkorn-, Mager-. */
function isStem(place: Place | undefined): boolean {
  return place !== undefined && (place.food !== null || place.manner !== null || place.role === 'preparation')
}

function restOf(half: string, joints: readonly string[], vocabulary: Vocabulary, most: number): Parts | null {
  for (const form of formsOf(half, joints)) {
    const parts = knownParts(form, joints, vocabulary, most)
    if (parts !== null) return parts
  }
  return null
}
