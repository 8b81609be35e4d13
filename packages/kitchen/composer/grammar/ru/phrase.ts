import type { Task, Vessel } from '#kitchen/composer/draft.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { isPoured, isPowder } from '#kitchen/composer/grammar/ru/handling.ts'
import { type GrammaticalCase, joinNames, namesOfItems } from '#kitchen/composer/grammar/ru/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/ru/until.ts'
import { heatWords, laterVesselWords, otherVesselWords, type Place, subjectWords, vesselWords } from '#kitchen/composer/grammar/ru/words.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The words of a task; `x` and `and` are accusative. */
export interface TaskWords extends SentencePieces<Place> {
  /** The object in the genitive and in the instrumental. */
  of: string
  by: string
  /** The second group in the instrumental. */
  andBy: string
  /** The duration without its preposition, accusative. */
  lasts: string
  /** The verb for adding these foods: "Влейте", "Всыпьте" or "Добавьте". */
  put: string
  /**
   * The sentence for putting the foods in their vessel: "Влейте воду в кастрюлю", "Соедините чернику и воду в
   * кастрюле".
   */
  placed: string
}

const noPlace: Place = { into: '', inside: '', bare: '' }
const thePan: Place = { into: 'в сковороду', inside: 'в сковороде', bare: 'сковороду' }

function puttingVerb(items: readonly Item[]): string {
  if (items.length === 0) return 'Добавьте'
  if (items.every(isPoured)) return 'Влейте'
  return items.every(isPowder) ? 'Всыпьте' : 'Добавьте'
}

function placedIn(items: readonly Item[], x: string, vessel: Place): string {
  const verb = puttingVerb(items)
  if (verb !== 'Добавьте') return `${verb} ${x} ${vessel.into}`
  return items.some(isPoured) ? `Соедините ${x} ${vessel.inside}` : `Положите ${x} ${vessel.into}`
}

function vesselIn(vessel: Vessel, { either }: RecipeContext): Place {
  const ways = [vesselWords[vessel], ...(otherVesselWords[vessel] ?? [])]
  const into = either(vesselWords[vessel].into, ...(otherVesselWords[vessel] ?? []).map((place) => place.into))
  return ways.find((place) => place.into === into) ?? vesselWords[vessel]
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, context: RecipeContext): TaskWords {
  const subject = task.subject === null ? null : subjectWords[task.subject]
  const name = (inCase: Exclude<GrammaticalCase, 'nominative'>) =>
    objectOf(task, subject?.[inCase] ?? null, (items) => namesOfItems(inCase, items, task, context), joinNames)
  const { either } = context
  const clauses = clausesOf(task, context)
  const pieces = sentencePiecesOf(task, context, {
    x: name('accusative'),
    and: namesOfItems('accusative', task.and, task, context),
    vessels: task.vessel === null ? vesselWords : { ...vesselWords, [task.vessel]: vesselIn(task.vessel, context) },
    shortVessels: laterVesselWords,
    nowhere: noPlace,
    pan: thePan,
    over: (heat) => ` ${either(...heatWords[heat])}`,
    time: () => clauses.time,
    until: clauses.until,
    ending: clauses.ending,
  })
  return {
    ...pieces,
    lasts: clauses.lasts,
    of: name('genitive'),
    by: name('instrumental'),
    andBy: namesOfItems('instrumental', task.and, task, context),
    put: puttingVerb(task.items),
    placed: placedIn(task.items, pieces.x, pieces.vessel),
  }
}
