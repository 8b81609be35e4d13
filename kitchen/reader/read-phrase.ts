import { type Allergen, allergens, type Language } from '#domain/options.ts'
import { detachParticles } from '#kitchen/reader/arabic.ts'
import { foodThatSoundsLike } from '#kitchen/reader/arabic-sounds.ts'
import { standsInForMeat } from '#kitchen/reader/compose.ts'
import { cover } from '#kitchen/reader/cover.ts'
import { hidesPoison, lettersFromPoison } from '#kitchen/reader/disguise.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import type { FoodSense } from '#kitchen/reader/food.ts'
import { applyMarkers } from '#kitchen/reader/free-from.ts'
import { withoutLettersOfWords } from '#kitchen/reader/japanese.ts'
import { promptLike } from '#kitchen/reader/kinds/not-food.ts'
import { replacesMeat } from '#kitchen/reader/meat-likeness.ts'
import { exactWords } from '#kitchen/reader/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { countsInPhrase, readSegment } from '#kitchen/reader/read-segment.ts'
import type { Reading } from '#kitchen/reader/reading.ts'
import { languagesFor, withAccents } from '#kitchen/reader/scripts-of.ts'
import { emptyReading, type SegmentReading } from '#kitchen/reader/segment-reading.ts'
import { correct, suggestions } from '#kitchen/reader/spelling.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
import { ambiguous } from '#kitchen/reader/words/ambiguous.ts'
import { ordinaryWords } from '#kitchen/reader/words/ordinary-words.ts'

/** Longer texts are no ingredient; what lies beyond is not looked at. */
const longestPhrase = 2_000

/** What a typed phrase or chip means, in any of the eight languages; `language` is the one that is preferred where a word is of several. */
export function readPhrase(text: string, language: Language): Reading {
  const source = text.toWellFormed().slice(0, longestPhrase)
  const plain = source.normalize('NFKC').toLowerCase()
  if (promptLike.some((pattern) => pattern.test(plain))) return { foods: [], unknown: [], notFood: [source.trim()] }
  const reading: Reading = { foods: [], unknown: [], notFood: [] }
  for (const part of splitAtMarks(withoutDisguises(source, reading))) readPart(source, part, language, reading)
  const isEmpty = reading.foods.length + reading.unknown.length + reading.notFood.length === 0
  if (isEmpty && source.trim() !== '') reading.unknown.push({ words: source.trim(), didYouMean: [] })
  return reading
}

/** What stands between two ingredients beyond doubt; a point may stand between the letters of "b.l.e.a.c.h". */
const partsOfPhrase = /[^,;:\n،؛、，；()]+?(?=$|[,;:\n،؛、，；()]|\s(?:and|&|\+)\s)/gu

/** Blanks out the parts of a phrase that hide a poison, and refuses them. */
function withoutDisguises(text: string, reading: Reading): string {
  return text.replace(partsOfPhrase, (part) => {
    if (!hidesPoison(part)) return part
    reading.notFood.push(part.replace(/^\s*(?:(?:and|&|\+)\s)?/u, '').trim())
    return ' '.repeat(part.length - 1).concat(',')
  })
}

const separators = new Set(',;:/+|•·、，،؛;!?()[]{}（）「」【】。.…=→—–"“”«»'.split(''))

