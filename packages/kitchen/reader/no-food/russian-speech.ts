import type { Reading } from '#kitchen/reader/food/reading.ts'
import { namesOfPeople } from '#kitchen/reader/kinds/not-food/ru/names-and-districts.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import {
  beginningsBeforeCapital,
  beginningsOfNoFood,
  endingsOfTitles,
  lastWordsOfNoFood,
  likeVerbs,
  namesLikeFoods,
  orders,
  pairsOfNoFood,
  pronouns,
  sortsOfDishes,
  vessels,
  wordsOfSpeech,
} from '#kitchen/reader/words/ru-beside-foods.ts'
import { doneTo, foodlessBeginnings, foodlessEndings, foodlessWords, placeBeginnings } from '#kitchen/reader/words/ru-foodless.ts'
import { isSaying } from '#kitchen/reader/words/ru-sayings.ts'

/** A patronymic: Сергеевна, Ильич, Фомич. */
const patronymic =
  /^[а-я]{2,}(?:[оеё]вич[аеу]?|[оеё]вн[аеуы]|[оеё]вной|иничн[аеуы]|ильичн[аеуы]|кузьмич|ильич|фомич|лукич|саввич|никитичн[аеуы])$/u

/** Words that begin a question, whatever food it asks about. */
const questions: ReadonlySet<string> = new Set(['как', 'почему', 'зачем', 'куда', 'откуда', 'где', 'когда'])

const names: ReadonlySet<string> = new Set(namesOfPeople.map(foldWord))

/** A family name, by its ending: Капустина, Борщёв, Хлебодарский. */
const familyName = /^[а-я]{2,}(?:[ое]в|[ое]ва|ин|ина|ский|ская|енко|ук|юк|ян|швили|адзе)$/u

const adjective = /(?:[ыио]й|[ая]я|[ое]е|[ыи]е)$/u

/** Foods with such an ending, which have varieties called by a first name. */
const foodsLikeFamilies = /^(?:.+ятина|.+ядина|свинина|баранина|конина|осетрина|малина|калина|рябина|мешанина|плов|кров)$/u

/** Words that begin a clause about a food: "сыр, который мы купили". */
const relative = /^(?:котор[а-я]+|что|чтобы|если|как[а-я]*|вроде|кажется)$/u

const infinitive = /(?:[аеиоуыя]ть|[аеиоуя]ться|сти|йти|чь)$/u

/** Not "чуть" and "пять", which are amounts. */
const isInfinitive = (word: string) => infinitive.test(word) && word !== 'чуть' && word !== 'пять'

/** The most words of a person's name. */
const longestName = 3

/** A verb that tells what to do: "позвонить маме", "перемешайте". */
const verb = /(?:[аеиоуыя]ть|[аеиоуя]ться|[йиь]те|[йиь]тесь|чься|ести|йти)$/u

/**
 * Are Russian words that name no known food speech about something else: a person, a place, a firm, a medicine, or
 * what to do? Then nobody is asked which kind of food they are.
 */
export function isRussianSpeech(text: string, tokens: readonly Token[], { foods, unknown, notFood }: Reading): boolean {
  if (notFood.length > 0) return false
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  if (words.length === 0 || !words.every((word) => /^[а-я]+$/u.test(word))) return false
  const [first = '', ...others] = words
  const isPerson = others.length > 0 && words.length <= longestName && names.has(first)
  if (isSpeech(text, tokens, words, isPerson)) return true
  return foods.length === 0 && unknown.length > 0 && (isPerson || isFoodless(words))
}

/** Is it speech, whatever food is named in it? */
function isSpeech(text: string, tokens: readonly Token[], words: readonly string[], isPerson: boolean): boolean {
  const [first = '', ...others] = words
  if (others.length > 0 && (placeBeginnings.has(first) || questions.has(first))) return true
  if (isSaying(text)) return true
  // "Нарезать соломкой и обжарить".
  if (others.length > 1 && isInfinitive(first) && others.some(isInfinitive)) return true
  if (tokens.some(({ kind }) => kind !== 'word')) return false
  if (isPersonLikeFood(text, tokens) || isPlaceWithCapital(text, tokens)) return true
  // "Артём Пирожков".
  return (others.length > 0 && isAboutNoFood(words)) || (isPerson && tokens.every(({ start }) => /\p{Lu}/u.test(text[start] ?? '')))
}

