import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ru/words.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Russian sentences for lifting out, putting back and setting aside, without the full stop. */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) =>
    either(`Выньте ${x} и держите в тепле на тарелке`, `Переложите ${x} на тарелку и держите в тепле`, `Переложите ${x} на тёплую тарелку`),
  'take-out': ({ x }) => `Выньте ${x} и выбросьте`,
  return: ({ x, shortVessel, either }) => either(`Верните ${x} ${shortVessel.into}`, `Снова положите ${x} ${shortVessel.into}`),
  drain: ({ x }) => `Откиньте на дуршлаг ${x} и дайте стечь`,
  rest: ({ task, x, ending }) => {
    if (task.subject === 'everything') return `Дайте всему постоять${ending}`
    return x === '' ? `Снимите с огня, накройте и дайте постоять${ending}` : `Накройте ${x} и дайте постоять${ending}`
  },
  chill: ({ x, lasts, until, ending, either }) =>
    x === ''
      ? either(
          lasts === '' ? `Уберите в холодильник${until}` : `Уберите в холодильник на ${lasts}${until}`,
          `Охлаждайте в холодильнике${ending}`,
        )
      : `Разморозьте ${x} в холодильнике${ending}`,
  cool: ({ ending, either }) => either(`Дайте остыть${ending}`, `Остужайте${ending}`, `Оставьте остывать${ending}`),
  marinate: ({ task, x, ending, either }) => {
    const where = marinatesCold(task) ? ' в холодильнике' : ''
    return either(`Оставьте ${x} мариноваться${where}${ending}`, `Накройте ${x} и маринуйте${where}${ending}`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => 'Используйте сразу или храните в холодильнике не дольше 4 дней',
  freeze: ({ task, vessel, ending }) =>
    `Заморозьте ${(task.vessel === null ? vesselWords['freezer-box'] : vessel).inside}, изредка помешивая,${ending}`,
}
