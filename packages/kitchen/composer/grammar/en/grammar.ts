import { writeLine, writeMinutes } from '#kitchen/composer/grammar/en/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/en/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { uncapitalised } from '#kitchen/composer/grammar/text.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/** Writes a plan in American English: metric first, US units in brackets. */
export const englishGrammar = makeGrammar({
  language: 'en',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(' '),
  meanwhile: (step, { either }) =>
    `${either('Meanwhile', 'While that cooks', 'While you wait', 'Meanwhile', 'While that is under way')}, ${uncapitalised(step)}`,
  minutes: writeMinutes,
})
