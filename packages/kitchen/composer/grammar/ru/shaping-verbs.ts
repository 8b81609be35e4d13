import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import { getReady } from '#kitchen/composer/grammar/ru/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ru/words.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Russian sentences for cutting, shaping, filling and layering, without the full stop. */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return either(
        `${ready}. В последнюю очередь подготовьте ${x}, затем вымойте руки, посуду и стол`,
        `${ready}. Напоследок подготовьте ${x} и сразу вымойте руки и всё, чем пользовались`,
      )
    return x === ''
      ? ready
      : either(
          `${ready}. Напоследок на отдельной доске подготовьте ${x}, затем вымойте доску, нож и руки`,
          `${ready}. В самом конце подготовьте ${x} на другой доске; потом тщательно вымойте руки, нож и доску`,
          `${ready}. После этого на второй доске подготовьте ${x} и сразу вымойте нож, доску и руки`,
          `${ready}. В последнюю очередь на чистой доске подготовьте ${x}, а затем вымойте всё, в том числе руки`,
          `${ready}. Под конец подготовьте ${x} на особой доске и хорошо вымойте руки, нож и доску`,
        )
  },
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Выложите горячую смесь на ${x}`
      : either(`Выложите горячую смесь на ${x} и сверните`, `Заверните горячую смесь в ${x}`),
  shape: () => 'Разделите тесто на 4 части и тонко раскатайте каждую',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `Размягчите ${x} в холодной воде`
      : either(`Обмакните ${x} в смесь с обеих сторон`, `Подержите ${x} в смеси, чтобы хорошо пропитать`),
  layer: ({ task, x, and, vessel }) => {
    if (and !== '') return `Уложите слоями ${x} и ${and} ${vessel.into}`
    if (task.vessel === 'baking-dish' && task.subject === null) return `Положите ${x} ${vessel.into} и засыпьте крошкой`
    if (task.vessel === 'jar') return `Плотно уложите ${x} ${vessel.into}`
    return task.vessel === 'cake-tin' || task.vessel === 'baking-dish' ? `Вылейте ${x} ${vessel.into}` : `Разложите ${x} ${vessel.into}`
  },
  thread: ({ x }) => `Нанижите ${x} на шпажки (деревянные сначала замочите в воде)`,
  form: ({ either }) =>
    either('Мокрыми руками слепите из смеси 8 плоских котлет', 'Смочите руки водой и сформуйте из смеси 8 плоских котлет'),
  roll: () => 'Скатайте из смеси шарики около 3 см (1 дюйма) в диаметре',
  'wrap-up': ({ x, vessel }) => `Разложите ${x} ${(vessel.into === '' ? vesselWords['baking-paper'] : vessel).into} и закрутите края`,
  hollow: ({ x }) => `Разрежьте ${x} пополам и выньте середину ложкой`,
  stuff: ({ x, by, and }) => (and === '' ? `Начините, положив внутрь ${x}` : `Наполните ${and} ${by}`),
  'cover-with': ({ task, x, by, either }) =>
    task.subject === 'batter' ? `Вылейте сверху ${x}` : either(`Покройте сверху ${by}`, `Распределите сверху ${x}`),
}
