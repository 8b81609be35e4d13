import type { Language } from '#kitchen/options.ts'
import { keysOf, placeAt, writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/match/place.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { compoundNames } from '#kitchen/reader/words/de-short-names.ts'
import { de as everyday } from '#kitchen/reader/words/everyday/de.ts'

/** The fewest letters of each half of a compound that was typed apart: "Oliven Öl". */
const shortestHalves = { first: 3, last: 2 } as const

/** Compounds whose halves, typed apart, are rather two foods. */
const ratherTwo: readonly string[] = ['Milchreis']

const compounds: ReadonlySet<string> = new Set([...compoundNames, ...everyday].filter((name) => !ratherTwo.includes(name)).map(foldWord))

const segment = /[^,;+\n]+/gu

/** Roles of words that may stand beside a compound typed apart; after "ohne" or "mit" the halves mean other things. */
const besideCompound: readonly (Role | null)[] = [null, 'number', 'unit', 'preparation', 'of']

/**
 * Joins an everyday German compound that was typed in two words and has a remark or an amount beside it: "reis nudeln
 * 1/2 tüte". It stays as typed beside another food, and where the two words are a name of their own.
 */
export function joinCompoundsApart(text: string, language: Language): string {
  return language === 'de' ? text.replace(segment, joinedIn) : text
}

function joinedIn(text: string): string {
  const vocabulary = vocabularyOf('de')
  const tokens = tokenise(text)
  if (vocabulary.surfaces.has(writtenName(tokens))) return text
  const words = tokens.filter(({ kind }) => kind === 'word')
  const at = words.findIndex((word, index) => isApart(word, words[index + 1], text, vocabulary))
  const [first, last] = [words[at], words[at + 1]]
  const others = tokens.filter((token) => token.kind !== 'mark' && token !== first && token !== last)
  if (first === undefined || last === undefined || others.length === 0 || !saysOnlyHow(others, vocabulary)) return text
  return `${text.slice(0, first.end)}${text.slice(last.start).toLowerCase()}`
}

function isApart(first: Token, last: Token | undefined, text: string, vocabulary: Vocabulary): boolean {
  if (last === undefined || text.slice(first.end, last.start) !== ' ') return false
  if (first.text.length < shortestHalves.first || last.text.length < shortestHalves.last) return false
  return compounds.has(first.text + last.text) && placeOf([first, last], vocabulary)?.food == null
}

const placeOf = (tokens: readonly Token[], vocabulary: Vocabulary): Place | undefined =>
  placeAt(vocabulary.root, keysOf(tokens, vocabulary.language))

/** Is none of the words a food, a thing, or a word that adds or takes away a food? */
function saysOnlyHow(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  return tokens.every((token) => {
    const place = placeOf([token], vocabulary)
    return place === undefined || (place.food === null && place.head === null && besideCompound.includes(place.role))
  })
}
