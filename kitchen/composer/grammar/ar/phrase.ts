import type { Task } from '#kitchen/composer/draft.ts'
import { joined, theItems } from '#kitchen/composer/grammar/ar/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/ar/until.ts'
import { heatWords, otherVessels, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'

export interface Phrase extends SentencePieces {
  /** The duration without its preposition: "5-7 دقائق". */
  lasts: string
}

/** Splits a task into the words that sentences are built from. */
export function phraseOf(task: Task, context: RecipeContext): Phrase {
  const named = (items: readonly Item[]) => theItems(items, task, context)
  const { either } = context
  const clauses = clausesOf(task, named, context)
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, task.subject === null ? null : subjectWords[task.subject], named, joined),
    and: named(task.and),
    vessels: vesselWords,
    shortVessels,
    nowhere: '',
    pan: 'المقلاة',
    over: (heat) => ` ${either(...heatWords[heat])}`,
    time: () => clauses.time,
    until: clauses.until,
  })
  return {
    ...pieces,
    ...clauses,
    vessel: task.vessel === null ? '' : either(vesselWords[task.vessel], ...(otherVessels[task.vessel] ?? [])),
  }
}
