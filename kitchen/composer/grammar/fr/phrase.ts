import type { Task } from '#kitchen/composer/draft.ts'
import { ofItems, ofThe, theItems } from '#kitchen/composer/grammar/fr/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/fr/until.ts'
import { heatWords, into, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/fr/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { type Pieces, piecesOf } from '#kitchen/composer/grammar/phrase.ts'

export interface Phrase extends Pieces {
  /** What it is done to after "de": "d'oignon", "de pâte". */
  of: string
  /** " dans une grande poêle" */
  where: string
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const { subject } = task
  const pieces = piecesOf(task, listener, {
    x: subject === null ? theItems(task.items, task, listener) : subjectWords[subject],
    and: theItems(task.and, task, listener),
    vessels: vesselWords,
    shortVessels,
    nowhere: '',
    pan: 'la poêle',
    over: (heat) => ` à feu ${heatWords[heat]}`,
    time: (minutes) => ` ${task.continues ? 'encore' : 'pendant'} ${span(minutes)}`,
    until: untilClause(task, listener),
  })
  return {
    ...pieces,
    of: subject === null ? ofItems(task.items, task, listener) : ofThe(subjectWords[subject]),
    where: task.vessel === null ? '' : ` ${into(task.vessel)}`,
  }
}
