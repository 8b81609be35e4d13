import { writeLine } from '#kitchen/composer/grammar/fr/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/fr/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, a doubled word, a missing elision or contraction. */
const flaw =
  /undefined|null|[{}]|\[object| {2}|,,|,\s*[.;]|\s[,.]|^\s|\s$|(?<!\p{L})(?:le|la|de|que|ce) (?:[aeioéèêœ]|huile|huître|herbe)|(?<!\p{L})(?:de|à) les? |(?<!\p{L})(\p{L}+) \1(?!\p{L})|(?<!\p{L})(?:avec|dans|sur) (?:et|pendant|jusqu|à feu)|\(\s*\)|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/iu

/**
 * Boiling until it boils, but not a surface that bubbles or a step that goes on after the boil; "le tout" twice in a
 * sentence.
 */
const saidTwice = /jusqu'à ébullition (?!et poursuivre)[^.]*jusqu'|bouill[^.]*(?<! dessus) bouillonne|que le tout [^.]*que le tout/

/** What the test of all grammars knows of French. */
export const french: TestLanguage = {
  name: 'French',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw, saidTwice],
  line: {
    measured: /^\d[\d/., ]* (?:c\. à café|c\. à soupe|k?g|m?l)(?: \([^()]+ tasses?\))? d(?:e |')\p{L}/u,
    counted: /^\d[\d/., ]* \p{L}/u,
  },
  flawedSentences: [
    'Ajouter le oignon.',
    'Parsemer de le persil.',
    'Mixer la la soupe.',
    'Cuire avec et le riz.',
    'Ajouter undefined.',
    "Porter à ébullition jusqu'à ébullition et jusqu'à ce que le riz soit tendre.",
  ],
  flawedLines: ['riz', '350 de riz', '350 g riz', '350 g de undefined', '350 g de oignons'],
}
