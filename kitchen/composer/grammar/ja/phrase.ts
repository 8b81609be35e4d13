import type { Task } from '#kitchen/composer/draft.ts'
import { isNamedInStep } from '#kitchen/composer/grammar/in-place.ts'
import { itemsIn, joined, nameOf } from '#kitchen/composer/grammar/ja/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/ja/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ja/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { type Pieces, piecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** `ending` is "5〜7分、きつね色になるまで". */
export interface Phrase extends Pieces {
  /** Both groups in one list. */
  both: string
  /** All of `x` was named before in the same step. */
  isNamed: boolean
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, plan: Plan, listener: Listener): Phrase {
  const names = (items: readonly Item[]) => itemsIn(items, task, plan, listener)
  const subject = task.subject === null ? null : subjectWords[task.subject]
  const pieces = piecesOf(task, listener, {
    x: subject ?? names(task.items),
    and: names(task.and),
    vessels: vesselWords,
    shortVessels,
    nowhere: '',
    pan: 'フライパン',
    over: (heat) => `${heatWords[heat]}で`,
    time: (minutes) => `${task.continues ? 'さらに' : ''}${span(minutes)}`,
    until: untilClause(task, names),
  })
  return {
    ...pieces,
    isNamed: isNamedInStep(task, plan),
    both: subject === null ? names([...task.items, ...task.and]) : joined([subject, ...task.and.map(nameOf)]),
    ending: [pieces.time, pieces.until].filter((piece) => piece !== '').join('、'),
  }
}
