import { isPoured } from '#kitchen/composer/grammar/ar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * Arabic pot sentences (water, broth, steam) without the full stop, in the first person plural as Arabic cookbooks
 * write.
 */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, over, ending, either }) =>
    task.subject === null
      ? either(
          `نعيد القدر إلى الغليان${over}${ending}`,
          `نسخن القدر حتى الغليان${over}${ending}`,
          `نترك القدر تغلي${over}${ending}`,
          `نوصل القدر إلى الغليان${over}${ending}`,
        )
      : `نعيد ${x} إلى الغليان مرة أخرى${over}${ending}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, vessel, over, ending, either }) => {
    const both = and === '' ? x : `${x} مع ${and}`
    return either(
      `نضع ${both} في ${vessel}، وعند الغليان نغطي القدر ونطهو${over}${ending}. نبقي القدر مغطاة حتى وقت التقديم`,
      `في ${vessel} نغلي ${both} ثم نضع الغطاء ونطهو${over}${ending}. نرفع القدر عن النار ونتركها مغطاة حتى الحاجة`,
      `نجمع ${both} في ${vessel}، وبعد الغليان نخفض الحرارة ونغطي القدر ونطهو${over}${ending}. نترك الغطاء في مكانه بعيدًا عن النار`,
      `نطهو ${both} في ${vessel}، وبعد غليان الماء نغطي القدر ونطهو${over}${ending}. نترك القدر مغطاة`,
      `نغلي ${both} في ${vessel}، ثم نغطي القدر ونطهو${over}${ending}. لا نرفع الغطاء قبل التقديم`,
    )
  },
  steam: ({ task, x, vessel, over, ending }) => {
    if (task.vessel === 'saucepan') return `نضع ${x} في ${vessel} مع رشة ماء، ثم نغطي القدر ونسخن${over}${ending}`
    return task.continues
      ? `نضيف ${x} إلى قدر التبخير ونطهو على البخار${ending}`
      : `نضع ${x} في ${vessel} فوق ماء يغلي، ثم نغطي القدر ونطهو على البخار${ending}`
  },
  'swirl-in': ({ x, ending }) =>
    `نخفق ${x} خفقًا خفيفًا ثم نصب الخليط في خيط رفيع مع تحريك الحساء بحركة دائرية${ending === '' ? '' : `، ونطهو${ending}`}`,
}

function pourIn({ task, x, vessel, shortVessel, over, time, either }: TaskWords): string {
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
  // A single food is put in, not combined.
  const gather = task.items.length === 1 ? 'نضع' : 'نجمع'
  const start = task.opens
    ? either(`نضع ${x} في ${vessel}`, `في ${vessel} ${gather} ${x}`, `${gather} ${x} في ${vessel}`)
    : either(
        `${put} ${x}`,
        `${put} ${x}`,
        `${put} بعد ذلك ${x}`,
        `إلى ${shortVessel} ${put === 'نصب' ? 'نسكب' : put} ${x}`,
        `ثم ${put} ${x}`,
      )
  return `${start} ${upTo(over, time, either)}`
}

/** "Heat until it boils". The heat level stands beside the food, which avoids "heat on medium heat". */
function upTo(over: string, time: string, either: TaskWords['either']): string {
  return either(
    `ونسخن${over} حتى الغليان${time}`,
    `ثم نغلي${over}${time}`,
    `ونترك السائل يغلي${over}${time}`,
    `ونوصل السائل إلى الغليان${over}${time}`,
    `ونغلي السائل${over}${time}`,
  )
}

function simmer({ task, x, and, vessel, shortVessel, over, ending, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
  const stirring = isThick ? either(' مع التحريك المتكرر', ' مع التحريك', ' مع التقليب', ' مع تحريك مستمر', ' مع تحريك متكرر') : ''
  const end = `${over}${stirring}${ending}`
  const cooking = 'نطهو'
  if (x === '') return isThick ? `نتابع الطهو${end}` : either(`نغطي القدر ونتابع الطهو${end}`, `نضع الغطاء ونتابع الطهو${end}`)
  if (task.subject !== null) return `نطهو ${x}${end}`
  const put = task.opens
    ? either(`نضع ${x} في ${vessel}`, `في ${vessel} نجمع ${x}`, `نجمع ${x} في ${vessel}`)
    : either(`نضيف ${x}`, `نضع ${x}`, `نضيف بعد ذلك ${x}`, `إلى ${shortVessel} نضيف ${x}`, `ثم نضيف ${x}`)
  // A food added to a pot that already cooks shares one sentence with the cooking.
  if (task.continues) return `${either(put, put, put, `نضيف ${x}`, `نضيف ${x}`)} و${cooking}${end}`
  if (and !== '')
    return `${put} مع ${and}، ${either('وبعد الغليان', 'ثم نغلي وبعد ذلك', 'وعند الغليان', 'وبعد غليان الخليط', 'وبعد أن يغلي الخليط')} ${cooking}${end}`
  return isThick
    ? `${put} و${cooking}${either(' دون غطاء', ' بلا غطاء')}${end}`
    : `${put} ${either(`ثم نغطي ${shortVessel}`, 'ونضع الغطاء', `ونغطي ${shortVessel}`, 'ثم نضع الغطاء', `ونغطي ${shortVessel}`)} و${cooking}${end}`
}

function boil({ task, x, vessel, ending, either }: TaskWords): string {
  if (areAll(task.items, 'egg'))
    return `${either(`نسلق ${x} في قدر من الماء المغلي`, `نضع ${x} في قدر من الماء المغلي ونسلق`)}${ending}. نبرده بماء بارد ثم نقشره ونقطعه أنصافًا`
  if (task.continues) return `نضيف ${x} ونسلق${ending}`
  return either(
    `نغلي كمية وافرة من الماء في ${vessel} ثم نضيف ${x} ونسلق${ending}. نصفي جيدًا من ماء السلق`,
    `نسلق ${x} في ${vessel} من الماء المغلي${ending} ثم نصفي`,
    `نضع ${x} في ${vessel} من الماء المغلي ونسلق${ending}. نصفي الماء`,
    `في ${vessel} نغلي الماء ونسلق فيه ${x}${ending}. نصفي بعدها`,
    `نغلي الماء في ${vessel} وبعدها نسلق ${x}${ending}. نصفي بالمصفاة`,
  )
}
