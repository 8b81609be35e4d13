import { areAll, isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import { isStrewn } from '#kitchen/composer/grammar/ru/handling.ts'
import { withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import type { Phrase } from '#kitchen/composer/grammar/ru/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ru/words.ts'
import { isSpread } from '#kitchen/composer/grammar/soft-cheeses.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      'Вымойте, очистите и нарежьте всё, как указано в списке',
      'Подготовьте продукты: помойте и нарежьте по списку',
      'Сначала вымойте, почистите и порежьте продукты так, как написано в списке',
      'Перед началом помойте продукты и нарежьте их так, как указано в списке',
      'Заранее всё подготовьте: помойте, при необходимости очистите и нарежьте',
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
  'stir-in': ({ task, x, put, vessel, over, ending, either }) => {
    if (isMisoOnly(task.items)) return `Снимите с огня и вмешайте ${x}`
    if (task.subject === 'dressing') return either(`Влейте ${x} и перемешайте`, `Добавьте ${x} и осторожно перемешайте`)
    if (task.minutes !== null) return `${put} ${x} и готовьте${over}${ending}`
    if (task.opens && task.vessel === 'bowl') return `Смешайте ${x} ${vessel.inside}`
    return either(
      `Вмешайте ${x}`,
      `${put} ${x} и перемешайте`,
      `Добавьте ${x} и размешайте`,
      `Хорошо вмешайте ${x}`,
      `Добавьте ${x}, помешивая`,
    )
  },
  toss: ({ task, x, andBy, vessel, shortVessel, either }) => {
    if (andBy !== '')
      return either(
        `Перемешайте ${x} ${withPreposition(andBy)} ${vessel.inside}`,
        `Смешайте ${x} ${vessel.inside} ${withPreposition(andBy)}`,
        `Выложите ${x} ${vessel.into} и перемешайте ${withPreposition(andBy)}`,
        `Соедините ${x} ${withPreposition(andBy)} ${vessel.inside}`,
        `Хорошо перемешайте ${vessel.inside} ${x} ${withPreposition(andBy)}`,
      )
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return `Выложите ${x} ${vessel.into}`
    if (task.vessel === 'salad-bowl') return either(`Выложите ${x} ${vessel.into} и слегка перемешайте`, `Соедините ${x} ${vessel.inside}`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `Разложите ${x} ${vessel.inside}`
    return either(`Добавьте ${x} ${shortVessel.into} и хорошо перемешайте`, `Переложите ${x} ${shortVessel.into} и перемешайте`)
  },
  'lift-out': ({ x, either }) =>
    either(`Выньте ${x} и держите в тепле на тарелке`, `Переложите ${x} на тарелку и держите в тепле`, `Переложите ${x} на тёплую тарелку`),
  'take-out': ({ x }) => `Выньте ${x} и выбросьте`,
  return: ({ x, shortVessel, either }) => either(`Верните ${x} ${shortVessel.into}`, `Снова положите ${x} ${shortVessel.into}`),
  drain: ({ x }) => `Откиньте на дуршлаг ${x} и дайте стечь`,
  whisk: ({ task, x, andBy, vessel, until, either }) => {
    if (task.continues) return `Понемногу влейте ${x}, взбивая${until}`
    return `${either('Взбейте', 'Смешайте венчиком', 'Размешайте', 'Взболтайте', 'Тщательно смешайте')} ${x}${andBy === '' ? '' : ` ${withPreposition(andBy)}`} ${vessel.inside}${until}`
  },
  mix: ({ task, x, andBy, vessel, until, either }) => {
    if (andBy !== '') return `${either('Смешайте', 'Соедините')} ${x} ${withPreposition(andBy)} ${vessel.inside} и вымесите${until}`
    if (x === '') return `Хорошо перемешайте${until}`
    if (!task.opens) return either(`Добавьте ${x} и размешайте${until}`, `Вмешайте ${x}${until}`)
    return task.items.length === 1
      ? `Положите ${x} ${vessel.into}`
      : `${either('Смешайте', 'Соедините', 'Перемешайте')} ${x} ${vessel.inside}${until}`
  },
  mash: ({ task, x, vessel, until, either }) =>
    `${either('Разомните', 'Хорошо разомните')} ${x} ${task.vessel === 'saucepan' ? 'в кастрюле' : vessel.inside}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `Измельчите ${x} блендером${until}`
    return `${isWetEnough(task.items) ? `Измельчите ${x} в блендере` : `Измельчите ${x} в кухонном комбайне или растолките в ступке`}${until}`
  },
  grind: ({ x, vessel }) => `Растолките ${x} ${vessel.inside} в крупную крошку`,
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
    return task.items.every((item) => isIn(item, 'acid', 'fat') && item.kin !== 'tamarind')
      ? either(`Сбрызните ${by}`, `Сбрызните сверху ${by}`, `Полейте ${by}`)
      : task.items.every((item) => item.kin === 'sugar' || item.kin === 'powdered-sugar')
        ? `Посыпьте сверху ${by}`
        : `Добавьте сверху ${x}`
  },
  scatter: ({ task, x, by, either }) => {
    if (task.items.length > 0 && task.items.every(isSpread)) return either(`Выложите сверху ложкой ${x}`, `Разложите сверху ${x}`)
    if (!task.items.every(isStrewn)) return `Разложите сверху ${x}`
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
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Выложите горячую смесь на ${x}`
      : either(`Выложите горячую смесь на ${x} и сверните`, `Заверните горячую смесь в ${x}`),
  'pour-over': ({ task, x, of, over, ending, either }) => {
    if (task.vessel === 'jar') return `Залейте горячей жидкостью доверху, чтобы заполнить ${x}, и закройте`
    if (task.subject === 'sauce')
      return either(`Влейте ${x} и готовьте${over}${ending}`, `Добавьте ${x}, перемешайте и готовьте${over}${ending}`)
    return `Влейте ${x === '' ? of : x} ровным слоем и готовьте${over}${ending}`
  },
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
  marinate: ({ x, ending, either }) => either(`Оставьте ${x} мариноваться${ending}`, `Накройте ${x} и маринуйте${ending}`),
  shape: () => 'Разделите тесто на 4 части и тонко раскатайте каждую',
  'rub-in': ({ x, andBy, vessel }) => `Перетрите ${x} ${withPreposition(andBy)} ${vessel.inside} в крошку`,
  'fold-in': ({ x, either }) => either(`Осторожно вмешайте ${x}`, `Бережно введите ${x}`),
  dip: ({ x, either }) => either(`Обмакните ${x} в смесь с обеих сторон`, `Подержите ${x} в смеси, чтобы хорошо пропитать`),
  layer: ({ task, x, vessel }) => {
    if (task.vessel === 'baking-dish') return `Положите ${x} ${vessel.into} и засыпьте крошкой`
    if (task.vessel === 'jar') return `Плотно уложите ${x} ${vessel.into}`
    return task.vessel === 'cake-tin' ? `Вылейте ${x} ${vessel.into}` : `Разложите ${x} ${vessel.into}`
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
  whip: ({ x, vessel, until, either }) => `${either('Взбейте', 'Хорошо взбейте')} ${x} ${vessel.inside}${until}`,
  crush: ({ x, vessel }) => `Разомните ${x} ${vessel.inside}`,
  freeze: ({ task, vessel, ending }) =>
    `Заморозьте ${(task.vessel === null ? vesselWords['freezer-box'] : vessel).inside}, изредка помешивая,${ending}`,
}
