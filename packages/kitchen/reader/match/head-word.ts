import { headRows } from '#kitchen/reader/words/head-words.baked.ts'
import type { HeadWord } from '#kitchen/reader/words/head-words.ts'

/**
 * What a food is by a word of its name, in any language; undefined without such a word. It is a guess that only a
 * picture may use. The browser loads this with the picture, so it is few bytes and folds no letters.
 */
export function headWordOf(name: string): HeadWord | undefined {
  const spaced = ` ${name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(' ')} `
  return headRows.find(([, parts]) => parts.split('|').some((part) => spaced.includes(part)))?.[0]
}
