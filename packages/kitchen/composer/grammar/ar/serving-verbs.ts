import { withPreposition } from '#kitchen/composer/grammar/ar/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ar/phrase.ts'
import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/** Arabic sentences for seasoning, finishing and serving, without the full stop. */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, and, either }) => {
    if (and !== '') return `نتبل ${and} ${withPreposition(x)}`
    return task.vessel === null
      ? `نتبل ${withPreposition(x)}`
      : either(
          `نتذوق ونتبل ${withPreposition(x)}`,
          `نضبط الطعم ${withPreposition(x)}`,
          `نتبل حسب الذوق ${withPreposition(x)}`,
          `نضيف ${x} حسب الذوق`,
          `ثم نتبل ${withPreposition(x)}`,
        )
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `نوزع ${x} على الوجه`
    if (areAll(task.items, 'citrus')) return `نعصر ${x} على الوجه`
    const isThin = task.items.every((item) => isInGroup(item, 'acid', 'fat') && item.kin !== 'tamarind')
    return either(`نضيف ${x} إلى الطبق`, isThin ? `نرش ${x} على الوجه` : `نوزع ${x} على الوجه`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return `نوزع ${x} بالملعقة على الوجه`
    return task.items.some(isSpooned)
      ? `نزين ${withPreposition(x)}`
      : either(
          `نرش ${x} على الوجه`,
          `نزين الوجه ${withPreposition(x)}`,
          `نوزع ${x} فوق الطبق`,
          `نزين ${withPreposition(x)}`,
          `نضع ${x} فوق الطبق`,
        )
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? `نقدم ${x} إلى جانب الطبق للتغميس`
      : either(
          `نقدم الطبق مع ${x}`,
          `نقدم ${x} إلى جانب الطبق`,
          `نقدم الطبق ومعه ${x}`,
          `نضع ${x} إلى جانب الطبق`,
          `نقدم ${x} بجانب الطبق`,
        ),
  serve: ({ either }) => either('نقدم الطبق فورًا', 'نقدم مباشرة'),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `نصب السائل الساخن حتى يمتلئ ${x} ثم نغلقه بإحكام`
    if (task.subject === 'sauce') return either(`نصب ${x} ونطهو${over}${ending}`, `نضيف ${x} ونقلب${over}${ending}`)
    return `نصب ${x} بالتساوي في المقلاة ونطهو${over}${ending}`
  },
}
