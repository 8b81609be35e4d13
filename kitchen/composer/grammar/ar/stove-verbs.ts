import { isPoured } from '#kitchen/composer/grammar/ar/handling.ts'
import { degrees } from '#kitchen/composer/grammar/ar/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/ar/phrase.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop: "we add, we fry", as Arabic cookbooks have them. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `${either('نسخن الفرن مسبقًا على حرارة', 'نحمي الفرن على حرارة')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, vessel, over, time }) => {
    const isButter = areAll(task.items, 'butter')
    return `${isButter ? 'نذيب' : 'نسخن'} ${x} في ${vessel}${over}${time}`
  },
  // A pot takes the accusative's alif: "نسخن قدرًا كبيرة".
  'warm-pan': ({ vessel, over }) => `نسخن ${vessel.replace(/^قدر /, 'قدرًا ')}${over}`,
  melt: ({ x, vessel, over, ending }) => `نذيب ${x} في ${vessel}${over}${ending}`,
  fry: ({ x, over, ending, either }) =>
    either(
      `نضيف ${x} ونقلي${over} مع التحريك من حين إلى آخر${ending}`,
      `نضيف ${x} ونشوح${over} مع التقليب${ending}`,
      `نضع ${x} ونقلب${over}${ending}`,
      `نضيف ${x} ونقلي${over} مع التقليب بين الحين والآخر${ending}`,
    ),
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `نضيف ${x} ونقلي مع التحريك المستمر${over}${ending}`,
      `نضع ${x} ونقلب بسرعة${over}${ending}`,
      `نضيف ${x} ونقلب دون توقف${over}${ending}`,
    ),
  sear: ({ x, over, ending, either }) =>
    either(
      `نرتب ${x} في طبقة واحدة ونحمر${over} مع القلب مرة واحدة${ending}`,
      `نضع ${x} في المقلاة دون تكديس ونحمر${over} مع القلب في منتصف الوقت${ending}`,
    ),
  brown: ({ x, over, ending, either }) =>
    either(`نضيف ${x} ونحمر من جميع الجهات${over}${ending}`, `نضع ${x} ونحمر${over} مع التقليب على كل الجوانب${ending}`),
  bloom: ({ x, ending, either }) =>
    either(`نضيف ${x} ونقلب${ending}`, `نضيف ${x} ونشوح مع التحريك${ending}`, `نضيف ${x} ونحرك دون توقف${ending}`),
  'pour-in': pourIn,
  'boil-up': ({ over, ending }) => `نرفع الحرارة حتى الغليان${over}${ending}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, vessel, over, ending, either }) =>
    `نضع ${x}${and === '' ? '' : ` مع ${and}`} في ${vessel}، وعند الغليان نغطي القدر ونطهو${over}${ending}. ${either(
      'نبقي القدر مغطاة حتى وقت التقديم',
      'نرفع القدر عن النار ونتركها مغطاة حتى الحاجة',
    )}`,
  steam: ({ task, x, vessel, over, ending }) => {
    if (task.vessel === 'saucepan') return `نضع ${x} في ${vessel} مع رشة ماء، ثم نغطي ونسخن${over}${ending}`
    return task.continues
      ? `نضيف ${x} إلى قدر التبخير ونطهو على البخار${ending}`
      : `نضع ${x} في ${vessel} فوق ماء يغلي، ثم نغطي ونطهو على البخار${ending}`
  },
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `نضيف ${x} إلى ${shortVessel} ونقلب ثم نشوي في الفرن${ending}`
    return task.opens ? `${either('نوزع', 'نفرد', 'نضع')} ${x} في ${vessel} ونشوي في الفرن${ending}` : `نشوي ${x} في الفرن${ending}`
  },
  bake: ({ task, x, ending }) => {
    if (task.subject === 'mixture') return `نخبز في الفرن${ending}`
    return task.subject === 'parcels' ? `نضع ${x} في صينية ونخبز في الفرن${ending}` : `نخبز ${x} في الفرن${ending}`
  },
  grill: ({ x, over, ending, either }) =>
    either(`نشوي ${x} على الشواية${over} مع التقليب${ending}`, `نضع ${x} على شواية ساخنة ونشوي${over} مع التقليب المتكرر${ending}`),
  toast: ({ task, x, over, ending, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread ? either('على الوجهين', 'مع القلب مرة واحدة') : either('مع هز المقلاة', 'مع التحريك المستمر')
    return `${task.vessel === 'grill-pan' ? 'نسخن' : 'نحمص'} ${x} في مقلاة جافة${over} ${manner}${ending}`
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `${time} في المجموع`
    return `نطهو ${x} على دفعات في المقلاة مع القلب مرة واحدة${inAll}${until}`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `نصنع حفرًا صغيرة ونكسر ${x} فيها ثم نغطي ونطهو${over}${ending}`,
      `نفسح مكانًا في المقلاة ونكسر ${x} فيه ثم نغطي ونطهو${over}${ending}`,
    ),
  'swirl-in': ({ x, ending }) =>
    `نخفق ${x} خفقًا خفيفًا ثم نصب الخليط في خيط رفيع مع تحريك الحساء بحركة دائرية${ending === '' ? '' : `، ونطهو${ending}`}`,
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  const put = task.items.every(isPoured) ? either('نضيف', 'نصب') : 'نضيف'
  if (task.cue === 'heated') {
    const verb = task.opens && task.vessel !== null ? `نضع ${x} في ${vessel}` : `${put} ${x}`
    return `${verb} ونسخن${over}${time} دون الوصول إلى الغليان`
  }
  if (task.cue === 'syrupy')
    return either(
      `نصب ${x} ونترك السائل يغلي${time} مع كشط القاع حتى يتكاثف السائل ويلمع`,
      `نضيف ${x} ونكشط القاع ونترك السائل يغلي${time} حتى يتكاثف السائل ويلمع`,
    )
  if (task.cue === 'thickened') return `نصب ${x} ونطهو${time} حتى يتكاثف القوام قليلًا`
  return `${task.opens ? `نضع ${x} في ${vessel}` : `${put} ${x}`} ونرفع الحرارة حتى الغليان${over}${time}`
}

function simmer({ task, x, and, vessel, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
  if (x === '') return isThick ? `نطهو${over} مع التحريك المتكرر${ending}` : `نغطي القدر ونطهو${over}${ending}`
  if (task.subject !== null) return `نطهو ${x}${over}${ending}`
  const put = task.opens ? `نضع ${x} في ${vessel}` : either(`نضيف ${x}`, `نضيف بعد ذلك ${x}`)
  if (task.continues) return `${put} ${either('ونطهو', 'ونواصل الطهو')}${over}${ending}`
  if (and !== '') return `${put} مع ${and}، وبعد الغليان نطهو${over}${isThick ? ' مع التحريك المتكرر' : ''}${ending}`
  return isThick ? `${put} ونطهو دون غطاء${over} مع التحريك المتكرر${ending}` : `${put} ثم نغطي ونطهو${over}${ending}`
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`نسلق ${x} في قدر من الماء المغلي`, `نضع ${x} في قدر من الماء المغلي ونسلق`)}${ending}. نبرد بماء بارد ثم نقشر ونقطع أنصافًا`
  if (task.continues) return `نضيف ${x} ونسلق${ending}`
  return `${either(`نغلي كمية وافرة من الماء في ${vessel} ثم نضيف ${x} ونسلق`, `نضع ${x} في ${vessel} من الماء المغلي ونسلق`)}${ending}. نصفي جيدًا من ماء السلق`
}
