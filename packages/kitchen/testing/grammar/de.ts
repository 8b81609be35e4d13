import { writeLine } from '#kitchen/composer/grammar/de/lines.ts'
import { joinSentences, writeTask } from '#kitchen/composer/grammar/de/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, a doubled word, an article before a bare noun, a clause without its comma, another script. */
const flaw =
  /\bundefined\b|\bnull\b|[{}]|\[object| {2}|,,|,\s*[.;]|\s[,.;]|^\s|\s$|\(\s*\)|\bmit(?: und|,|\.)|[^,;] bis (?:alles|die|das|der|es|sich)\b|\b(\p{L}{3,}) \1\b|[^\p{Script=Latin}\p{N}\s.,;:()°–%'’/+-]/u

/** What the test of all grammars knows of German. */
export const german: TestLanguage = {
  name: 'German',
  writeSentence: (task, plan, context) => joinSentences([writeTask(task, plan, context)]),
  writeLine,
  flaws: [flaw, /^\p{Ll}/u],
  line: { measured: /^\d[\d/., ]* (?:TL|EL|k?g|m?l) \p{L}/u, counted: /^\d[\d/., ]* \p{L}/u },
  flawedSentences: [
    'zwiebel zugeben.',
    'Zwiebel Zwiebel zugeben.',
    'Reis mit und Salz würzen.',
    'Garen bis alles weich ist.',
    'Undefined und undefined zugeben.',
    'Лук zugeben.',
    'Zwiebel zugeben .',
  ],
  flawedLines: ['Reis', '350 Reis', '350 g', '350 g undefined', '350 g Reis, '],
}
