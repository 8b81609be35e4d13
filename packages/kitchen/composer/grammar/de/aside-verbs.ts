import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * German sentences for lifting out, putting back and setting aside: infinitives without capital and full stop, which
 * the caller adds.
 */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) =>
    either(
      `${x} herausnehmen und auf einem Teller warm halten`,
      `${x} auf einen Teller geben und warm halten`,
      `${x} herausnehmen und warm stellen`,
    ),
  'take-out': ({ x }) => `${x} entfernen`,
  return: ({ x, shortInto, either }) => either(`${x} zurück${shortInto} geben`, `${x} wieder${shortInto} geben`),
  drain: ({ x }) => `${x} gut abtropfen lassen`,
  rest: ({ task, x, time, until, either }) => {
    if (task.subject === 'everything') return `alles${time} ${either('ruhen lassen', 'stehen lassen')}${until}`
    return x === '' ? `vom Herd nehmen und zugedeckt${time} stehen lassen${until}` : `${x} zugedeckt${time} ruhen lassen${until}`
  },
  chill: ({ x, time, until, either }) =>
    x === ''
      ? `alles${time} ${either('kalt stellen', 'in den Kühlschrank stellen')}${until}`
      : `${x}${time} im Kühlschrank auftauen lassen${until}`,
  cool: ({ time, until, either }) => `alles${time} ${either('abkühlen lassen', 'auskühlen lassen')}${until}`,
  marinate: ({ task, x, time, until, either }) => {
    const where = marinatesCold(task) ? ' im Kühlschrank' : ''
    return either(`${x}${where}${time} marinieren lassen${until}`, `${x} zugedeckt${where}${time} marinieren${until}`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => 'sofort verwenden oder im Kühlschrank aufbewahren und innerhalb von 4 Tagen verbrauchen',
  freeze: ({ inside, time, until }) =>
    `alles${inside === '' ? ' in einer flachen Gefrierdose' : inside}${time} gefrieren lassen, dabei ab und zu umrühren${until}`,
}
