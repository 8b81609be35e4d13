import { foldWord } from '#kitchen/reader/fold.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import type { Place, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** Shorter endings are chance: not every word in -ei is an egg. */
const shortestNoun = 4
const shortestHead = 2
const shortestStem = 3
/** In an unknown word fewer letters are a prefix or an accident: Ab-brand, Schn-eier. */
const shortestStrange = 4
/** Hühner-vollei-trocken-pulver has four. */
const mostParts = 4

type Parts = readonly string[]

const known = new WeakMap<Vocabulary, Map<string, Parts | null>>()

/** Strange words remembered for a language; more are looked at anew. */
const mostRemembered = 5_000

/**
 * Cuts unknown German words into their nouns, the last of which names the food: Kürbis-kern-öl, Rosmarin-kartoffeln.
 * Other languages keep theirs whole. A short noun (Öl, Käse) must be a head noun and, below four letters, follow a
 * known word. `text` is the source of the tokens.
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
 * A whole word in known words, or null. Two words win over more, and of two the longest first: Austernpilz-pulver is
 * of no oyster.
 */
function knownParts(word: string, joints: readonly string[], vocabulary: Vocabulary, most: number): Parts | null {
  if (most < 2) return null
  const cuts: { half: string; noun: string; place: Place }[] = []
  for (let at = word.length - shortestHead; at >= shortestStem; at -= 1) {
    const noun = word.slice(at)
    // "Polol" is no Pol-öl: so few letters are chance.
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
    const rest = restOf(half, jointsBefore(noun, joints), vocabulary, most - 1)
    if (rest !== null && (!needsFood(place) || rest.some((part) => isFood(part, vocabulary)))) return [...rest, noun]
  }
  return null
}

/** An unknown word that ends in a head noun: Irgendwaskäse is a cheese. */
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

const forms = new WeakMap<Vocabulary, Map<string, string[]>>()

/** Single words as the tables have them, by the key under which they are looked up. */
function formsIn(vocabulary: Vocabulary): Map<string, string[]> {
  const ready = forms.get(vocabulary)
  if (ready !== undefined) return ready
  const { language, surfaces } = vocabulary
  const heads = kindsIn[language].heads.flatMap((head) => head.heads.map(foldWord))
  const made = Map.groupBy(
    [...surfaces.keys(), ...heads].filter((form) => !form.includes(' ')),
    (form) => singular(form, language),
  )
  forms.set(vocabulary, made)
  return made
}

/** Of a noun only the ending of its plural may be left out: "-lung" is no Lunge and "-druck" no Rücken. */
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

/** Verbs are made with it: ein-wecken, auf-kohlen. */
function isPrefix(half: string, { words }: Vocabulary): boolean {
  return words.prefixes?.includes(half) === true
}

const egg = 'ei'

/** No -er joins an egg to a name: a Fischerei has none. */
function jointsBefore(noun: string, joints: readonly string[]): readonly string[] {
  return noun === egg ? joints.filter((joint) => !joint.endsWith('r')) : joints
}

/** Leftovers of a food: Nudel-reste, Braten-rest. */
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
function stemOf(half: string, joints: readonly string[], vocabulary: Vocabulary, noun: Place): string | null {
  if (isPrefix(half, vocabulary)) return null
  const { root, language } = vocabulary
  return (
    formsOf(half, joints).find((form) =>
      isStem(root.next.get(singular(form, language)), noun.food === null && noun.head?.needsFood === 'anywhere'),
    ) ?? null
  )
}

/** A food, a noun that makes one, or a description of one: Vollkorn-, Mager-. */
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
