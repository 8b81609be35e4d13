import type { Task } from '#kitchen/composer/draft.ts'
import { joinNames, namesOfItems } from '#kitchen/composer/grammar/ar/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/ar/until.ts'
import { heatWords, laterVesselWords, otherVesselWords, subjectWords, vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'

export interface TaskWords extends SentencePieces {
  /** The duration without its preposition: "5-7 دقائق". */
  lasts: string
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, context: RecipeContext): TaskWords {
  const named = (items: readonly Item[]) => namesOfItems(items, task, context)
  const { either } = context
  const clauses = clausesOf(task, named, context)
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, task.subject === null ? null : subjectWords[task.subject], named, joinNames),
    and: named(task.and),
    vessels: vesselWords,
    shortVessels: laterVesselWords,
    nowhere: '',
    pan: 'المقلاة',
    over: (heat) => ` ${either(...heatWords[heat])}`,
    time: () => clauses.time,
    until: clauses.until,
  })
  return {
    ...pieces,
    ...clauses,
    vessel: task.vessel === null ? '' : either(vesselWords[task.vessel], ...(otherVesselWords[task.vessel] ?? [])),
  }
}
