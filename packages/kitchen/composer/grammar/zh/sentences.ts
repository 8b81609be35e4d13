import type { Task } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { asideVerbs } from '#kitchen/composer/grammar/zh/aside-verbs.ts'
import { mixingVerbs } from '#kitchen/composer/grammar/zh/mixing-verbs.ts'
import { ovenVerbs } from '#kitchen/composer/grammar/zh/oven-verbs.ts'
import { panVerbs } from '#kitchen/composer/grammar/zh/pan-verbs.ts'
import { taskWordsOf } from '#kitchen/composer/grammar/zh/phrase.ts'
import { potVerbs } from '#kitchen/composer/grammar/zh/pot-verbs.ts'
import { servingVerbs } from '#kitchen/composer/grammar/zh/serving-verbs.ts'
import { shapingVerbs } from '#kitchen/composer/grammar/zh/shaping-verbs.ts'
import { warningAfter } from '#kitchen/composer/grammar/zh/until.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...panVerbs, ...potVerbs, ...ovenVerbs, ...shapingVerbs, ...mixingVerbs, ...servingVerbs, ...asideVerbs }

/** Writes the sentence of one task. */
export function writeTask(task: Task, plan: Plan, context: RecipeContext): string {
  return `${sentences[task.verb](taskWordsOf(task, plan, context))}${warningAfter(task)}。`
}
