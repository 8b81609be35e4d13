import { writeLine } from '#kitchen/composer/grammar/es/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/es/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, a doubled word, an article that is not contracted or does not agree. */
const flaw =
  /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|,\s*[.;]|\b(?:de|a) el\s|\b(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)\b|\by i\p{L}|\b(?:con|en|de|y|o|la|el) [.,;]|\b(?:con|en|de) (?:hasta|y)\b|\s[.,;]|^\s|\s$|^\p{Ll}|\(\s*\)|\bla agua\b|\bla alga\b/u

/** What the test of all grammars knows of Spanish. */
export const spanish: TestLanguage = {
  name: 'Spanish',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw],
  line: {
    measured: /^\d[\d/. ]* (?:(?:de )?cuchara(?:da|dita)s?|k?g \([^()]+ (?:oz|lb)\)|m?l \([^()]+ tazas?\)) de \p{L}/u,
    counted: /^\d[\d/. ]* \p{L}/u,
  },
  flawedSentences: ['Añadir la mitad de el arroz.', 'Sazonar con .', 'Añadir la agua.', 'Añadir undefined.', 'añadir el arroz.'],
  flawedLines: ['arroz', '350 de arroz', '350 g (13 oz) arroz', '350 g (13 oz) de undefined', '350 g (13 oz) de el arroz'],
}
