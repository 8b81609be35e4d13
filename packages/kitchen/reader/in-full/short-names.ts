import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import { withShortParticiples } from '#kitchen/reader/in-full/short-participles.ts'
import { keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place } from '#kitchen/reader/match/place.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { shortJoiningWords, shortNames, shortWithPeriod } from '#kitchen/reader/words/de-short-names.ts'

/**
 * Writes out German names that a list shortens: "Kidneyb." is Kidneybohnen, "Frühl.zwiebeln" Frühlingszwiebeln. A
 * word
 * that means something as it stands keeps its meaning, unless a period or hyphen joins it to the rest of a name.
 */
export function withShortNames(tokens: readonly Token[], language: Language): readonly Token[] {
  if (language !== 'de') return tokens
  return withShortParticiples(writtenOut(tokens)).map((token, at, all) => (isFilletOf(all, at) ? { ...token, text: piece } : token))
}

function writtenOut(tokens: readonly Token[]): readonly Token[] {
  const written: Token[] = []
  let at = 0
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const { meant, to } = shortNameAt(tokens, at) ?? { meant: undefined, to: at + 1 }
    const last = tokens[to - 1] ?? token
    written.push(meant === undefined ? token : { ...token, text: foldWord(meant), end: last.end })
    // The period of a shortened word ends no food.
    at = meant !== undefined && isMarkBehind(tokens, to, '.') ? to + 1 : to
  }
  return written
}

const filets: ReadonlySet<string> = new Set(['filet', 'filets', 'filetts', 'fillets', 'filetstucke'])
const animals: ReadonlySet<IngredientClass> = new Set(['fish', 'cured-fish', 'poultry', 'meat'])
/** A unit that the vocabulary knows. */
const piece = 'stuck'

/** Does the word count the fillets of the fish or meat before it: "Lachs TK 2 Filets"? */
function isFilletOf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !filets.has(token.text)) return false
  if (tokens[at - 1]?.kind !== 'number' && token.text === 'filet') return false
  const meat = tokens.slice(0, at).findLast((before) => before.kind !== 'number' && meaningOf(before)?.role !== 'preparation')
  const food = meat?.kind === 'word' ? meaningOf(meat)?.food : null
  return food != null && animals.has(food.class)
}

function shortNameAt(tokens: readonly Token[], at: number): { meant: string; to: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const hasPeriod = isMarkBehind(tokens, at + 1, '.')
  const word = joiningWordAt(tokens, at, hasPeriod) ?? (hasPeriod ? shortWithPeriod.get(token.text) : undefined)
  if (word !== undefined) return { meant: word, to: at + 1 }
  const isJoined = hasPeriod || isMarkBehind(tokens, at + 1, '-')
  const next = at + (isJoined ? 2 : 1)
  const together = tokens[next]?.kind === 'word' ? shortNames.get(`${token.text} ${tokens[next].text}`) : undefined
  if (together !== undefined && (isJoined || !isKnown(token))) return { meant: together, to: next + 1 }
  const alone = shortNames.get(token.text)
  return alone === undefined || isKnown(token) ? null : { meant: alone, to: at + 1 }
}

/** The joining word that a letter with a period stands for; in haste also "i Panade". */
function joiningWordAt(tokens: readonly Token[], at: number, hasPeriod: boolean): string | undefined {
  const letter = tokens[at]?.text ?? ''
  if (hasPeriod && mayFollowJoining(tokens[at + 2])) return shortJoiningWords.get(letter)
  return tokens.length === 2 && at === 0 && letter === 'i' && mayFollowJoining(tokens[1]) ? 'in' : undefined
}

/** Is a shortened German name typed with an umlaut that the name lacks: "Lammköt" for Lammkotelett? */
export function hasUmlautOfOtherWord(text: string, tokens: readonly Token[], language: Language): boolean {
  if (language !== 'de') return false
  return tokens.some(({ start, end, text: folded }) => {
    const typed = text.slice(start, end).normalize('NFC').toLowerCase()
    const meant = /[äöü]/.test(typed) ? shortNames.get(folded) : undefined
    return meant !== undefined && !meant.toLowerCase().startsWith(typed)
  })
}

/** Can a shortened "in" or "with" stand before the word? "i. Tr." (dry matter) and "Gr. M." (a size) stay. */
const mayFollowJoining = (token: Token | undefined) => token?.kind === 'word' && token.text.length > 1 && token.text !== 'tr'

/** Does a mark follow without a space? */
function isMarkBehind(tokens: readonly Token[], at: number, mark: string): boolean {
  return tokens[at]?.text === mark && tokens[at].start === tokens[at - 1]?.end
}

function isKnown(token: Token): boolean {
  const place = meaningOf(token)
  return place?.food != null || place?.role != null || place?.head != null
}

function meaningOf(token: Token): Place | undefined {
  return placeAt(vocabularyOf('de').root, keysOf([token], 'de'))
}
