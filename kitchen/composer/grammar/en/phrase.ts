import type { Task } from '#kitchen/composer/draft.ts'
import { theItems } from '#kitchen/composer/grammar/en/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/en/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { type Pieces, piecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { Item } from '#kitchen/composer/item.ts'

export type Phrase = Pieces

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const the = (items: readonly Item[]) => theItems(items, task, listener)
  return piecesOf(task, listener, {
    x: task.subject === null ? the(task.items) : subjectWords[task.subject],
    and: the(task.and),
    vessels: vesselWords,
    shortVessels,
    nowhere: '',
    pan: 'the pan',
    over: (heat) => ` over ${heatWords[heat]} heat`,
    time: (minutes) => ` for ${span(minutes)}${task.continues ? ' more' : ''}`,
    until: untilClause(task, the, listener),
  })
}
