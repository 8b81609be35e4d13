import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** Is the food dry, so that it is ground? Soft food is mashed. */
const isDry = (item: Item) => ['nut', 'seed', 'spice', 'spice-blend', 'dried-fruit'].includes(item.class)

/** Arabic sentences for stirring, crushing and blending, without the full stop. */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
  'stir-in': ({ task, x, vessel, over, ending, either }) => {
    if (isMisoOnly(task.items)) return `نرفع القدر عن النار ونذيب ${x} في السائل`
    if (task.subject === 'dressing') return either(`نصب ${x} ونقلب جيدًا`, `نضيف ${x} ونخلط جيدًا`)
    if (task.minutes !== null) return `نضيف ${x} ${either('ونطهو', 'ونطهو مع التحريك')}${over}${ending}`
    return task.opens && task.vessel === 'bowl'
      ? `نخلط ${x} في ${vessel}`
      : either(`نضيف ${x} ونحرك`, `نضيف ${x} ونمزج`, `نضع ${x} ونقلب`, `نضيف ${x} ونخلط جيدًا`, `ثم نضيف ${x} مع التحريك`)
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    if (and !== '')
      return vessel === ''
        ? `نقلب ${x} مع ${and}`
        : either(
            `نقلب ${x} مع ${and} في ${vessel}`,
            `نقلب ${x} في ${vessel} مع ${and}`,
            `نضع ${x} في ${vessel} ونقلب مع ${and}`,
            `في ${vessel} نقلب ${x} مع ${and}`,
            `نضع ${x} مع ${and} في ${vessel} ونقلب برفق`,
          )
    if (task.vessel === 'salad-bowl')
      return task.items.length === 1 ? `نضع ${x} في ${vessel}` : either(`نضع ${x} في ${vessel} ونقلب برفق`, `نخلط ${x} في ${vessel}`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `نوزع ${x} في ${vessel}`
    return either(`نضيف ${x} إلى ${shortVessel} ونقلب جيدًا`, `نضع ${x} في ${shortVessel} ونخلط جيدًا`)
  },
  whisk: ({ task, x, and, vessel, until, either }) => {
    if (task.continues) return `نضيف ${x} تدريجيًا مع الخفق${until}`
    return `${either('نخفق', 'نخلط بالمضرب', 'نضرب', 'نمزج', 'نخفق جيدًا')} ${x}${and === '' ? '' : ` مع ${and}`} في ${vessel}${until}`
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `نخلط ${x} مع ${and} في ${vessel} ونعجن${until}`
    if (!task.opens) return either(`نضيف ${x} ونخلط${until}`, `نضيف ${x} ونحرك${until}`)
    return task.items.length === 1 ? `نضع ${x} في ${vessel}` : `${either('نخلط', 'نمزج')} ${x} في ${vessel}${until}`
  },
  mash: ({ task, x, vessel, until }) => `نهرس ${x} في ${task.vessel === 'saucepan' && !task.opens ? 'القدر' : vessel}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `نضرب ${x} في الخلاط${until}`
    if (isWetEnough(task.items)) return `نخلط ${x} في الخلاط الكهربائي${until}`
    return `${task.items.some(isDry) ? 'نطحن' : 'نهرس'} ${x} في محضرة الطعام أو الهاون${until}`
  },
  grind: ({ x, vessel }) => `نطحن ${x} في ${vessel} طحنًا خشنًا`,
  'rub-in': ({ x, and, vessel }) => `نفرك ${x}${and === '' ? '' : ` مع ${and}`} في ${vessel} بأطراف الأصابع حتى يصبح القوام كالرمل`,
  'fold-in': ({ x, either }) => either(`نضيف ${x} ونقلب برفق`, `ندخل ${x} في الخليط بحركات خفيفة`),
  whip: ({ x, vessel, until, either }) => `${either('نخفق', 'نضرب')} ${x} في ${vessel}${until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `نهرس ${x}` : `نهرس ${x} في ${vessel}`),
}
