import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { memoizedByObject } from '#kitchen/memoize.ts'
import { allergens, type Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import type { Food, Marker } from '#kitchen/reader/food/reading.ts'
import { detachParticles } from '#kitchen/reader/match/arabic.ts'
import { type Chunk, coverWithPhrases, foodOfChunk } from '#kitchen/reader/match/cover.ts'
import { standsAlone } from '#kitchen/reader/match/japanese.ts'
import { foodNamedBy, keysOf } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { splitCompounds } from '#kitchen/reader/segment/compounds.ts'
import { applyMarkers } from '#kitchen/reader/segment/free-from.ts'
import { readSegment } from '#kitchen/reader/segment/read-segment.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** A food named in running text, with its offsets. */
export type FoundFood = Food & { start: number; end: number }

const joining = new Set(["'", '’', '-', '‐', '‑', '·', '*', '_'])

/**
 * Does a place count in running text? A quality counts only as one word: "in oil" is oil, and "sweet corn tortilla" a
 * tortilla.
 */
function countsInProse(place: Place, words: number): boolean {
  if (words === 1 && place.role === 'preparation') return true
  return (
    (place.food !== null && !place.isTypedOnly) ||
    place.isOtherThing ||
    place.freeFrom !== null ||
    (place.role !== null && markingRoles.has(place.role))
  )
}

const markingRoles: ReadonlySet<string> = new Set(['without', 'free', 'vegan', 'meatless', 'and'])

/**
 * The foods that a title, description or step names, in order. It corrects no misspellings, and denied foods ("without
 * butter", "egg-free") do not count. `all` are the tokens of the text, if the caller has them.
 */
export function findFoods(text: string, language: Language, all: readonly Token[] = tokenise(text)): FoundFood[] {
  const vocabulary = vocabularyOf(language)
  const tokens = splitCompounds(wordsOf(all, vocabulary), vocabulary, text)
  const found = find(text, tokens, coverWithPhrases(tokens, vocabulary, countsInProse), vocabulary)
  const joined = joinPlantMilks(joinCompounds(found, all, text, vocabulary), all, text, vocabulary)
  return language === 'ja' && text.includes('・') ? joinDotted(joined, text, vocabulary) : joined
}

/** The words of a text without joining punctuation. */
function wordsOf(all: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const words = all.filter((token) => token.kind !== 'mark' || !joining.has(token.text))
  return detachParticles(words, vocabulary, 'prose')
}

/** The dishes that a text names, found as `findFoods` finds foods. */
export function findDishes(text: string, language: Language, all: readonly Token[] = tokenise(text)): FoundFood[] {
  const vocabulary = vocabularyOf(language)
  const tokens = wordsOf(all, vocabulary)
  const named = dishesAmong(tokens, vocabulary, text)
  if (named.length === 0) return []
  const chunks = coverWithPhrases(tokens, vocabulary, countsInProse)
  // A longer name may be something else: a cake tin, pancake syrup.
  const dishes = named.filter(
    ({ from, to }) => !chunks.some((one) => one.place !== null && one.from <= from && one.to >= to && one.to - one.from > to - from),
  )
  const others = chunks.filter(({ from, to }) => !dishes.some((dish) => dish.from < to && dish.to > from))
  const found = find(
    text,
    tokens,
    [...others, ...dishes].sort((one, other) => one.from - other.from),
    vocabulary,
  )
  return found.filter(({ start }) => dishes.some(({ from }) => tokens[from]?.start === start))
}

/** The runs of words that name dishes, longest first; in German also the last noun of a compound, Gemüse-quiche. */
function dishesAmong(tokens: readonly Token[], vocabulary: Vocabulary, text: string): Chunk[] {
  const { dishes, language, words } = vocabulary
  const found: Chunk[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    let at: Place | undefined = dishes
    let longest: Chunk | null = null
    for (let to = from; to < tokens.length; to += 1) {
      at = at.next.get(singular(tokens[to]?.text ?? '', language))
      if (at === undefined) break
      if (at.food !== null) longest = { from, to: to + 1, place: at }
    }
    const chunk = longest ?? (words.joints === undefined ? null : endingAt(from, tokens, vocabulary, text))
    if (chunk === null) continue
    found.push(chunk)
    from = chunk.to - 1
  }
  return found
}

function endingAt(from: number, tokens: readonly Token[], vocabulary: Vocabulary, text: string): Chunk | null {
  const parts = splitCompounds(tokens.slice(from, from + 1), vocabulary, text)
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return null
  const place = vocabulary.dishes.next.get(singular(last.text, vocabulary.language))
  return place == null || place.food === null ? null : { from, to: from + 1, place }
}

/** What the words before a food claim of it, and whether they say that it is absent. */
interface Claims {
  markers: ReadonlySet<Marker>
  isDenied: boolean
}

const noMarkers: ReadonlySet<Marker> = new Set()

/** The foods of the chunks of a text, in order. */
function find(text: string, tokens: readonly Token[], chunks: readonly Chunk[], vocabulary: Vocabulary): FoundFood[] {
  const found: FoundFood[] = []
  let claims: Claims = { markers: noMarkers, isDenied: false }
  for (const [at, chunk] of chunks.entries()) {
    const { place } = chunk
    const next = chunks[at + 1]
    const isName = vocabulary.language !== 'ja' || standsAlone(chunk, chunks[at - 1], next, tokens, text)
    const sense = place?.isOtherThing === true || !isName ? null : foodOfChunk(chunk, tokens)
    if (isFree(next)) {
      // A claim for the next food: "dairy-free".
      const allergen = place?.freeFrom ?? null
      if (allergen !== null && allergen !== 'none') claims = withMarker(claims, allergen)
      continue
    }
    if (place?.role === 'free') continue
    if (sense === null) claims = claimsBehind(chunk, tokens, claims)
    else {
      if (!claims.isDenied) found.push(...foodsIn(chunk, sense, text, tokens, claims.markers, vocabulary))
      claims = { markers: noMarkers, isDenied: claims.isDenied && isOr(tokens, next) }
    }
  }
  return found
}

const withMarker = ({ markers, isDenied }: Claims, marker: Marker): Claims => ({ markers: new Set([...markers, marker]), isDenied })

/** The claims after words that name no food. */
function claimsBehind(chunk: Chunk, tokens: readonly Token[], claims: Claims): Claims {
  const { place } = chunk
  if (place?.role === 'without') return { ...claims, isDenied: true }
  if (place?.role === 'vegan' || place?.role === 'meatless') return withMarker(claims, place.role)
  if (place?.role === 'and' && isOr(tokens, chunk)) return claims
  return { markers: noMarkers, isDenied: claims.isDenied && place?.freeFrom != null }
}

/** The one or two foods of a chunk, with the claims about them. */
function foodsIn(
  { place, from, to }: Chunk,
  sense: FoodSense,
  text: string,
  tokens: readonly Token[],
  markers: ReadonlySet<Marker>,
  vocabulary: Vocabulary,
): FoundFood[] {
  const run = tokens.slice(from, to)
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return []
  const words = text.slice(first.start, last.end)
  const senses = place?.alsoFood != null && place.food === sense ? [sense, place.alsoFood] : [sense]
  return senses.map((one) => ({
    ...applyMarkers(applyOwnClaim(one, text, run, vocabulary), words, markers, vocabulary),
    words,
    start: first.start,
    end: last.end,
  }))
}

/** Words that begin a denial: "without", "free", "glutenfrei". */
const denialsOf = memoizedByObject(({ words, language }: Vocabulary): ReadonlySet<string> => {
  const { without, saysWithout = {} } = words
  const phrases = [...without.before, ...without.after, ...Object.values(saysWithout).flat()]
  return new Set(phrases.flatMap((phrase) => keysOf(tokenise(phrase), language)[0] ?? []))
})

/** Applies a claim inside the name: "gluten-free soy sauce". */
function applyOwnClaim(sense: FoodSense, text: string, run: readonly Token[], vocabulary: Vocabulary): FoodSense {
  if (run.length < 2 || allergens.every((one) => sense.contains[one] === 'no')) return sense
  const starts = denialsOf(vocabulary)
  if (!keysOf(run, vocabulary.language).some((key) => starts.has(key))) return sense
  const [whole, ...more] = readSegment(text, run, vocabulary).foods
  return whole === undefined || more.length > 0 ? sense : whole
}

function isFree(chunk: Chunk | undefined): boolean {
  return chunk?.place?.role === 'free'
}

function isOr(tokens: readonly Token[], chunk: Chunk | undefined): boolean {
  const word = chunk === undefined ? undefined : tokens[chunk.from]?.text
  return word === 'or' || word === 'nor'
}

/** Reads a German compound as one food if that removes a wrong allergen: Mandelsahne contains no milk. */
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

const dairyClasses: readonly IngredientClass[] = ['milk', 'cream', 'butter', 'yogurt', 'soft-cheese', 'hard-cheese']
const plantClasses: readonly IngredientClass[] = ['nut', 'seed', 'coconut', 'grain', 'rice', 'legume', 'plant-protein', 'chocolate']

/** The words between a plant and its "milk", and which of the two stands first. */
const plantMilks: Partial<Record<Language, { between: RegExp; head: 'first' | 'last' }>> = {
  en: { between: /^[ -]$/, head: 'last' },
  es: { between: /^ (?:de|del|de la|de los) $/i, head: 'first' },
  fr: { between: /^ (?:de |du |des |d['’])$/i, head: 'first' },
}

/**
 * Joins "cocoa butter" or "beurre de cacao" into one food without milk, if the phrase reader agrees; other claims
 * stay.
 */
function joinPlantMilks(found: readonly FoundFood[], tokens: readonly Token[], text: string, vocabulary: Vocabulary): FoundFood[] {
  const rule = plantMilks[vocabulary.language]
  if (rule === undefined || found.length < 2) return [...found]
  const joined: FoundFood[] = []
  for (const food of found) {
    const before = joined.at(-1)
    const whole = before === undefined ? null : plantMilkOf(before, food, { ...rule, tokens, text, vocabulary })
    if (whole === null) joined.push(food)
    else joined.splice(-1, 1, whole)
  }
  return joined
}

interface Between {
  between: RegExp
  head: 'first' | 'last'
  tokens: readonly Token[]
  text: string
  vocabulary: Vocabulary
}

function plantMilkOf(first: FoundFood, last: FoundFood, { between, head, tokens, text, vocabulary }: Between): FoundFood | null {
  const [milk, plant] = head === 'first' ? [first, last] : [last, first]
  if (!dairyClasses.includes(milk.class) || !plantClasses.includes(plant.class) || plant.contains.dairy !== 'no') return null
  if (!between.test(text.slice(first.end, last.start))) return null
  const [whole, ...more] = readSegment(
    text,
    tokens.filter(({ start, end }) => start >= first.start && end <= last.end),
    vocabulary,
  ).foods
  if (whole === undefined || more.length > 0 || whole.contains.dairy !== 'no') return null
  const isLess = allergens.some(
    (one) => one !== 'dairy' && whole.contains[one] === 'no' && [milk, plant].some(({ contains }) => contains[one] !== 'no'),
  )
  return isLess ? null : { ...whole, words: text.slice(first.start, last.end), start: first.start, end: last.end }
}

/** Katakana words separated by middle dots. */
const dottedKatakana = /[\p{Script=Katakana}ー]+(?:・[\p{Script=Katakana}ー]+)+/gu

/** Joins katakana words with dots if they are one name: ブリ・ド・モー is a cheese and no fish, but バター・ナッツ are two foods. */
function joinDotted(found: readonly FoundFood[], text: string, vocabulary: Vocabulary): FoundFood[] {
  let joined = [...found]
  for (const { 0: words, index: start } of text.matchAll(dottedKatakana)) {
    const sense = foodNamedBy(vocabulary, tokenise(words))
    if (sense === null || words.split('・').every((part) => foodNamedBy(vocabulary, tokenise(part)) !== null)) continue
    const end = start + words.length
    joined = [...joined.filter((food) => food.end <= start || food.start >= end), { words, ...sense, start, end }]
  }
  return joined.sort((one, other) => one.start - other.start)
}
