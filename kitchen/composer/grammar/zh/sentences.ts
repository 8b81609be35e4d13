import type { Task } from '#kitchen/composer/draft.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { handVerbs } from '#kitchen/composer/grammar/zh/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/zh/phrase.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/zh/stove-verbs.ts'
import { warningAfter } from '#kitchen/composer/grammar/zh/until.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence. */
export function writeTask(task: Task, plan: Plan, listener: Listener): string {
  return `${sentences[task.verb](phraseOf(task, plan, listener))}${warningAfter(task)}。`
}
