import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import { isSprinkled } from '#kitchen/composer/grammar/ru/handling.ts'
import { withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/** Russian sentences for seasoning, finishing and serving, without the full stop. */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, by, and, either }) => {
    if (and !== '')
      return either(
        `Приправьте ${and} ${by}`,
        `Равномерно приправьте ${and} ${by}`,
        `Посыпьте ${and} ${by}`,
        `Хорошо приправьте ${and} ${by}`,
        `Равномерно посыпьте ${and} ${by}`,
      )
    return task.vessel === null
      ? `Приправьте ${by}`
      : either(
          `Попробуйте и приправьте ${by}`,
          `Приправьте ${by} по вкусу`,
          `Доведите до вкуса ${by}`,
          `Добавьте ${x} по вкусу`,
          `Приправьте ${by} и попробуйте`,
        )
  },
  dress: ({ task, x, by, either }) => {
    if (task.subject !== null) return `Полейте сверху ${by}`
    if (areAll(task.items, 'citrus')) return `Выжмите сверху ${x}`
    return task.items.every((item) => isInGroup(item, 'acid', 'fat') && item.kin !== 'tamarind')
      ? either(`Сбрызните ${by}`, `Сбрызните сверху ${by}`, `Полейте ${by}`)
      : task.items.every((item) => item.kin === 'sugar' || item.kin === 'powdered-sugar')
        ? `Посыпьте сверху ${by}`
        : `Добавьте сверху ${x}`
  },
  scatter: ({ task, x, by, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return either(`Выложите сверху ложкой ${x}`, `Разложите сверху ${x}`)
    if (task.items.some(isSpooned) || !task.items.every(isSprinkled)) return `Разложите сверху ${x}`
    return either(
      `Посыпьте сверху ${by}`,
      `Посыпьте ${by} перед подачей`,
      `В конце посыпьте ${by}`,
      `Украсьте ${by}`,
      `Сверху добавьте ${x}`,
    )
  },
  'serve-with': ({ task, x, by, either }) => {
    if (task.subject === 'sauce') return 'Соус подайте отдельно'
    return either(
      `Подавайте ${withPreposition(by)}`,
      `К блюду подайте ${x}`,
      `Подайте на стол ${withPreposition(by)}`,
      `Рядом подайте ${x}`,
      `Отдельно подайте ${x}`,
    )
  },
  serve: ({ either }) => either('Подавайте сразу', 'Сразу подавайте к столу'),
  'pour-over': ({ task, x, of, over, ending, either }) => {
    if (task.vessel === 'jar') return `Залейте горячей жидкостью доверху, чтобы заполнить ${x}, и закройте`
    if (task.subject === 'sauce')
      return either(`Влейте ${x} и готовьте${over}${ending}`, `Добавьте ${x}, перемешайте и готовьте${over}${ending}`)
    return `Влейте ${x === '' ? of : x} ровным слоем и готовьте${over}${ending}`
  },
}
