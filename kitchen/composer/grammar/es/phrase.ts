import type { Task } from '#kitchen/composer/draft.ts'
import { theItems } from '#kitchen/composer/grammar/es/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/es/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "la cebolla", "la masa". */
  x: string
  /** The second group. */
  and: string
  /** Both groups in one list. */
  together: string
  /** "una sartén grande" */
  vessel: string
  /** "la sartén" */
  shortVessel: string
  /** " a fuego medio" */
  over: string
  /** " 5-7 minutos más" */
  time: string
  /** ", hasta que espese" */
  until: string
  /** Time and sign together. */
  ending: string
  /** The same with how it is moved between them: " 5-7 minutos, removiendo a menudo, hasta que espese" */
  moving(manner: string): string
  either: Listener['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const the = (items: readonly Item[]) => theItems(items, task, listener)
  const time = task.minutes === null ? '' : ` ${span(task.minutes)}${task.continues ? ' más' : ''}`
  const until = untilClause(task, the, listener)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? the(task.items) : subjectWords[task.subject],
    and: the(task.and),
    together: the([...task.items, ...task.and]),
    vessel,
    shortVessel: task.vessel === null ? 'la sartén' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` ${heatWords[task.heat]}`,
    time,
    until,
    ending: `${time}${until}`,
    moving: (manner) => `${time}, ${manner}${until === '' || until.startsWith(',') ? until : `,${until}`}`,
    either: listener.either,
  }
}
