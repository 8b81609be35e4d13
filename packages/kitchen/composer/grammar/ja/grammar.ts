import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ja/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ja/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/ja/titles.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/** Writes a plan in Japanese: in the plain form of cookbooks or in polite ます, metric with Japanese spoons. */
export const japaneseGrammar = makeGrammar({
  language: 'ja',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(''),
  meanwhile: (step, { either }) => `${either('その間に', 'この間に', '同時に')}、${step}`,
  minutes: writeMinutes,
})
