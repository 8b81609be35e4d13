import type { Task } from '#kitchen/composer/draft.ts'
import { handVerbs } from '#kitchen/composer/grammar/fr/hand-verbs.ts'
import { phraseOf } from '#kitchen/composer/grammar/fr/phrase.ts'
import type { Speaker } from '#kitchen/composer/grammar/fr/speaker.ts'
import { stoveVerbs } from '#kitchen/composer/grammar/fr/stove-verbs.ts'

const sentences = { ...stoveVerbs, ...handVerbs }

/** Writes one task as a sentence without its full stop. */
export function writeTask(task: Task, speaker: Speaker): string {
  return sentences[task.verb](phraseOf(task, speaker))
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,,/g, ',')
    .replace(/,$/, '')
    .trim()
}
