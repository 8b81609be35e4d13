import { writeLine } from '#kitchen/composer/grammar/en/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/en/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, a doubled word, a wrong article. */
const flaw =
  /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|,\s*[.;]|\ba [aeiou]|\ban [^aeiouh]|\b([a-z]+) \1\b|\bthe (?:a|an)\b|\s[,.;]|^\s|\s$|^[a-z]|\bwith (?:in|on|for|until|over)\b|\bin (?:and|for|until|over)\b|\(\s*\)/

/** What the test of all grammars knows of English. */
export const english: TestLanguage = {
  name: 'English',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw],
  // "Stir in in batches" is correct.
  withoutExceptions: (text) => text.replace(/\bin in\b/g, 'in'),
  line: {
    measured: /^\d[\d/. ]* (?:tsp|tbsp|k?g \([^()]+ (?:oz|lb)\)|m?l \([^()]+ cups?\)) \p{L}/u,
    counted: /^\d[\d/. ]* \p{L}/u,
  },
  flawedSentences: [
    'add the onion.',
    'Add the a onion.',
    'Add the onion onion.',
    'Serve with until soft.',
    'Add undefined.',
    'Add the onion ,.',
  ],
  flawedLines: ['rice', '350 rice', '350 g (13 oz)', '350 g (13 oz) undefined', '350 g () rice'],
}
