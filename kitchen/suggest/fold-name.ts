import { foldWord } from '#kitchen/reader/fold.ts'

const between = /[\s\-‐–—'’`´,.·・/()]+/u

/**
 * The words of a name in the form that search compares: no case, accents or marks, kana as hiragana, Chinese
 * simplified, Arabic without its article.
 */
export function foldName(name: string): string[] {
  return name
    .normalize('NFKC')
    .split(between)
    .map(foldWord)
    .filter((word) => word !== '')
}

/** Whether it is written without spaces, so that a word may start anywhere in it. */
export const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** A stem of so many letters may have endings of so many: "tomato-es", "морков-ку", "реп-ы". */
const stems = [
  { stem: 4, ending: 3 },
  { stem: 3, ending: 1 },
] as const

/** Whether two folded words are forms of one: the same but for their endings. */
export function isSameStem(one: string, other: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common += 1
  return stems.some(({ stem, ending }) => common >= stem && Math.max(one.length, other.length) - common <= ending)
}
