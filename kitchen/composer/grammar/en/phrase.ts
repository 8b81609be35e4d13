import type { Task } from '#kitchen/composer/draft.ts'
import { theItems } from '#kitchen/composer/grammar/en/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/en/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "the onion", "the batter". */
  x: string
  /** The second group. */
  and: string
  /** "a large frying pan" */
  vessel: string
  /** "the pan" */
  shortVessel: string
  /** " over medium heat" */
  over: string
  /** " for 5-7 minutes more" */
  time: string
  /** ", until soft" */
  until: string
  /** Time and sign together. */
  ending: string
  either: Listener['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const the = (items: readonly Item[]) => theItems(items, task, listener)
  const time = task.minutes === null ? '' : ` for ${span(task.minutes)}${task.continues ? ' more' : ''}`
  const until = untilClause(task, the, listener)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? the(task.items) : subjectWords[task.subject],
    and: the(task.and),
    vessel,
    shortVessel: task.vessel === null ? 'the pan' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` over ${heatWords[task.heat]} heat`,
    time,
    until,
    ending: `${time}${until}`,
    either: listener.either,
  }
}
