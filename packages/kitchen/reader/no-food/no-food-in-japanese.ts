import type { Reading } from '#kitchen/reader/food/reading.ts'
import {
  beginningsOfSentences,
  endingsBesideFood,
  endingsOfThings,
  nounsBehindListedFood,
  sentenceEndings,
} from '#kitchen/reader/kinds/not-food/ja/sentence-words.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { firstNames, honorifics, surnames } from '#kitchen/reader/words/ja-names-of-people.ts'
import { placeNames } from '#kitchen/reader/words/neutral/ja.ts'
import {
  foodsAsFirstNames,
  foreignFirstNames,
  japaneseWordsBeforeNoFood,
  plainSurnames,
} from '#kitchen/reader/words/people-named-like-foods.ts'

const [surnameSet, firstNameSet, honorificSet] = [new Set(surnames), new Set(firstNames), new Set(honorifics)]

/** The longest and shortest surnames: 大豆生田, 林. */
const surnameLengths = [4, 3, 2, 1] as const

/** The fewest characters before the end of a thing's name: 貝塚市. */
const shortestStem = 2

/** The object of a verb behind it: 粗熱を取る. Words for using a food up may stand behind its name. */
const objectAndVerb = /\p{L}を(?!.*(?:使|食べ|消費|飲|余|残))[\p{L}\p{N}]*[るくすつむぶぐうぬただてで]$/u

const places: ReadonlySet<string> = new Set(placeNames)

/** A first name that no list has: 塩谷瞬. */
const anyFirstName = /^[\p{Script=Han}ぁ-ゖ]{1,4}$/u

const isJapanese = /[ぁ-ヶ\p{Script=Han}]/u

/**
 * Is a whole text a Japanese surname with a first name or a title: 栗原はるか, 鴨志田さん? A first name may
 * be a
 * food.
 */
export function isPersonInJapanese(text: string): boolean {
  const name = text.trim().replace(/[\s・]/gu, '')
  return surnameLengths.some((length) => {
    const rest = name.slice(length)
    if (rest === '' || !surnameSet.has(name.slice(0, length))) return false
    const title = honorifics.find((one) => rest.endsWith(one)) ?? ''
    const first = rest.slice(0, rest.length - title.length)
    if (first === '') return length > 1 && honorificSet.has(title)
    return firstNameSet.has(first) && (title !== '' || !vocabularyOf('ja').surfaces.has(writtenName(tokenise(first))))
  })
}

const isListed = (name: string) => vocabularyOf('ja').surfaces.has(writtenName(tokenise(name)))

/** Is the text a person whose first name is a food (山田大根) or who is a foreigner (マリア・キャベツ)? */
function isPersonNamedLikeFood(text: string): boolean {
  const [first = '', last, ...more] = text.split(/[\s・＝=]/u)
  if (last !== undefined && more.length === 0 && foreignFirstNames.includes(first)) return true
  const name = text.replace(/[\s・]/gu, '')
  return plainSurnames.some((surname) => name.startsWith(surname) && foodsAsFirstNames.includes(name.slice(surname.length)))
}

/**
 * Is a whole Japanese text a firm, colour or club called after a food (りんごハウス), or a sentence about one?
 * Behind a
 * space or a number, the last words may be a remark about a food.
 */
export function isNamedAfterFoodInJapanese(text: string): boolean {
  const words = text.trim().replace(/[?？!！。]+$/u, '')
  if (!/^[ぁ-ヶー\p{Script=Han}・]+$/u.test(words)) return isPersonNamedLikeFood(words)
  return (
    isPersonNamedLikeFood(words) ||
    endingsBesideFood.some((ending) => words.endsWith(ending)) ||
    nounsBehindListedFood.some((noun) => words.endsWith(noun) && isListed(words.slice(0, -noun.length))) ||
    japaneseWordsBeforeNoFood.some((start) => words.startsWith(start) && isListed(words.slice(start.length))) ||
    beginningsOfSentences.some((start) => words.startsWith(start) && words.length > start.length)
  )
}

/** Are unknown words a surname, which is no place of origin, and something like a first name? */
function beginsWithSurname(words: string): boolean {
  return surnameLengths.some((length) => {
    const surname = words.slice(0, length)
    return length > 1 && surnameSet.has(surname) && !places.has(surname) && anyFirstName.test(words.slice(length))
  })
}

/** A reading without any food, whose unknown words are refused if they are a Japanese sentence, place or thing. */
export function refuseJapaneseWords(reading: Reading, text: string): Reading {
  const words = text.normalize('NFKC').trim()
  if (reading.foods.length + reading.notFood.length > 0 || !isJapanese.test(words)) return reading
  // Behind a space or an amount a remark may stand beside a misspelt food: 玉ねね1/2個ラップ.
  const isOneWord = !/[\s/]/u.test(words)
  const isSpoken = objectAndVerb.test(words) || (isOneWord && sentenceEndings.some((ending) => words.endsWith(ending)))
  const isThing =
    isOneWord &&
    !/\p{N}/u.test(words) &&
    endingsOfThings.some((ending) => words.length - ending.length >= shortestStem && words.endsWith(ending))
  return isSpoken || isThing || beginsWithSurname(words) ? { foods: [], unknown: [], notFood: [text.trim()] } : reading
}
