import type { Task } from '#kitchen/composer/draft.ts'
import { asideVerbs } from '#kitchen/composer/grammar/ja/aside-verbs.ts'
import { mixingVerbs } from '#kitchen/composer/grammar/ja/mixing-verbs.ts'
import { ovenVerbs } from '#kitchen/composer/grammar/ja/oven-verbs.ts'
import { panVerbs } from '#kitchen/composer/grammar/ja/pan-verbs.ts'
import { taskWordsOf } from '#kitchen/composer/grammar/ja/phrase.ts'
import { inPoliteForm } from '#kitchen/composer/grammar/ja/polite.ts'
import { potVerbs } from '#kitchen/composer/grammar/ja/pot-verbs.ts'
import { servingVerbs } from '#kitchen/composer/grammar/ja/serving-verbs.ts'
import { shapingVerbs } from '#kitchen/composer/grammar/ja/shaping-verbs.ts'
import { warningAfter } from '#kitchen/composer/grammar/ja/until.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...panVerbs, ...potVerbs, ...ovenVerbs, ...shapingVerbs, ...mixingVerbs, ...servingVerbs, ...asideVerbs }

/**
 * Writes the sentence of one task in the plain form of cookbooks; one of the five voices uses the polite ます of
 * magazines.
 */
export function writeTask(task: Task, plan: Plan, context: RecipeContext): string {
  const plain = `${sentences[task.verb](taskWordsOf(task, plan, context))}${warningAfter(task)}`
  const polite = inPoliteForm(plain)
  return `${context.either(plain, polite, plain, plain, plain)}。`
}
