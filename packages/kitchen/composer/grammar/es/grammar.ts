import { writeLine, writeMinutes } from '#kitchen/composer/grammar/es/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/es/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/es/titles.ts'
import { uncapitalised } from '#kitchen/composer/grammar/text.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/** Writes a plan in Spanish: infinitives, metric first, US units in brackets, °C and °F. */
export const spanishGrammar = makeGrammar({
  language: 'es',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(' '),
  meanwhile: (step, { either }) =>
    `${either('Mientras tanto', 'Entretanto', 'Al mismo tiempo', 'A la vez', 'Durante ese tiempo')}, ${uncapitalised(step)}`,
  minutes: writeMinutes,
})
