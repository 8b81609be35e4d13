import type { Task } from '#kitchen/composer/draft.ts'
import { isNamedInStep } from '#kitchen/composer/grammar/in-place.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { joinNames, nameOf, namesOfItems } from '#kitchen/composer/grammar/zh/names.ts'
import { untilClause, writeDuration } from '#kitchen/composer/grammar/zh/until.ts'
import { heatWords, laterVesselWords, otherVesselWords, subjectWords, vesselWords } from '#kitchen/composer/grammar/zh/words.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** The words of a task. Heat, time and sign stand around the verb, where `doing` puts them. */
export interface TaskWords extends Omit<SentencePieces, 'ending'> {
  /** Both groups of foods in one list. */
  both: string
  /** The same step already named all of `x`. */
  isNamed: boolean
  /** A verb with heat, time and sign in this recipe's order: "中火再炒5-7分钟，至金黄", "用中火炒至金黄（约5-7分钟）", "小火煮至浓稠". */
  doing(verb: string): string
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, plan: Plan, context: RecipeContext): TaskWords {
  const names = (items: readonly Item[]) => namesOfItems(items, task, plan, context)
  const subject = task.subject === null ? null : subjectWords[task.subject]
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, subject, names, joinNames),
    and: names(task.and),
    vessels: vesselWords,
    shortVessels: laterVesselWords,
    nowhere: '',
    pan: '锅',
    over: (heat) => context.either(...heatWords[heat]),
    time: (minutes) => writeDuration(minutes, context),
    until: untilClause(task, names, context),
  })
  const { over, time, until, either } = pieces
  const joint = time !== '' && until !== '' ? '，' : ''
  const vessel = task.vessel === null ? '' : either(vesselWords[task.vessel], ...(otherVesselWords[task.vessel] ?? []))
  return {
    ...pieces,
    isNamed: isNamedInStep(task, plan),
    both: subject === null ? names([...task.items, ...task.and]) : joinNames([subject, ...task.and.map(nameOf)]),
    vessel,
    doing: (verb) => {
      const deed = `${over}${task.continues ? '再' : ''}${verb}`
      const first = `${deed}${time}${joint}${until}`
      if (joint === '') return first
      return either(
        first,
        `${deed}${until}（${time}）`,
        `${deed}${time}，直到${until.slice(1)}`,
        `${deed}${time}，直${until}`,
        `${deed}${time}${until}`,
      )
    },
  }
}
