import { allergens, type Language } from '#domain/options.ts'
import { detachParticles } from '#kitchen/reader/arabic.ts'
import { splitCompounds } from '#kitchen/reader/compounds.ts'
import { type Chunk, cover, foodOfChunk } from '#kitchen/reader/cover.ts'
import { applyMarkers } from '#kitchen/reader/free-from.ts'
import { standsAlone } from '#kitchen/reader/japanese.ts'
import type { Place, Vocabulary } from '#kitchen/reader/place.ts'
import { readSegment } from '#kitchen/reader/read-segment.ts'
import type { Food, Marker } from '#kitchen/reader/reading.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** A food named in running text, and where: offsets in the text. */
export type FoundFood = Food & { start: number; end: number }

const joining = new Set(["'", '’', '-', '‐', '‑', '·', '*', '_'])

/** A quality counts as one word only: "in oil" is oil, and "sweet corn tortilla" is a tortilla. */
function countsInProse(place: Place, words: number): boolean {
  if (words === 1 && place.role === 'preparation') return true
  return place.food !== null || place.isOtherThing || place.freeFrom !== null || (place.role !== null && markingRoles.has(place.role))
}

const markingRoles: ReadonlySet<string> = new Set(['without', 'free', 'vegan', 'meatless', 'and'])

/**
 * The foods that titles, descriptions and steps name, from left to right. No misspelling is guessed, and a food that is denied ("without
 * butter", "egg-free") is not named. `all` are the tokens of the text, where they are already known.
 */
export function findFoods(text: string, language: Language, all: readonly Token[] = tokenise(text)): FoundFood[] {
  const vocabulary = vocabularyOf(language)
  const tokens = splitCompounds(
    detachParticles(
      all.filter((token) => token.kind !== 'mark' || !joining.has(token.text)),
      vocabulary,
      'prose',
    ),
    vocabulary,
    text,
  )
  const chunks = cover(tokens, vocabulary, countsInProse)
  const found: FoundFood[] = []
  let markers = new Set<Marker>()
  let isDenied = false
  for (const [at, chunk] of chunks.entries()) {
    const place = chunk.place
    const next = chunks[at + 1]
    const isName = language !== 'ja' || standsAlone(chunk, chunks[at - 1], next, tokens, text)
    const sense = place?.isOtherThing === true || !isName ? null : foodOfChunk(chunk, tokens)
    if (isFree(next)) {
      // "dairy-free": said of the food that follows.
      const allergen = place?.freeFrom ?? null
      if (allergen !== null && allergen !== 'none') markers.add(allergen)
      continue
    }
    if (place?.role === 'free') continue
    if (sense === null) {
      if (place?.role === 'without') isDenied = true
      else if (place?.role === 'vegan' || place?.role === 'meatless') markers.add(place.role)
      else if (!(place?.role === 'and' && isOr(tokens, chunk))) {
        isDenied = isDenied && place?.freeFrom != null
        if (markers.size > 0) markers = new Set()
      }
      continue
    }
    if (!isDenied) {
      const [first, last] = [tokens[chunk.from], tokens[chunk.to - 1]]
      if (first === undefined || last === undefined) continue
      const words = text.slice(first.start, last.end)
      const senses = place?.alsoFood != null && place.food === sense ? [sense, place.alsoFood] : [sense]
      for (const one of senses) found.push({ words, ...applyMarkers(one, words, markers, vocabulary), start: first.start, end: last.end })
    }
    if (markers.size > 0) markers = new Set()
    isDenied = isDenied && isOr(tokens, next)
  }
  return joinCompounds(found, all, text, vocabulary)
}

function isFree(chunk: Chunk | undefined): boolean {
  return chunk?.place?.role === 'free'
}

function isOr(tokens: readonly Token[], chunk: Chunk | undefined): boolean {
  const word = chunk === undefined ? undefined : tokens[chunk.from]?.text
  return word === 'or' || word === 'nor'
}

/** A German word of several nouns is read as one where that takes something away: there is no milk in Mandelsahne. */
function joinCompounds(found: readonly FoundFood[], tokens: readonly Token[], text: string, vocabulary: Vocabulary): FoundFood[] {
  const joined = [...found]
  if (vocabulary.words.joints === undefined) return joined
  for (const { start, end } of tokens.filter(({ kind }) => kind === 'word')) {
    const within = joined.filter((food) => food.start >= start && food.end <= end)
    if (within.length < 2 || !within.some(hasSome)) continue
    const [whole, ...more] = readSegment(
      text,
      tokens.filter((token) => token.start === start),
      vocabulary,
    ).foods
    if (whole === undefined || more.length > 0) continue
    const isLess = allergens.some(
      (allergen) => whole.contains[allergen] === 'no' && within.some(({ contains }) => contains[allergen] !== 'no'),
    )
    if (isLess)
      joined.splice(
        joined.findIndex((food) => within.includes(food)),
        within.length,
        { ...whole, start, end },
      )
  }
  return joined
}

const hasSome = ({ contains }: Food) => allergens.some((allergen) => contains[allergen] !== 'no')
