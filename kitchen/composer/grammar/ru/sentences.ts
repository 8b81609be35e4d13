import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/ru/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/ru/phrase.ts'
import type { Speaker } from '#kitchen/composer/grammar/ru/speaker.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/ru/stove-verbs.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence without its full stop. */
export function writeTask(task: Task, speaker: Speaker): string {
  return sentences[task.verb](phraseOf(task, speaker))
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,$/, '')
}
