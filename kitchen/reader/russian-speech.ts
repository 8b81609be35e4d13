import { foldWord } from '#kitchen/reader/fold.ts'
import { namesOfPeople } from '#kitchen/reader/kinds/not-food/ru/names-and-districts.ts'
import type { Reading } from '#kitchen/reader/reading.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { doneTo, foodlessBeginnings, foodlessEndings, foodlessWords, placeBeginnings } from '#kitchen/reader/words/ru-foodless.ts'

/** A patronymic: Сергеевна, Ильич, Фомич. */
const patronymic =
  /^[а-я]{2,}(?:[оеё]вич[аеу]?|[оеё]вн[аеуы]|[оеё]вной|иничн[аеуы]|ильичн[аеуы]|кузьмич|ильич|фомич|лукич|саввич|никитичн[аеуы])$/u

/** Words that begin a question, whatever food it asks about. */
const questions: ReadonlySet<string> = new Set(['как', 'почему', 'зачем', 'куда', 'откуда', 'где', 'когда'])

const names: ReadonlySet<string> = new Set(namesOfPeople.map(foldWord))

const infinitive = /(?:[аеиоуыя]ть|[аеиоуя]ться|сти|йти|чь)$/u

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
  if (others.length > 0 && (placeBeginnings.has(first) || questions.has(first))) return true
  // "Артём Пирожков", and "нарезать соломкой и обжарить".
  const isPerson = others.length > 0 && words.length <= longestName && names.has(first)
  if (isPerson && tokens.every(({ start, kind }) => kind === 'word' && /\p{Lu}/u.test(text[start] ?? ''))) return true
  if (words.length > 2 && infinitive.test(first) && others.some((word) => infinitive.test(word))) return true
  if (foods.length > 0 || unknown.length === 0) return false
  if (isPerson) return true
  if (others.length > 0 && (verb.test(first) || foodlessBeginnings.has(first) || doneTo.has(words.slice(-2).join(' ')))) return true
  return words.some(
    (word) =>
      patronymic.test(word) || foodlessWords.has(word) || (word.length > 5 && foodlessEndings.some((ending) => word.endsWith(ending))),
  )
}
