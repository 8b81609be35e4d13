import { makeOnce } from '#kitchen/memoize.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { pinyinOf } from '#kitchen/reader/text/chinese-sounds.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** The fewest characters of a name typed as pinyin; one syllable is too many other words. */
const shortestName = 2

/** Pinyin as cooks type it: without spaces, ü as v or u, 萝卜 by its own sound. */
const asTyped = (pinyin: string) => pinyin.replaceAll(' ', '').replace(/[üv]/gu, 'u').replace('luobu', 'luobo')

/** The Chinese ingredient names by their pinyin in one word; null if it means several ingredients. */
const namesByPinyin = makeOnce((): ReadonlyMap<string, string | null> => {
  const { surfaces } = vocabularyOf('zh')
  const found = new Map<string, string | null>()
  for (const [name, { ingredient }] of surfaces) {
    const characters = name.split(' ')
    const sound = ingredient === null || characters.length < shortestName ? null : pinyinOf(characters)
    if (sound == null) continue
    const typed = asTyped(sound)
    const before = found.get(typed)
    const isSame = before == null ? before === undefined : surfaces.get([...before].join(' '))?.ingredient === ingredient
    found.set(typed, isSame ? (before ?? characters.join('')) : null)
  }
  return found
})

const words = /(?<![\p{Script=Latin}\d])\p{Script=Latin}+(?: \p{Script=Latin}+)*(?!\p{Script=Latin})/gu

/** Measures in pinyin behind a number: 6ge, 3 gen. */
const measured = /\d\s*(?:ge|gen|jin|ping|kuai|bao|dai|he|guan|pian|tiao|zhi|ke|ba|wan|bei)(?![a-z])/giu

/** Is the word an English ingredient other than the Chinese name's? */
function isOtherInEnglish(typed: string, name: string): boolean {
  const english = vocabularyOf('en').surfaces.get(writtenName(tokenise(typed)))?.ingredient ?? null
  return english !== null && english !== vocabularyOf('zh').surfaces.get([...name].join(' '))?.ingredient
}

/**
 * Writes pinyin words for an ingredient in characters beside Chinese characters or measures: YUMI罐头, niunai 一盒,
 * JIDAN 6ge.
 */
export function withoutPinyinWords(text: string): string {
  if (!/[a-z]{4}/iu.test(text) || !(/\p{Script=Han}/u.test(text) || text.search(measured) >= 0)) return text
  const nameOf = (typed: string) => {
    const name = typed.length < 4 ? null : namesByPinyin().get(asTyped(typed.toLowerCase()))
    return name == null || isOtherInEnglish(typed, name) ? null : name
  }
  return text.replace(words, (run) => nameOf(run) ?? run.replace(/\p{Script=Latin}+/gu, (word) => nameOf(word) ?? word))
}
