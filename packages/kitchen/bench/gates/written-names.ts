import { allNamesOf, ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** Every name of a food that our tables write in a language, and the nouns and adjectives that form one. */
export function* writtenIn(language: Language): Generator<string> {
  for (const id of ingredientIds) yield* allNamesOf(id, language)
  const { foods, heads, cookingStyles } = kindsIn[language]
  yield* [...foods, ...cookingStyles].flatMap(({ names }) => names)
  yield* heads.flatMap((head) => head.heads)
  const { words } = vocabularyOf(language)
  yield* Object.keys(words.synonyms)
  yield* Object.keys(words.pairs ?? {})
}

/** A name as names are compared: folded, without accents. */
export function keyOfName(name: string): string {
  return writtenName(tokenise(name))
}

/** Between two characters of Chinese or Japanese. */
const betweenCharacters =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu

const known = new Map<Language, ReadonlyMap<string, string>>()

/**
 * The names of a language by their keys: the names in our tables as they are written there, and the names that the
 * vocabulary makes of these.
 */
function namesByKey(language: Language): ReadonlyMap<string, string> {
  const found = known.get(language)
  if (found !== undefined) return found
  const names = new Map<string, string>()
  const add = (key: string, name: string) => {
    if (key !== '' && !names.has(key)) names.set(key, name)
  }
  for (const name of writtenIn(language)) add(keyOfName(name), name)
  for (const key of vocabularyOf(language).surfaces.keys()) add(key, key.replace(betweenCharacters, ''))
  known.set(language, names)
  return names
}

/** Every name of a language once, as it is written. */
export function namesOf(language: Language): string[] {
  return [...namesByKey(language).values()]
}

/** Whether a language has these very words as a name. */
export function hasName(language: Language, name: string): boolean {
  return namesByKey(language).has(keyOfName(name))
}
