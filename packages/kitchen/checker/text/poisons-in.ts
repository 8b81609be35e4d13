import { tokensOf } from '#kitchen/checker/text/tokens-of.ts'
import { isInWordSet, wordSetOf } from '#kitchen/checker/text/word-set.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { poisonsIn as poisonNames } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { keysOf } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { nounFirstNames } from '#kitchen/reader/match/russian.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

function counts(place: Place): boolean {
  return place.food !== null || place.isOtherThing || place.role === 'poison'
}

const latin = /\p{Script=Latin}{3}/u

/** Every first word of a harmful name. Where the adjective follows the noun, both words count as first. */
const openingsIn = memoizedByKey((language: Language): ReadonlySet<string> => {
  const turned = language === 'ru' ? poisonNames.ru.flatMap(nounFirstNames) : []
  return new Set([...firstWordsIn(language), ...turned.flatMap((name) => keysOf(tokenise(name), language)[0] ?? [])])
})

/** The first words of poison names, for a quick test: a text without these words, as most are, is skipped. */
const firstWordsIn = memoizedByKey(
  (language: Language): ReadonlySet<string> => new Set(poisonNames[language].flatMap((name) => keysOf(tokenise(name), language)[0] ?? [])),
)

/**
 * The harmful things that a text names, in the text's own words, read in English and in the text's language. Soap for
 * washing hands does not count.
 */
export const poisonsIn: (text: string, language: Language) => readonly string[] = memoized(cacheSize, (text, language) => {
  const languages: readonly Language[] = language === 'en' || !latin.test(text) ? [language] : [language, 'en']
  const tokens = tokensOf(text)
  const found = languages.flatMap((one) => {
    const first = firstWordsIn(one)
    return tokens.some((token) => first.has(singular(token.text, one))) ? harmfulNamesIn(text, tokens, one, language) : []
  })
  return [...new Set(found)]
})

/** Characters that join two words into one name: "poisson-chat" is no cat, "souris d'agneau" no mouse. */
const joining: ReadonlySet<string> = new Set(["'", '’', '-', '‐', '‑'])

/** The positions of a phrase in a text. */
function positionsOf(text: string, phrase: string): number[] {
  return [...text.matchAll(new RegExp(phrase, 'gu'))].map(({ index }) => index)
}

/** Does the whole name of a poison begin here, even if other names share its words? */
function beginsPoison(tokens: readonly Token[], from: number, language: Language): boolean {
  if (!openingsIn(language).has(singular(tokens[from]?.text ?? '', language))) return false
  let place: Place | undefined = vocabularyOf(language).root
  for (let at = from; at < tokens.length; at += 1) {
    place = place.next.get(singular(tokens[at]?.text ?? '', language))
    if (place === undefined) return false
    if (place.role === 'poison') return true
  }
  return false
}

/**
 * The harmful names that one language finds in a text. A word that is harmless in the text's own language does not
 * count: Spanish "perfume" means scent.
 */
function harmfulNamesIn(text: string, written: readonly Token[], language: Language, own: Language): string[] {
  const { deeds, afterDeeds, soap, hands } = checkerWordsIn[language].harmless
  const within = [language, own].flatMap((one) => checkerWordsIn[one].harmless.within ?? [])
  const isWithin = (start: number, end: number) =>
    within.some((phrase) => positionsOf(text, phrase).some((from) => from <= start && from + phrase.length >= end))
  const isOf = (token: Token | undefined, phrases: readonly string[]) =>
    token !== undefined && isInWordSet(token.text, wordSetOf(phrases, language))
  const tokens = written.filter(({ kind, text: mark }) => kind !== 'mark' || !joining.has(mark))
  if (!tokens.some((_, from) => beginsPoison(tokens, from, language))) return []
  return coverWithPhrases(tokens, vocabularyOf(language), counts).flatMap(({ from, to, place }) => {
    const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]]
    if (place?.role !== 'poison' || place.food !== null || place.isOtherThing || first === undefined || last === undefined) return []
    if (isWithin(first.start, last.end)) return []
    if (isOf(first, deeds) && isOf(next, afterDeeds)) return []
    const words = text.slice(first.start, last.end)
    const isSoap = tokens.slice(from, to).some((token) => isOf(token, soap)) || soap.includes(words)
    if (isSoap && tokens.some((token) => isOf(token, hands))) return []
    return [words]
  })
}
