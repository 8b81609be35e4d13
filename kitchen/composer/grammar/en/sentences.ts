import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/en/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/en/phrase.ts'
import type { Speaker } from '#kitchen/composer/grammar/en/speaker.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/en/stove-verbs.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence without its full stop. */
export function writeTask(task: Task, speaker: Speaker): string {
  return sentences[task.verb](phraseOf(task, speaker)).replace(/ {2,}/g, ' ').replace(/,,/g, ',').replace(/,$/, '')
}
