import type { Task } from '#kitchen/composer/draft.ts'
import { asideVerbs } from '#kitchen/composer/grammar/fr/aside-verbs.ts'
import { mixingVerbs } from '#kitchen/composer/grammar/fr/mixing-verbs.ts'
import { ovenVerbs } from '#kitchen/composer/grammar/fr/oven-verbs.ts'
import { panVerbs } from '#kitchen/composer/grammar/fr/pan-verbs.ts'
import { taskWordsOf } from '#kitchen/composer/grammar/fr/phrase.ts'
import { potVerbs } from '#kitchen/composer/grammar/fr/pot-verbs.ts'
import { servingVerbs } from '#kitchen/composer/grammar/fr/serving-verbs.ts'
import { shapingVerbs } from '#kitchen/composer/grammar/fr/shaping-verbs.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { tidyPunctuation } from '#kitchen/composer/grammar/text.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...panVerbs, ...potVerbs, ...ovenVerbs, ...shapingVerbs, ...mixingVerbs, ...servingVerbs, ...asideVerbs }

/** Writes the sentence of one task. */
export function writeTask(task: Task, _: Plan, context: RecipeContext): string {
  return `${tidyPunctuation(sentences[task.verb](taskWordsOf(task, context)))}.`
}
