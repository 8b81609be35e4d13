import type { Place, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/** "and" and "with", which cut a phrase in two. */
const inPhrases = /^[وب]/u
/** In running text "so" and "for" are written onto a word too. */
const inProse = /^[وبفل]/u

/**
 * Arabic writes "and" and "with" onto the next word, دقيق وحليب, تونة بزيت: this tries a word that starts no name
 * and is within none without its first letter.
 */
export function detachParticles(tokens: readonly Token[], { language, root }: Vocabulary, where: 'phrase' | 'prose'): readonly Token[] {
  if (language !== 'ar') return tokens
  const particle = where === 'phrase' ? inPhrases : inProse
  const detached: Token[] = []
  for (const token of tokens) {
    const rest = token.text.slice(1)
    // A word that lost its article begins with a letter of its own: البحر is not "with heat".
    const isBare = token.text.startsWith('و') || token.end - token.start === token.text.length
    const isName = !particle.test(token.text) || root.next.has(token.text) || isOrdinaryIn(token.text, 'ar')
    // Nothing stands before it that it could be with: بجن is rather a misspelt جبن, cheese, than "with gin".
    const isFirst = where === 'phrase' && detached.length === 0 && token.text.startsWith('ب')
    const isOneWord = isName || isFirst || !isBare || rest.length < 2 || !root.next.has(rest)
    if (isOneWord || goesOn(detached, token, root)) {
      detached.push(token)
      continue
    }
    const cut = token.start + 1
    detached.push({ ...token, text: token.text.slice(0, 1), end: cut }, { ...token, text: rest, start: cut })
  }
  return detached
}

/** Does a known phrase that began before this word go on with it? بصل ورقي is no onion and a watermelon. */
function goesOn(before: readonly Token[], token: Token, root: Place): boolean {
  for (let from = Math.max(0, before.length - 4); from < before.length; from += 1) {
    let place: Place | undefined = root
    for (const { text } of [...before.slice(from), token]) place = place?.next.get(singular(text, 'ar'))
    if (place !== undefined) return true
  }
  return false
}
