import type { Task } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { asideVerbs } from '#kitchen/composer/grammar/ru/aside-verbs.ts'
import { mixingVerbs } from '#kitchen/composer/grammar/ru/mixing-verbs.ts'
import { ovenVerbs } from '#kitchen/composer/grammar/ru/oven-verbs.ts'
import { panVerbs } from '#kitchen/composer/grammar/ru/pan-verbs.ts'
import { taskWordsOf } from '#kitchen/composer/grammar/ru/phrase.ts'
import { potVerbs } from '#kitchen/composer/grammar/ru/pot-verbs.ts'
import { servingVerbs } from '#kitchen/composer/grammar/ru/serving-verbs.ts'
import { shapingVerbs } from '#kitchen/composer/grammar/ru/shaping-verbs.ts'
import { tidyPunctuation } from '#kitchen/composer/grammar/text.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...panVerbs, ...potVerbs, ...ovenVerbs, ...shapingVerbs, ...mixingVerbs, ...servingVerbs, ...asideVerbs }

/** Writes the sentence of one task. */
export function writeTask(task: Task, _: Plan, context: RecipeContext): string {
  return `${tidyPunctuation(sentences[task.verb](taskWordsOf(task, context)))}.`
}
