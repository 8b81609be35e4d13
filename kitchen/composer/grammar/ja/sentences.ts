import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/ja/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/ja/phrase.ts'
import { inPoliteForm } from '#kitchen/composer/grammar/ja/polite.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/ja/stove-verbs.ts'
import { warningAfter } from '#kitchen/composer/grammar/ja/until.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence, in the plain form of cookbooks; one voice of five speaks in the ます of magazines. */
export function writeTask(task: Task, plan: Plan, listener: Listener): string {
  const plain = `${sentences[task.verb](phraseOf(task, plan, listener))}${warningAfter(task)}`
  const polite = inPoliteForm(plain)
  return `${listener.either(plain, polite, plain, plain, plain)}。`
}
