import type { Heat, Task, Vessel } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** The pieces of a sentence, each with what joins it on. A piece that a task does not have is empty. */
export interface Pieces<Place = string> {
  task: Task
  /** What it is done to: "the onion", "the batter". */
  x: string
  /** The second group. */
  and: string
  /** "a large frying pan" */
  vessel: Place
  /** "the pan" */
  shortVessel: Place
  /** " over medium heat" */
  over: string
  /** " for 5-7 minutes more" */
  time: string
  /** ", until soft" */
  until: string
  /** Time and sign together. */
  ending: string
  either: RecipeContext['either']
}

/** The words a language has for the pieces. */
interface PieceWords<Place> {
  x: string
  and: string
  vessels: Readonly<Record<Vessel, Place>>
  shortVessels: Readonly<Partial<Record<Vessel, Place>>>
  nowhere: Place
  /** Said of something on the stove that was not named. */
  pan: Place
  over(heat: Heat): string
  time(minutes: Minutes): string
  until: string
  /** Time and sign, where the one does not simply follow the other. */
  ending?: string
}

/** What a sentence is about: its items, what they have become, or both: potatoes and a relish. */
export function aboutOf(
  task: Task,
  word: string | null,
  named: (items: Task['items']) => string,
  joined: (words: string[]) => string,
): string {
  if (word === null) return named(task.items)
  return task.subject === 'relish' ? joined([...task.items.map((item) => named([item])), word]) : word
}

/** Takes a task apart into words. */
export function piecesOf<Place>(task: Task, { either }: RecipeContext, words: PieceWords<Place>): Pieces<Place> {
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
