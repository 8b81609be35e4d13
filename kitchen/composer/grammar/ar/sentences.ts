import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/ar/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/ar/phrase.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/ar/stove-verbs.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { tidied } from '#kitchen/composer/grammar/text.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence. */
export function writeTask(task: Task, _: Plan, listener: Listener): string {
  return `${tidied(sentences[task.verb](phraseOf(task, listener)), '،')}.`
}
