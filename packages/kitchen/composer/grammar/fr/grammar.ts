import { writeLine, writeMinutes } from '#kitchen/composer/grammar/fr/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/fr/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/fr/titles.ts'
import { uncapitalised } from '#kitchen/composer/grammar/text.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/** Writes a plan in the French of France: infinitives, metric units. */
export const frenchGrammar = makeGrammar({
  language: 'fr',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(' '),
  meanwhile: (step, { either }) =>
    `${either('Pendant ce temps', 'En parallèle', 'Parallèlement', 'Entre-temps', "Dans l'intervalle")}, ${uncapitalised(step)}`,
  minutes: writeMinutes,
})
