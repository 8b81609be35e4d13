import type { Language } from '#kitchen/options.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** The short word for frozen before a name. */
const frozen = /(?<!\p{Script=Han})[冻凍](?=(\p{Script=Han}{2,5}))/gu

/**
 * Writes the form in full before the name of an ingredient, unless name and form are a listed name: 冻毛豆 becomes
 * 冷冻毛豆, 玉米罐头 becomes 罐头玉米.
 */
export function withFormBefore(text: string, language: Language): string {
  if (language !== 'zh' || !/[冻凍罐]/u.test(text)) return text
  const { surfaces } = vocabularyOf('zh')
  const senseOf = (word: string) => surfaces.get(writtenName(tokenise(word)))
  const lengths = (word: string) => [5, 4, 3, 2].filter((length) => length <= word.length)
  const ofFrozen = text.replace(frozen, (sign, behind: string) => {
    const words = lengths(behind).map((length) => behind.slice(0, length))
    const isOwnName = words.some((word) => senseOf(sign + word) !== undefined)
    return !isOwnName && words.some((word) => senseOf(word) !== undefined) ? '冷冻' : sign
  })
  return ofFrozen.replace(/\p{Script=Han}{2,5}罐[头頭]/gu, (all) => {
    const before = all.slice(0, -2)
    const name = lengths(before)
      .map((length) => before.slice(-length))
      .find((word) => senseOf(word)?.ingredient != null)
    const isOwnName = lengths(before).some((length) => senseOf(all.slice(-length - 2)) !== undefined)
    return name === undefined || isOwnName ? all : `${before.slice(0, -name.length)}罐头${name}`
  })
}
