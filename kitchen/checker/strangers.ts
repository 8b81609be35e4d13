import type { Language } from '#domain/options.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { borderedSourceOf, sourceOf } from '#kitchen/checker/phrases.ts'
import { plainText } from '#kitchen/checker/plain-text.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'
import { isIn, type WordSet, wordSetOf } from '#kitchen/checker/word-set.ts'
import type { AddingWords, Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { type Chunk, cover } from '#kitchen/reader/cover.ts'
import type { Place } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { countsInPhrase } from '#kitchen/reader/read-segment.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

const joining: ReadonlySet<string> = new Set(["'", '’', '-', '‐', '‑'])

/** The words that a recipe's list holds, singular and folded. */
export function wordsOfList({ ingredients, language }: Pick<Recipe, 'ingredients' | 'language'>): Set<string> {
  return new Set(ingredients.flatMap((line) => tokenise(line).map(({ text }) => singular(text, language))))
}

/**
 * What a step adds to the dish and nobody knows: no food, no listed word, no word of the kitchen. `listed` are the words of the list. Where
 * words have spaces, each word that follows a verb of adding (in German: each noun of its clause) is looked up; in Chinese what follows such
 * a verb, in Japanese what を joins to it, each without its known parts.
 */
export function strangersIn(text: string, listed: ReadonlySet<string>, language: Language): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (language === 'zh') return inChinese(sentence.text, listed)
    if (language === 'ja') return inJapanese(sentence.text, listed)
    return inSentence(sentence.text, listed, language)
  })
}

const generalWords = new Map<Language, Phrases>()

/** The general words for foods: known, even where the reader has no such food. */
function generalWordsOf(language: Language): Phrases {
  const known = generalWords.get(language)
  if (known !== undefined) return known
  const { families, carrying } = checkerWordsIn[language]
  const made = [...Object.values(families), ...Object.values(carrying)].flat()
  generalWords.set(language, made)
  return made
}

/** The sets of one language. */
interface Known {
  language: Language
  adding: AddingWords
  verbs: WordSet
  with: WordSet
  ordinary: WordSet
  /** Words for foods in general: "the meat". */
  general: WordSet
  listed: ReadonlySet<string>
}

function inSentence(text: string, listed: ReadonlySet<string>, language: Language): string[] {
  const { adding } = checkerWordsIn[language]
  const known: Known = {
    language,
    adding,
    verbs: wordSetOf(adding.verbs, language),
    with: wordSetOf(adding.with, language),
    ordinary: wordSetOf(adding.ordinary, language),
    general: wordSetOf(generalWordsOf(language), language),
    listed,
  }
  const tokens = tokenise(text).filter(({ kind, text: mark }) => kind !== 'mark' || !joining.has(mark))
  const isAdding = tokens.some(({ text: word }) => isIn(word, known.verbs) || isIn(word, known.with))
  if (!isAdding || tokens.every(({ kind, text: word }) => kind !== 'word' || isOrdinary(word, known))) return []
  const vocabulary = vocabularyOf(language)
  const covered = knownTokens(tokens, cover(tokens, vocabulary, counts))
  const isStrange = (token: Token, at: number) => token.kind === 'word' && !covered.has(at) && !isOrdinary(token.text, known)
  const strange = adding.object === 'before' ? nounsOf(text, tokens, known, isStrange) : objectsOf(tokens, known, isStrange)
  return strange.map((token) => text.slice(token.start, token.end))
}

function counts(place: Place): boolean {
  return countsInPhrase(place) || place.isOtherThing
}

/** What follows a verb of adding, up to a word that ends it. */
function objectsOf(tokens: readonly Token[], known: Known, isStrange: (token: Token, at: number) => boolean): Token[] {
  const { adding, language } = known
  const [clauses, ending, between] = [
    wordSetOf(adding.clauses, language),
    wordSetOf(adding.ending, language),
    wordSetOf(adding.between, language),
  ]
  const found: Token[] = []
  let isAdded = false
  let isClause = false
  for (const [at, token] of tokens.entries()) {
    // "until tender enough to pull apart with a fork": nothing is added there.
    if (isIn(token.text, clauses)) isClause = true
    const isWith = isIn(token.text, known.with)
    if (isWith && isClause) continue
    if (isWith || isIn(token.text, known.verbs)) {
      isAdded = true
      isClause &&= isWith
      continue
    }
    const before = tokens[at - 1]?.text ?? ''
    if (isIn(token.text, ending) && !(isIn(token.text, between) && isIn(before, known.verbs))) isAdded = false
    else if (isAdded && isStrange(token, at)) found.push(token)
  }
  return found
}

const clauseMarks = new Set([',', '.', ';', ':', '!', '?', '(', ')'])

