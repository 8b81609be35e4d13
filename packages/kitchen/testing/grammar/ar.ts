import { writeLine } from '#kitchen/composer/grammar/ar/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ar/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, a doubled word, letters of another script, an article after an attached preposition. */
const flaw =
  /undefined|null|[{}]|\[object| {2}|،،|،\s*[.؛]|\s[،.]|^\s|\s$|(?<!\p{L})(?!آغار|و)(\p{L}{3,}) \1(?!\p{L})|(?<!\p{L})(?:في|من|إلى|على|مع) (?:في|من|إلى|على|مع|لمدة|حتى|ثم|و)(?!\p{L})|\(\s*\)|(?<!\p{L})لال|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Han}/u

/** A pot that is heated empty outside the accusative. */
const withoutAccusative = /نسخن قدر /

/** Chilling, covering or boiling without an object, and a heat named twice. */
const withoutObject = /(?:نضع|نبرد) في الثلاجة|نترك جانبًا|إلى طبق ونغطي |نرفع الحرارة|نغطي ونطهو|إلى جانبه|أيضًا|\) \(/

/** What the test of all grammars knows of Arabic. */
export const arabic: TestLanguage = {
  name: 'Arabic',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw, withoutAccusative, withoutObject],
  line: {
    measured: /^\p{Script=Arabic}.*: \d[\d/. ]* (?:ملعقة|ملاعق|ك?غ|مل|لتر)(?:،| |$)/u,
    counted: /^\p{Script=Arabic}.*: \d[\d/. ]* \p{Script=Arabic}/u,
  },
  flawedSentences: ['نضيف  الأرز.', 'نضع الأرز في على نار هادئة.', 'نضيف الأرز الأرز.', 'نضيف rice.', 'نسخن قدر كبيرة.', 'نضع في الثلاجة.'],
  flawedLines: ['أرز', 'أرز: 350', 'أرز: غ', ': 350 غ', 'rice: 350 غ'],
}
