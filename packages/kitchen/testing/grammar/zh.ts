import { writeLine } from '#kitchen/composer/grammar/zh/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/zh/sentences.ts'
import { simplifiedForms } from '#kitchen/reader/text/simplified.ts'
import type { TestLanguage } from '#kitchen/testing/grammar/test-language.ts'

/** A missing word, punctuation or a verb without its noun, a doubled word, spaces, letters of another script. */
const flaw =
  /undefined|null|[{}]|\[object|\s|，，|。。|，。|。，|、、|^[，。、]|、和|和和|(?:将|与|在)(?:[，。]|$)|将(?:放入|与|分|填|两面|对半|盖好|充分|穿)|(?<!牛)至(?:$|[，。、至])|至至|(?:撒上|淋上|拌入|配|和|、)(?:[，。]|$)|再再|分钟分钟|[炒煮煎烤焖蒸打拌烘]直[到至]|边[中大小]|转[中大小]|[A-Za-z]|“”/u

/** Recipes use simplified characters only. */
const traditional = new RegExp(`[${Object.keys(simplifiedForms).join('')}]`, 'u')

/** What the test of all grammars knows of Chinese. */
export const chinese: TestLanguage = {
  name: 'Chinese',
  writeSentence: writeTask,
  writeLine,
  flaws: [flaw, traditional],
  // Correct are units in Latin letters, the full stop, and the space before the amount of a line.
  withoutExceptions: (text) =>
    text
      .replace(/^(\S+) (?=\d)/, '$1')
      .replace(/°[CF]/g, '')
      .replace(/。$/, ''),
  line: {
    measured: /^\S+ \d+(?:\/\d)?(?:\.\d+)?(?:茶匙|汤匙|克|毫升)(?:（[^（）]+）)?$/u,
    counted: /^\S+ \d+(?:\/\d)?(?:\.\d+)?\p{Script=Han}{1,2}(?:（[^（）]+）)?$/u,
  },
  flawedSentences: [
    '加入undefined',
    '将，炒5分钟',
    '加入洋葱，，翻炒',
    '加入洋葱 翻炒',
    '中火炒5分钟，至',
    '加入onion',
    '加入洋葱、和盐',
    '炒直到变软',
    '边翻边转中火炒',
    '加入雞肉',
  ],
  flawedLines: ['大米', '大米 350', '大米 克', ' 350克', '大米 350克（）', 'rice 350克'],
}
