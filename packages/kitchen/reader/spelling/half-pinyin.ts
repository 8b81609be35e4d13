import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { pinyinOf } from '#kitchen/reader/text/chinese-sounds.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

const shortestName = 2
const longestName = 6

type Names = ReadonlyMap<string, readonly (readonly string[])[]>

/** The pinyin syllables of the names of foods. */
const namesOf = memoizedByObject((vocabulary: Vocabulary): Names => {
  const names = [...vocabulary.surfaces.keys()].flatMap((name) => {
    const characters = name.split(' ')
    const isName = characters.length >= shortestName && characters.length <= longestName
    return isName && pinyinOf(characters) !== null ? [characters] : []
  })
  return Map.groupBy(names, (characters) => pinyinOf(characters) ?? '')
})

/**
 * Replaces the pinyin half of a mixed name by characters (豆fu, mian粉, 腐zhu), if exactly one ingredient fits, or no
 * ingredient and exactly one name; otherwise null.
 */
export function withoutPinyin(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] | null {
  if (vocabulary.language !== 'zh' || !tokens.some(isLatin)) return null
  for (let length = Math.min(longestName, tokens.length); length >= shortestName; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const typed = tokens.slice(from, from + length)
      const name = nameOf(typed, vocabulary)
      const isCut = isOneWord(tokens[from - 1], tokens[from]) || isOneWord(tokens[from + length - 1], tokens[from + length])
      if (name === null || isCut) continue
      const written = typed.map((token, at): Token => ({ ...token, kind: 'character', text: name[at] ?? token.text }))
      return [...tokens.slice(0, from), ...written, ...tokens.slice(from + length)]
    }
  }
  return null
}

const isLatin = ({ kind, text }: Token) => kind === 'word' && /^[a-z]+$/u.test(text)

/** Do two tokens belong to one Latin word? */
function isOneWord(before: Token | undefined, token: Token | undefined): boolean {
  return before !== undefined && token !== undefined && before.end === token.start && isLatin(before) && isLatin(token)
}

function nameOf(typed: readonly Token[], vocabulary: Vocabulary): readonly string[] | null {
  const isMixed = typed.some(isLatin) && typed.some(({ kind }) => kind === 'character')
  const isWritten = typed.every(
    (token, at) => (isLatin(token) || token.kind === 'character') && (at === 0 || typed[at - 1]?.end === token.start),
  )
  if (!isMixed || !isWritten) return null
  const syllables = typed.map((token) => (isLatin(token) ? token.text : (pinyinOf([token.text]) ?? '')))
  const near = (namesOf(vocabulary).get(syllables.join(' ')) ?? []).filter((characters) =>
    typed.every((token, at) => isLatin(token) || token.text === characters[at]),
  )
  const senseOf = (characters: readonly string[]) => vocabulary.surfaces.get(characters.join(' '))
  const ingredients = near.filter((characters) => senseOf(characters)?.ingredient != null)
  const [first, ...others] = ingredients.length > 0 ? ingredients : near
  const isAlike = (one: readonly string[], other: readonly string[]) =>
    ingredients.length > 0 ? senseOf(one)?.ingredient === senseOf(other)?.ingredient : senseOf(one) === senseOf(other)
  return first !== undefined && others.every((other) => isAlike(first, other)) ? first : null
}
