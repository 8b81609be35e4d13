import type { Language } from '#domain/options.ts'
import type { Place, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { languagesFor } from '#kitchen/reader/scripts-of.ts'
import { correct } from '#kitchen/reader/spelling.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** Shorter words are no two names. */
const shortestGlued = 7
/** Longer ones nobody typed. */
const longestGlued = 80
const shortestFood = 3
const shortestOther = 2

/**
 * Cuts Latin words that nobody knows where names were typed without spaces: "oliveoil", "painbeurreconfiture", "zweiEierMehlundZucker". A word is cut only
 * where all of it is names of foods and what counts, measures or joins them, in the cook's own language or in English.
 */
export function splitGlued(tokens: readonly Token[], own: Language): Token[] {
  return tokens.flatMap((token) => {
    const { kind, text, start, end } = token
    // A word whose folding has other letters, ß, cannot be cut where it was typed.
    if (kind !== 'word' || text.length < shortestGlued || text.length > longestGlued || end - start !== text.length) return [token]
    const languages = languagesFor([token], own)
    const vocabularies = languages.map(vocabularyOf)
    if (!languages.includes('en') || vocabularies.some((vocabulary) => isWordOf(text, vocabulary))) return [token]
    const asked = vocabularies.filter(({ language }, at) => at === 0 || language === 'en')
    const oneName = asked.flatMap((vocabulary) => gluedNamesOf(vocabulary).get(text) ?? [])[0]
    if (oneName !== undefined) return tokensOf(token, [oneName])
    if (vocabularies.some((vocabulary) => correct(text, vocabulary) !== null)) return [token]
    const pieces = asked.map((vocabulary) => piecesOf(text, vocabulary)).find((found) => found !== null)
    return pieces == null ? [token] : tokensOf(token, pieces)
  })
}

/** A word of a name, or one that stands beside names. */
function isWordOf(word: string, { root, spellings, language }: Vocabulary): boolean {
  const key = singular(word, language)
  return root.next.has(key) || spellings.has(key)
}

/** Names of several words by what is left of them without spaces. */
const gluedNames = new WeakMap<Vocabulary, Map<string, string>>()

function gluedNamesOf(vocabulary: Vocabulary): Map<string, string> {
  const ready = gluedNames.get(vocabulary)
  if (ready !== undefined) return ready
  const names = [...vocabulary.surfaces.keys()].filter((name) => name.includes(' '))
  const made = new Map(names.map((name) => [name.replaceAll(' ', ''), name]))
  gluedNames.set(vocabulary, made)
  return made
}

interface Cover {
  pieces: readonly string[]
  foods: number
}

/** The fewest known names that a word is written of, at least two words of them; null where some letters are left. */
function piecesOf(word: string, vocabulary: Vocabulary): readonly string[] | null {
  const best: (Cover | null)[] = [{ pieces: [], foods: 0 }]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - longestGlued); start < end; start += 1) {
      const before = best[start]
      if (before == null) continue
      const known = nameOf(word.slice(start, end), vocabulary)
      if (known === null) continue
      const cover = { pieces: [...before.pieces, known.name], foods: before.foods + (known.isFood ? 1 : 0) }
      const least = best[end]
      if (least == null || cover.pieces.length < least.pieces.length) best[end] = cover
    }
  }
  const whole = best[word.length]
  return whole == null || whole.foods === 0 || whole.pieces.join(' ') === word ? null : whole.pieces
}

function nameOf(piece: string, vocabulary: Vocabulary): { name: string; isFood: boolean } | null {
  const several = gluedNamesOf(vocabulary).get(piece)
  if (several !== undefined) return { name: several, isFood: true }
  const place = vocabulary.root.next.get(singular(piece, vocabulary.language))
  if (place === undefined) return null
  if (place.food !== null || place.head !== null) return piece.length >= shortestFood ? { name: piece, isFood: true } : null
  return piece.length >= shortestOther && isBetweenFoods(place) ? { name: piece, isFood: false } : null
}

/** What counts, measures or joins foods. */
function isBetweenFoods({ role }: Place): boolean {
  return role === 'number' || role === 'unit' || role === 'and' || role === 'with' || role === 'of'
}

function tokensOf(token: Token, pieces: readonly string[]): Token[] {
  let at = token.start
  return pieces.flatMap((piece) =>
    tokenise(piece).map((one): Token => {
      const start = at
      at += one.text.length
      return { ...one, start, end: at }
    }),
  )
}
