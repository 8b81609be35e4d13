import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { splitAtAnd } from '#kitchen/reader/phrase/split-phrase.ts'
import { type Attempt, attemptIn } from '#kitchen/reader/segment/attempt.ts'
import { outlineOfArabic, outlineOfLatin, spellsArabic } from '#kitchen/reader/text/arabizi.ts'
import {
  chineseInLatin,
  type InLatin,
  japaneseInLatin,
  latinOfChinese,
  latinOfJapanese,
  latinOfRussian,
  russianInLatin,
} from '#kitchen/reader/text/latin-letters.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

type Run = readonly Token[]

/** Measures in Latin letters beside romanised words: mianfen 500g, BASAL 2 KG. */
const latinMeasures: ReadonlySet<string> = new Set(['g', 'gr', 'gm', 'kg', 'ml', 'l', 'x'])

/** The fewest letters of a romanised word, for cooks of that language and for others. */
const fewestLetters = { own: 3, other: 5 }

/**
 * The transcription of each language to Latin letters. Arabic has none that is fixed, so each spelling is compared
 * with the word itself.
 */
const transcriptions = {
  ru: { inLatin: russianInLatin, latinOf: latinOfRussian },
  ja: { inLatin: japaneseInLatin, latinOf: latinOfJapanese },
  zh: { inLatin: chineseInLatin, latinOf: latinOfChinese },
} satisfies Partial<Record<Language, { inLatin: InLatin; latinOf: (typed: string) => string }>>

const romanisedLanguages = ['ru', 'ja', 'zh', 'ar'] as const
type Romanised = (typeof romanisedLanguages)[number]

/**
 * Languages tried for cooks of other languages. Arabic is tried only for words with its digits, because most short
 * words ("bakon") could be Arabic.
 */
const triedForOthers = ['ru', 'ja', 'zh'] as const
const arabic = ['ar'] as const
/** Does the language use another script, so that its words may be romanised? */
export const isRomanised = (language: Language): language is Romanised => romanisedLanguages.some((one) => one === language)

/**
 * Reads Latin words as romanised Russian, Arabic, Japanese or Chinese: "krevetki", "7aleeb w 3asal", "gyunyu",
 * "doufu". It tries the cook's own language first; then Arabic for words with digits, if the cook writes Latin letters,
 * and the other three otherwise. Every word must fit one language, and the foods count as near names.
 */
export function readRomanised(text: string, tokens: Run, own: Language): readonly Attempt[] {
  const least = isRomanised(own) ? fewestLetters.own : fewestLetters.other
  const withDigits = withDigitsOfArabizi(tokens)
  const isArabizi = withDigits.length < tokens.length && (own === 'ar' || !isRomanised(own))
  const { root } = vocabularyOf(own)
  const isMeasure = ({ text }: Token) =>
    (isArabizi && root.next.get(text)?.role === 'unit') || (isRomanised(own) && latinMeasures.has(text))
  const words = (isArabizi ? withDigits : tokens).filter((token) => token.kind !== 'mark' && token.kind !== 'number' && !isMeasure(token))
  if (!words.some((token) => isLatin(token) && token.text.length >= least)) return []
  const readIn = (languages: readonly Romanised[]) =>
    languages
      .flatMap((language) => readingsIn(language, text, words))
      .filter((attempts) => attempts.length > 0 && attempts.every(namesFoods))
  const inOwn = isRomanised(own) ? readIn([own]) : []
  const mayBeOther = inOwn.length === 0 && words.some((token) => isLatin(token) && token.text.length >= fewestLetters.other)
  const known = mayBeOther ? readIn(isArabizi ? arabic : triedForOthers.filter((language) => language !== own)) : inOwn
  const isOfIngredients = (attempts: readonly Attempt[]) =>
    attempts.every(({ reading }) => reading.foods.every(({ ingredient }) => ingredient !== null))
  const attempts = known.find(isOfIngredients) ?? known[0] ?? []
  return attempts.map((attempt) => ({ ...attempt, reading: { ...attempt.reading, known: 'misspelt' } }))
}

function namesFoods({ reading }: Attempt): boolean {
  return reading.foods.length > 0 && reading.unknown.length + reading.notFood.length === 0
}

