import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Arabic sentences for lifting out, putting back and setting aside, without the full stop. */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) => either(`نرفع ${x} إلى طبق ونغطيه للحفاظ على الحرارة`, `ننقل ${x} إلى طبق ونغطيه حتى وقت الاستعمال`),
  'take-out': ({ x }) => `نخرج ${x} من القدر`,
  return: ({ x, shortVessel, either }) => either(`نعيد ${x} إلى ${shortVessel}`, `نرجع ${x} إلى ${shortVessel}`),
  drain: ({ x }) => `نصفي ${x} جيدًا`,
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything') return either(`نترك الطبق ليرتاح${ending}`, `نترك كل شيء جانبًا${ending}`)
    return x === '' ? `نرفع القدر عن النار ونتركها مغطاة${ending}` : `نترك ${x} تحت الغطاء${ending}`
  },
  chill: ({ x, ending, either }) =>
    x === '' ? either(`نضع الطبق في الثلاجة${ending}`, `نبرد الطبق في الثلاجة${ending}`) : `نترك ${x} في الثلاجة ليذوب الثلج${ending}`,
  cool: ({ ending }) => `نترك الطبق جانبًا ليبرد${ending}`,
  marinate: ({ task, x, ending, either }) => {
    const where = marinatesCold(task) ? ' في الثلاجة' : ''
    return either(`نترك ${x} في التتبيلة${where}${ending}`, `نغطي الوعاء ونترك ${x} في التتبيلة${where}${ending}`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => 'نستخدمه فورًا أو نحفظه في الثلاجة ونستهلكه خلال 4 أيام',
  freeze: ({ task, vessel, ending }) =>
    `نضع الخليط في ${task.vessel === null ? vesselWords['freezer-box'] : vessel} ونجمده مع التحريك من حين إلى آخر${ending}`,
}
