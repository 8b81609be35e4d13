import { getReady } from '#kitchen/composer/grammar/ar/get-ready.ts'
import { withPreposition } from '#kitchen/composer/grammar/ar/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Arabic sentences for cutting, shaping, filling and layering, without the full stop. */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return `${ready}. ${either(
        `نؤجل تحضير ${x} إلى النهاية، ثم نغسل اليدين وكل الأدوات المستعملة`,
        `نحضر ${x} في النهاية، وبعدها نغسل اليدين والأدوات وسطح العمل`,
      )}`
    const last = either(
      `نؤجل تحضير ${x} إلى النهاية ونستعمل لوحًا منفصلًا، ثم نغسل اللوح والسكين واليدين`,
      `نحضر ${x} في النهاية على لوح آخر، وبعدها نغسل اليدين والسكين واللوح`,
      `نترك ${x} إلى الآخر على لوح خاص، ثم ننظف السكين واللوح واليدين جيدًا`,
    )
    return x === '' ? ready : `${ready}. ${last}`
  },
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `نوزع الخليط الساخن على ${x}`
      : either(`نحشو ${x} بالخليط الساخن`, `نوزع الخليط الساخن في ${x}`),
  shape: () => 'نقسم العجين إلى 4 أجزاء ونفرد كل جزء فردًا رقيقًا',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `نلين ${x} في ماء بارد لبضع ثوان`
      : either(`نغمس ${x} في الخليط من الجهتين`, `نغمر ${x} في الخليط مع القلب`),
  layer: ({ task, x, and, vessel }) => {
    if (and !== '') return `نرص ${x} مع ${and} في ${vessel} طبقات متتالية`
    if (task.vessel === 'baking-dish' && task.subject === null) return `نضع ${x} في ${vessel} ونغطي بالطبقة المقرمشة`
    if (task.vessel === 'jar') return `نرص ${x} في ${vessel}`
    return task.vessel === 'cake-tin' || task.vessel === 'baking-dish' ? `نصب ${x} في ${vessel}` : `نوزع ${x} في ${vessel}`
  },
  thread: ({ x }) => `نشك ${x} في أسياخ (وننقع الأسياخ الخشبية في الماء أولًا)`,
  form: ({ either }) => either('نشكل 8 أقراص مسطحة بيدين مبللتين', 'نبلل اليدين ونشكل الخليط 8 أقراص مسطحة'),
  roll: () => 'نشكل الخليط كرات قطرها نحو 3 سنتيمترات',
  'wrap-up': ({ x, vessel }) => `نوزع ${x} على ${vessel === '' ? vesselWords['baking-paper'] : vessel} ونغلق الأطراف بإحكام`,
  hollow: ({ x }) => `نقطع ${x} أنصافًا ونفرغ الوسط`,
  stuff: ({ x, and }) => (and === '' ? `نحشو ${withPreposition(x)}` : `نحشو ${and} ${withPreposition(x)}`),
  'cover-with': ({ task, x, either }) =>
    task.subject === 'batter' ? `نصب ${x} على الوجه` : either(`نغطي الوجه ${withPreposition(x)}`, `نفرد ${x} على الوجه`),
}
