import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { degrees } from '#kitchen/composer/grammar/ru/measures.ts'
import { withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import type { Phrase } from '#kitchen/composer/grammar/ru/phrase.ts'
import { capitalised, uncapitalised } from '#kitchen/composer/grammar/text.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `${either('Разогрейте духовку до', 'Нагрейте духовку до', 'Поставьте духовку разогреваться до', 'Включите духовку и разогрейте до', 'Предварительно разогрейте духовку до')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const verb = isButter ? 'Растопите' : either('Разогрейте', 'Нагрейте', 'Прогрейте', 'Разогрейте', 'Нагрейте')
    return either(
      `${verb} ${x} ${vessel.inside}${over}${time}`,
      `${capitalised(vessel.inside)} ${uncapitalised(verb)} ${x}${over}${time}`,
      `${verb}${over} ${x} ${vessel.inside}${time}`,
      `${verb} ${vessel.inside} ${x}${over}${time}`,
      over === ''
        ? `${verb} ${x} ${vessel.inside}${time}`
        : `${capitalised(over.trimStart())} ${uncapitalised(verb)} ${x} ${vessel.inside}${time}`,
    )
  },
  'warm-pan': ({ vessel, over, either }) => `${either('Разогрейте', 'Нагрейте')} ${vessel.bare}${over}`,
  melt: ({ x, vessel, over, ending }) => `Растопите ${x} ${vessel.inside}${over}${ending}`,
  fry: ({ x, put, over, ending, either }) =>
    either(
      `Добавьте ${x} и обжаривайте${over}, время от времени помешивая,${ending}`,
      `Обжарьте ${x}${over}, часто помешивая,${ending}`,
      `Выложите ${x} и жарьте${over}, периодически перемешивая,${ending}`,
      `${put} ${x}; жарьте, помешивая,${over}${ending}`,
      `Положите ${x} и готовьте${over}, не забывая помешивать,${ending}`,
    ),
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `Добавьте ${x} и быстро обжаривайте${over}, всё время помешивая,${ending}`,
      `Выложите ${x} и жарьте${over}, непрерывно помешивая,${ending}`,
      `Положите ${x} и обжаривайте${over}, постоянно встряхивая,${ending}`,
      `Быстро обжарьте ${x}${over}, постоянно перемешивая,${ending}`,
      `Жарьте ${x}${over}, всё время переворачивая,${ending}`,
    ),
  sear: ({ x, over, ending, either }) =>
    either(
      `Выложите ${x} в один слой и обжаривайте${over}, один раз перевернув,${ending}`,
      `Положите ${x} в сковороду и жарьте${over}, один раз перевернув,${ending}`,
      `Разложите ${x} на сковороде не вплотную и жарьте${over}, один раз перевернув в середине,${ending}`,
    ),
  brown: ({ x, over, ending, either }) =>
    either(
      `Добавьте ${x} и обжаривайте${over}, переворачивая по мере надобности,${ending}`,
      `Положите ${x} и подрумяньте со всех сторон${over}${ending}`,
    ),
  bloom: ({ x, put, ending, either }) =>
    either(
      `Добавьте ${x} и прогревайте, помешивая,${ending}`,
      `${put} ${x} и прогревайте, мешая,${ending}`,
      `Туда же положите ${x} и обжаривайте, постоянно перемешивая,${ending}`,
      `${put} ${x} и прогрейте, непрерывно помешивая,${ending}`,
      `Затем добавьте ${x} и жарьте, всё время помешивая,${ending}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ task, over, lasts, until, either }) => {
    // What boils bubbles: only another sign is said.
    const sign = task.cue === 'bubbling' && task.proofs.length === 0 ? '' : until
    const end = `${lasts === '' ? '' : ` за ${lasts}`}${sign}`
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
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `Добавьте ${x} ${shortVessel.into}, перемешайте и запекайте${ending}`
    if (!task.opens) return `Запекайте ${x}${ending}`
    return `${either(`Разложите ${x} ${vessel.inside}`, `Выложите ${x} ${vessel.into}`, `Распределите ${x} ${vessel.inside}`)} и запекайте${ending}`
  },
  bake: ({ task, x, ending }) => {
    if (task.subject === 'mixture') return `Запекайте${ending}`
    if (task.subject === 'crumble') return `Выпекайте${ending}`
    return task.subject === 'parcels'
      ? `Положите ${x} на противень и запекайте${ending}`
      : `${task.subject === null ? 'Запекайте' : 'Выпекайте'} ${x}${ending}`
  },
  grill: ({ x, over, ending, either }) =>
    either(
      `Жарьте ${x} на гриле${over}, время от времени переворачивая,${ending}`,
      `Готовьте ${x} на гриле или сковороде-гриль${over}, часто переворачивая,${ending}`,
    ),
  toast: ({ task, x, over, ending, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('один раз перевернув', 'переворачивая по мере надобности')
      : either('часто встряхивая', 'всё время помешивая', 'время от времени встряхивая', 'постоянно перемешивая', 'не забывая помешивать')
    const verb =
      task.vessel === 'grill-pan'
        ? 'Прогрейте'
        : either('Подсушите', 'Обжарьте', 'Подсушите', 'Подрумяньте', isBread ? 'Подсушите' : 'Прокалите')
    return either(
      `${verb} ${x} на сухой сковороде${over}, ${manner},${ending}`,
      `На сухой сковороде ${uncapitalised(verb)} ${x}${over}, ${manner},${ending}`,
      `Выложите ${x} на сковороду без жира; ${uncapitalised(verb)}${over}, ${manner},${ending}`,
      `${verb} ${x} без жира${over}, ${manner},${ending}`,
      `${verb}${over} ${x} в сухой сковороде, ${manner},${ending}`,
    )
  },
  'bake-in-pan': ({ x, task, lasts, until }) =>
    `Пеките ${x} по очереди, один раз переворачивая${task.minutes === null ? '' : `, всего ${lasts}`}${until}`,
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Освободите в сковороде место, разбейте туда ${x}, накройте и готовьте${over}${ending}`,
      `Сделайте ложкой углубления, разбейте в них ${x}, накройте и готовьте${over}${ending}`,
    ),
  'swirl-in': ({ x, ending }) =>
    `Слегка взбейте ${x}, затем влейте тонкой струйкой, размешивая суп по кругу${ending === '' ? '' : `; варите${ending}`}`,
}

function pourIn({ task, x, put, placed, over, time, lasts, either }: Phrase): string {
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

function simmer({ task, x, put, placed, andBy, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
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

function boil({ task, x, vessel, ending, either }: Phrase): string {
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
