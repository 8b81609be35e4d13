import { isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import { withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Russian sentences for stirring, crushing and blending, without the full stop. */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
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
    `${either('Разомните', 'Хорошо разомните')} ${x} ${task.vessel === 'saucepan' && !task.opens ? 'в кастрюле' : vessel.inside}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `Измельчите ${x} блендером${until}`
    return `${isWetEnough(task.items) ? `Измельчите ${x} в блендере` : `Измельчите ${x} в кухонном комбайне или растолките в ступке`}${until}`
  },
  grind: ({ x, vessel }) => `Растолките ${x} ${vessel.inside} в крупную крошку`,
  'rub-in': ({ x, andBy, vessel }) => `Перетрите ${x} ${withPreposition(andBy)} ${vessel.inside} в крошку`,
  'fold-in': ({ x, either }) => either(`Осторожно вмешайте ${x}`, `Бережно введите ${x}`),
  whip: ({ x, vessel, until, either }) => `${either('Взбейте', 'Хорошо взбейте')} ${x} ${vessel.inside}${until}`,
  crush: ({ x, vessel }) => `Разомните ${x} ${vessel.inside}`,
}
