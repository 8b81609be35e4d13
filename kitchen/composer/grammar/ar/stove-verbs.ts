import { isPoured } from '#kitchen/composer/grammar/ar/handling.ts'
import { degrees } from '#kitchen/composer/grammar/ar/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/ar/phrase.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop: "we add, we fry", as Arabic cookbooks have them. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `${either('نسخن الفرن مسبقًا على حرارة', 'نحمي الفرن على حرارة', 'نضبط الفرن على حرارة', 'نشعل الفرن على حرارة', 'نسخن الفرن حتى حرارة')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const verb = areAll(task.items, 'butter') ? 'نذيب' : either('نسخن', 'نحمي')
    return either(
      `${verb} ${x} في ${vessel}${over}${time}`,
      `في ${vessel} ${verb} ${x}${over}${time}`,
      `نضع ${x} في ${vessel} ثم ${verb}${over}${time}`,
      `${verb}${over} ${x} في ${vessel}${time}`,
      `نبدأ بوضع ${x} في ${vessel} والتسخين${over}${time}`,
    )
  },
  // A pot takes the accusative's alif: "نسخن قدرًا كبيرة".
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
  brown: ({ x, over, ending, either }) =>
    either(`نضيف ${x} ونحمر من جميع الجهات${over}${ending}`, `نضع ${x} ونحمر${over} مع التقليب على كل الجوانب${ending}`),
  bloom: ({ x, ending, either }) =>
    either(
      `نضيف ${x} ونقلب${ending}`,
      `نشوح ${x} مع التحريك${ending}`,
      `نضع ${x} ونحرك دون توقف${ending}`,
      `نقلي أيضًا ${x}${ending}`,
      `ثم نضيف ${x} ونحرك جيدًا${ending}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, ending, either }) =>
    either(
      `نرفع الحرارة حتى الغليان${over}${ending}`,
      `نغلي${over}${ending}`,
      `نترك الخليط يغلي${over}${ending}`,
      `نسخن حتى الغليان${over}${ending}`,
    ),
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, vessel, over, ending, either }) => {
    const both = and === '' ? x : `${x} مع ${and}`
    return either(
      `نضع ${both} في ${vessel}، وعند الغليان نغطي القدر ونطهو${over}${ending}. نبقي القدر مغطاة حتى وقت التقديم`,
      `في ${vessel} نغلي ${both} ثم نضع الغطاء ونطهو${over}${ending}. نرفع القدر عن النار ونتركها مغطاة حتى الحاجة`,
      `نجمع ${both} في ${vessel}، وبعد الغليان نخفض الحرارة ونغطي ونطهو${over}${ending}. نترك الغطاء في مكانه بعيدًا عن النار`,
      `نطهو ${both} في ${vessel}، وبعد غليان الماء نغطي ونطهو${over}${ending}. نترك القدر مغطاة`,
      `نبدأ بغلي ${both} في ${vessel}، ثم نغطي ونطهو${over}${ending}. لا نرفع الغطاء قبل التقديم`,
    )
  },
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
    const manner = isBread
      ? either('على الوجهين', 'مع القلب مرة واحدة')
      : either('مع هز المقلاة', 'مع التحريك المستمر', 'مع التقليب', 'مع التحريك', 'مع تحريك متكرر')
    const verb = task.vessel === 'grill-pan' ? 'نسخن' : 'نحمص'
    return either(
      `${verb} ${x} في مقلاة جافة${over} ${manner}${ending}`,
      `في مقلاة جافة ${verb} ${x}${over} ${manner}${ending}`,
      `نضع ${x} في مقلاة ساخنة وجافة و${verb}${over} ${manner}${ending}`,
      `${verb} ${x}${over} في المقلاة ${manner}${ending}`,
      `${verb}${over} ${x} في مقلاة صغيرة جافة ${manner}${ending}`,
    )
  },
  'bake-in-pan': ({ task, x, lasts, until }) => {
    const inAll = task.minutes === null ? '' : ` لمدة ${lasts} في المجموع`
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
  // One thing alone is not brought together.
  const gather = task.items.length === 1 ? 'نضع' : 'نجمع'
  const start = task.opens
    ? either(`نضع ${x} في ${vessel}`, `في ${vessel} ${gather} ${x}`, `${gather} ${x} في ${vessel}`)
    : either(`${put} ${x}`, `${put} ${x}`, `${put} بعد ذلك ${x}`, `${put} أيضًا ${x}`, `ثم ${put} ${x}`)
  return `${start} ${either('ونرفع الحرارة حتى الغليان', 'ثم نغلي', 'ونترك الخليط يغلي', 'ونسخن حتى الغليان', 'ونرفع الحرارة إلى الغليان')}${over}${time}`
}

function simmer({ task, x, and, vessel, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
  const stirring = isThick ? either(' مع التحريك المتكرر', ' مع التحريك', ' مع التقليب', ' مع تحريك مستمر', ' مع تحريك متكرر') : ''
  const end = `${over}${stirring}${ending}`
  const cooking = 'نطهو'
  if (x === '')
    return isThick ? `${cooking}${end}` : either(`نغطي القدر و${cooking}${end}`, `نضع الغطاء و${cooking}${end}`, `نغطي ثم ${cooking}${end}`)
  if (task.subject !== null) return `نطهو ${x}${end}`
  const put = task.opens
    ? either(`نضع ${x} في ${vessel}`, `في ${vessel} نجمع ${x}`, `نجمع ${x} في ${vessel}`)
    : either(`نضيف ${x}`, `نضع ${x}`, `نضيف بعد ذلك ${x}`, `نضيف أيضًا ${x}`, `ثم نضيف ${x}`)
  if (task.continues) return `${put} و${cooking}${end}`
  if (and !== '')
    return `${put} مع ${and}، ${either('وبعد الغليان', 'ثم نغلي وبعد ذلك', 'وعند الغليان', 'وبعد غليان الخليط', 'وبعد أن يغلي الخليط')} ${cooking}${end}`
  return isThick
    ? `${put} و${cooking}${either(' دون غطاء', ' بلا غطاء')}${end}`
    : `${put} ${either('ثم نغطي', 'ونضع الغطاء', 'ونغطي القدر', 'ثم نضع الغطاء', 'ونغطي')} و${cooking}${end}`
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`نسلق ${x} في قدر من الماء المغلي`, `نضع ${x} في قدر من الماء المغلي ونسلق`)}${ending}. نبرد بماء بارد ثم نقشر ونقطع أنصافًا`
  if (task.continues) return `نضيف ${x} ونسلق${ending}`
  return either(
    `نغلي كمية وافرة من الماء في ${vessel} ثم نضيف ${x} ونسلق${ending}. نصفي جيدًا من ماء السلق`,
    `نسلق ${x} في ${vessel} من الماء المغلي${ending} ثم نصفي`,
    `نضع ${x} في ${vessel} من الماء المغلي ونسلق${ending}. نصفي الماء`,
    `في ${vessel} نغلي الماء ونسلق فيه ${x}${ending}. نصفي بعدها`,
    `نبدأ بغلي الماء في ${vessel} وبعدها نسلق ${x}${ending}. نصفي بالمصفاة`,
  )
}
