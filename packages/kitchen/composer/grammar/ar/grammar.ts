import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ar/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ar/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/ar/titles.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/**
 * Writes a plan in Arabic: verbs in the first person plural, metric units with cups in brackets, °C and °F in words.
 */
export const arabicGrammar = makeGrammar({
  language: 'ar',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(' '),
  meanwhile: (step, { either }) => `${either('في هذه الأثناء', 'أثناء ذلك', 'في الوقت نفسه', 'خلال ذلك', 'في أثناء ذلك')}، ${step}`,
  minutes: writeMinutes,
})
