import { memoizedByObject, memoizedFirstTexts } from '#kitchen/memoize.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular, wordsOfOtherForm } from '#kitchen/reader/match/plurals.ts'
import { splitCompounds } from '#kitchen/reader/segment/compounds.ts'
import { skeleton } from '#kitchen/reader/spelling/slips.ts'
import { editDistance, letterMaskOf, mayBeWithinDistance } from '#kitchen/reader/text/distance.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/**
 * A difference between a typed word and a name's word. `away` is the number of wrong letters, zero for a gap inside a
 * word.
 */
interface Slip {
  /** The offset of the typed word. */
  start: number
  typed: string
  key: string
  meant: string
  away: number
  kind: 'strange' | 'known' | 'split'
}

/** A listed name within a few letters of a run of typed words. */
export interface NearName {
  sense: FoodSense
  isWhole: boolean
  /** How many typed words the name covers. */
  words: number
  slips: readonly Slip[]
}

/** The most unknown words in a misspelt name. */
const mostSlips = 2

/** Does no name of the language begin with this word or contain it? */
export function isStrange(token: Token, { root, spellings, language }: Vocabulary): boolean {
  if (token.kind !== 'word') return false
  const key = singular(token.text, language)
  return !root.next.has(key) && !spellings.has(key)
}

/**
 * Listed names that match a run except for one or two letters of an unknown word, one letter of a known word, or a gap
 * inside a word.
 */
export function nearNames(text: string, tokens: readonly Token[], vocabulary: Vocabulary): NearName[] {
  if (tokens.length > longestName) return []
  const parts = splitCompounds(tokens, vocabulary, text)
  const names = namesAlong(tokens, vocabulary)
  if (parts.length === tokens.length) return names
  if (parts.some((token) => isStrange(token, vocabulary))) return [...names, ...namesAlong(parts, vocabulary)]
  // In a compound of known parts only one letter may be wrong: Bohnepaste.
  return names.filter(({ slips }) => slips.every(({ away, typed }) => away <= 1 && typed.length >= shortestCompound))
}

const shortestCompound = 8

/** The most tokens of a name; more are a sentence. */
const longestName = 10

/** A way through the tree of names along the tokens from `from` up to `at`. */
interface Path {
  from: number
  at: number
  place: Place
  slips: readonly Slip[]
}

function namesAlong(tokens: readonly Token[], vocabulary: Vocabulary): NearName[] {
  const found: NearName[] = []
  const walk = (path: Path) => {
    if (path.slips.length > 0) found.push(...namesAt(path, tokens))
    for (const further of pathsFrom(path, tokens, vocabulary)) walk(further)
  }
  for (const from of tokens.keys()) walk({ from, at: from, place: vocabulary.root, slips: [] })
  return found
}

/** The ways on from a place: by the next word as typed, by two words typed apart, and by a slip in the word. */
function pathsFrom(path: Path, tokens: readonly Token[], vocabulary: Vocabulary): Path[] {
  const { at, place } = path
  const token = tokens[at]
  if (token === undefined) return []
  const key = singular(token.text, vocabulary.language)
  const next = place.next.get(key)
  const asTyped = next === undefined ? [] : [{ ...path, at: at + 1, place: next }]
  if (token.kind !== 'word') return asTyped
  return [...asTyped, ...pathsOverGap(path, token, tokens[at + 1], vocabulary), ...pathsBySlip(path, token, vocabulary)]
}

function pathsOverGap({ from, at, place, slips }: Path, token: Token, second: Token | undefined, { language, root }: Vocabulary): Path[] {
  if (second?.kind !== 'word' || slips.length > 0) return []
  const key = singular(token.text, language)
  // "An onion and a carrot" has no "anda", an egg.
  const roleOf = (word: string) => root.next.get(word)?.role
  if (roleOf(key) === 'and' && roleOf(singular(second.text, language)) === 'number') return []
  // "Hot dog" is a complete name.
  if (place.next.get(key)?.next.get(singular(second.text, language))?.food != null) return []
  const meant = singular(token.text + second.text, language)
  const joined = place.next.get(meant)
  if (joined === undefined) return []
  return [{ from, at: at + 2, place: joined, slips: [{ start: token.start, typed: token.text, key, meant, away: 0, kind: 'split' }] }]
}

function pathsBySlip({ from, at, place, slips }: Path, token: Token, vocabulary: Vocabulary): Path[] {
  const key = singular(token.text, vocabulary.language)
  const strange = isStrange(token, vocabulary)
  // A known word at the start of a name is not misspelt.
  const mayBeSlip = strange || (slips.length === 0 && from === 0 && at > 0)
  if (slips.length === mostSlips || !mayBeSlip) return []
  const near = [...nearKeys(place, key, token.text), ...otherForms(place, token.text, vocabulary)]
  const likely = strange || key.length > 1 ? near.filter((one) => strange || (one.away <= 1 && one.key !== key)) : []
  return likely.map(({ key: meant, away, place: beyond }) => {
    const slip: Slip = { start: token.start, typed: token.text, key, meant, away, kind: strange ? 'strange' : 'known' }
    return { from, at: at + 1, place: beyond, slips: [...slips, slip] }
  })
}

