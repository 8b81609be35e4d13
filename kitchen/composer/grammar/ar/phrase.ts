import type { Task } from '#kitchen/composer/draft.ts'
import { theItems } from '#kitchen/composer/grammar/ar/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/ar/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { type Pieces, piecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { Item } from '#kitchen/composer/item.ts'

export type Phrase = Pieces

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const named = (items: readonly Item[]) => theItems(items, task, listener)
  return piecesOf(task, listener, {
    x: task.subject === null ? named(task.items) : subjectWords[task.subject],
    and: named(task.and),
    vessels: vesselWords,
    shortVessels,
    nowhere: '',
    pan: 'المقلاة',
    over: (heat) => ` ${heatWords[heat]}`,
    time: (minutes) => ` لمدة ${span(minutes)}${task.continues ? ' أخرى' : ''}`,
    until: untilClause(task, named),
  })
}
