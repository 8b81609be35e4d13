import type { Task } from '#kitchen/composer/draft.ts'
import { ofItems, ofThe, theItems } from '#kitchen/composer/grammar/fr/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/fr/until.ts'
import { heatWords, into, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/fr/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "l'oignon", "la pâte". */
  x: string
  /** The same after "de": "d'oignon", "de pâte". */
  of: string
  /** The second group. */
  and: string
  /** " dans une grande poêle" */
  where: string
  /** "une grande poêle" */
  vessel: string
  /** "la poêle" */
  shortVessel: string
  /** " à feu moyen" */
  over: string
  /** " pendant 5 à 7 minutes", " encore 5 à 7 minutes" */
  time: string
  /** ", jusqu'à ce que le tout soit fondant" */
  until: string
  /** Time and sign together. */
  ending: string
  either: Listener['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const time = task.minutes === null ? '' : ` ${task.continues ? 'encore' : 'pendant'} ${span(task.minutes)}`
  const until = untilClause(task, listener)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? theItems(task.items, task, listener) : subjectWords[task.subject],
    of: task.subject === null ? ofItems(task.items, task, listener) : ofThe(subjectWords[task.subject]),
    and: theItems(task.and, task, listener),
    where: task.vessel === null ? '' : ` ${into(task.vessel)}`,
    vessel,
    shortVessel: task.vessel === null ? 'la poêle' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` à feu ${heatWords[task.heat]}`,
    time,
    until,
    ending: `${time}${until}`,
    either: listener.either,
  }
}
