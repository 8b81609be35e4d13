import { keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import { everydaySlip, usualSlip } from '#kitchen/reader/spelling/everyday-slips.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { shortParticiples } from '#kitchen/reader/words/de-short-names.ts'

/**
 * Writes out shortened German adjectives that with the noun beside them are a name: "getr. Aprikosen", "Haselnüsse
 * gem."
 * and "Pass. Tomaten". Beside other nouns they stay: the "gem." of mixed mince is not "gemahlen".
 */
export function withShortParticiples(tokens: readonly Token[]): readonly Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const named = nameAt(tokens, at)
    const token = tokens[at]
    if (token === undefined) break
    written.push(...(named?.tokens ?? [token]))
    at = named?.to ?? at + 1
  }
  return written
}

/** The fewest letters of a short form that is neither a unit nor a size. */
const shortestAlone = 3

/** The adjective and noun that a shortened one before or behind a noun means, and where they end. */
function nameAt(tokens: readonly Token[], at: number): { tokens: readonly Token[]; to: number } | null {
  const first = tokens[at]
  const next = isPeriod(tokens[at + 1], first) ? at + 2 : at + 1
  const second = tokens[next]
  if (first?.kind !== 'word' || second?.kind !== 'word') return null
  // "500 gr Bohnen" are grams of beans, and "Bohnen gr. Dose" come in a big tin.
  const isUnit = first.text.length < shortestAlone && tokens[at - 1]?.kind === 'number'
  const before = isUnit ? null : meantBy(first, second)
  if (before !== null) return { tokens: [{ ...first, text: before }, second], to: next + 1 }
  const behind = next === at + 1 && second.text.length >= shortestAlone ? meantBy(second, first) : null
  if (behind === null) return null
  const to = isPeriod(tokens[next + 1], second) ? next + 2 : next + 1
  return {
    tokens: [
      { ...first, text: behind },
      { ...second, text: first.text },
    ],
    to,
  }
}

const isPeriod = (mark: Token | undefined, word: Token | undefined) => mark?.text === '.' && mark.start === word?.end

/** The adjective in full, if with the noun it is a name. */
function meantBy(short: Token, noun: Token): string | null {
  const adjectives = shortParticiples.get(short.text) ?? []
  if (adjectives.length === 0) return null
  const nouns = [noun.text, usualSlip(noun.text, 'de'), everydaySlip(noun.text, 'de')].flatMap((text) =>
    text === null ? [] : [{ ...noun, text }],
  )
  const { root } = vocabularyOf('de')
  const isName = (text: string) => nouns.some((one) => placeAt(root, keysOf([{ ...short, text }, one], 'de'))?.food != null)
  return adjectives.find(isName) ?? null
}
