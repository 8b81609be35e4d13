import type { Task } from '#kitchen/composer/draft.ts'
import type { Speaker } from '#kitchen/composer/grammar/en/speaker.ts'
import { span, untilClause } from '#kitchen/composer/grammar/en/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/en/words.ts'

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
  either: Speaker['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, speaker: Speaker): Phrase {
  const time = task.minutes === null ? '' : ` for ${span(task.minutes)}${task.continues ? ' more' : ''}`
  const until = untilClause(task, speaker)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? speaker.the(task.items, task) : subjectWords[task.subject],
    and: speaker.the(task.and, task),
    vessel,
    shortVessel: task.vessel === null ? 'the pan' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` over ${heatWords[task.heat]} heat`,
    time,
    until,
    ending: `${time}${until}`,
    either: speaker.either,
  }
}
