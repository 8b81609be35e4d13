import type { Task } from '#kitchen/composer/draft.ts'
import { joinNames, namesOfItems } from '#kitchen/composer/grammar/en/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/en/until.ts'
import { heatWords, laterVesselWords, subjectWords, unnamedPan, vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import { objectOf, type SentencePieces } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'

export interface TaskWords extends SentencePieces {
  /** The duration without its preposition: "5-7 minutes". */
  lasts: string
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, context: RecipeContext): TaskWords {
  const { either } = context
  const { vessel, heat, subject } = task
  const the = (items: readonly Item[]) => namesOfItems(items, task, context)
  return {
    task,
    x: objectOf(task, subject === null ? null : subjectWords[subject], the, joinNames),
    and: the(task.and),
    vessel: vessel === null ? '' : either(...vesselWords[vessel]),
    shortVessel: either(...(vessel === null ? unnamedPan : (laterVesselWords[vessel] ?? vesselWords[vessel]))),
    over: heat === null ? '' : ` ${either(...heatWords[heat])}`,
    ...clausesOf(task, the, context),
    either,
  }
}

/** "Put the rice in a saucepan", for a vessel that was not in use. */
export function putIn({ x, vessel, either }: TaskWords): string {
  return either(
    `Put ${x} in ${vessel}`,
    `Place ${x} in ${vessel}`,
    `Tip ${x} into ${vessel}`,
    `Add ${x} to ${vessel}`,
    `Start with ${x} in ${vessel}`,
  )
}
