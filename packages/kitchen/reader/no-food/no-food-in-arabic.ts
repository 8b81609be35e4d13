import type { Reading } from '#kitchen/reader/food/reading.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import {
  emptyWords,
  firstNames,
  foodsByForm,
  jobs,
  jobsAlone,
  lastWords,
  placeBeginnings,
  placeNames,
  placesBeforeArticle,
  sentenceBeginnings,
  thingBeginnings,
  titles,
  vessels,
} from '#kitchen/reader/words/no-food-by-form-ar.ts'

const isArabic = /^\p{Script=Arabic}/u

/** The most words of a person's name, محمد علي الجزار, or of an empty vessel's: "half empty" is not empty. */
const longestName = 3

const foldedAll = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => writtenName(tokenise(name))))

const beginnings = foldedAll([...placeBeginnings, ...placeNames, ...thingBeginnings, ...jobs])
const people = foldedAll(firstNames)
const addresses = foldedAll(titles)
const speech = foldedAll(sentenceBeginnings)
const beforeArticle = foldedAll(placesBeforeArticle)
/** As typed: folding takes "for the", and للعين is no eye. */
const ends = lastWords.map((words) => ` ${words}`)
const nothing = foldedAll(emptyWords)
const emptied = foldedAll(vessels)
const foods = foldedAll(foodsByForm)
/** As typed: folding takes the article, and what is a job with it may be a food without. */
const worksAlone: ReadonlySet<string> = new Set(jobsAlone)

/** The first words of a phrase, from all of them down to one. */
const startsOf = (tokens: readonly Token[]) => tokens.map((_, at) => writtenName(tokens.slice(0, tokens.length - at)))

/**
 * Is an Arabic phrase a place, a person, a thing or a sentence by its first or last word, whatever food is named
 * beside it: كفر البطيخ, ليلى الجزار, خلاط الفواكه? A phrase that begins with the name of a food is not.
 */
export function isNoFoodInArabic(text: string): boolean {
  const plain = text.trim()
  if (!isArabic.test(plain)) return false
  if (worksAlone.has(plain)) return true
  const typed = tokenise(plain)
  const tokens = typed.filter(({ kind }) => kind !== 'mark')
  const starts = startsOf(tokens)
  const { surfaces } = vocabularyOf('ar')
  const [whole = '', ...shorter] = starts
  if (shorter.length === 0 || surfaces.has(whole) || starts.some((start) => foods.has(start))) return false
  const isNamedByMore = starts.slice(0, -1).some((start) => surfaces.has(start))
  if (!isNamedByMore && starts.some((start) => speech.has(start))) return true
  if (ends.some((words) => plain.endsWith(words)) || isEmptyVessel(tokens, starts)) return true
  // A list or an amount names goods; and a name of several words is known better than its first word.
  const isGoods = typed.length > tokens.length || tokens.some(({ kind }) => kind === 'number')
  if (isGoods || isNamedByMore) return false
  return starts.slice(0, -1).some((start) => beginnings.has(start)) || beginsAsNoFood(plain, tokens, starts.at(-1) ?? '')
}

function isEmptyVessel(tokens: readonly Token[], starts: readonly string[]): boolean {
  return tokens.length <= longestName && emptied.has(starts.at(-1) ?? '') && nothing.has(tokens.at(-1)?.text ?? '')
}

/** Is the first word a place before an article, a person, or another word that no food begins with? */
function beginsAsNoFood(plain: string, tokens: readonly Token[], first: string): boolean {
  if (beforeArticle.has(first)) return plain.slice(tokens[1]?.start).startsWith('ال')
  const isName = tokens.length <= longestName && (people.has(first) || addresses.has(first))
  return (isName || beginnings.has(first)) && !vocabularyOf('ar').surfaces.has(first)
}

/**
 * A reading without its foods where an Arabic phrase begins with words that nobody knows, or with one before a food
 * with the article: the first noun is what is named, ماعون السلطة, or it is a verb.
 */
export function withoutUnknownHead(reading: Reading, text: string): Reading {
  const plain = text.trim()
  const [head] = reading.unknown
  const isBefore = head !== undefined && isArabic.test(plain) && plain.startsWith(head.words) && head.didYouMean.length === 0
  if (!isBefore || reading.foods.length === 0 || reading.notFood.length > 0 || /[\p{N}\p{P}\n]/u.test(plain)) return reading
  if (!/\s/u.test(head.words) && !/^\s+ال/u.test(plain.slice(head.words.length))) return reading
  return { foods: [], unknown: [{ words: plain, didYouMean: [] }], notFood: [] }
}
