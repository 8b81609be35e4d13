import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/ja/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/ja/phrase.ts'
import type { Speaker } from '#kitchen/composer/grammar/ja/speaker.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/ja/stove-verbs.ts'
import { warningAfter } from '#kitchen/composer/grammar/ja/until.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence in plain form, without its full stop. */
export function writeTask(task: Task, speaker: Speaker): string {
  return `${sentences[task.verb](phraseOf(task, speaker))}${warningAfter(task)}`
}
