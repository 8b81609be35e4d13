import type { Task } from '#kitchen/composer/draft.ts'
import { isNamedInStep } from '#kitchen/composer/grammar/in-place.ts'
import { joinNames, nameOf, namesOfItems } from '#kitchen/composer/grammar/ja/names.ts'
import { untilClause, writeDuration } from '#kitchen/composer/grammar/ja/until.ts'
import { heatWords, laterVesselWords, otherVesselWords, subjectWords, vesselWords } from '#kitchen/composer/grammar/ja/words.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** The words of a task. `ending` is its time and sign: "5〜7分、きつね色になるまで". */
export interface TaskWords extends SentencePieces {
  /** Heat, time and sign in this recipe's order: "中火で5〜7分、きつね色になるまで", "きつね色になるまで中火で5〜7分". */
  how: string
  /** Both groups of foods in one list. */
  both: string
  /** The same step already named all of `x`. */
  isNamed: boolean
}

/** Orders heat, time and sign as this recipe does. */
function howOf(over: string, { time, until }: SentencePieces, either: RecipeContext['either']): string {
  if (time === '' || until === '') return `${over}${time}${until}`
  return either(
    `${over}${time}、${until}`,
    `${until}${over}${time}`,
    `${over}${until}${time}`,
    `${over}${until}（${time}）`,
    `${until}${over}${time}`,
  )
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, plan: Plan, context: RecipeContext): TaskWords {
  const names = (items: readonly Item[]) => namesOfItems(items, task, plan, context)
  const { either } = context
  const subject = task.subject === null ? null : subjectWords[task.subject]
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, subject, names, joinNames),
    and: names(task.and),
    vessels: vesselWords,
    shortVessels: laterVesselWords,
    nowhere: '',
    pan: 'フライパン',
    over: (heat) => heatWords[heat],
    time: (minutes) => `${task.continues ? 'さらに' : ''}${writeDuration(minutes, context)}`,
    until: untilClause(task, names, context),
  })
  return {
    ...pieces,
    isNamed: isNamedInStep(task, plan),
    both: subject === null ? names([...task.items, ...task.and]) : joinNames([subject, ...task.and.map(nameOf)]),
    vessel: task.vessel === null ? '' : either(vesselWords[task.vessel], ...(otherVesselWords[task.vessel] ?? [])),
    ending: howOf('', pieces, either),
    how: howOf(pieces.over, pieces, either),
  }
}
