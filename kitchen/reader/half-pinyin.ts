import { pinyinOf } from '#kitchen/reader/chinese-sounds.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import type { Token } from '#kitchen/reader/tokens.ts'

const shortestName = 2
const longestName = 6

const indexes = new WeakMap<Vocabulary, ReadonlyMap<string, readonly (readonly string[])[]>>()

/** The pinyin syllables of ingredient names. */
function namesOf(vocabulary: Vocabulary): ReadonlyMap<string, readonly (readonly string[])[]> {
  const ready = indexes.get(vocabulary)
  if (ready !== undefined) return ready
  const names = [...vocabulary.surfaces].flatMap(([name, { ingredient }]) => {
    const characters = name.split(' ')
    const isName = ingredient !== null && characters.length >= shortestName && characters.length <= longestName
    return isName && pinyinOf(characters) !== null ? [characters] : []
  })
  const made = Map.groupBy(names, (characters) => pinyinOf(characters) ?? '')
  indexes.set(vocabulary, made)
  return made
}

/**
 * Replaces the pinyin half of a mixed ingredient name by characters (豆fu, mian粉), if exactly one ingredient fits;
 * otherwise null.
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
  const [first, ...others] = near
  const senseOf = (characters: readonly string[]) => vocabulary.surfaces.get(characters.join(' '))
  return first !== undefined && others.every((other) => senseOf(other)?.ingredient === senseOf(first)?.ingredient) ? first : null
}
