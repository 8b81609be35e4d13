import { areAll, hasBread } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ru/phrase.ts'
import { capitalised, uncapitalised } from '#kitchen/composer/grammar/text.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Russian pan and grill sentences without the full stop. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
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
  brown: ({ task, x, over, ending, either }) =>
    areAll(task.items, 'mince')
      ? either(
          `Добавьте ${x} и обжаривайте${over}, разминая комки ложкой,${ending}`,
          `Положите ${x} и подрумяньте${over}, разбивая комки,${ending}`,
        )
      : either(
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
}