/** German nouns are written large: those of a clause in which something is added; the first word of a sentence may be large for that alone. */
function nounsOf(text: string, tokens: readonly Token[], known: Known, isStrange: (token: Token, at: number) => boolean): Token[] {
  const found: Token[] = []
  let clause: Token[] = []
  let isAdding = false
  const close = () => {
    if (isAdding) found.push(...clause)
    clause = []
    isAdding = false
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark' && clauseMarks.has(token.text) && token.text !== ',') close()
    if (isIn(token.text, known.verbs) || isIn(token.text, known.with)) isAdding = true
    const letter = text.slice(token.start, token.start + 1)
    if (at > 0 && letter !== letter.toLowerCase() && isStrange(token, at)) clause.push(token)
  }
  close()
  return found
}

function knownTokens(tokens: readonly Token[], chunks: readonly Chunk[]): Set<number> {
  return new Set(chunks.filter(({ place }) => place !== null).flatMap(({ from, to }) => tokens.slice(from, to).map((_, at) => from + at)))
}

function isOrdinary(word: string, known: Known): boolean {
  const one = singular(word, known.language)
  if (isIn(word, known.ordinary) || isIn(one, known.ordinary) || known.listed.has(one) || isIn(word, known.verbs)) return true
  if (isIn(word, known.general)) return true
  if (known.adding.ordinaryEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))) return true
  return known.language === 'ar' && isJoined(word, known)
}

/** Arabic writes و, ف, ب, ل onto the next word, and it and them onto the one before. */
function isJoined(word: string, known: Known): boolean {
  if (word.length < 3) return false
  const rest = (/^[وفبلك]/u.test(word) ? word.slice(1) : word).replace(/^ال/u, '')
  return [rest, rest.replace(/(?:هما|ها|هم|ه)$/u, '')].some(
    (one) => vocabularyOf('ar').root.next.has(one) || known.listed.has(one) || isIn(one, known.ordinary) || isIn(one, known.verbs),
  )
}

/** A text in which every food, unit and preparation that the reader knows, and every listed character, is a space. */
function withoutKnown(text: string, language: Language): string {
  const tokens = tokenise(text)
  let left = text
  for (const { from, to, place } of cover(tokens, vocabularyOf(language), counts)) {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (place === null || first === undefined || last === undefined) continue
    left = `${left.slice(0, first.start)}${' '.repeat(last.end - first.start)}${left.slice(last.end)}`
  }
  return left
}

const patterns = new Map<string, RegExp>()

function patternOf(key: string, make: () => string): RegExp {
  const known = patterns.get(key)
  if (known !== undefined) return known
  const made = new RegExp(make(), 'gu')
  patterns.set(key, made)
  return made
}

function withoutOrdinary(text: string, language: Language): string {
  const { ordinary, verbs, ending } = checkerWordsIn[language].adding
  return text.replace(
    patternOf(`${language} ordinary`, () => sourceOf([...ordinary, ...verbs, ...ending, ...generalWordsOf(language)], language)),
    (words) => ' '.repeat(words.length),
  )
}

function isListedRun(run: string, listed: ReadonlySet<string>): boolean {
  return tokenise(run).every(({ text }) => listed.has(text))
}

const chineseRun = /[\p{Script=Han}\p{Script=Latin}]{2,}/gu

function inChinese(text: string, listed: ReadonlySet<string>): string[] {
  const { verbs, ending } = checkerWordsIn.zh.adding
  const plain = plainText(text)
  const adding = patternOf('zh adding', () => `(?:${borderedSourceOf(verbs, 'zh')})(?<object>[^,。;!?、]*(?:、[^,。;!?、]*)*)`)
  return [...plain.matchAll(adding)].flatMap(({ groups }) => {
    const object = withoutKnown(groups?.object ?? '', 'zh')
    const end = object.search(patternOf('zh ending', () => sourceOf(ending, 'zh')))
    const left = withoutOrdinary(end < 0 ? object : object.slice(0, end), 'zh')
    return (left.match(chineseRun) ?? []).filter((run) => !isListedRun(run, listed))
  })
}

const japaneseRun = /[\p{Script=Katakana}ー]{3,}|\p{Script=Han}{2,}|\p{Script=Latin}{3,}/gu

function inJapanese(text: string, listed: ReadonlySet<string>): string[] {
  const { verbs } = checkerWordsIn.ja.adding
  const plain = plainText(text)
  const adding = patternOf(
    'ja adding',
    () => `(?<object>[^。、,;!?]*(?:[、,・][^。、,;!?]*)*)(?:を|も)[^。、,;!?]{0,12}?(?:${borderedSourceOf(verbs, 'ja')})`,
  )
  return [...plain.matchAll(adding)].flatMap(({ groups }) => {
    const left = withoutOrdinary(withoutKnown(groups?.object ?? '', 'ja'), 'ja')
    // A lone character beside hiragana is the stem of a verb.
    return (left.match(japaneseRun) ?? []).filter((run) => !isListedRun(run, listed))
  })
}
