import { writeDegrees } from '#kitchen/composer/grammar/de/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** German oven sentences: infinitives without capital and full stop, which the caller adds. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    const heat = writeDegrees(ovenTemperatures(task.oven))
    return either(
      `den Backofen auf ${heat} vorheizen`,
      `den Ofen auf ${heat} stellen`,
      `den Backofen auf ${heat} aufheizen`,
      `den Ofen einschalten und auf ${heat} aufheizen`,
      `den Ofen anschalten und auf ${heat} vorheizen`,
    )
  },
  roast: ({ task, x, into, shortInto, time, how, until, either }) => {
    if (task.continues) return `${x} mit${shortInto} geben, wenden und${time}${how} rösten${until}`
    return task.opens
      ? `${x}${task.vessel === 'tray' ? ' auf einem großen Backblech' : into} ${task.vessel === 'tray' ? either('verteilen', 'ausbreiten') : 'geben'} und im Ofen${time}${how} rösten${until}`
      : `${x} im Ofen${time}${how} rösten${until}`
  },
  bake: ({ task, x, withX, and, withAnd, time, how, until }) => {
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `eine runde Form (24 cm) mit ${withX} auslegen, den Boden mit einer Gabel einstechen und im Ofen${time}${how} backen${until}`
        : `${x} mit ${withAnd} bestreichen, Blatt für Blatt in eine runde Form (24 cm) legen und im Ofen${time}${how} backen${until}`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `${and} auf einem Backblech ausrollen, ${x} darauf verteilen, ringsum einen Rand frei lassen und${time}${how} backen${until}`
        : `${x} in der Form auf ${withAnd} verteilen und${time}${how} backen${until}`
    if (and !== '') return `die Form in ein tiefes Blech stellen, ringsum heißes Wasser angießen und im Ofen${time}${how} garen${until}`
    if (task.subject === 'mixture') return `im Ofen${time}${how} backen${until}`
    return task.subject === 'parcels'
      ? `${x} auf ein Backblech legen und${time}${how} backen${until}`
      : `${x} im Ofen${time}${how} backen${until}`
  },
}
