import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { correctCharacters } from '#kitchen/reader/spelling/misspelt-characters.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { formsOf, type WordForms } from '#kitchen/word-list.ts'

/** Characters for cuts, minces, powders and packages with their usual slips. */
const endings: WordForms = {
  罐头: '关头, 贯头, 管头',
  肉: '漏, 柔, 揉, 又, 内',
  末: '沫, 沬, 抹',
  馅: '陷, 焰',
  碎: '醉, 粹',
  片: '骗, 偏',
  丝: '斯, 思, 司',
  丁: '叮, 盯',
  段: '断, 缎',
  粒: '立, 例',
  泥: '尼',
  蓉: '容, 溶',
  条: '絛',
  块: '筷',
  卷: '倦',
  粉: '份, 纷, 芬, 扮',
  干: '甘, 杆, 竿',
  酱: '将, 桨, 蒋',
  油: '由, 游, 邮',
}
/** Endings that make another food of what stands before: only listed names end in them. */
const ofOtherFoods = new Set(['肉', '粉', '干', '酱', '油', '馅'])

const meantBy: ReadonlyMap<string, string> = new Map(formsOf(endings))

const longestName = 6
const slipBehindName = new RegExp(
  `(?<=(\\p{Script=Han}{1,${longestName}}))(${[...meantBy.keys()].join('|')})(?=$|[^\\p{L}]|[一二两三四五六七八九十半几小大整约剩])`,
  'gu',
)

/** Slips for measures behind a count: 一代, 2灌. */
const measures = new Map(
  [...'代袋平瓶合盒和盒跟根灌罐快块科颗刻克'.matchAll(/(.)(.)/gu)].map(([, slip = '', meant = '']) => [slip, meant] as const),
)
const slipBehindCount = new RegExp(
  `(?<=[一二两三四五六七八九十半几\\d][大小整]?)[${[...measures.keys()].join('')}](?=$|[^\\p{L}\\d])`,
  'gu',
)

const beforeTin = /(\p{Script=Han}{2,5})(?=罐[头頭])/gu

const behindFrozen = /(?<!\p{Script=Han})冻(\p{Script=Han}{2,5})/gu

/** Corrects the misspelt name before 罐头 or behind 冻: 菠罗罐头, 冻蓝梅. */
function withNameAsMeant(text: string): string {
  const vocabulary = vocabularyOf('zh')
  const isListed = (name: string) => vocabulary.surfaces.has(writtenName(tokenise(name)))
  const meantBy = (name: string) => correctCharacters(name, tokenise(name), vocabulary)?.map((token) => token.text)
  const ofTins = text.replace(beforeTin, (name) => {
    if ([...name].some((_, at) => isListed(name.slice(at)) || isListed(`${name.slice(at)}罐头`))) return name
    return meantBy(name)?.join('') ?? name
  })
  return ofTins.replace(behindFrozen, (all, behind: string) => {
    const names = [...behind].map((_, at) => behind.slice(0, behind.length - at)).filter((name) => name.length > 1)
    if (names.some((name) => isListed(name) || isListed(`冻${name}`))) return all
    const typed = names.findLast((name) => meantBy(name) !== undefined)
    return typed === undefined ? all : `冷冻${meantBy(typed)?.join('')}${behind.slice(typed.length)}`
  })
}

/**
 * Mends the character for a cut, mince, powder or package behind a Chinese food's name (牛肉沫, 玉米灌头,
 * 糯米份), and the measure behind a count (两代).
 */
export function withoutEndingSlips(text: string): string {
  const { surfaces } = vocabularyOf('zh')
  const senseOf = (name: string) => surfaces.get(writtenName(tokenise(name)))
  const mended = text.replace(slipBehindName, (slip, before: string) => {
    const meant = meantBy.get(slip) ?? slip
    const names = [...before].map((_, at) => before.slice(at))
    if (names.some((name) => senseOf(name + slip) !== undefined)) return slip
    const isFood = (name: string) => (senseOf(name)?.ingredient ?? null) !== null
    return names.some((name) => isFood(name + meant) || (!ofOtherFoods.has(meant) && isFood(name))) ? meant : slip
  })
  return withNameAsMeant(mended).replace(slipBehindCount, (slip) => measures.get(slip) ?? slip)
}
