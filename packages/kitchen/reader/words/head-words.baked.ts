import { type HeadWord, headWords } from '#kitchen/reader/words/head-words.ts'

/** Characters of Chinese and Japanese, which have no borders of words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** A listed word as a part of a name whose words stand between spaces: a closed end is a space. */
function partOf(word: string, isLast: boolean): string {
  const isOpen = unspaced.test(word)
  const before = isOpen || word.startsWith('*') ? '' : ' '
  const after = !isLast && (isOpen || word.endsWith('*')) ? '' : ' '
  return `${before}${word.replaceAll('*', '')}${after}`
}

const partsOf = ({ stands, words }: (typeof headWords)[number]) =>
  Object.values(words)
    .flat()
    .map((word) => partOf(word, stands === 'last'))

/** The rows in few bytes for the browser: each head with the parts of names, in all languages, that mean it. */
export const headRows = [...Map.groupBy(headWords, ({ head }) => head)].map(([head, rows]): readonly [HeadWord, parts: string] => [
  head,
  rows.flatMap(partsOf).join('|'),
])
