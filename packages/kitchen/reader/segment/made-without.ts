import { allergens, type Language } from '#kitchen/options.ts'
import type { Food, Marker } from '#kitchen/reader/food/reading.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { splitCompounds } from '#kitchen/reader/segment/compounds.ts'
import { applyMarkers } from '#kitchen/reader/segment/free-from.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/**
 * May the words at this place deny an ingredient without naming a food? A food name may deny one too: "gluten-free
 * pasta".
 */
function isNoFood({ role, freeFrom, saysWithout }: Place): boolean {
  return role !== null || freeFrom !== null || saysWithout !== null
}

/** The claims of these words, also inside a name. */
export function claimsIn(written: readonly Token[], vocabulary: Vocabulary): Set<Marker> {
  const said = new Set<Marker>()
  const tokens = written.filter(({ kind }) => kind !== 'mark')
  const chunks = coverWithPhrases(tokens, vocabulary, isNoFood)
  const note = (place: Place | null | undefined) => {
    if (place?.freeFrom != null && place.freeFrom !== 'none') said.add(place.freeFrom)
  }
  for (const [at, { place }] of chunks.entries()) {
    if (place?.role === 'vegan' || place?.role === 'meatless') said.add(place.role)
    if (place?.saysWithout != null) said.add(place.saysWithout)
    else if (place?.role === 'without') note(chunks[at + 1]?.place)
    else if (place?.role === 'free') note(chunks[at - 1]?.place)
  }
  return said
}

/** Do the words, read in one language, make all these claims? */
export function areClaimedIn(words: string, language: Language, markers: readonly Marker[]): boolean {
  const vocabulary = vocabularyOf(language)
  const said = claimsIn(splitCompounds(tokenise(words), vocabulary, words), vocabulary)
  return markers.every((marker) => said.has(marker))
}

/** Offsets in a text. */
interface Span {
  start: number
  end: number
}

/**
 * Claims made in English: head nouns of any language take unknown words for a variety, so "nut-free Pesto" needs this
 * in German.
 */
function saidInEnglish(tokens: readonly Token[], { language }: Vocabulary): Iterable<Marker> {
  const isSaid = language !== 'en' && tokens.some(({ text }) => text === 'free')
  return isSaid ? claimsIn(tokens, vocabularyOf('en')) : []
}

const spanGap = (one: Span, other: Span) => Math.max(0, one.start - other.end, other.start - one.end)

/**
 * The foods of a segment with their claims. A claim inside a name belongs to that name; a claim beside names goes to
 * the nearest food and joins its words. `marking` holds the positions of the words that make claims.
 */
export function assignClaims(
  { foods, markers }: { foods: readonly Food[]; markers: ReadonlySet<Marker> },
  { text, tokens, vocabulary, marking }: { text: string; tokens: readonly Token[]; vocabulary: Vocabulary; marking: readonly Span[] },
): Food[] {
  const from = tokens[0]?.start ?? 0
  const spanOf = ({ words }: Food): Span => {
    const start = Math.max(from, text.indexOf(words, from))
    return { start, end: start + words.length }
  }
  const said = marking.length === 0 ? null : spanAround(marking)
  const nearest = said === null ? Number.POSITIVE_INFINITY : Math.min(...foods.map((food) => spanGap(spanOf(food), said)))
  return foods.map((food) => {
    const span = spanOf(food)
    const named = tokens.filter(({ start, end }) => start >= span.start && end <= span.end)
    const own = new Set([...claimsIn(named, vocabulary), ...saidInEnglish(named, vocabulary)])
    // In a name, "vegetal" is a claim only for vegan substitutes; "aceite vegetal" is just an oil.
    if (food.ingredient?.startsWith('vegan-') !== true) own.delete('vegan')
    own.delete('meatless')
    const isMeant = said !== null && spanGap(span, said) === nearest
    const madeWithout = [...new Set([...(isMeant ? markers : []), ...own])]
    if (madeWithout.length === 0) return food
    if (!isMeant || markers.size === 0) return { ...withOwnClaims(food, own, vocabulary), madeWithout }
    const whole = spanAround([span, said])
    return { ...food, words: text.slice(whole.start, whole.end), madeWithout }
  })
}

/** Applies a claim inside a name: "gluten-free soy sauce" is one name of tamari, which otherwise may contain wheat. */
function withOwnClaims(food: Food, own: ReadonlySet<Marker>, vocabulary: Vocabulary): Food {
  const doubted = allergens.filter((one) => own.has(one) && food.contains[one] !== 'no' && food.contains[one] !== 'yes')
  return doubted.length === 0 ? food : { ...food, ...applyMarkers(food, food.words, new Set(doubted), vocabulary) }
}

function spanAround(spans: readonly Span[]): Span {
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}
