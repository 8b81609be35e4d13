import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { correct, writtenWords } from '#kitchen/reader/spelling/spelling.ts'
import { languagesFor } from '#kitchen/reader/text/scripts-of.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** The fewest letters of glued names. */
const shortestGlued = 7
/** The most letters of glued names. */
const longestGlued = 80
const shortestFood = 3
const shortestName = 5
const shortestOther = 2

/**
 * Splits unknown Latin, Cyrillic and Arabic words that were typed without spaces: "oliveoil", "painbeurreconfiture",
 * "zweiEierMehlundZucker". All of the word must be food names and words that count, measure or join them, in the
 * cook's language or English.
 */
export function splitGlued(tokens: readonly Token[], own: Language): Token[] {
  return tokens.flatMap((token) => {
    const { kind, text, start, end } = token
    // If folding changes the length (ß becomes ss), positions would shift, so such words are not split.
    if (kind !== 'word' || text.length < shortestGlued || text.length > longestGlued || end - start !== text.length) return [token]
    if (isOrdinary(text, own)) return [token]
    const languages = languagesFor([token], own)
    const vocabularies = languages.map(vocabularyOf)
    if (vocabularies.some((vocabulary) => isWordOf(text, vocabulary))) return [token]
    // A German word without spaces is a compound, whatever English words it contains.
    const [first] = vocabularies
    const asked = vocabularies.filter((one) => one === first || (one.language === 'en' && first?.words.joints === undefined))
    const oneName = asked.flatMap((vocabulary) => gluedNamesOf(vocabulary).get(text) ?? [])[0]
    if (oneName !== undefined) return tokensOf(token, [oneName])
    if (vocabularies.some((vocabulary) => isMisspelt(text, vocabulary))) return [token]
    const pieces = asked.map((vocabulary) => piecesOf(text, vocabulary)).find((found) => found !== null)
    return pieces == null ? [token] : tokensOf(token, pieces)
  })
}

/** Is it a word of a name, or one used beside names? */
function isWordOf(word: string, { root, spellings, language }: Vocabulary): boolean {
  const key = singular(word, language)
  return root.next.has(key) || spellings.has(key)
}

function isMisspelt(word: string, vocabulary: Vocabulary): boolean {
  return correct(word, vocabulary) !== null || correct(word, vocabulary, writtenWords(vocabulary)) !== null
}

/** Names of several words, keyed by their letters without spaces. */
const gluedNamesOf = memoizedByObject(({ surfaces }: Vocabulary): ReadonlyMap<string, string> => {
  const names = [...surfaces.keys()].filter((name) => name.includes(' '))
  return new Map(names.map((name) => [name.replaceAll(' ', ''), name]))
})

interface Cover {
  pieces: readonly string[]
  foods: number
  joints: number
}

/** The fewest known words that make up a word, at least two; null if letters are left over. */
function piecesOf(word: string, vocabulary: Vocabulary): readonly string[] | null {
  const whole = fewestPieces(word, vocabulary)
  if (whole == null || whole.foods === 0 || whole.pieces.length < 2) return null
  // A measure with one food is chance (кус(о)к-сом), and so is "aus" before a food in a German verb. German compounds
  // never contain "and".
  const isCompound = vocabulary.language === 'ar' || vocabulary.words.joints !== undefined
  if (isCompound && whole.foods < 2) return null
  return (isCompound || whole.foods < 2) && whole.joints === 0 ? null : whole.pieces
}

function fewestPieces(word: string, vocabulary: Vocabulary): Cover | null {
  const best: (Cover | null)[] = [{ pieces: [], foods: 0, joints: 0 }]
  for (let end = 1; end <= word.length; end += 1) {
    let least: Cover | null = null
    for (let start = Math.max(0, end - longestGlued); start < end; start += 1) {
      const before = best[start]
      const known = before == null ? null : nameOf(word.slice(start, end), vocabulary)
      if (before == null || known === null || (least !== null && before.pieces.length + 1 >= least.pieces.length)) continue
      least = {
        pieces: [...before.pieces, known.name],
        foods: before.foods + (known.role === 'food' ? 1 : 0),
        joints: before.joints + (isJoint(known) ? 1 : 0),
      }
    }
    best[end] = least
  }
  return best[word.length] ?? null
}

function nameOf(piece: string, vocabulary: Vocabulary): { name: string; role: Role | 'food' } | null {
  const several = gluedNamesOf(vocabulary).get(piece)
  if (several !== undefined) return { name: several, role: 'food' }
  const place = vocabulary.root.next.get(singular(piece, vocabulary.language))
  if (place === undefined) return null
  if (place.food !== null || place.head !== null) return isClearly(piece, place) ? { name: piece, role: 'food' } : null
  const { role } = place
  const isLong = piece.length >= shortestOther || (role === 'and' && oneLetterAnd.test(piece))
  return role !== null && otherRoles.includes(role) && isLong ? { name: piece, role } : null
}

/** Is the piece surely a food? Short names outside the lexicon occur in any word: "offe-ring", греч-анка. */
function isClearly(piece: string, { food }: Place): boolean {
  if (food === null) return piece.length >= shortestName
  return piece.length >= (food.ingredient === null ? shortestName : shortestFood)
}

/** A one-letter "and", unless it is a vowel that ends a name: "lechehuevosyharina", سمنةوسكروطحين. */
const oneLetterAnd = /^[yو]$/u

/** The fewest letters of a joining word; "in" and "an" occur in many names. */
const shortestWith = 3

const isJoint = ({ name, role }: { name: string; role: Role | 'food' }) =>
  role === 'and' || role === 'of' || (role === 'with' && name.length >= shortestWith)

/** Roles of words that count, measure or join foods. */
const otherRoles: readonly Role[] = ['number', 'unit', 'and', 'with', 'of']

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
