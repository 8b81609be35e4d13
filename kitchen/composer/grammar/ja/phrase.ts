import type { Task } from '#kitchen/composer/draft.ts'
import { itemsIn, joined, nameOf } from '#kitchen/composer/grammar/ja/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/ja/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ja/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "玉ねぎ", "生地". */
  x: string
  /** The second group. */
  and: string
  /** Both groups in one list. */
  both: string
  /** "大きめのフライパン" */
  vessel: string
  /** "フライパン" */
  shortVessel: string
  /** "中火で" */
  over: string
  /** "さらに5〜7分" */
  time: string
  /** "きつね色になるまで" */
  until: string
  /** Time and sign together: "5〜7分、きつね色になるまで". */
  ending: string
  either: Listener['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, plan: Plan, listener: Listener): Phrase {
  const names = (items: readonly Item[]) => itemsIn(items, task, plan, listener)
  const time = task.minutes === null ? '' : `${task.continues ? 'さらに' : ''}${span(task.minutes)}`
  const until = untilClause(task, names)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? names(task.items) : subjectWords[task.subject],
    and: names(task.and),
    both: task.subject === null ? names([...task.items, ...task.and]) : joined([subjectWords[task.subject], ...task.and.map(nameOf)]),
    vessel,
    shortVessel: task.vessel === null ? 'フライパン' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : `${heatWords[task.heat]}で`,
    time,
    until,
    ending: time !== '' && until !== '' ? `${time}、${until}` : `${time}${until}`,
    either: listener.either,
  }
}
