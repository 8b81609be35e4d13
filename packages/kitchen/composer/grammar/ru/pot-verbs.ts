import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import { withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Russian pot sentences (water, broth, steam) without the full stop. */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, over, lasts, until, either }) => {
    // A boil already implies bubbles, so only another sign is written.
    const sign = task.cue === 'bubbling' && task.proofs.length === 0 ? '' : until
    const end = `${lasts === '' ? '' : ` за ${lasts}`}${sign}`
    if (task.subject !== null) return either(`Снова доведите ${x} до кипения${over}${end}`, `Ещё раз вскипятите ${x}${over}${end}`)
    return either(
      `Доведите всё до кипения${over}${end}`,
      `Вскипятите всё${over}${end}`,
      `Дайте всему закипеть${over}${end}`,
      `Нагрейте всё${over} до кипения${end}`,
      `Дайте всему вскипеть${over}${end}`,
    )
  },
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, andBy, vessel, over, ending, either }) => {
    const pour = (verb: string) => (and === '' ? '' : `${verb} ${and}`)
    return either(
      `Положите ${x} ${vessel.into}${pour(', влейте')}, доведите до кипения, затем накройте и варите${over}${ending}. Оставьте под крышкой, пока готовится остальное`,
      `${capitalised(vessel.inside)} доведите до кипения ${x}${andBy === '' ? '' : ` ${withPreposition(andBy)}`}; закройте крышкой и варите${over}${ending}. Снимите с огня и держите под крышкой до подачи`,
      `Выложите ${x} ${vessel.into}${pour(', добавьте')}, дайте закипеть, накройте и готовьте${over}${ending}. Не поднимайте крышку, пока не будет готово остальное`,
      `Соедините ${x}${pour(' и')} ${vessel.inside}, нагрейте до кипения и варите под крышкой${over}${ending}. Снимите с огня, не открывая крышку`,
      `Поместите ${x} ${vessel.into}${pour(', затем влейте')}; когда закипит, накройте и оставьте вариться${over}${ending}. До подачи не открывайте`,
    )
  },
  steam: ({ task, x, vessel, over, ending }) => {
    if (task.vessel === 'saucepan') return `Положите ${x} ${vessel.into}, плесните немного воды, накройте и прогревайте${over}${ending}`
    return task.continues
      ? `Добавьте ${x} в пароварку и готовьте на пару${ending}`
      : `Положите ${x} ${vessel.into} над кипящей водой, накройте и готовьте на пару${ending}`
  },
  'swirl-in': ({ x, ending }) =>
    `Слегка взбейте ${x}, затем влейте тонкой струйкой, размешивая суп по кругу${ending === '' ? '' : `; варите${ending}`}`,
}

function pourIn({ task, x, put, placed, over, time, lasts, either }: TaskWords): string {
  const start = task.opens && task.vessel !== null ? placed : `${put} ${x}`
  if (task.cue === 'heated') return `${start} и прогрейте${over}${time}, не доводя до кипения`
  if (task.cue === 'syrupy')
    return either(
      `Добавьте ${x} и дайте покипеть${time}, соскребая всё со дна, до густоты сиропа`,
      `Влейте ${x}, соскребите всё, что пристало ко дну, и уваривайте${time} до густоты сиропа`,
    )
  if (task.cue === 'thickened') return `${put} ${x} и варите${over}${time} до лёгкого загустения`
  const within = lasts === '' ? '' : ` за ${lasts}`
  return `${start}${either(
    ` и доведите до кипения${over}${within}`,
    `; вскипятите${over}${within}`,
    ` и дайте закипеть${over}${within}`,
    `, затем${within}${over} нагрейте до кипения`,
    ` и вскипятите${within}${over}`,
  )}`
}

function simmer({ task, x, put, placed, andBy, over, ending, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
  const verb = task.verb === 'braise' ? 'тушите' : 'варите'
  const stirring = either(
    ', часто помешивая,',
    ', помешивая,',
    ', периодически перемешивая,',
    ', постоянно перемешивая,',
    ', не забывая помешивать,',
  )
  if (x === '')
    return isThick
      ? either(
          `Варите${over}${stirring}${ending}`,
          `Готовьте${over}${stirring}${ending}`,
          `Варите без крышки${over}${stirring}${ending}`,
          `Уваривайте${over}${stirring}${ending}`,
          `Продолжайте варить${over}${stirring}${ending}`,
        )
      : either(
          `Накройте и ${verb}${over}${ending}`,
          `Закройте крышкой; ${verb}${over}${ending}`,
          `Под крышкой ${verb}${over}${ending}`,
          `${capitalised(verb)} под крышкой${over}${ending}`,
          `Накройте крышкой, затем ${verb}${over}${ending}`,
        )
  if (task.subject !== null)
    return either(`Варите ${x}${over}${ending}`, `Готовьте ${x}${over}${ending}`, `Продолжайте варить ${x}${over}${ending}`)
  const start = task.opens && task.vessel !== null ? placed : `${put} ${x}`
  const end = `${over}${isThick ? stirring : ''}${ending}`
  if (task.continues)
    return `${start}${either(' и варите', '; продолжайте варить', ' и продолжайте варить', ', затем варите', ' и оставьте вариться')}${end}`
  if (andBy !== '')
    return `${start} вместе ${withPreposition(andBy)}${either(', доведите до кипения и варите', '; вскипятите и варите', ', дайте закипеть и варите', ', нагрейте до кипения, затем варите', '; когда закипит, варите')}${end}`
  return isThick
    ? `${start}${either(' и варите без крышки', '; варите без крышки', ' и варите, не накрывая,', ', затем варите без крышки', ' и уваривайте')}${end}`
    : `${start}${either(`, накройте и ${verb}`, `; ${verb} под крышкой`, ` и ${verb} под крышкой`, `, закройте крышкой, затем ${verb}`, `, накройте крышкой и ${verb}`)}${end}`
}

function boil({ task, x, vessel, ending, either }: TaskWords): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Опустите ${x} в кастрюлю с кипящей водой и варите`, `Вскипятите воду в кастрюле, опустите туда ${x} и варите`)}${ending}. Остудите в холодной воде, очистите и разрежьте пополам`
  if (task.continues) return `Добавьте ${x} и варите${ending}`
  const where = vessel.inside === '' ? 'в большой кастрюле' : vessel.inside
  return either(
    `Вскипятите воду ${where}, положите ${x} и варите${ending}. Слейте воду`,
    `Варите ${x} ${where} в кипящей воде${ending}. Откиньте на дуршлаг`,
    `Опустите ${x} в кипящую воду ${where} и варите${ending}. Воду слейте`,
    `${capitalised(where)} доведите до кипения воду; добавьте ${x} и варите${ending}. Дайте воде стечь`,
    `Отварите ${x} ${where}${ending}, затем слейте воду`,
  )
}
