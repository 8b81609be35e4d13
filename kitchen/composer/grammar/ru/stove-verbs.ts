import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { degrees } from '#kitchen/composer/grammar/ru/measures.ts'
import { withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import type { Phrase } from '#kitchen/composer/grammar/ru/phrase.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `${either('Разогрейте духовку до', 'Нагрейте духовку до')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    return `${isButter ? 'Растопите' : either('Разогрейте', 'Нагрейте')} ${x} ${vessel.inside}${over}${time}`
  },
  'warm-pan': ({ vessel, over, either }) => `${either('Разогрейте', 'Нагрейте')} ${vessel.bare}${over}`,
  melt: ({ x, vessel, over, ending }) => `Растопите ${x} ${vessel.inside}${over}${ending}`,
  fry: ({ x, put, over, ending, either }) =>
    either(
      `Добавьте ${x} и обжаривайте${over}, время от времени помешивая,${ending}`,
      `Добавьте ${x} и жарьте${over}, часто помешивая,${ending}`,
      `Выложите ${x} и обжаривайте${over}, периодически перемешивая,${ending}`,
      `${put} ${x} и жарьте${over}${ending}`,
    ),
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `Добавьте ${x} и быстро обжаривайте${over}, всё время помешивая,${ending}`,
      `Выложите ${x} и жарьте${over}, непрерывно помешивая,${ending}`,
      `Положите ${x} и обжаривайте${over}, постоянно встряхивая сковороду,${ending}`,
    ),
  sear: ({ x, over, ending, either }) =>
    either(
      `Выложите ${x} в один слой и обжаривайте${over}, один раз перевернув,${ending}`,
      `Положите ${x} в сковороду и жарьте${over}, один раз перевернув,${ending}`,
      `Разложите ${x} свободно, не вплотную, и жарьте${over}, перевернув в середине,${ending}`,
    ),
  brown: ({ x, over, ending, either }) =>
    either(
      `Добавьте ${x} и обжаривайте${over}, переворачивая по мере надобности,${ending}`,
      `Положите ${x} и подрумяньте со всех сторон${over}${ending}`,
    ),
  bloom: ({ x, put, ending, either }) =>
    either(
      `Добавьте ${x} и прогревайте, помешивая,${ending}`,
      `${put} ${x} и мешайте${ending}`,
      `Добавьте ${x} и обжаривайте, всё время помешивая,${ending}`,
      `${put} ${x} и прогревайте, мешая без остановки,${ending}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, ending }) => `Доведите до кипения${over}${ending}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, vessel, over, ending, either }) =>
    `Положите ${x} ${vessel.into}${and === '' ? '' : `, влейте ${and}`}, доведите до кипения, затем накройте и варите${over}${ending}. ${either(
      'Оставьте под крышкой, пока готовится остальное',
      'Снимите с огня и держите под крышкой до подачи',
      'Не поднимайте крышку, пока не будет готово остальное',
    )}`,
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
      : either('часто встряхивая', 'всё время помешивая')
    return `${task.vessel === 'grill-pan' ? 'Прогрейте' : 'Подсушите'} ${x} на сухой сковороде${over}, ${manner},${ending}`
  },
  'bake-in-pan': ({ x, task, time, until }) =>
    `Пеките ${x} по очереди, один раз переворачивая${task.minutes === null ? '' : `, всего${time}`}${until}`,
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Освободите в сковороде место, разбейте туда ${x}, накройте и готовьте${over}${ending}`,
      `Сделайте ложкой углубления, разбейте в них ${x}, накройте и готовьте${over}${ending}`,
    ),
  'swirl-in': ({ x, ending }) =>
    `Слегка взбейте ${x}, затем влейте тонкой струйкой, размешивая суп по кругу${ending === '' ? '' : `; варите${ending}`}`,
}

function pourIn({ task, x, put, placed, over, time, either }: Phrase): string {
  const start = task.opens && task.vessel !== null ? placed : `${put} ${x}`
  if (task.cue === 'heated') return `${start} и прогрейте${over}${time}, не доводя до кипения`
  if (task.cue === 'syrupy')
    return either(
      `Добавьте ${x} и дайте побурлить${time}, соскребая всё со дна, до густоты сиропа`,
      `Влейте ${x}, соскребите всё, что пристало ко дну, и уваривайте${time} до густоты сиропа`,
    )
  if (task.cue === 'thickened') return `${put} ${x} и варите${over}${time} до лёгкого загустения`
  return `${start} и доведите до кипения${over}${time === '' ? '' : ` за${time}`}`
}

function simmer({ task, x, put, placed, andBy, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
  const verb = task.verb === 'braise' ? 'тушите' : 'варите'
  if (x === '') return isThick ? `Варите${over}, часто помешивая,${ending}` : `Накройте и ${verb}${over}${ending}`
  if (task.subject !== null) return `Варите ${x}${over}${ending}`
  const start = task.opens && task.vessel !== null ? placed : `${put} ${x}`
  if (task.continues) return `${start} и ${either('варите', 'продолжайте варить', 'готовьте')}${over}${ending}`
  if (andBy !== '')
    return `${start} вместе ${withPreposition(andBy)}, доведите до кипения и варите${over}${isThick ? ', часто помешивая,' : ''}${ending}`
  return isThick
    ? `${start} и варите без крышки${over}, часто помешивая,${ending}`
    : either(`${start}, накройте и ${verb}${over}${ending}`, `${start}, закройте крышкой и ${verb}${over}${ending}`)
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Опустите ${x} в кастрюлю с кипящей водой и варите`, `Вскипятите воду в кастрюле, опустите туда ${x} и варите`)}${ending}. Остудите в холодной воде, очистите и разрежьте пополам`
  if (task.continues) return `Добавьте ${x} и варите${ending}`
  const where = vessel.inside === '' ? 'в большой кастрюле' : vessel.inside
  return `${either(`Вскипятите воду ${where}, положите ${x} и варите`, `Опустите ${x} в кипящую воду ${where} и варите`)}${ending}. Слейте воду`
}
