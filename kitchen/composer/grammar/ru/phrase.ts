import type { Task } from '#kitchen/composer/draft.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { isPoured, isPowder } from '#kitchen/composer/grammar/ru/handling.ts'
import { type Case, itemsIn } from '#kitchen/composer/grammar/ru/names.ts'
import { span, untilClause } from '#kitchen/composer/grammar/ru/until.ts'
import { heatWords, type Place, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ru/words.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to, accusative: "лук", "тесто". */
  x: string
  /** The same, genitive and instrumental. */
  of: string
  by: string
  /** "Влейте", "Всыпьте" or "Добавьте", as it is done with such things. */
  put: string
  /** Put into its vessel: "Влейте воду в кастрюлю", "Соедините чернику и воду в кастрюле". */
  placed: string
  /** The second group: accusative, instrumental. */
  and: string
  andBy: string
  vessel: Place
  shortVessel: Place
  /** " на среднем огне" */
  over: string
  /** " ещё 5–7 минут" */
  time: string
  /** " до мягкости" */
  until: string
  /** Time and sign together. */
  ending: string
  either: Listener['either']
}

const nowhere: Place = { into: '', inside: '', bare: '' }
const thePan: Place = { into: 'в сковороду', inside: 'в сковороде', bare: 'сковороду' }

function puttingVerb(items: readonly Item[]): string {
  if (items.length === 0) return 'Добавьте'
  if (items.every(isPoured)) return 'Влейте'
  return items.every(isPowder) ? 'Всыпьте' : 'Добавьте'
}

function placedIn(items: readonly Item[], x: string, vessel: Place): string {
  const verb = puttingVerb(items)
  if (verb !== 'Добавьте') return `${verb} ${x} ${vessel.into}`
  return items.some(isPoured) ? `Соедините ${x} ${vessel.inside}` : `Положите ${x} ${vessel.into}`
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, listener: Listener): Phrase {
  const time = task.minutes === null ? '' : `${task.continues ? ' ещё' : ''} ${span(task.minutes)}`
  const until = untilClause(task, listener)
  const vessel = task.vessel === null ? nowhere : vesselWords[task.vessel]
  const subject = task.subject === null ? null : subjectWords[task.subject]
  const name = (inCase: Exclude<Case, 'nominative'>) => subject?.[inCase] ?? itemsIn(inCase, task.items, task, listener)
  return {
    task,
    x: name('accusative'),
    of: name('genitive'),
    by: name('instrumental'),
    put: puttingVerb(task.items),
    placed: placedIn(task.items, name('accusative'), vessel),
    and: itemsIn('accusative', task.and, task, listener),
    andBy: itemsIn('instrumental', task.and, task, listener),
    vessel,
    shortVessel: task.vessel === null ? thePan : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` ${heatWords[task.heat]}`,
    time,
    until,
    ending: `${time}${until}`,
    either: listener.either,
  }
}
