import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/** The attached "and" and "with", which split a phrase. */
const inPhrases = /^[وب]/u
/** In running text "so" and "for" are attached too. */
const inProse = /^[وبفل]/u

/**
 * Separates the attached "and" and "with" of Arabic words: دقيق وحليب, تونة بزيت. It tries this for words that neither
 * start nor continue a known name.
 */
export function detachParticles(tokens: readonly Token[], { language, root }: Vocabulary, where: 'phrase' | 'prose'): readonly Token[] {
  if (language !== 'ar') return tokens
  const particle = where === 'phrase' ? inPhrases : inProse
  const detached: Token[] = []
  for (const token of tokens) {
    const rest = token.text.slice(1)
    // A word that lost its article starts with a letter of its own: البحر (the sea) is not "with heat".
    const isBare = token.text.startsWith('و') || token.end - token.start === token.text.length
    const isName = !particle.test(token.text) || root.next.has(token.text) || isOrdinaryIn(token.text, 'ar')
    // At the start of a phrase nothing could be "with" it: بجن is a misspelt جبن (cheese), not "with gin".
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

/** Does a known phrase that started earlier continue with this word: بصل ورقي is not onion and watermelon? */
function goesOn(before: readonly Token[], token: Token, root: Place): boolean {
  for (let from = Math.max(0, before.length - 4); from < before.length; from += 1) {
    let place: Place | undefined = root
    for (const { text } of [...before.slice(from), token]) place = place?.next.get(singular(text, 'ar'))
    if (place !== undefined) return true
  }
  return false
}
