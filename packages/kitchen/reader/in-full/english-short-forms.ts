import type { Language } from '#kitchen/options.ts'
import { type Chunk, coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { isUsualMisspelling } from '#kitchen/reader/spelling/everyday-slips.ts'
import { hasAccent } from '#kitchen/reader/spelling/misspelt.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { beforeSteak, cuts, shortForms } from '#kitchen/reader/words/en-short-forms.ts'
import { usualMisspellings } from '#kitchen/reader/words/everyday/en.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** Languages whose exact names an English page may use: "crème" is no misspelt cream. */
const neighbours: readonly Language[] = ['fr', 'es', 'de']

/**
 * Writes short forms and usual misspellings on an English page in full, so that forms, amounts and names of several
 * words are found: "smkd makrel filts", "cnd tomatos". Names that a list shortens stay as they are listed, and an
 * accent
 * is no slip.
 */
export function withEnglishWords(text: string, typed: readonly Token[], language: Language): readonly Token[] {
  if (language !== 'en') return typed
  const tokens = typed.some((_, at) => isBeforeItsCut(typed, at)) ? typed.filter((_, at) => !isBeforeItsCut(typed, at)) : typed
  if (!tokens.some((_, at) => fullWord(tokens, at) !== null)) return tokens
  const written = tokens.map((token, at) => {
    const full = fullWord(tokens, at)
    return full === null || hasAccent(text.slice(token.start, token.end)) || (full !== 'piece' && isOtherName(token, full))
      ? token
      : { ...token, text: full }
  })
  const vocabulary = vocabularyOf('en')
  const listed = coverWithPhrases(tokens, vocabulary, countsInPhrase).filter(({ from, to, place }) => to - from > 1 && place !== null)
  const kept = new Set(listed.filter((chunk) => !isStillListed(chunk, written)).flatMap(({ from, to }) => tokens.slice(from, to)))
  const full = written.map((token, at) => (tokens[at] !== undefined && kept.has(tokens[at]) ? tokens[at] : token))
  // The period of a shortened word ends no food.
  return full.filter((token, at) => token.text !== '.' || full[at - 1] === tokens[at - 1] || full[at - 1]?.end !== token.start)
}

/** Is a usual misspelling among the words? A short form is none. */
export function hasEnglishSlip(text: string, tokens: readonly Token[], language: Language): boolean {
  const written = withEnglishWords(text, tokens, language)
  const meant = new Map(written.map((token) => [token.start, token.text]))
  return written !== tokens && tokens.some((token) => isSlip(token.text, meant.get(token.start) ?? token.text))
}

/** Is the word listed as a misspelling, or does it have another letter than the meant one, not only fewer? */
const isSlip = (typed: string, meant: string) =>
  typed !== meant &&
  (isUsualMisspelling(typed) || !meant.startsWith(typed)) &&
  // A short form has lost the vowels behind its first letter, but "egs" is a slip.
  /[aeiou]/.test(usualMisspellings.has(typed) && !shortForms.has(typed) ? typed : typed.slice(1)) &&
  foodOf(typed) === undefined

const foodOf = (word: string) => placeAt(vocabularyOf('en').root, [singular(word, 'en')])?.food ?? undefined

/** Does the comma behind an emoji part it from its cut: "🐔 breast"? */
function isBeforeItsCut(tokens: readonly Token[], at: number): boolean {
  const [drawn, comma, cut] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (comma?.kind !== 'mark' || drawn?.kind !== 'word' || drawn.start !== comma.start || cut?.kind !== 'word') return false
  return cuts.has(shortForms.get(cut.text) ?? cut.text)
}

/** Does a loaf count the bread before it: "brown bread 1/2 loaf"? */
function countsBread(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ kind, text }) => kind === 'word' && text !== 'half')
  return at >= 0 && at < before.length - 1 && before[at]?.text === 'bread'
}

function fullWord(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (token.text === 'loaf' || token.text === 'loaves') return countsBread(tokens.slice(0, at)) ? 'piece' : null
  if (token.text === 'stk') return beforeSteak.has(tokens[at - 1]?.text ?? '') ? 'steak' : null
  // "Berrys" and "cherrys".
  const inPlural = /[^aeiou]ys$/.test(token.text) ? `${token.text.slice(0, -2)}ies` : null
  if (inPlural !== null && foodOf(token.text) === undefined && placeAt(vocabularyOf('en').root, [singular(inPlural, 'en')]) !== undefined)
    return inPlural
  return shortForms.get(token.text) ?? (isOrdinary(token.text, 'en') ? null : (usualMisspellings.get(token.text) ?? null))
}

/** Does the word name a food as it stands, or mean something that the full word does not say? */
function isOtherName(token: Token, full: string): boolean {
  const { root } = vocabularyOf('en')
  const place = placeAt(root, keysOf([token], 'en'))
  // A listed short name gives way to the word in full, which longer names contain: "chkn drumsticks".
  if (place?.food != null && place.food.ingredient !== null) return foodOf(full)?.ingredient !== place.food.ingredient
  if (place?.food != null || place?.head != null) return true
  if (shortForms.has(token.text) || token.text === 'stk') return place?.role != null && place.role !== 'preparation'
  return place?.role != null || neighbours.some((language) => vocabularyOf(language).surfaces.has(token.text))
}

/** Do the words in full name the same as the listed short ones? */
function isStillListed({ from, to, place }: Chunk, written: readonly Token[]): boolean {
  const { root } = vocabularyOf('en')
  const other = placeAt(root, keysOf(written.slice(from, to), 'en'))
  if (place?.food == null) return other?.role === place?.role && place?.role != null
  return other?.food != null && other.food.ingredient === place.food.ingredient
}
