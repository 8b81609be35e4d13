import type { Language } from '#kitchen/options.ts'
import { withoutPinyinWords } from '#kitchen/reader/in-full/pinyin-words.ts'
import { keysOf, placeAt, writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { withoutEndingSlips } from '#kitchen/reader/spelling/ending-slips.ts'
import { nearWholeNames } from '#kitchen/reader/spelling/near-whole-names.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { usualSlips } from '#kitchen/reader/words/zh-usual-slips.ts'
import { list } from '#kitchen/word-list.ts'

/** Characters that handwriting input or a photo split in two, each before the whole one: 月退 is 腿. */
const splitCharacters = new Map(
  list(
    `月退腿, 月土肚, 月干肝, 月巴肥, 月要腰, 月昌肠, 月匈胸, 月利脷, 火考烤, 火少炒, 火屯炖, 火会烩, 火乍炸, 火敦燉, 米唐糖, 米分粉, 米曹糟, 米需糯, 又鸟鸡, 鸟甲鸭, 女乃奶, 酉昔醋,
    虫下虾, 虫合蛤, 虫圣蛏, 木兆桃, 木每梅, 木甘柑, 木宁柠, 豆宛豌, 豆支豉, 食并饼, 饣并饼, 饣反饭, 饣曼馒, 饣交饺, 氵由油, 氵酉酒, 氵十汁, 艹采菜, 艹古菇, 艹加茄, 艹忽葱, 魚包鲍, 鱼包鲍, 鱼尤鱿, 鱼雪鳕, 鱼卢鲈, 舌甘甜, 甘舌甜`,
  )
    .filter((row) => [...row].length === 3)
    .map((row): [string, string] => [[...row].slice(0, 2).join(''), [...row][2] ?? '']),
)
/** Short forms of 1977 that cooks still write by hand: 午歺肉. */
const shortForms = new Map([...'歺餐氿酒'.matchAll(/(.)(.)/gu)].map(([, short = '', whole = '']) => [short, whole] as const))
const anyShort = /[歺氿]/gu

/** Rare or Japanese shapes of characters that a Chinese keyboard also offers. */
const variants = new Map([...'胷胸麺面'.matchAll(/(.)(.)/gu)].map(([, shape = '', usual = '']) => [shape, usual] as const))
const anyVariant = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu')
const anyKana = /[ぁ-ゖァ-ヶ]/u

const anySplit = new RegExp([...splitCharacters.keys()].join('|'), 'gu')

/** Katakana that look like Chinese characters, each before the character that a Chinese cook means. */
const lookAlikeKana = new Map(
  [...'ト卜ロ口ニ二エ工カ力タ夕ー一ハ八ミ三チ千'.matchAll(/(.)(.)/gu)].map(([, kana = '', meant = '']) => [kana, meant] as const),
)
const kanaAmongCharacters = /(?<![ぁ-ゖァ-ヶー])[トロニエカターハミチ](?![ぁ-ゖァ-ヶー])/gu

/** The northern ending 儿 behind a word: 鸡腿儿. */
const ending = /(?<=(\p{Script=Han}{2,4}))儿(?=$|[^\p{Script=Han}]|[一二两三四五六半几各])/gu

/** Drops the ending 儿 where only the word before it is a food's name. */
function withoutEnding(text: string): string {
  const { root, surfaces } = vocabularyOf('zh')
  const isName = (word: string) => surfaces.has(writtenName(tokenise(word)))
  const isListed = (word: string) => placeAt(root, keysOf(tokenise(word), 'zh'))?.role != null || isName(word)
  return text.replace(ending, (child, before: string) => {
    const words = [4, 3, 2].filter((length) => length <= before.length).map((length) => before.slice(-length))
    return !words.some((word) => isListed(word + child)) && words.some(isName) ? '' : child
  })
}

/** Is a word with the ending 儿 no name, but a slip away from one that has it: 生米儿 from 花生米儿? */
export function isNearNameWithEnding(text: string, language: Language): boolean {
  if (language !== 'zh') return false
  const vocabulary = vocabularyOf('zh')
  return [...text.matchAll(ending)].some(([child, before = '']) => {
    const words = [4, 3, 2].map((length) => before.slice(-length) + child)
    if (words.some((word) => vocabulary.surfaces.has(writtenName(tokenise(word))))) return false
    return words.some((word) => nearWholeNames(word, vocabulary).some((name) => name.words.endsWith(child)))
  })
}

const anySlip = new RegExp([...usualSlips.keys()].sort((one, other) => other.length - one.length).join('|'), 'gu')

/**
 * Mends characters that a Chinese cook's keyboard split (鸡月退) or took for kana (胡萝ト), and drops the ending
 * 儿.
 */
export function joinCharacters(text: string, language: Language): string {
  if (language !== 'zh') return text
  if (vocabularyOf('zh').surfaces.has(writtenName(tokenise(text)))) return text
  const usual = anyKana.test(text) ? text : text.replace(anyVariant, (shape) => variants.get(shape) ?? shape)
  const plain = withoutEndingSlips(withoutPinyinWords(usual))
    .replace(anySlip, (slip) => usualSlips.get(slip) ?? slip)
    .replace(anyShort, (short) => shortForms.get(short) ?? short)
    .replace(/(?<=[半一两几\d][大小]?\p{Script=Han})儿/gu, '')
  const joined = withoutEnding(plain.replace(anySplit, (pair) => splitCharacters.get(pair) ?? pair))
  return /\p{Script=Han}/u.test(joined) ? joined.replace(kanaAmongCharacters, (kana) => lookAlikeKana.get(kana) ?? kana) : joined
}
