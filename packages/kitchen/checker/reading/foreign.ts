import { lowerCaseWordsOf } from '#kitchen/checker/text/lower-words.ts'
import { matcherOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { hanWithoutKana, isLatinUnit, scriptPatterns } from '#kitchen/checker/text/scripts.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { cacheSize, memoized } from '#kitchen/memoize.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { type FoundFood, findFoods } from '#kitchen/reader/find-foods.ts'
import { list } from '#kitchen/word-list.ts'

const latin = ['en', 'es', 'fr', 'de'] as const
type Latin = (typeof latin)[number]
type RecognisedLanguage = Language | 'it'
type LatinLanguage = Latin | 'it'

/** Common Italian words. Potluck does not write Italian, but outside recipes may. */
const italianWords: readonly string[] = list(
  `il, lo, gli, i, di, con, per, nel, nella, della, del, dello, degli, e, un, una, fino, aggiungere, aggiungete, aggiungi, mescolare, mescola, mescolate, cuocere, cuoci, cuocete, versare, versa, tagliare, taglia, tritare, soffriggere, bollire, servire, servi, servite, minuti, fuoco, padella, pentola, forno, cospargere, cospargete, condire, sale, olio, poi, quindi, senza, sopra, lasciare`,
)

const tongues: readonly LatinLanguage[] = [...latin, 'it']

function lettersOf(tongue: LatinLanguage): RegExp | null {
  const letters = tongue === 'it' ? null : checkerWordsIn[tongue].language.letters
  return letters === null ? null : new RegExp(letters, 'u')
}

const letters: Record<LatinLanguage, RegExp | null> = {
  en: lettersOf('en'),
  es: lettersOf('es'),
  fr: lettersOf('fr'),
  de: lettersOf('de'),
  it: null,
}

/** Common words by which the checker recognises a language. */
const markerWordsOf: Record<LatinLanguage, ReadonlySet<string>> = {
  en: marksOf('en'),
  es: marksOf('es'),
  fr: marksOf('fr'),
  de: marksOf('de'),
  it: new Set(italianWords),
}

function marksOf(tongue: Latin): ReadonlySet<string> {
  const { stopWords, deeds } = checkerWordsIn[tongue].language
  return new Set([...stopWords, ...deeds])
}

/** Words that a recipe in a language uses anyway, so they are no evidence for another language. */
const wordsAllowedIn: Record<Latin, ReadonlySet<string>> = { en: ownOf('en'), es: ownOf('es'), fr: ownOf('fr'), de: ownOf('de') }

function ownOf(tongue: Latin): ReadonlySet<string> {
  const { ordinary, verbs } = checkerWordsIn[tongue].adding
  return new Set([...markerWordsOf[tongue], ...[...ordinary, ...verbs].map((word) => word.toLowerCase())])
}

function isLatin(language: Language): language is Latin {
  return language === 'en' || language === 'es' || language === 'fr' || language === 'de'
}

/** For a recipe in each language: words and letters that are evidence for another language. */
const evidenceOfOtherLanguage: Record<Latin, { words: ReadonlySet<string>; letters: readonly RegExp[] }> = {
  en: strangeTo('en'),
  es: strangeTo('es'),
  fr: strangeTo('fr'),
  de: strangeTo('de'),
}

function strangeTo(home: Latin): { words: ReadonlySet<string>; letters: readonly RegExp[] } {
  const others = tongues.filter((one) => one !== home)
  return {
    words: new Set(others.flatMap((one) => [...markerWordsOf[one]]).filter((word) => !wordsAllowedIn[home].has(word))),
    letters: others.flatMap((one) => letters[one] ?? []),
  }
}

/**
 * The other Latin-script language that a sentence seems to be written in, or null. The names of listed or known foods
 * do not count as evidence.
 */
function otherLatinLanguageOf(sentence: string, home: Latin): LatinLanguage | null {
  const said = lowerCaseWordsOf(withoutFoods(withoutBorrowed(sentence, home), home)).words
  const count = (tongue: LatinLanguage) =>
    said.filter((word) => (markerWordsOf[tongue].has(word) && !wordsAllowedIn[home].has(word)) || letters[tongue]?.test(word) === true)
      .length
  const least = home === 'en' ? 1 : 2
  let best: LatinLanguage | null = null
  let most = said.filter((word) => wordsAllowedIn[home].has(word) || letters[home]?.test(word) === true).length
  for (const tongue of tongues) {
    if (tongue === home) continue
    const found = count(tongue)
    if (found > most && found >= least) {
      best = tongue
      most = found
    }
  }
  return best
}

/**
 * A sentence without dishes and techniques that keep their foreign name: "chili con carne", "à la king", "al dente".
 */
function withoutBorrowed(sentence: string, home: Latin): string {
  const { borrowed } = checkerWordsIn[home].language
  if (borrowed.length === 0) return sentence
  const pattern = matcherOf(borrowed, home)
  const plain = foldText(sentence)
  // Folding may change the length (œ becomes oe), and positions would shift: then the folded text is used.
  const text = plain.length === sentence.length ? sentence : plain
  let left = text
  for (const match of plain.matchAll(new RegExp(pattern.source, 'gu'))) {
    left = `${left.slice(0, match.index)}${' '.repeat(match[0].length)}${left.slice(match.index + match[0].length)}`
  }
  return left
}

function withoutFoods(sentence: string, own: Language): string {
  const foods = findFoods(sentence, own)
  return foods.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, sentence)
}

