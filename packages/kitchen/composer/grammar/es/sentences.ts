import type { Task } from '#kitchen/composer/draft.ts'
import { asideVerbs } from '#kitchen/composer/grammar/es/aside-verbs.ts'
import { mixingVerbs } from '#kitchen/composer/grammar/es/mixing-verbs.ts'
import { ovenVerbs } from '#kitchen/composer/grammar/es/oven-verbs.ts'
import { panVerbs } from '#kitchen/composer/grammar/es/pan-verbs.ts'
import { taskWordsOf } from '#kitchen/composer/grammar/es/phrase.ts'
import { potVerbs } from '#kitchen/composer/grammar/es/pot-verbs.ts'
import { servingVerbs } from '#kitchen/composer/grammar/es/serving-verbs.ts'
import { shapingVerbs } from '#kitchen/composer/grammar/es/shaping-verbs.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { tidyPunctuation } from '#kitchen/composer/grammar/text.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...panVerbs, ...potVerbs, ...ovenVerbs, ...shapingVerbs, ...mixingVerbs, ...servingVerbs, ...asideVerbs }

/** Writes the sentence of one task. */
export function writeTask(task: Task, _: Plan, context: RecipeContext): string {
  const text = sentences[task.verb](taskWordsOf(task, context))
  const contracted = text.replace(/\bde el (?=\p{L})/gu, 'del ').replace(/\ba el (?=\p{L})/gu, 'al ')
  return `${tidyPunctuation(contracted)}.`
}
