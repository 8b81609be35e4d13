import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ru/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ru/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/ru/titles.ts'
import { uncapitalised } from '#kitchen/composer/grammar/text.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/** Writes a plan in Russian: polite imperatives, metric units, °C and °F. */
export const russianGrammar = makeGrammar({
  language: 'ru',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(' '),
  meanwhile: (step, { either }) =>
    `${either('Тем временем', 'В это время', 'Одновременно', 'Параллельно', 'За это время')} ${uncapitalised(step)}`,
  minutes: writeMinutes,
})