/** Reads the words as one name of a language ("hua sheng"), and as one name each. */
function readingsIn(language: Romanised, text: string, words: Run): (readonly Attempt[])[] {
  const vocabulary = vocabularyOf(language)
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return []
  const joined = { ...first, text: words.map((word) => word.text).join(''), end: last.end }
  return [[joined], words].flatMap((run) => {
    const meant = run.map((token) => inScript(token, vocabulary))
    if (meant.includes(null)) return []
    const parts = splitAtAnd(
      text,
      meant.flatMap((tokens) => tokens ?? []),
      vocabulary,
    )
    return [parts.map((part) => attemptIn(vocabulary, text, part.run))]
  })
}

/** Is the token a word in Latin letters, or in Arabizi (Latin letters with digits)? */
export const isLatin = ({ kind, text }: Token) => kind === 'word' && /^[\p{Script=Latin}\d]/u.test(text)

const isArabiziDigit = ({ kind, text }: Token) => kind === 'number' && /^[2356789]$/.test(text)

/** Joins a digit that touches a word, because it is a letter in Arabizi: "7aleeb", "za3tar". */
function withDigitsOfArabizi(tokens: Run): Token[] {
  return tokens.reduce<Token[]>((all, token) => {
    const last = all.at(-1)
    const touches = last !== undefined && last.end === token.start && last.kind !== token.kind
    const isDigit = touches && [last, token].some(isArabiziDigit)
    if (last === undefined || !touches || !isDigit) all.push(token)
    else all.splice(-1, 1, { ...token, kind: 'word', text: last.text + token.text, start: last.start })
    return all
  }, [])
}

/** Converts a romanised word to the language's script, preferring a food; null if no word has that sound. */
function inScript(token: Token, vocabulary: Vocabulary): Run | null {
  if (!isLatin(token)) return [token]
  const name = vocabulary.language === 'ar' ? arabicFor(token.text, vocabulary) : bySound(token.text, vocabulary)
  return name === undefined ? null : tokenise(name).map((one) => ({ ...one, start: token.start, end: token.end }))
}

/** The words of a vocabulary: food names first, then the words used beside them. */
function* wordsOf({ surfaces, root }: Vocabulary): Generator<string> {
  for (const name of surfaces.keys()) if (!name.includes(' ')) yield name
  for (const name of surfaces.keys()) if (name.includes(' ')) yield* name.split(' ')
  for (const [word, { role }] of root.next) if (role !== null) yield word
}

/** The first name of each sound, as the language is written in Latin letters. */
const namesBySound = memoizedByObject((vocabulary: Vocabulary, inLatin: InLatin): ReadonlyMap<string, string> => {
  const index = new Map<string, string>()
  const names = vocabulary.language === 'ru' ? wordsOf(vocabulary) : namesOfCharacters(vocabulary)
  for (const name of names) {
    const sound = inLatin(name)
    if (sound !== null && !index.has(sound)) index.set(sound, name)
  }
  return index
})

function bySound(typed: string, vocabulary: Vocabulary): string | undefined {
  const way =
    vocabulary.language === 'ru' || vocabulary.language === 'ja' || vocabulary.language === 'zh'
      ? transcriptions[vocabulary.language]
      : null
  return way === null ? undefined : namesBySound(vocabulary, way.inLatin).get(way.latinOf(typed))
}

/** Chinese and Japanese names, which are stored one character per word. */
function* namesOfCharacters({ surfaces }: Vocabulary): Generator<string> {
  for (const name of surfaces.keys()) yield name.replaceAll(' ', '')
}

const wordsByOutline = memoizedByObject((vocabulary: Vocabulary) => Map.groupBy(new Set(wordsOf(vocabulary)), outlineOfArabic))

function arabicFor(typed: string, vocabulary: Vocabulary): string | undefined {
  const spelt =
    wordsByOutline(vocabulary)
      .get(outlineOfLatin(typed))
      ?.filter((word) => spellsArabic(typed, word)) ?? []
  // A food wins over another word, and fewer written vowels win: "7aleeb" is حليب, not حلب; "samak" is سمك, not سماق.
  const places = (word: string) => (vocabulary.surfaces.has(word) ? 0 : 100) + word.length
  return spelt.sort((one, other) => places(one) - places(other))[0]
}
