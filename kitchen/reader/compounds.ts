import { singular } from '#kitchen/reader/plurals.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import type { Place, Vocabulary } from '#kitchen/reader/vocabulary.ts'

/** Shorter endings are chance: not every word in -ei is an egg. */
const shortestNoun = 4
const shortestHead = 2
const shortestStem = 3

const known = new WeakMap<Vocabulary, Map<string, readonly [stem: string, noun: string] | null>>()

/** Strange words remembered for a language; more are looked at anew. */
const mostRemembered = 5_000

/**
 * Cuts strange German words into the noun at their end and what stands before it: Kürbiskernöl, Rosmarinkartoffeln. Other languages keep theirs.
 * A short noun (Öl, Käse) must be a head noun and, below four letters, stand after a food.
 */
export function splitCompounds(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const { joints } = vocabulary.words
  if (joints === undefined) return tokens
  return tokens.flatMap((token) => {
    if (token.kind !== 'word' || token.text.length < shortestStem + shortestHead || isName(token.text, vocabulary)) return [token]
    const parts = partsOf(token.text, joints, vocabulary)
    if (parts === null) return [token]
    const [stem, noun] = parts
    // Folding may change the length of a word; the cut is as near as it can be.
    const cut = Math.max(token.start + 1, token.end - noun.length)
    return [
      { ...token, text: stem, end: cut },
      { ...token, text: noun, start: cut },
    ]
  })
}

function isName(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.root.next.has(singular(word, vocabulary.language))
}

function partsOf(word: string, joints: readonly string[], vocabulary: Vocabulary): readonly [string, string] | null {
  const remembered = known.get(vocabulary) ?? new Map<string, readonly [string, string] | null>()
  known.set(vocabulary, remembered)
  const before = remembered.get(word)
  if (before !== undefined) return before
  const parts = findParts(word, joints, vocabulary)
  if (remembered.size < mostRemembered) remembered.set(word, parts)
  return parts
}

function findParts(word: string, joints: readonly string[], vocabulary: Vocabulary): readonly [string, string] | null {
  for (let at = shortestStem; at <= word.length - shortestHead; at += 1) {
    const noun = word.slice(at)
    const place = vocabulary.root.next.get(singular(noun, vocabulary.language))
    if (place === undefined || !endsACompound(place, noun)) continue
    const stem = stemOf(word.slice(0, at), joints, vocabulary)
    if (stem !== null) return [stem, noun]
    if (place.head !== null && noun.length >= shortestNoun) return [word.slice(0, at), noun]
  }
  return null
}

function endsACompound({ food, head }: Place, noun: string): boolean {
  return head !== null || (food !== null && noun.length >= shortestNoun)
}

/** The name that a first half is of, without the letters that join it or with the ending that it lost: "Kichererbse-n", "Kirsch(e)". */
function stemOf(half: string, joints: readonly string[], vocabulary: Vocabulary): string | null {
  const forms = [...joints.filter((joint) => half.endsWith(joint)).map((joint) => half.slice(0, half.length - joint.length)), `${half}e`]
  return (
    forms.find((form) => form.length >= shortestStem && vocabulary.root.next.get(singular(form, vocabulary.language))?.food != null) ?? null
  )
}
