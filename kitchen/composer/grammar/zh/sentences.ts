import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/zh/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/zh/phrase.ts'
import type { Speaker } from '#kitchen/composer/grammar/zh/speaker.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/zh/stove-verbs.ts'
import { warningAfter } from '#kitchen/composer/grammar/zh/until.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence without its full stop. */
export function writeTask(task: Task, speaker: Speaker): string {
  return `${sentences[task.verb](phraseOf(task, speaker))}${warningAfter(task)}`
}
