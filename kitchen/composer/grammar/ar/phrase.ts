import type { Task } from '#kitchen/composer/draft.ts'
import { volume } from '#kitchen/composer/grammar/ar/measures.ts'
import { joined, the } from '#kitchen/composer/grammar/ar/names.ts'
import { untilClause } from '#kitchen/composer/grammar/ar/until.ts'
import { heatWords, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/ar/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "البصل", "العجين". */
  x: string
  /** The second group. */
  and: string
  /** "مقلاة كبيرة" */
  vessel: string
  /** "المقلاة" */
  shortVessel: string
  /** " على نار متوسطة" */
  over: string
  /** " لمدة 5-7 دقائق أخرى" */
  time: string
  /** " حتى تفوح الرائحة" */
  until: string
  /** Time and sign together. */
  ending: string
  either: Listener['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, plan: Plan, listener: Listener): Phrase {
  const named = (items: readonly Item[]) => theItems(items, task, plan, listener)
  const time = task.minutes === null ? '' : ` لمدة ${span(task.minutes)}${task.continues ? ' أخرى' : ''}`
  const until = untilClause(task, named)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? named(task.items) : subjectWords[task.subject],
    and: named(task.and),
    vessel,
    shortVessel: task.vessel === null ? 'المقلاة' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` ${heatWords[task.heat]}`,
    time,
    until,
    ending: `${time}${until}`,
    either: listener.either,
  }
}

/** "5-7 دقائق", "10-12 دقيقة", "دقيقة واحدة": the plural from three to ten. */
function span([shortest, most]: Minutes): string {
  const noun = most > 2 && most < 11 ? 'دقائق' : 'دقيقة'
  if (shortest !== most) return `${shortest}-${most} ${noun}`
  if (most === 1) return 'دقيقة واحدة'
  return most === 2 ? 'دقيقتين' : `${most} ${noun}`
}

/** "الأرز والجزر ونصف الملح": names as the plan has them, with the part that this task takes. */
function theItems(items: readonly Item[], task: Task, plan: Plan, listener: Listener): string {
  const isPoured = (item: Item) => plan.pours.size > 1 && plan.pours.has(item)
  const { whole, parts, isLast } = listener.share(items, task)
  const poured = whole.filter(isPoured).map((item) => `${volume(plan.pours.get(item) ?? 0)} من الماء`)
  const shares = parts.map((item) => `${isLast ? 'باقي' : 'نصف'} ${the(item)}`)
  return joined([...whole.filter((item) => !isPoured(item)).map(the), ...poured, ...shares])
}
