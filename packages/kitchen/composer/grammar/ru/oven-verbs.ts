import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { writeDegrees } from '#kitchen/composer/grammar/ru/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Russian oven sentences without the full stop. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    return `${either('Разогрейте духовку до', 'Нагрейте духовку до', 'Поставьте духовку разогреваться до', 'Включите духовку и разогрейте до', 'Предварительно разогрейте духовку до')} ${writeDegrees(ovenTemperatures(task.oven))}`
  },
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `Добавьте ${x} ${shortVessel.into}, перемешайте и запекайте${ending}`
    if (!task.opens) return `Запекайте ${x}${ending}`
    return `${either(`Разложите ${x} ${vessel.inside}`, `Выложите ${x} ${vessel.into}`, `Распределите ${x} ${vessel.inside}`)} и запекайте${ending}`
  },
  bake: ({ task, x, and, andBy, ending }) => {
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `Выложите ${x} в форму для пирога 24 см (10 дюймов), наколите дно вилкой и выпекайте${ending}`
        : `Смажьте ${x} ${andBy}, уложите слоями в форму для пирога 24 см (10 дюймов) и выпекайте${ending}`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `Раскатайте ${and} на противне, разложите сверху ${x}, оставив край, и выпекайте${ending}`
        : `${task.subject === null ? 'Выложите' : 'Вылейте'} ${x} на ${and} и выпекайте${ending}`
    if (and !== '') return `Поставьте форму в глубокий противень, налейте в него горячей воды до половины высоты и запекайте${ending}`
    if (task.subject === 'mixture') return `Запекайте${ending}`
    if (task.subject === 'crumble') return `Выпекайте${ending}`
    return task.subject === 'parcels'
      ? `Положите ${x} на противень и запекайте${ending}`
      : `${task.subject === null ? 'Запекайте' : 'Выпекайте'} ${x}${ending}`
  },
}
