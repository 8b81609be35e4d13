import type { Task } from '#kitchen/composer/draft.ts'
import { joined, nameOf } from '#kitchen/composer/grammar/zh/names.ts'
import type { Speaker } from '#kitchen/composer/grammar/zh/speaker.ts'
import { span, untilClause } from '#kitchen/composer/grammar/zh/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/zh/words.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "洋葱", "面团". */
  x: string
  /** The second group. */
  and: string
  /** Both groups in one list. */
  both: string
  /** "大平底锅" */
  vessel: string
  /** "锅" */
  shortVessel: string
  /** "中火" */
  over: string
  /** "5-7分钟" */
  time: string
  /** "至金黄" */
  until: string
  /** A verb with its heat, time and sign: "中火再炒5-7分钟，至金黄", "小火煮至浓稠". */
  doing(verb: string): string
  either: Speaker['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, speaker: Speaker): Phrase {
  const time = task.minutes === null ? '' : span(task.minutes)
  const until = untilClause(task, speaker)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  const over = task.heat === null ? '' : heatWords[task.heat]
  const again = task.continues ? '再' : ''
  return {
    task,
    x: task.subject === null ? speaker.name(task.items, task) : subjectWords[task.subject],
    and: speaker.name(task.and, task),
    both:
      task.subject === null
        ? speaker.name([...task.items, ...task.and], task)
        : joined([subjectWords[task.subject], ...task.and.map(nameOf)]),
    vessel,
    shortVessel: task.vessel === null ? '锅' : (shortVessels[task.vessel] ?? vessel),
    over,
    time,
    until,
    doing: (verb) => `${over}${again}${verb}${time}${time !== '' && until !== '' ? '，' : ''}${until}`,
    either: speaker.either,
  }
}
