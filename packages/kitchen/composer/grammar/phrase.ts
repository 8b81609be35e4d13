import type { Heat, Task, Vessel } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** The words of a task, each with its preposition or comma. A word that the task does not need is empty. */
export interface SentencePieces<Place = string> {
  task: Task
  /** The object: "the onion", "the batter". */
  x: string
  /** The second group of foods. */
  and: string
  /** The vessel at its first mention: "a large frying pan". */
  vessel: Place
  /** The vessel at later mentions: "the pan". */
  shortVessel: Place
  /** The heat: " over medium heat". */
  over: string
  /** The duration: " for 5-7 minutes more". */
  time: string
  /** The sign of doneness: ", until soft". */
  until: string
  /** Time and sign together, as in " for 5-7 minutes, until soft". */
  ending: string
  either: RecipeContext['either']
}

/** The words and functions that a language supplies to build the pieces. */
interface PieceWords<Place> {
  x: string
  and: string
  vessels: Readonly<Record<Vessel, Place>>
  shortVessels: Readonly<Partial<Record<Vessel, Place>>>
  nowhere: Place
  /** The word for a pan that no sentence has named. */
  pan: Place
  over(heat: Heat): string
  time(minutes: Minutes): string
  until: string
  /** Time and sign together, if they do not simply follow each other. */
  ending?: string
}

/** The object of a sentence: the items, the subject they have become, or both (potatoes and a relish). */
export function objectOf(
  task: Task,
  word: string | null,
  named: (items: Task['items']) => string,
  joined: (words: string[]) => string,
): string {
  if (word === null) return named(task.items)
  return task.subject === 'relish' ? joined([...task.items.map((item) => named([item])), word]) : word
}

/** Splits a task into the words that sentences are built from. */
export function sentencePiecesOf<Place>(task: Task, { either }: RecipeContext, words: PieceWords<Place>): SentencePieces<Place> {
  const time = task.minutes === null ? '' : words.time(task.minutes)
  const vessel = task.vessel === null ? words.nowhere : words.vessels[task.vessel]
  return {
    task,
    x: words.x,
    and: words.and,
    vessel,
    shortVessel: task.vessel === null ? words.pan : (words.shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : words.over(task.heat),
    time,
    until: words.until,
    ending: words.ending ?? `${time}${words.until}`,
    either,
  }
}
