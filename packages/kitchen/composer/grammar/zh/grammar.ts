import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/zh/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/zh/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/zh/titles.ts'

/** Writes a plan in Chinese: verb and object, metric with spoons. */
export const chineseGrammar = makeGrammar({
  language: 'zh',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences: (sentences) => sentences.join(''),
  meanwhile: (step, { either }) => `${either('同时', '与此同时', '在此期间', '这期间', '同时')}，${step}`,
  minutes: writeMinutes,
})
