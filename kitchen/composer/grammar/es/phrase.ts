import type { Task } from '#kitchen/composer/draft.ts'
import { theItems } from '#kitchen/composer/grammar/es/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/es/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { type Pieces, piecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { Item } from '#kitchen/composer/item.ts'

export interface Phrase extends Pieces {
  /** Both groups in one list. */
  together: string
  /** Time and sign with how it is moved between them: " 5-7 minutos, removiendo a menudo, hasta que espese" */
  moving(manner: string): string
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const the = (items: readonly Item[]) => theItems(items, task, listener)
  const pieces = piecesOf(task, listener, {
    x: task.subject === null ? the(task.items) : subjectWords[task.subject],
    and: the(task.and),
    vessels: vesselWords,
    shortVessels,
    nowhere: '',
    pan: 'la sartén',
    over: (heat) => ` ${heatWords[heat]}`,
    time: (minutes) => ` ${span(minutes)}${task.continues ? ' más' : ''}`,
    until: untilClause(task, the, listener),
  })
  const { time, until } = pieces
  return {
    ...pieces,
    together: the([...task.items, ...task.and]),
    moving: (manner) => `${time}, ${manner}${until === '' || until.startsWith(',') ? until : `,${until}`}`,
  }
}