/** The runs of tokens between commas, brackets and line breaks; what is left of other marks goes. */
function splitAtMarks(text: string): Token[][] {
  const parts: Token[][] = [[]]
  const tokens = tokenise(text)
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (before !== undefined && text.slice(before.end, token.start).includes('\n')) parts.push([])
    if (token.kind !== 'mark') parts.at(-1)?.push(token)
    else if (token.text === '&') parts.at(-1)?.push({ ...token, kind: 'word', text: 'and' })
    else if (separators.has(token.text) && !isInNumber(tokens, at)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

/** "1/2" and "400 g/can". */
function isInNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '/' && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
}

function readPart(text: string, tokens: readonly Token[], language: Language, reading: Reading): void {
  const written = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
  const languages = withAccents(languagesFor(tokens, language), written, language)
  const first = languages[0]
  if (first === undefined) return
  let negated = false
  const vocabulary = vocabularyOf(first)
  for (const { run, or } of splitAtAnd(text, detachParticles(tokens, vocabulary, 'phrase'), vocabulary)) {
    const best = readBest(text, run, isEnglishName(run, first) ? ['en', ...languages] : languages)
    if (negated && or) continue
    negated = best.reading.endsDenied
    take(best, reading)
  }
}

/** Cuts at "and", except within a name: "half and half". `or` says that "or" stood before the run. */
function splitAtAnd(text: string, tokens: readonly Token[], vocabulary: Vocabulary): { run: Token[]; or: boolean }[] {
  const runs: { run: Token[]; or: boolean }[] = [{ run: [], or: false }]
  const covered = cover(tokens, vocabulary, countsInPhrase)
  for (const chunk of vocabulary.language === 'ja' ? withoutLettersOfWords(covered, tokens, text) : covered) {
    const word = tokens[chunk.from]?.text ?? ''
    // "&" in any language, and English among the words of another.
    const isAnd = chunk.place === null ? word === 'and' : chunk.place.role === 'and' && chunk.place.food === null
    if (isAnd) runs.push({ run: [], or: orWords.has(word) })
    else runs.at(-1)?.run.push(...tokens.slice(chunk.from, chunk.to))
  }
  return runs.filter(({ run }) => run.length > 0)
}

const orWords = new Set(['or', 'nor', 'o', 'ou', 'oder', 'или', 'او'])

interface Attempt {
  reading: SegmentReading
  vocabulary: Vocabulary
  tokens: readonly Token[]
}

function isClear({ reading }: Attempt): boolean {
  return reading.unknown.length === 0 && !reading.guessed
}

/** Known words of any language come before a guess at a misspelt one, and that before a guess at a variety's name. */
function readBest(text: string, tokens: readonly Token[], languages: readonly Language[]): Attempt {
  const attempts: Attempt[] = []
  for (const language of languages) {
    const vocabulary = vocabularyOf(language)
    const attempt = { reading: readSegment(text, tokens, vocabulary), vocabulary, tokens }
    if (isClear(attempt) && (attempts.length === 0 || !attempt.reading.isHollow)) return asOneName(attempt, text, languages)
    attempts.push(attempt)
  }
  const refused = attempts.find(({ reading }) => reading.notFood.length > 0) ?? misspeltPoison(text, tokens, attempts)
  if (refused !== undefined) return refused
  for (const { vocabulary } of attempts.filter((attempt, at) => at === 0 || attempt.vocabulary.language === 'en')) {
    const corrected = correctTokens(text, tokens, attempts, vocabulary)
    if (corrected !== null && isClear(corrected)) return corrected
  }
  const [first] = attempts
  const heard = first === undefined || first.reading.foods.length > 0 ? null : foodThatSoundsLike(tokens, first.vocabulary)
  if (first !== undefined && heard !== null) {
    const words = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
    return { ...first, reading: { ...emptyReading(), foods: [{ words, ...heard }] } }
  }
  const trusted = attempts.filter((attempt) => attempt === first || !attempt.reading.isHollow)
  const guessed = trusted.find(({ reading }) => reading.unknown.length === 0)
  const partial = trusted.find(({ reading }) => reading.foods.length > 0)
  return guessed ?? partial ?? first ?? { reading: emptyReading(), vocabulary: vocabularyOf('en'), tokens }
}

/** Several foods in one language may be the name of one ingredient in another: "gruyere rapé" is grated cheese, not cheese and oil. */
function asOneName(attempt: Attempt, text: string, languages: readonly Language[]): Attempt {
  const { reading, tokens, vocabulary } = attempt
  if (new Set(reading.foods.map(({ words }) => words)).size < 2) return attempt
  const others = languages
    .filter((language) => language !== vocabulary.language)
    .map(
      (language): Attempt => ({ reading: readSegment(text, tokens, vocabularyOf(language)), vocabulary: vocabularyOf(language), tokens }),
    )
  const one = others.find((other) => {
    const [only, ...more] = other.reading.foods
    if (only === undefined || more.length > 0 || !only.words.includes(' ') || !isClear(other)) return false
    // "seitan bacon" has no bacon in it, in whatever order the language puts its words.
    if (other.vocabulary.language === 'en' && standsInForMeat(only) && reading.foods.some(replacesMeat)) return true
    return only.ingredient !== null && reading.foods.every((food) => losesNothingOf(food, only))
  })
  return one ?? attempt
}

/** Whether one food is known to have all that another is known to have. */
function losesNothingOf(other: FoodSense, food: FoodSense): boolean {
  const isIn = (allergen: Allergen, { contains }: FoodSense) => contains[allergen] === 'yes' || contains[allergen] === 'likely'
  return (
    allergens.every((allergen) => !isIn(allergen, other) || isIn(allergen, food)) &&
    (['vegan', 'vegetarian', 'pescatarian'] as const).every((diet) => other[diet] !== 'no' || food[diet] === 'no')
  )
}

/** A loanword that says no more than the English name: "chicken" in German. */
function isAlike(own: FoodSense, english: FoodSense): boolean {
  return own.class === english.class && allergens.every((allergen) => own.contains[allergen] === english.contains[allergen])
}

/**
 * Whether a run of words is an English name as it stands, and the preferred language knows it by its stem, by its parts or only by kind: "ramen
 * noodles" and "plums" are typed in any country. What is a name of an ingredient there too ("raisins" in French) is read as it is there.
 */
function isEnglishName(tokens: readonly Token[], preferred: Language): boolean {
  if (preferred === 'en' || tokens.some(({ kind }) => kind !== 'word')) return false
  const words = exactWords(tokens)
  const english = vocabularyOf('en').surfaces.get(words)
  if (english?.ingredient == null) return false
  const own = vocabularyOf(preferred).surfaces.get(words)
  return own === undefined || (own.ingredient === null && (tokens.length > 1 || isAlike(own, english)))
}

/** Strange words that are nearer to a poison than to a food are refused, not asked about. */
function misspeltPoison(text: string, tokens: readonly Token[], attempts: readonly Attempt[]): Attempt | undefined {
  const [first] = attempts
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (first === undefined || words.length === 0) return undefined
  const strange = words.filter((token) => attempts.every(({ vocabulary }) => !isWordOf(token, vocabulary)))
  if (strange.length === 0) return undefined
  const languages = [...new Set<Language>([first.vocabulary.language, 'en'])]
  const whole = words.map((token) => token.text).join('')
  const isRefused = (word: string) => {
    const away = lettersFromPoison(word, languages)
    return away !== null && !ordinaryWords.has(word) && !attempts.some(({ vocabulary }) => isAsNearToFood(word, away, vocabulary))
  }
  if (!strange.some(({ text: word }) => isRefused(word)) && !isRefused(whole)) return undefined
  const span = text.slice(strange.at(0)?.start, tokens.at(-1)?.end)
  return { ...first, reading: { ...emptyReading(), notFood: [span] } }
}

function isAsNearToFood(word: string, away: number, vocabulary: Vocabulary): boolean {
  const meant = correct(word, vocabulary)
  if (meant === null || meant.away > away) return false
  // A word that only stands in longer names, the beech of "beech mushroom", is no rival.
  return meant.away < away || (vocabulary.spellings.get(meant.word) ?? []).length > 0
}

/** Misspelt words of one language put right; null when there is none. A word that is known in another language is that word. */
function correctTokens(text: string, tokens: readonly Token[], attempts: readonly Attempt[], vocabulary: Vocabulary): Attempt | null {
  let isChanged = false
  const corrected = tokens.map((token) => {
    if (token.kind !== 'word' || attempts.some((attempt) => isWordOf(token, attempt.vocabulary))) return token
    // An accent is no slip: nobody types one by mistake.
    if (
      vocabulary.language === 'en' &&
      !/^[a-z]+$/i.test(
        text
          .slice(token.start, token.end)
          .normalize('NFKC')
          .replace(/\p{Cf}/gu, ''),
      )
    )
      return token
    const meant = correct(singular(token.text, vocabulary.language), vocabulary)
    if (meant === null) return token
    isChanged = true
    return { ...token, text: meant.word }
  })
  return isChanged ? { reading: readSegment(text, corrected, vocabulary), vocabulary, tokens: corrected } : null
}

function isWordOf(token: Token, vocabulary: Vocabulary): boolean {
  if (vocabulary.language === 'en') return isKnownWord(token, vocabulary)
  const key = singular(token.text, vocabulary.language)
  return vocabulary.root.next.has(key) || vocabulary.spellings.has(key)
}

function isKnownWord(token: Token, vocabulary: Vocabulary): boolean {
  const [chunk] = cover([token], vocabulary, countsInPhrase)
  return chunk?.place != null
}

/** "chickpeas (tinned)", "carrots 🥕 x3": said of the food before it. */
function noteOnLast({ form, amount }: SegmentReading, all: Reading): void {
  const last = all.foods.at(-1)
  if (last === undefined) return
  if (form !== undefined && last.form === undefined) last.form = { is: form.is, words: `${form.words} ${last.words}` }
  if (amount !== undefined && last.amount === undefined) last.amount = amount
}

function take({ reading, vocabulary, tokens }: Attempt, all: Reading): void {
  const { foods, unknown, notFood, markers } = reading
  if (foods.length === 0 && unknown.length === 0 && markers.size > 0) {
    // "pasta (gluten-free)", "butter, dairy-free": said of the food before it.
    const last = all.foods.pop()
    if (last !== undefined) {
      const { words, ...sense } = last
      all.foods.push({ words, ...applyMarkers(sense, words, markers, vocabulary) })
    }
  }
  if (foods.length === 0 && unknown.length === 0) noteOnLast(reading, all)
  for (const food of foods) {
    if (food.ingredient === null || !all.foods.some(({ ingredient }) => ingredient === food.ingredient)) all.foods.push(food)
  }
  for (const words of unknown) {
    const word = tokens.find((token) => token.kind === 'word' && words.toLowerCase().includes(token.text))
    const meanings = ambiguous[vocabulary.language]?.[foldWord(words)]
    all.unknown.push({ words, didYouMean: [...(meanings ?? (word === undefined ? [] : suggestions(word.text, vocabulary)))] })
  }
  all.notFood.push(...notFood)
}
