import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { simplifiedForms } from '#kitchen/reader/text/simplified.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { placeNames } from '#kitchen/reader/words/neutral/zh.ts'
import {
  familyNames,
  firstWordsOfInstructions,
  firstWordsOfSentences,
  givenNameCharacters,
  lastNounsBesideFood,
  lastNounsOfNoFood,
  lastWordsOfSentences,
  properNames,
  titles,
  wordsOfSentences,
} from '#kitchen/reader/words/no-food-by-form.ts'
import {
  chineseWordsBeforeNoFood,
  foodsAsGivenNames,
  foodsLikePersons,
  plainFamilyNames,
} from '#kitchen/reader/words/people-named-like-foods.ts'

const places = new Set(placeNames)

/**
 * Places, people and furniture of one character, which would be taken for a slip of another food: 豆腐街 for
 * 豆腐结.
 */
const nounsBehindListedFood = /\p{L}{2}[街谷国寺师姐脸椅床机峰奖市]$/u

/** Dishes whose names begin like instructions. */
const beginsLikeInstruction = ['把子', '将军']

/**
 * Do Chinese characters in which no food was found look like a person, a place, a thing or a sentence: 李秀英,
 * 黄浦区,
 * 高铁票, 烤箱预热180度? A phrase that is merely unknown may be a rare food, whose kind the cook says.
 */
export function isNoFoodByForm(text: string): boolean {
  const plain = simplified(text)
  if (!/^\p{Script=Han}/u.test(plain)) return false
  const bare = plain.replace(/[\s·•.,，。!！?？~～]/gu, '')
  return (
    arePlaces(bare) ||
    isPerson(bare) ||
    lastNounsOfNoFood.some((noun) => bare.length > noun.length && bare.endsWith(noun)) ||
    wordsOfSentences.some((word) => bare.includes(word)) ||
    isInstruction(plain) ||
    /[?？吗呢]$/u.test(plain.trim())
  )
}

/** Does a phrase begin as an instruction or a request? It may name foods: 把鸡蛋打散, 加入生抽翻炒. */
export function isInstruction(text: string): boolean {
  const plain = simplified(text.trim())
  return (
    [...plain].length > 3 &&
    !beginsLikeInstruction.some((name) => plain.startsWith(name)) &&
    firstWordsOfInstructions.some((word) => plain.startsWith(word))
  )
}

/**
 * Is a whole Chinese text a person named like a food (王土豆), a firm, feast or colour called after one
 * (西瓜公司), or a
 * sentence about one (牛奶还能喝吗)? Behind a space or a number, the last words may be a remark about a food.
 */
export function isNamedAfterFood(text: string): boolean {
  const plain = simplified(text.trim().replace(/[?？!！。]+$/u, ''))
  if (!/^\p{Script=Han}+$/u.test(plain) || foodsLikePersons.includes(plain)) return false
  const isTold = firstWordsOfSentences.some((words) => plain.startsWith(words) && plain.length > words.length)
  return (
    (isTold && !/[吃喝买做]的|剩/u.test(plain)) ||
    plainFamilyNames.some((family) => plain.startsWith(family) && foodsAsGivenNames.includes(plain.slice(family.length))) ||
    [...lastNounsBesideFood, ...lastWordsOfSentences].some((words) => plain.endsWith(words) && !plain.includes('快')) ||
    /[吃喝能好有是会要买做养].*[吗呢]$/u.test(plain) ||
    chineseWordsBeforeNoFood.some((words) => plain.startsWith(words) && isListed(plain.slice(words.length))) ||
    (nounsBehindListedFood.test(plain) && isListed(plain.slice(0, -1)))
  )
}

const isListed = (name: string) => vocabularyOf('zh').surfaces.has(writtenName(tokenise(name)))

/** Are the characters one or more names of places, clubs and persons: 深圳南山? */
function arePlaces(text: string): boolean {
  if (text === '') return true
  return [...text].some((_, at) => {
    const name = text.slice(0, at + 1)
    return (properNames.has(name) || places.has(name)) && arePlaces(text.slice(at + 1))
  })
}

function isPerson(text: string): boolean {
  const characters = [...text]
  return [2, 1].some((length) => {
    const given = characters.slice(length)
    if (!familyNames.has(characters.slice(0, length).join('')) || given.length === 0) return false
    return titles.includes(given.join('')) || (given.length <= 2 && given.every((one) => givenNameCharacters.has(one)))
  })
}

function simplified(text: string): string {
  return [...text].map((character) => simplifiedForms[character] ?? character).join('')
}
