import { makeOnce, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isFormOfOrdinary } from '#kitchen/reader/match/russian.ts'
import { spokenGerman } from '#kitchen/reader/spelling/spoken-german.ts'
import { difference, editDistance } from '#kitchen/reader/text/distance.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { areNeighbouringKeys } from '#kitchen/reader/text/keyboards.ts'
import { phoneticKey } from '#kitchen/reader/text/phonetic-key.ts'
import { compoundNames } from '#kitchen/reader/words/de-short-names.ts'
import { usualSlips as usualSlipsInArabic } from '#kitchen/reader/words/everyday/ar.ts'
import { de, usualSlips as usualSlipsInGerman } from '#kitchen/reader/words/everyday/de.ts'
import { wordsOfForm } from '#kitchen/reader/words/everyday/de-forms.ts'
import { en, usualMisspellings } from '#kitchen/reader/words/everyday/en.ts'
import { es, usualSlips as usualSlipsInSpanish } from '#kitchen/reader/words/everyday/es.ts'
import { fr, usualSlips as usualSlipsInFrench } from '#kitchen/reader/words/everyday/fr.ts'
import { ru } from '#kitchen/reader/words/everyday/ru.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** Folded words for foods that most kitchens have, by language. */
const everydayIn: Partial<Record<Language, readonly string[]>> = {
  en,
  es: [...new Set(es.map(foldWord))],
  de: [...new Set([...de, ...compoundNames, ...wordsOfForm].map(foldWord))],
  fr: [...new Set(fr.map(foldWord))],
  ru: [...new Set(ru.map(foldWord))],
}

/** Usual misspellings by language, folded, each with the word that is meant. */
const usualSlipsIn: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  ar: usualSlipsInArabic,
  es: usualSlipsInSpanish,
  de: usualSlipsInGerman,
  fr: usualSlipsInFrench,
}

/** The word that a usual misspelling means: "garbansos", "cosidos"; null for any other word. */
export function usualSlip(typed: string, language: Language): string | null {
  return usualSlipsIn[language]?.get(typed) ?? null
}

/** Does the word inflect an ordinary word? Only some forms are listed. */
const isFormOfOther: Partial<Record<Language, (word: string) => boolean>> = { ru: isFormOfOrdinary }

/** Letters that writers confuse by look or sound: Russian ones, then English ones. */
const alike = [
  'оа',
  'еиэяы',
  'ую',
  'ая',
  'бп',
  'вф',
  'гк',
  'дт',
  'зсц',
  'жшщ',
  'чщ',
  'ьъ',
  'иь',
  'ckqs',
  'szx',
  'gj',
  'dt',
  'bp',
  'mn',
  'fv',
  'iy',
] as const

/** German letters that writers confuse by look or sound. */
const alikeInGerman = ['dt', 'bp', 'gk', 'fvw', 'sz', 'ckq', 'iyj'] as const

const vowels = 'аеиоуыэюяaeiouy'

/** The fewest letters of a word whose slips are searched; shorter words resemble too many others. */
const shortest = 4
/** The fewest letters for a missing letter or a neighbouring key, and for two slips in one word. */
const shortestForKeys = 5
const shortestForTwo = 8

const isSame = (one: string, other: string) =>
  [...alike, ...alikeInGerman].some((letters) => letters.includes(one) && letters.includes(other))

/** A single difference between a typed word and the meant one: how many letters are alike before and after it. */
interface Difference {
  meant: string
  head: number
  tail: number
}

/** The weight of the slip that turns one word into the other, or null if it is no slip. */
function slipBetween(typed: string, meant: string): number | null {
  const { head, tail, wrong, right } = difference(typed, meant)
  const least = Math.min(typed.length, meant.length)
  if (wrong.length === 2) return wrong === [...right].toReversed().join('') && (head > 0 || least > shortestForKeys) ? 1 : null
  if (wrong.length === 1 && right.length === 1) return otherLetter(wrong, right, { meant, head, tail })
  if (wrong.length + right.length !== 1) return null
  const letter = wrong === '' ? right : wrong
  const isDoubled = typed[head - 1] === letter || typed[wrong === '' ? head : head + 1] === letter
  if (isDoubled && (wrong !== '' || meant.length > shortest)) return 0
  return wrong === '' ? missingLetter({ meant, head, tail }) : extraLetter(least, { meant, head, tail })
}

/** An extra letter at either end makes another word. */
const extraLetter = (least: number, { head, tail }: Difference) => (least >= shortestForKeys && head > 0 && tail > 0 ? 2 : null)

const missingLetter = ({ meant, head, tail }: Difference) =>
  meant.length >= shortestForKeys && head > 0 && (tail > 0 || meant.length > shortestForKeys) ? 1 : null

function otherLetter(wrong: string, right: string, { meant, head, tail }: Difference): number | null {
  const isInside = head > 0 && tail > 0
  const isLong = meant.length > shortestForKeys
  if (isSame(wrong, right) && (head > 0 || isLong)) return meant.length > shortest || tail === 0 ? 1 : null
  if (isLong && isInside && vowels.includes(wrong) && vowels.includes(right)) return 3
  if (!areNeighbouringKeys(wrong, right) || meant.length < shortestForKeys) return null
  return isInside || meant.length > shortestForKeys + 1 ? 2 : null
}

/** The fewest consonants that tell a German word: "Datlen" for Datteln, "Kakau" for Kakao. */
const fewestConsonants = 3