/** Is one of the unknown words, or what they begin or end with, of no food? */
function isFoodless(words: readonly string[]): boolean {
  const [first = '', ...others] = words
  const isDone = (verb.test(first) && !likeVerbs.has(first)) || foodlessBeginnings.has(first) || doneTo.has(words.slice(-2).join(' '))
  return (others.length > 0 && isDone) || words.some(isFoodlessWord)
}

function isFoodlessWord(word: string): boolean {
  if (patronymic.test(word) || foodlessWords.has(word)) return true
  return word.length > 5 && !word.startsWith('нарезк') && foodlessEndings.some((ending) => word.endsWith(ending))
}

/** The first two words of a phrase, the words after them, and the last of all. */
interface Words {
  first: string
  second: string
  others: readonly string[]
  last: string
}

/** Signs that a phrase with a food in it is about a thing or a shop, or is a sentence. */
const signsOfNoFood: readonly ((words: Words) => boolean)[] = [
  ({ first, last }) => beginningsOfNoFood.has(first) && !sortsOfDishes.has(last),
  ({ first }) => orders.has(first),
  ({ first, others }) => pronouns.has(first) && others.length > 0,
  ({ first, second, others }) => others.length > 0 && pairsOfNoFood.has(`${first} ${second}`),
  ({ first, second, others }) => others.length === 0 && adjective.test(first) && lastWordsOfNoFood.has(second),
  // "Из-под" is two words here.
  ({ first, second, others }) => vessels.has(first) && others.length > 0 && (second === 'для' || second === 'из'),
  ({ first, second, last }) => second !== '' && (isOrder(first) || endingsOfTitles.has(last)),
  // "Диван цвета шоколад", but not "перец красного цвета".
  ({ first, second, others }) => second === 'цвета' && first !== second && others.length > 0 && first.length > 2,
]

/** Is it a thing, a shop or a sentence with a food in it: "театр Сыр", "стакан для молока", "я не ем мясо"? */
function isAboutNoFood(words: readonly string[]): boolean {
  const [first = '', second = '', ...others] = words
  if (signsOfNoFood.some((isSign) => isSign({ first, second, others, last: words.at(-1) ?? '' }))) return true
  return words.some((word) => wordsOfSpeech.has(word)) && !words.slice(1).some((word) => relative.test(word))
}

/** A verb that tells or names what is done: "копать картошку", "очистите лук"; "двадцать яиц" is an amount. */
function isOrder(word: string): boolean {
  return word.length > 4 && !likeVerbs.has(word) && !word.endsWith('дцать') && /(?:[аеиуыя]ть|ться|йте|ите|ьте)$/u.test(word)
}

/**
 * Is it a place or a relation by name: "гора Сахарная", "кафе Вишня", "тётя Груша"?
 * "Дядя Ваня" is a maker.
 */
function isPlaceWithCapital(text: string, [first, second]: readonly Token[]): boolean {
  if (first?.text === 'дядя' && second?.text === 'ваня') return false
  return first !== undefined && second !== undefined && beginningsBeforeCapital.has(first.text) && /\p{Lu}/u.test(text[second.start] ?? '')
}

/** Is it a person whose family is named like a food: "Мария Капустина", "Капустина Мария", "саша луков"? */
function isPersonLikeFood(text: string, tokens: readonly Token[]): boolean {
  const [first = '', second = '', third = '', ...more] = tokens.map(({ text: word }) => word)
  if (more.length > 0) return false
  const isCapital = tokens.every(({ start }) => /\p{Lu}/u.test(text[start] ?? ''))
  const isFamily = (word: string) => familyName.test(word) && (isCapital || !foodsLikeFamilies.test(word))
  const isName = (word: string) => names.has(word) && (isCapital || !namesLikeFoods.has(word))
  if (isName(first) && (third === '' ? isFamily(second) : isFamily(third))) return true
  if (isName(first) && patronymic.test(second)) return true
  return isFamily(first) && isName(second) && (third === '' ? isCapital : patronymic.test(third))
}