function namesAt({ from, at, place: { food, cookingStyle, exactly }, slips }: Path, tokens: readonly Token[]): NearName[] {
  const senses = [food ?? cookingStyle, ...(exactly?.values() ?? [])].flatMap((sense) => sense ?? [])
  const isWhole = from === 0 && at === tokens.length
  return senses.map((sense) => ({ sense, isWhole, words: at - from, slips })).filter(isLikely)
}

/** Other spellings of a key: "sojja" is one letter from "soja", which is looked up as soy. */
function otherForms(place: Place, typed: string, { language }: Vocabulary): NearKey[] {
  if (language !== 'en') return []
  return wordsOfOtherForm.flatMap((word) => {
    const key = singular(word, language)
    const next = place.next.get(key)
    return next !== undefined && editDistance(typed, word, 1) === 1 ? [{ key, away: 1, place: next }] : []
  })
}

/** The edit distance of a typed word to a known one, or null if it is another word. */
function lettersAway(typed: string, key: string, meant: string, most: number): number | null {
  const away = Math.min(editDistance(key, meant, most), typed === key ? most + 1 : editDistance(typed, meant, most))
  if (away <= 1) return away
  return away === 2 && away <= most && (typed.length >= 6 || soundsLike(key, meant)) ? away : null
}

function soundsLike(key: string, meant: string): boolean {
  return key.length > 2 && key[0] === meant[0] && skeleton(key) === skeleton(meant)
}

/**
 * Is the near name likely? A single word must be longer than one with the rest of the name beside it; known words mean
 * another name only as a whole.
 */
function isLikely({ sense, isWhole, words, slips }: NearName): boolean {
  if (slips.some(({ kind }) => kind === 'known')) return isWhole
  if (slips.some(({ kind }) => kind === 'split')) return sense.ingredient !== null
  if (words > slips.length) return true
  return slips.every(({ typed, key, meant, away }) => {
    if (away <= 1) return typed.length >= (key[0] === meant[0] ? 3 : 4) && meant.length >= 4
    return soundsLike(key, meant) && skeleton(key).length > 2
  })
}

/** The words of one length that continue a place, with their letter masks, which rule out most comparisons. */
interface Shelf {
  keys: readonly string[]
  letters: Int32Array
}

/** The number of continuing words from which a place indexes them by length. */
const manyWords = 64

const shelvesOf = memoizedByObject((place: Place): ReadonlyMap<number, Shelf> => {
  const byLength = Map.groupBy(place.next.keys(), (key) => key.length)
  return new Map([...byLength].map(([length, keys]) => [length, { keys, letters: Int32Array.from(keys, letterMaskOf) }]))
})

interface NearKey {
  key: string
  away: number
  place: Place
}

/** The cache size for typed words near a place, because a phrase is read more than once. */
const mostRemembered = 2_000

const keysNear = memoizedByObject((place: Place) =>
  memoizedFirstTexts(mostRemembered, (typed: string, key: string): readonly NearKey[] => nearInShelves(place, key, typed)),
)

/** The continuing words of a place within one or two letters of a typed word. */
function nearKeys(place: Place, key: string, typed: string): readonly NearKey[] {
  if (place.next.size < manyWords)
    return [...place.next].flatMap(([meant, next]) => {
      const away = lettersAway(typed, key, meant, 2)
      return away === null ? [] : [{ key: meant, away, place: next }]
    })
  return keysNear(place)(typed, key)
}

function nearInShelves(place: Place, key: string, typed: string): NearKey[] {
  const all = shelvesOf(place)
  const [letters, typedLetters] = [letterMaskOf(key), letterMaskOf(typed)]
  const found: NearKey[] = []
  for (let length = Math.max(2, key.length - 2); length <= typed.length + 2; length += 1) {
    const shelf = all.get(length)
    if (shelf === undefined) continue
    const [longer, typedLonger] = [Math.abs(length - key.length), Math.abs(length - typed.length)]
    for (let at = 0; at < shelf.letters.length; at += 1) {
      const others = shelf.letters[at] ?? 0
      if (!mayBeWithinDistance(2, letters, others, longer) && !mayBeWithinDistance(2, typedLetters, others, typedLonger)) continue
      const meant = shelf.keys[at] ?? ''
      // If two letters differ, the first letter must match.
      const away = lettersAway(typed, key, meant, meant[0] === typed[0] ? 2 : 1)
      const next = away === null ? undefined : place.next.get(meant)
      if (away !== null && next !== undefined) found.push({ key: meant, away, place: next })
    }
  }
  return found
}
