import { makeOnce, memoizedFirstTexts } from '#kitchen/memoize.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isFormOfOrdinary } from '#kitchen/reader/match/russian.ts'
import { editDistance } from '#kitchen/reader/text/distance.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { phoneticKey } from '#kitchen/reader/text/phonetic-key.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'
import { wordsLikeForms, wordsOfForm } from '#kitchen/reader/words/ru-forms-and-sorts.ts'

/** The endings of a Russian adjective, also as they are heard: "мороженае", "сушоный". */
const ending = /(?:[ыиео]й|[аяое][яе]|[оеиы][ея]|[ыи][мх]|[ыи]ми|[ое]м|[ое]го|[ое]му|[ую]ю|[ыи]и|[еи]я|ай)$/u

/** The fewest letters of a stem, and of one in which a letter is missing or wrong. */
const shortestStem = 4
const shortestForLetter = 6

/** How an adjective without its ending sounds; after a hissing letter "о" and "е" are alike. */
function soundOf(word: string): string | null {
  if (!ending.test(word)) return null
  const stem = word.replace(ending, '')
  return stem.length < shortestStem ? null : phoneticKey(stem.replace(/(?<=[жшчщц])[оёы]/gu, 'е').replace(/щ|сч|зч/gu, 'ш'), 'ru')
}

const forms = wordsOfForm.map(foldWord)
const bySound: ReadonlyMap<string | null, readonly string[]> = Map.groupBy(forms, soundOf)
const unlike: ReadonlySet<string> = new Set(wordsLikeForms.map(foldWord))

/** The most words that are remembered; a hasty phrase repeats few of them. */
const mostFound = 5000

const formOf = memoizedFirstTexts(mostFound, (word) => (isKnown(word) ? null : meantForm(word)))

/**
 * The adjective of form or sort that a misspelt Russian word means: "замароженая" is
 * замороженный, "капченый" копчёный.
 * Undefined for a word that means something as it stands, and if several fit.
 */
export function formSlip(word: string): string | undefined {
  return formOf(word) ?? undefined
}

/** Is the word such a slip? Its food is then denied nothing. */
export const isFormSlip = (word: string): boolean => /^[а-я]+$/u.test(word) && formSlip(word) !== undefined

function isKnown(word: string): boolean {
  if (unlike.has(word) || isOrdinaryIn(word, 'ru') || isFormOfOrdinary(word)) return true
  const { root, spellings } = vocabularyOf('ru')
  const key = singular(word, 'ru')
  return root.next.has(key) || spellings.has(key)
}

function meantForm(word: string): string | null {
  const sound = soundOf(word)
  if (sound === null) return null
  const heard = bySound.get(sound) ?? []
  if (heard.length > 0) return onlyOne(heard)
  const near = [...bySound].filter(([other]) => other !== null && isOneLetterOff(sound, other)).flatMap(([, words]) => words)
  return onlyOne(near)
}

function onlyOne([first, ...others]: readonly string[]): string | null {
  return first === undefined || others.length > 0 ? null : first
}

function isOneLetterOff(typed: string, meant: string): boolean {
  return Math.min(typed.length, meant.length) >= shortestForLetter && typed[0] === meant[0] && editDistance(typed, meant, 1) === 1
}

const adjectiveEnding = /(?:ого|ому|ый|ые|ых|ыми|ое)$/u
/** Cases of nouns in -ия: "мелиссия". */
const nounEnding = /(?:ия|ию|ией)$/u

/**
 * The stems of nouns that name a food alone. No listed name has an adjective or a noun in -ия of such a stem:
 * рис, not свин-.
 */
const keysOfNouns = makeOnce((): ReadonlySet<string> => {
  const names = [...vocabularyOf('ru').surfaces.keys()]
  const isOther = (word: string) => adjectiveEnding.test(word) || nounEnding.test(word) || /(?:[иыо]й|ие|ии)$/u.test(word)
  const adjectives = names.flatMap((name) => name.split(' ')).filter(isOther)
  const ofAdjectives = new Set(adjectives.map((word) => singular(word, 'ru')))
  const nouns = names.filter((name) => /^[а-я]+$/u.test(name)).map((name) => singular(name, 'ru'))
  return new Set(nouns.filter((key) => !ofAdjectives.has(key)))
})

/**
 * Does a food's noun have the ending of an adjective or of another noun: "курого", "курией"? The word is then
 * another one or misspelt.
 */
export function isNounWithOtherEnding(word: string): boolean {
  if (!(adjectiveEnding.test(word) || nounEnding.test(word)) || !/^[а-я]+$/u.test(word)) return false
  return keysOfNouns().has(singular(word, 'ru'))
}
