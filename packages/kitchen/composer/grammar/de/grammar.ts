import { writeLine, writeMinutes } from '#kitchen/composer/grammar/de/lines.ts'
import { joinSentences, prefixMeanwhile, writeTask } from '#kitchen/composer/grammar/de/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/de/titles.ts'
import { makeGrammar } from '#kitchen/composer/grammar/write-plan.ts'

/** Writes a plan in German: infinitives, nouns without articles, metric units. */
export const germanGrammar = makeGrammar({
  language: 'de',
  title: writeTitle,
  description: writeDescription,
  line: writeLine,
  sentence: writeTask,
  joinSentences,
  meanwhile: (step, { either }) =>
    prefixMeanwhile(step, either('Inzwischen', 'Währenddessen', 'Unterdessen', 'In der Zwischenzeit', 'Nebenher')),
  minutes: writeMinutes,
})
