import { withIt } from '#kitchen/composer/grammar/ar/names.ts'
import type { Phrase } from '#kitchen/composer/grammar/ar/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import { areAll, isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import { isSpread } from '#kitchen/composer/grammar/soft-cheeses.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      'نغسل المكونات ونقشرها ونقطعها كما هو مذكور في القائمة',
      'نبدأ بالتحضير: نغسل كل شيء وننظفه ونقطعه حسب القائمة',
      'قبل البدء نحضر المكونات مغسولة ومقطعة كما في القائمة',
      'نجهز المكونات كلها: نغسل ونقشر ما يلزم ونقطع بالأحجام المذكورة أعلاه',
      'أولًا ننظف المكونات ثم نقطعها بالشكل الموضح',
    )
    const last = either(
      `نترك إلى النهاية على لوح منفصل: ${x}، ثم نغسل اللوح والسكين واليدين`,
      `نقطع في النهاية على لوح آخر: ${x}، وبعدها نغسل اليدين والسكين واللوح`,
      `نؤجل إلى الآخر على لوح خاص: ${x}، ثم ننظف السكين واللوح واليدين جيدًا`,
    )
    return x === '' ? ready : `${ready}. ${last}`
  },
  'stir-in': ({ task, x, vessel, over, ending, either }) => {
    if (isMisoOnly(task.items)) return `نرفع القدر عن النار ونذيب ${x} في السائل`
    if (task.subject === 'dressing') return either(`نصب ${x} ونقلب جيدًا`, `نضيف ${x} ونخلط جيدًا`)
    if (task.minutes !== null) return `نضيف ${x} ${either('ونطهو', 'ونطهو مع التحريك')}${over}${ending}`
    return task.opens && task.vessel === 'bowl'
      ? `نخلط ${x} في ${vessel}`
      : either(`نضيف ${x} ونحرك`, `نضيف ${x} ونمزج`, `نضع ${x} ونقلب`, `نضيف أيضًا ${x} ونخلط جيدًا`, `ثم نضيف ${x} مع التحريك`)
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    if (and !== '')
      return vessel === ''
        ? `نقلب ${x} مع ${and}`
        : either(
            `نقلب ${x} مع ${and} في ${vessel}`,
            `نخلط ${x} مع ${and} في ${vessel}`,
            `نضع ${x} في ${vessel} ونمزج مع ${and}`,
            `في ${vessel} نتبل ${x} مع ${and}`,
            `نمزج ${x} في ${vessel} مع ${and}`,
          )
    if (task.vessel === 'salad-bowl')
      return task.items.length === 1 ? `نضع ${x} في ${vessel}` : either(`نضع ${x} في ${vessel} ونقلب برفق`, `نخلط ${x} في ${vessel}`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `نوزع ${x} في ${vessel}`
    return either(`نضيف ${x} إلى ${shortVessel} ونقلب جيدًا`, `نضع ${x} في ${shortVessel} ونخلط جيدًا`)
  },
  'lift-out': ({ x, either }) => either(`نرفع ${x} إلى طبق ونغطي للحفاظ على الحرارة`, `ننقل ${x} إلى طبق ونغطي حتى وقت الاستعمال`),
  'take-out': ({ x }) => `نخرج ${x} من القدر`,
  return: ({ x, shortVessel, either }) => either(`نعيد ${x} إلى ${shortVessel}`, `نرجع ${x} إلى ${shortVessel}`),
  drain: ({ x }) => `نصفي ${x} جيدًا`,
  whisk: ({ task, x, and, vessel, until, either }) => {
    if (task.continues) return `نضيف ${x} تدريجيًا مع الخفق${until}`
    return `${either('نخفق', 'نخلط بالمضرب', 'نضرب', 'نمزج', 'نخفق جيدًا')} ${x}${and === '' ? '' : ` مع ${and}`} في ${vessel}${until}`
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `نخلط ${x} مع ${and} في ${vessel} ونعجن${until}`
    if (!task.opens) return either(`نضيف ${x} ونخلط${until}`, `نضيف ${x} ونحرك${until}`)
    return task.items.length === 1 ? `نضع ${x} في ${vessel}` : `${either('نخلط', 'نمزج')} ${x} في ${vessel}${until}`
  },
  mash: ({ task, x, vessel, until }) => `نهرس ${x} في ${task.vessel === 'saucepan' ? 'القدر' : vessel}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `نضرب ${x} في الخلاط${until}`
    return `${isWetEnough(task.items) ? `نخلط ${x} في الخلاط الكهربائي` : `نطحن ${x} في محضرة الطعام أو الهاون`}${until}`
  },
  grind: ({ x, vessel }) => `نطحن ${x} في ${vessel} طحنًا خشنًا`,
  season: ({ task, x, and, either }) => {
    if (and !== '') return `نتبل ${and} ${withIt(x)}`
    return task.vessel === null
      ? `نتبل ${withIt(x)}`
      : either(
          `نتذوق ونتبل ${withIt(x)}`,
          `نضبط الطعم ${withIt(x)}`,
          `نتبل حسب الذوق ${withIt(x)}`,
          `نضيف ${x} حسب الذوق`,
          `ثم نتبل ${withIt(x)}`,
        )
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `نوزع ${x} على الوجه`
    if (areAll(task.items, 'citrus')) return `نعصر ${x} على الوجه`
    const isThin = task.items.every((item) => isIn(item, 'acid', 'fat') && item.kin !== 'tamarind')
    return either(`نضيف أخيرًا ${x}`, isThin ? `نرش ${x} على الوجه` : `نوزع ${x} على الوجه`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpread)) return `نوزع ${x} بالملعقة على الوجه`
    return task.items.some(isSpread)
      ? `نزين ${withIt(x)}`
      : either(`نرش ${x} على الوجه`, `نزين الوجه ${withIt(x)}`, `نوزع ${x} فوق الطبق`, `نزين ${withIt(x)}`, `نضع ${x} أخيرًا فوق الطبق`)
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? `نقدم ${x} إلى جانب الطبق للتغميس`
      : either(`نقدم الطبق مع ${x}`, `نقدم إلى جانب الطبق ${x}`, `يقدم الطبق مع ${x}`, `نضع إلى جانبه ${x}`, `نقدم ${x} بجانب الطبق`),
  serve: ({ either }) => either('نقدم الطبق فورًا', 'نقدم مباشرة'),
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `نوزع الخليط الساخن على ${x}`
      : either(`نحشو ${x} بالخليط الساخن`, `نوزع الخليط الساخن في ${x}`),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `نصب السائل الساخن حتى يمتلئ ${x} ثم نغلق بإحكام`
    if (task.subject === 'sauce') return either(`نصب ${x} ونطهو${over}${ending}`, `نضيف ${x} ونقلب${over}${ending}`)
    return `نصب ${x} بالتساوي في المقلاة ونطهو${over}${ending}`
  },
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything') return either(`نترك الطبق ليرتاح${ending}`, `نترك كل شيء جانبًا${ending}`)
    return x === '' ? `نرفع عن النار ونغطي ونترك الطبق ليرتاح${ending}` : `نغطي ${x} ونترك جانبًا${ending}`
  },
  chill: ({ x, ending, either }) =>
    x === '' ? either(`نضع في الثلاجة${ending}`, `نبرد في الثلاجة${ending}`) : `نترك ${x} في الثلاجة ليذوب الثلج${ending}`,
  cool: ({ ending }) => `نترك جانبًا ليبرد${ending}`,
  marinate: ({ x, ending, either }) => either(`نترك ${x} في التتبيلة${ending}`, `نغطي ونترك ${x} في التتبيلة${ending}`),
  shape: () => 'نقسم العجين إلى 4 أجزاء ونفرد كل جزء فردًا رقيقًا',
  'rub-in': ({ x, and, vessel }) => `نفرك ${x}${and === '' ? '' : ` مع ${and}`} في ${vessel} بأطراف الأصابع حتى يصبح القوام كالرمل`,
  'fold-in': ({ x, either }) => either(`نضيف ${x} ونقلب برفق`, `ندخل ${x} في الخليط بحركات خفيفة`),
  dip: ({ x, either }) => either(`نغمس ${x} في الخليط من الجهتين`, `نغمر ${x} في الخليط مع القلب`),
  layer: ({ task, x, vessel }) => {
    if (task.vessel === 'baking-dish') return `نضع ${x} في ${vessel} ونغطي بالطبقة المقرمشة`
    if (task.vessel === 'jar') return `نرص ${x} في ${vessel}`
    return task.vessel === 'cake-tin' ? `نصب ${x} في ${vessel}` : `نوزع ${x} في ${vessel}`
  },
  thread: ({ x }) => `نشك ${x} في أسياخ (وننقع الأسياخ الخشبية في الماء أولًا)`,
  form: ({ either }) => either('نشكل 8 أقراص مسطحة بيدين مبللتين', 'نبلل اليدين ونشكل الخليط 8 أقراص مسطحة'),
  roll: () => 'نشكل الخليط كرات قطرها نحو 3 سنتيمترات',
  'wrap-up': ({ x, vessel }) => `نوزع ${x} على ${vessel === '' ? vesselWords['baking-paper'] : vessel} ونغلق الأطراف بإحكام`,
  hollow: ({ x }) => `نقطع ${x} أنصافًا ونفرغ الوسط`,
  stuff: ({ x, and }) => (and === '' ? `نحشو ${withIt(x)}` : `نحشو ${and} ${withIt(x)}`),
  'cover-with': ({ task, x, either }) =>
    task.subject === 'batter' ? `نصب ${x} على الوجه` : either(`نغطي الوجه ${withIt(x)}`, `نفرد ${x} على الوجه`),
  whip: ({ x, vessel, until, either }) => `${either('نخفق', 'نضرب')} ${x} في ${vessel}${until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `نهرس ${x}` : `نهرس ${x} في ${vessel}`),
  freeze: ({ task, vessel, ending }) =>
    `نضع الخليط في ${task.vessel === null ? vesselWords['freezer-box'] : vessel} ثم في المجمد${ending} مع التحريك من حين إلى آخر`,
}