/** Does a sentence hold a foreign word? Only such sentences get the slower check. */
function isSuspect(sentence: string, home: Latin): boolean {
  const { words: foreign, letters: marked } = evidenceOfOtherLanguage[home]
  const { text: lower, words: said } = lowerCaseWordsOf(sentence)
  const worth = marked.filter((one) => one.test(lower))
  return said.some((word) => foreign.has(word) || worth.some((one) => one.test(word)))
}

/** Tells Chinese in a Japanese recipe (no kana) from Japanese in a Chinese recipe (kana). */
function otherHanLanguageOf(sentence: string, own: 'ja' | 'zh'): RecognisedLanguage | null {
  const hasKana = hanWithoutKana.kana.test(sentence)
  if (own === 'zh') return hasKana ? 'ja' : null
  return !hasKana && (sentence.match(hanWithoutKana.han)?.length ?? 0) >= hanWithoutKana.most ? 'zh' : null
}

/** A quick test: most texts hold no foreign word and are not cut into sentences. */
function mayBeForeign(text: string, own: Language): boolean {
  return own === 'ja' || own === 'zh' || (isLatin(own) && isSuspect(text, own))
}

function tongueOf(sentence: string, own: Language): RecognisedLanguage | null {
  if (own === 'ja' || own === 'zh') return otherHanLanguageOf(sentence, own)
  if (!isLatin(own)) return null
  return isSuspect(sentence, own) ? otherLatinLanguageOf(sentence, own) : null
}

/** A sentence in another language than its recipe. */
export interface ForeignSentence {
  text: string
  start: number
  tongue: RecognisedLanguage
}

/** The sentences of a text that are in another language than the recipe. */
export const foreignSentences: (text: string, own: Language) => readonly ForeignSentence[] = memoized(cacheSize, (text, own) =>
  mayBeForeign(text, own)
    ? sentencesOf(text).flatMap((sentence) => {
        const tongue = tongueOf(sentence.text, own)
        return tongue === null ? [] : [{ ...sentence, tongue }]
      })
    : [],
)

const otherLetters: Record<'latin' | 'cyrillic' | 'arabic' | 'han', { letters: RegExp; languages: readonly Language[] }> = {
  latin: { letters: scriptPatterns.en, languages: latin },
  cyrillic: { letters: scriptPatterns.ru, languages: ['ru'] },
  arabic: { letters: scriptPatterns.ar, languages: ['ar'] },
  han: { letters: scriptPatterns.ja, languages: ['ja', 'zh'] },
}

/**
 * The foods that a text names in another language than its recipe's, so that peanuts are found in any language.
 * Sentences in another script are always read; sentences in the same script only if they seem foreign.
 */
export function foodsInForeignSentences(text: string, own: Language, foreign: readonly ForeignSentence[]): FoundFood[] {
  const inOwnLetters = foreign.flatMap((sentence) => {
    const others = isLatin(own) ? latin.filter((one) => one !== own) : languageCodes.filter((one) => one === sentence.tongue)
    return foodsInLanguage(sentence.text, sentence.start, others)
  })
  const inOthers = Object.values(otherLetters).flatMap(({ letters: script, languages }) => {
    if (languages.includes(own) || !script.test(text)) return []
    const isWorthIt = script !== scriptPatterns.en || (text.match(latinWords) ?? []).some((word) => word.length > 1 && !isLatinUnit(word))
    return isWorthIt ? foodsInLanguage(text, 0, languages) : []
  })
  return [...inOwnLetters, ...inOthers]
}

const latinWords = /\p{Script=Latin}+/gu

/** German dative plurals end in -n ("mit Erdnüssen"): words in -en are also looked up without the n. */
const dativePlural = /(?<=\p{L}{3}e)n(?!\p{L})/giu

function foodsInLanguage(text: string, offset: number, languages: readonly Language[]): FoundFood[] {
  return languages.flatMap((one) => {
    const plain = findFoods(text, one)
    const bent = one === 'de' ? findFoods(text.replace(dativePlural, ' '), one) : []
    const all = [...plain, ...bent.filter((food) => plain.every(({ start, end }) => food.end <= start || food.start >= end))]
    return all.map((food) => ({ ...food, start: food.start + offset, end: food.end + offset }))
  })
}
