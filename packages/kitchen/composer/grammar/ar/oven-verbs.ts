import { writeDegrees } from '#kitchen/composer/grammar/ar/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Arabic oven sentences without the full stop, in the first person plural as Arabic cookbooks write. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    return `${either('نسخن الفرن مسبقًا على حرارة', 'نحمي الفرن على حرارة', 'نضبط الفرن على حرارة', 'نشعل الفرن على حرارة', 'نسخن الفرن حتى حرارة')} ${writeDegrees(ovenTemperatures(task.oven))}`
  },
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `نضيف ${x} إلى ${shortVessel} ونقلب ثم نشوي في الفرن${ending}`
    return task.opens ? `${either('نوزع', 'نفرد', 'نضع')} ${x} في ${vessel} ونشوي في الفرن${ending}` : `نشوي ${x} في الفرن${ending}`
  },
  bake: ({ task, x, and, ending }) => {
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `نفرد ${x} في قالب تارت قطره 24 سنتيمترًا ونثقب القاع بشوكة ونخبز في الفرن${ending}`
        : `نفرد ${x} طبقة فوق طبقة في قالب تارت قطره 24 سنتيمترًا ونوزع بين الطبقات ${and} ونخبز في الفرن${ending}`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `نفرد ${and} في صينية فرن ونوزع فوقها ${x} دون تغطية الحواف ونخبز في الفرن${ending}`
        : `${task.subject === null ? 'نوزع' : 'نصب'} ${x} على ${and} ونخبز في الفرن${ending}`
    if (and !== '') return `نضع الطبق في صينية عميقة ونصب حوله ماء ساخنًا حتى نصف ارتفاعه ونخبز في الفرن${ending}`
    if (task.subject === 'crumble') return `نخبز الطبق في الفرن${ending}`
    if (task.subject === 'mixture') return `نخبز في الفرن${ending}`
    return task.subject === 'parcels' ? `نضع ${x} في صينية ونخبز في الفرن${ending}` : `نخبز ${x} في الفرن${ending}`
  },
}
