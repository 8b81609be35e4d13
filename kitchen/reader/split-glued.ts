import type { Language } from '#domain/options.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { languagesFor } from '#kitchen/reader/scripts-of.ts'
import { correct, writtenWords } from '#kitchen/reader/spelling.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** Shorter words are no two names. */
const shortestGlued = 7
/** Nobody types longer ones. */
const longestGlued = 80
const shortestFood = 3
const shortestName = 5
const shortestOther = 2

/**
 * Cuts unknown Latin, Cyrillic and Arabic words where names were typed without spaces: "oliveoil",
 * "painbeurreconfiture", "zweiEierMehlundZucker". It cuts a word only where all of it is names of foods and words
 * that count, measure or join them, in the cook's own language or in English.
 */
export function splitGlued(tokens: readonly Token[], own: Language): Token[] {
  return tokens.flatMap((token) => {
    const { kind, text, start, end } = token
    // A word whose folding has other letters, ß, cannot be cut where it was typed.
    if (kind !== 'word' || text.length < shortestGlued || text.length > longestGlued || end - start !== text.length) return [token]
    if (isOrdinary(text, own)) return [token]
    const languages = languagesFor([token], own)
    const vocabularies = languages.map(vocabularyOf)
    if (vocabularies.some((vocabulary) => isWordOf(text, vocabulary))) return [token]
    // A German word without spaces is a compound, whatever English word has the same letters.
    const [first] = vocabularies
    const asked = vocabularies.filter((one) => one === first || (one.language === 'en' && first?.words.joints === undefined))
    const oneName = asked.flatMap((vocabulary) => gluedNamesOf(vocabulary).get(text) ?? [])[0]
    if (oneName !== undefined) return tokensOf(token, [oneName])
    if (vocabularies.some((vocabulary) => isMisspelt(text, vocabulary))) return [token]
    const pieces = asked.map((vocabulary) => piecesOf(text, vocabulary)).find((found) => found !== null)
    return pieces == null ? [token] : tokensOf(token, pieces)
  })
}

/** A word of a name, or one that stands beside names. */
function isWordOf(word: string, { root, spellings, language }: Vocabulary): boolean {
  const key = singular(word, language)
  return root.next.has(key) || spellings.has(key)
}

function isMisspelt(word: string, vocabulary: Vocabulary): boolean {
  return correct(word, vocabulary) !== null || correct(word, vocabulary, writtenWords(vocabulary)) !== null
}

/** Names of several words by their letters without spaces. */
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
  joints: number
}

/** The fewest known names that a word is written of, at least two words of them; null where some letters are left. */
function piecesOf(word: string, vocabulary: Vocabulary): readonly string[] | null {
  const best: (Cover | null)[] = [{ pieces: [], foods: 0, joints: 0 }]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - longestGlued); start < end; start += 1) {
      const before = best[start]
      if (before == null) continue
      const known = nameOf(word.slice(start, end), vocabulary)
      if (known === null) continue
      const cover = {
        pieces: [...before.pieces, known.name],
        foods: before.foods + (known.role === 'food' ? 1 : 0),
        joints: before.joints + (isJoint(known) ? 1 : 0),
      }
      const least = best[end]
      if (least == null || cover.pieces.length < least.pieces.length) best[end] = cover
    }
  }
  const whole = best[word.length]
  if (whole == null || whole.foods === 0 || whole.pieces.length < 2) return null
  // A measure and a food are chance, кус(о)к-сом, and so is "aus" before one in a German verb.
  // A language that writes its nouns together has no compound with an "and" in it.
  if ((vocabulary.language === 'ar' || vocabulary.words.joints !== undefined) && whole.foods < 2) return null
  const isChance = whole.foods < 2 || vocabulary.words.joints !== undefined || vocabulary.language === 'ar'
  return isChance && whole.joints === 0 ? null : whole.pieces
}

function nameOf(piece: string, vocabulary: Vocabulary): { name: string; role: Role | 'food' } | null {
  const several = gluedNamesOf(vocabulary).get(piece)
  if (several !== undefined) return { name: several, role: 'food' }
  const place = vocabulary.root.next.get(singular(piece, vocabulary.language))
  if (place === undefined) return null
  if (place.food !== null || place.head !== null) return isClearly(piece, place) ? { name: piece, role: 'food' } : null
  const { role } = place
  const isLong = piece.length >= shortestOther || (role === 'and' && joint.test(piece))
  return role !== null && otherRoles.includes(role) && isLong ? { name: piece, role } : null
}

/** A short name of a food outside the lexicon is in any word: "offe-ring", греч-анка. */
function isClearly(piece: string, { food }: Place): boolean {
  if (food === null) return piece.length >= shortestName
  return piece.length >= (food.ingredient === null ? shortestName : shortestFood)
}

/** "And" of one letter, where that is no vowel that ends a name: "lechehuevosyharina", سمنةوسكروطحين. */
const joint = /^[yو]$/u

/** Shorter words, "in" and "an", stand within many a name. */
const shortestWith = 3

const isJoint = ({ name, role }: { name: string; role: Role | 'food' }) =>
  role === 'and' || role === 'of' || (role === 'with' && name.length >= shortestWith)

/** What counts, measures or joins foods. */
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