/** The consonants of a German word as they are heard, doubled ones once. */
function consonantsOf(word: string): string {
  const heard = word
    .replace(/th|dt|d/g, 't')
    .replace(/ck|q|g/g, 'k')
    .replace(/ph|v|w/g, 'f')
    .replace(/b/g, 'p')
    .replace(/tz|z|x/g, 's')
  return heard.replace(/[aeiouyjh]/g, '').replace(/(.)\1+/g, '$1')
}

/** Do only vowels, doubled letters or letters that sound alike differ, at most two of them? */
function hasSameConsonants(typed: string, meant: string): boolean {
  if (typed.length < shortestForKeys || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 2) return false
  const consonants = consonantsOf(typed)
  if (consonants !== consonantsOf(meant)) return false
  return (consonants.length >= fewestConsonants || typed.slice(0, 3) === meant.slice(0, 3)) && editDistance(typed, meant, 2) <= 2
}

/** The most vowels that a hasty writer leaves out of one word. */
const mostVowelsLeftOut = 4

/** Is it the word with only vowels left out, two or more, as Spanish messages are typed: "cbllas", "espncas"? */
function isWithoutVowels(typed: string, word: string): boolean {
  const missing = word.length - typed.length
  if (typed[0] !== word[0] || missing < 2 || missing > mostVowelsLeftOut) return false
  let at = 0
  for (const letter of word) {
    if (letter === typed[at]) at += 1
    else if (!vowels.includes(letter)) return false
  }
  return at === typed.length
}

const bySound = memoizedByKey((language: Language) => Map.groupBy(everydayIn[language] ?? [], (word) => phoneticKey(word, language)))

function soundingLike(typed: string, language: Language): readonly string[] {
  const sound = phoneticKey(typed, language)
  return sound === null ? [] : (bySound(language).get(sound) ?? [])
}

const spokenWords = makeOnce(() => Map.groupBy(everydayIn.de ?? [], spokenGerman))

/** The everyday German words that sound like a typed one in quick speech. */
function spokenLike(typed: string): readonly string[] {
  const heard = spokenGerman(typed)
  return heard === null ? [] : (spokenWords().get(heard) ?? [])
}

/** The only everyday German compound that a word is in quick speech: "Roggnmehl", "Lebawurst". Null for none. */
export function heardInGerman(typed: string): string | null {
  const heard = spokenLike(typed).filter((word) => word !== typed && word.length >= shortestForTwo)
  return isOrdinary(typed, 'de') ? null : onlyOne(heard, 'de')
}

/**
 * The only everyday word that an unknown word is a slip of: "сахр", "хелб", "маянез", "пармизна". Null for none or
 * several.
 */
export function everydaySlip(typed: string, language: Language): string | null {
  const words = everydayIn[language]
  if (words === undefined || typed.length < shortest || isOrdinary(typed, language)) return null
  if (isFormOfOther[language]?.(typed) === true) return null
  const heard = soundingLike(typed, language)
  if (heard.length > 0) return nearest(typed, heard, language)
  const slips = words.flatMap((word) => {
    const slip = Math.abs(word.length - typed.length) > 1 || editDistance(typed, word, 1) !== 1 ? null : slipBetween(typed, word)
    return slip === null ? [] : [{ word, slip }]
  })
  const least = Math.min(...slips.map(({ slip }) => slip))
  if (slips.length > 0)
    return onlyOne(
      slips.filter(({ slip }) => slip === least).map(({ word }) => word),
      language,
    )
  if (language === 'de') {
    const spoken = spokenLike(typed)
    if (spoken.length > 0) return onlyOne(spoken, language)
    const sounding = words.filter((word) => hasSameConsonants(typed, word))
    if (sounding.length > 0) return onlyOne(sounding, language)
  }
  if (language === 'es') {
    const inConsonants = words.filter((word) => isWithoutVowels(typed, word))
    if (inConsonants.length > 0) return onlyOne(inConsonants, language)
  }
  // Spanish and French place names and surnames are two letters from foods: Manzanares, Cebolleros.
  if (typed.length < shortestForTwo || language === 'es' || language === 'fr') return null
  return onlyOne(
    words.filter(
      (word) => word.slice(0, 2) === typed.slice(0, 2) && word.length > shortestForTwo - 2 && editDistance(typed, word, 2) === 2,
    ),
    language,
  )
}

/** The word that an unknown word on an English page is a slip of: a usual misspelling, or near an everyday food. */
export function englishSlip(typed: string): string | null {
  return isOrdinary(typed, 'en') ? null : (usualMisspellings.get(typed) ?? everydaySlip(typed, 'en'))
}

/** Is it a listed misspelling and no everyday word? */
export const isUsualMisspelling = (typed: string) => usualMisspellings.has(typed) && !isOrdinary(typed, 'en')

/** The word without number, and in Spanish without gender: "congelads" is congelados or congeladas. */
function formOf(word: string, language: Language): string {
  const form = singular(word, language)
  return language === 'es' ? form.replace(/[ao]$/u, '') : form
}

/** Inflected forms of one word count as one. */
function onlyOne(words: readonly string[], language: Language): string | null {
  const [first, ...others] = words
  if (first === undefined) return null
  return others.every((other) => formOf(other, language) === formOf(first, language)) ? first : null
}

/** The most edits between words that may sound alike. */
const farthestHeard = 3

function nearest(typed: string, words: readonly string[], language: Language): string | null {
  const ranked = words.map((word) => ({
    word,
    rank: editDistance(typed, word, farthestHeard) * 2 + (slipBetween(typed, word) === null ? 1 : 0),
  }))
  const least = Math.min(...ranked.map(({ rank }) => rank))
  if (least > farthestHeard * 2 + 1) return null
  return onlyOne(
    ranked.filter(({ rank }) => rank === least).map(({ word }) => word),
    language,
  )
}
