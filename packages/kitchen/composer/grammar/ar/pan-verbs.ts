import { formsOf } from '#kitchen/composer/grammar/ar/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { areAll, hasBread } from '#kitchen/composer/grammar/handling.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** Is the fat an oil, which is poured? Margarine and lard are put into the pan. */
const isOil = ({ kin }: Item) => kin.endsWith('oil')

/** The pronoun for one fat that was already named ("ه", "ها"); empty for several fats and for the cook's own words. */
function pronounOf(items: readonly Item[]): string {
  const [forms] = items.map(formsOf)
  if (items.length !== 1 || forms === undefined) return ''
  return forms.isFeminine ? 'ها' : 'ه'
}

/** Arabic pan and grill sentences without the full stop, in the first person plural as Arabic cookbooks write. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const verb = areAll(task.items, 'butter') ? 'نذيب' : either('نسخن', 'نحمي')
    const it = pronounOf(task.items)
    return either(
      `${verb} ${x} في ${vessel}${over}${time}`,
      `في ${vessel} ${verb} ${x}${over}${time}`,
      `نضع ${x} في ${vessel} ثم ${verb}${it}${over}${time}`,
      `${verb} ${x}${over} في ${vessel}${time}`,
      `${task.items.every(isOil) ? 'نصب' : 'نضع'} ${x} في ${vessel} و${verb}${it}${over}${time}`,
    )
  },
  // The accusative of "pot" ends in alif: "نسخن قدرًا كبيرة".
  'warm-pan': ({ vessel, over, either }) =>
    `${either('نسخن', 'نحمي')} ${vessel.replace(/^قدر(?= |$)/, 'قدرًا').replace(/^وعاء/, 'وعاءً')}${over}`,
  melt: ({ x, vessel, over, ending }) => `نذيب ${x} في ${vessel}${over}${ending}`,
  fry: ({ x, over, ending, either }) =>
    either(
      `نضيف ${x} ونقلي${over} مع التحريك من حين إلى آخر${ending}`,
      `نشوح ${x}${over} مع التقليب${ending}`,
      `نضع ${x} ونقلب${over}${ending}`,
      `نقلي ${x}${over} مع التقليب بين الحين والآخر${ending}`,
      `ثم نضيف ${x} ونطهو${over} مع تحريك متكرر${ending}`,
    ),
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `نضيف ${x} ونقلي مع التحريك المستمر${over}${ending}`,
      `نضع ${x} ونقلب بسرعة${over}${ending}`,
      `نضيف ${x} ونقلب دون توقف${over}${ending}`,
      `نقلي ${x} بسرعة${over}${ending}`,
      `ثم نضيف ${x} ونحرك باستمرار${over}${ending}`,
    ),
  sear: ({ x, over, ending, either }) =>
    either(
      `نرتب ${x} في طبقة واحدة ونحمر${over} مع القلب مرة واحدة${ending}`,
      `نضع ${x} في المقلاة دون تكديس ونحمر${over} مع القلب في منتصف الوقت${ending}`,
    ),
  brown: ({ task, x, over, ending, either }) =>
    areAll(task.items, 'mince')
      ? either(`نضيف ${x} ونحمر${over} مع التفتيت بالملعقة${ending}`, `نضع ${x} ونحمر${over} مع تفكيك الكتل${ending}`)
      : either(`نضيف ${x} ونحمر من جميع الجهات${over}${ending}`, `نضع ${x} ونحمر${over} مع التقليب على كل الجوانب${ending}`),
  bloom: ({ x, ending, either }) =>
    either(
      `نضيف ${x} ونقلب${ending}`,
      `نشوح ${x} مع التحريك${ending}`,
      `نضع ${x} ونحرك دون توقف${ending}`,
      `نقلب ${x} على النار${ending}`,
      `ثم نضيف ${x} ونحرك جيدًا${ending}`,
    ),
  grill: ({ x, over, ending, either }) =>
    either(`نشوي ${x} على الشواية${over} مع التقليب${ending}`, `نضع ${x} على شواية ساخنة ونشوي${over} مع التقليب المتكرر${ending}`),
  toast: ({ task, x, over, ending, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('على الوجهين', 'مع القلب مرة واحدة')
      : either('مع هز المقلاة', 'مع التحريك المستمر', 'مع التقليب', 'مع التحريك', 'مع تحريك متكرر')
    const verb = task.vessel === 'grill-pan' ? 'نسخن' : 'نحمص'
    return either(
      `${verb} ${x} في مقلاة جافة${over} ${manner}${ending}`,
      `في مقلاة جافة ${verb} ${x}${over} ${manner}${ending}`,
      `نضع ${x} في مقلاة ساخنة وجافة و${verb}${over} ${manner}${ending}`,
      `${verb} ${x}${over} في مقلاة غير مدهونة ${manner}${ending}`,
      `${verb} ${x}${over} في مقلاة صغيرة جافة ${manner}${ending}`,
    )
  },
  'bake-in-pan': ({ task, x, lasts, until }) => {
    const inAll = task.minutes === null ? '' : ` لمدة ${lasts} في المجموع`
    return `نطهو ${x} على دفعات في المقلاة مع القلب مرة واحدة${inAll}${until}`
  },
  'crack-in': ({ x, shortVessel, over, ending, either }) =>
    either(
      `نصنع حفرًا صغيرة ونكسر ${x} فيها ثم نغطي ${shortVessel} ونطهو${over}${ending}`,
      `نفسح مكانًا في ${shortVessel} ونكسر ${x} فيه ثم نغطيها ونطهو${over}${ending}`,
    ),
}
