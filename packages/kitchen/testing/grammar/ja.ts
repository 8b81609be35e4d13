import { writeLine } from '#kitchen/composer/grammar/ja/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ja/sentences.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/**
 * A missing word, a particle without its noun or doubled, a doubled word, a heat "kept" before it was set, spaces,
 * letters of another script, characters of simplified Chinese.
 */
const flaw =
  /undefined|null|[{}]|\[object|\s|、、|。。|、。|。、|[をで]を|をに(?!しん|じます)|(?<!か)にに[^んしじらの]|まで(?:まで|、?$)|でで|(?:^|[、。])(?:[をで]|[にとの][、入加混を])|ながらながら|(?:分|まで)$|[A-Za-z]|(?:中火|弱火|強火)で、|火(?:のまま|に保って)|分から\d|ところまで|十分に|「」|[\u7ea0-\u7f35\u8ba0-\u8c36\u8d1d-\u8d60\u8f66-\u8f9a\u9485-\u9576\u95e8-\u9616\u9875-\u98a7\u9963-\u9995\u9a6c-\u9aa7\u9c7c-\u9ce4\u9e1f-\u9e73]/u

/** What the test of all grammars knows of Japanese. */
export const japanese: TestLanguage = {
  name: 'Japanese',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw],
  // Correct are units in Latin letters, the full stop, and the space of a line and of a title.
  withoutExceptions: (text) =>
    text
      .replace(/^(\S+風) | (?=\S+仕立て$)/, '$1')
      .replace(/^(\S+) (?=(?:大さじ|小さじ)?\d)/, '$1')
      .replace(/\d(?:cm|ml|g)/g, '0')
      .replace(/°[CF]/g, '')
      .replace(/。$/, ''),
  line: {
    measured: /^\S+ (?:(?:大さじ|小さじ)\d+(?:と\d)?(?:\/\d)?|\d+(?:\.\d+)?(?:g|ml))(?:（[^（）]+）)*$/u,
    counted: /^\S+ \d+(?:と\d)?(?:\/\d)?\p{L}{1,2}(?:（[^（）]+）)*$/u,
  },
  flawedSentences: [
    'undefinedを加える',
    '玉ねぎををいためる',
    '、を加える',
    '玉ねぎを 炒める',
    '中火で5分まで',
    '中火のまま5分炒める',
    '5分から7分炒める',
    '玉ねぎを加え、、炒める',
    'onionを加える',
  ],
  flawedLines: ['米', '米 350', '米 g', ' 350g', '米 350g（）', 'rice 350g'],
}
