import type { Language } from '#domain/options.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { borderedSourceOf, matchesOf, sourceOf } from '#kitchen/checker/phrases.ts'
import { plainText } from '#kitchen/checker/plain-text.ts'
import { mostTexts, once, remembering } from '#kitchen/checker/remember.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'
import { tokensOf } from '#kitchen/checker/tokens-of.ts'
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

/** The words of a line, singular and folded. */
const wordsOfLine = remembering(mostTexts, (line, language): readonly string[] =>
  tokensOf(line).map(({ text }) => singular(text, language)),
)

/** The words that a recipe's list holds, singular and folded. */
export function wordsOfList({ ingredients, language }: Pick<Recipe, 'ingredients' | 'language'>): Set<string> {
  return new Set(ingredients.flatMap((line) => wordsOfLine(line, language)))
}

/** What a step adds and nobody knows, unless the list has it. */
interface Stranger {
  words: string
  isListed(listed: ReadonlySet<string>): boolean
}

/** The strangers of a sentence, looked for only where not every word that is out of the ordinary is listed. */
interface Doubts {
  areListed(listed: ReadonlySet<string>): boolean
  strangers(): readonly Stranger[]
}

/**
 * What a step adds to the dish and nobody knows: no food, no listed word, no word of the kitchen. `listed` are the words of the list. Where
 * words have spaces, each word that follows a verb of adding (in German: each noun of its clause) is looked up; in Chinese what follows such
 * a verb, in Japanese what を joins to it, each without its known parts.
 */
export function strangersIn(text: string, listed: ReadonlySet<string>, language: Language): string[] {
  return doubtsIn(text, language).flatMap(({ areListed, strangers }) =>
    areListed(listed) ? [] : strangers().flatMap(({ words, isListed }) => (isListed(listed) ? [] : [words])),
  )
}

const doubtsIn = remembering(mostTexts, (text, language): readonly Doubts[] => {
  const tokens = language === 'zh' || language === 'ja' ? [] : tokensOf(text)
  return sentencesOf(text).flatMap((sentence): Doubts[] => {
    if (language === 'zh') return [{ areListed: () => false, strangers: once(() => inChinese(sentence.text)) }]
    if (language === 'ja') return [{ areListed: () => false, strangers: once(() => inJapanese(sentence.text)) }]
    const end = sentence.start + sentence.text.length
    return inSentence(
      text,
      tokens.filter((token) => token.start >= sentence.start && token.end <= end),
      language,
    )
  })
})

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
}

const knownIn = new Map<Language, Known>()

function knownOf(language: Language): Known {
  const before = knownIn.get(language)
  if (before !== undefined) return before
  const { adding } = checkerWordsIn[language]
  const known: Known = {
    language,
    adding,
    verbs: wordSetOf(adding.verbs, language),
    with: wordSetOf(adding.with, language),
    ordinary: wordSetOf(adding.ordinary, language),
    general: wordSetOf(generalWordsOf(language), language),
  }
  knownIn.set(language, known)
  return known
}

/** `written` are the tokens of one sentence of the text. */
function inSentence(text: string, written: readonly Token[], language: Language): Doubts[] {
  const known = knownOf(language)
  const tokens = written.filter(({ kind, text: mark }) => kind !== 'mark' || !joining.has(mark))
  if (!tokens.some(({ text: word }) => isIn(word, known.verbs) || isIn(word, known.with))) return []
  const doubtful = tokens.filter(({ kind, text: word }) => kind === 'word' && !isOrdinary(word, known))
  if (doubtful.length === 0) return []
  const names = doubtful.map((token) => namesOf(token.text, language))
  const strangers = () => {
    const covered = knownTokens(tokens, cover(tokens, vocabularyOf(language), counts))
    const isStrange = (token: Token, at: number) => doubtful.includes(token) && !covered.has(at)
    const strange = known.adding.object === 'before' ? nounsOf(text, tokens, known, isStrange) : objectsOf(tokens, known, isStrange)
    return strange.map((token): Stranger => {
      const own = namesOf(token.text, language)
      return { words: text.slice(token.start, token.end), isListed: (listed) => own.some((name) => listed.has(name)) }
    })
  }
  return [{ areListed: (listed) => names.every((own) => own.some((name) => listed.has(name))), strangers: once(strangers) }]
}

/** Under what a word may stand in the list. */
function namesOf(word: string, language: Language): readonly string[] {
  const one = singular(word, language)
  return language === 'ar' ? [one, ...joinedTo(word)] : [one]
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
  if (isIn(word, known.ordinary) || isIn(one, known.ordinary) || isIn(word, known.verbs)) return true
  if (isIn(word, known.general)) return true
  if (known.adding.ordinaryEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))) return true
  return known.language === 'ar' && isJoined(word, known)
}

function isJoined(word: string, known: Known): boolean {
  return joinedTo(word).some((one) => vocabularyOf('ar').root.next.has(one) || isIn(one, known.ordinary) || isIn(one, known.verbs))
}

/** Arabic writes و, ف, ب, ل onto the next word, and it and them onto the one before: the word without them. */
function joinedTo(word: string): readonly string[] {
  if (word.length < 3) return []
  const rest = (/^[وفبلك]/u.test(word) ? word.slice(1) : word).replace(/^ال/u, '')
  return [rest, rest.replace(/(?:هما|ها|هم|ه)$/u, '')]
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

function strangerOf(run: string): Stranger {
  const parts = tokenise(run).map(({ text }) => text)
  return { words: run, isListed: (listed) => parts.every((part) => listed.has(part)) }
}

const chineseRun = /[\p{Script=Han}\p{Script=Latin}]{2,}/gu

function inChinese(text: string): Stranger[] {
  const { verbs, ending } = checkerWordsIn.zh.adding
  const plain = plainText(text)
  const adding = patternOf('zh adding', () => `(?:${borderedSourceOf(verbs, 'zh')})(?<object>[^,。;!?、]*(?:、[^,。;!?、]*)*)`)
  return matchesOf(adding, plain).flatMap(({ groups }) => {
    const object = withoutKnown(groups?.object ?? '', 'zh')
    const end = object.search(patternOf('zh ending', () => sourceOf(ending, 'zh')))
    const left = withoutOrdinary(end < 0 ? object : object.slice(0, end), 'zh')
    return (left.match(chineseRun) ?? []).map(strangerOf)
  })
}

const japaneseRun = /[\p{Script=Katakana}ー]{3,}|\p{Script=Han}{2,}|\p{Script=Latin}{3,}/gu

function inJapanese(text: string): Stranger[] {
  const { verbs } = checkerWordsIn.ja.adding
  const plain = plainText(text)
  const adding = patternOf(
    'ja adding',
    () => `(?<object>[^。、,;!?]*(?:[、,・][^。、,;!?]*)*)(?:を|も)[^。、,;!?]{0,12}?(?:${borderedSourceOf(verbs, 'ja')})`,
  )
  return matchesOf(adding, plain).flatMap(({ groups }) => {
    const left = withoutOrdinary(withoutKnown(groups?.object ?? '', 'ja'), 'ja')
    // A lone character beside hiragana is the stem of a verb.
    return (left.match(japaneseRun) ?? []).map(strangerOf)
  })
}
