import type { Task } from '#kitchen/composer/draft.ts'
import { joined, theItems } from '#kitchen/composer/grammar/ar/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/ar/until.ts'
import { heatWords, otherVessels, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { aboutOf, type Pieces, piecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { Item } from '#kitchen/composer/item.ts'

export interface Phrase extends Pieces {
  /** The time without what joins it on: "5-7 دقائق". */
  lasts: string
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const named = (items: readonly Item[]) => theItems(items, task, listener)
  const { either } = listener
  const clauses = clausesOf(task, named, listener)
  const pieces = piecesOf(task, listener, {
    x: aboutOf(task, task.subject === null ? null : subjectWords[task.subject], named, joined),
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
