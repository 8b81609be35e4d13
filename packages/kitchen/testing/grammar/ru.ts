import { writeLine } from '#kitchen/composer/grammar/ru/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ru/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, a doubled word, letters of another script, "с" for "со", a misplaced comma. */
const flaw =
  /undefined|null|[{}]|\[object| {2}|,,|,\s*[.;]|[A-Za-z](?<!°[CF])|(?<!\p{L})(\p{L}+) \1(?!\p{L})|\s[,.;:]|^\s|\s$|^[а-яё]|(?<!\p{L})с (?:[сшжз][бвгджзклмнпрстфхцчшщ]|щ)|(?<!\p{L})(?:с|со|из|в|на) (?:до|пока|и|на)(?!\p{L})|\(\s*\)/u

/** What the test of all grammars knows of Russian. */
export const russian: TestLanguage = {
  name: 'Russian',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw],
  line: { measured: /^\p{Lu}.* — \d[\d/., ]* (?:ч\. л\.|ст\. л\.|к?г|м?л)(?:,| \(|$)/u, counted: /^\p{Lu}.* — \d[\d/., ]* \p{Ll}/u },
  flawedSentences: [
    'Добавьте undefined',
    'Добавьте лук  и чеснок',
    'Подавайте с шпинатом',
    'Добавьте лук, , чеснок',
    'добавьте лук',
    'Добавьте лук лук',
    'Добавьте onion',
    'Смешайте с до мягкости',
    'Добавьте лук ',
  ],
  flawedLines: ['Рис', 'Рис — 350', 'Рис — г', ' — 350 г', 'Рис — 350 г, '],
}
