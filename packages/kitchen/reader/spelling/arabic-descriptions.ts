import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Role, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { arabicSlip } from '#kitchen/reader/spelling/arabic-slips.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/** The fewest letters of a word whose slips are searched, and of one with a wrong or missing letter. */
const shortest = 4
const shortestForKeys = 5

interface Description {
  word: string
  role: Role | null
}

/** The single words that say how a food is cut, kept, packed or measured, and name no food. */
const descriptionsOf = memoizedByObject((vocabulary: Vocabulary): readonly Description[] => {
  const { preparation, units, forms, numbers } = vocabulary.words
  const words = [...preparation, ...units, ...numbers, ...Object.values(forms ?? {}).flat()].flatMap((phrase) => {
    const [only, ...others] = tokenise(phrase)
    return only?.kind === 'word' && others.length === 0 && only.text.length >= shortest ? [only.text] : []
  })
  return [...new Set(words)].flatMap((word) => {
    const place = vocabulary.root.next.get(singular(word, 'ar'))
    return place === undefined || place.food !== null || place.head !== null ? [] : [{ word, role: place.role }]
  })
})

/**
 * The only word of form, cut or amount that an unknown word is a plain slip of: مجممد, مفروووم,
 * مبشوره, شرائحح.
 */
export function descriptionMeant(typed: string, vocabulary: Vocabulary): string | null {
  if (vocabulary.language !== 'ar' || typed.length < shortest || isOrdinaryIn(typed, 'ar')) return null
  const slips = descriptionsOf(vocabulary).flatMap(({ word, role }) => {
    const slip = Math.abs(word.length - typed.length) > 1 ? null : arabicSlip(typed, word)
    return slip === null || slip > (word.length < shortestForKeys ? 1 : 2) ? [] : [{ word, role, slip }]
  })
  const least = Math.min(...slips.map(({ slip }) => slip))
  const [first, ...others] = slips.filter(({ slip }) => slip === least)
  return first !== undefined && others.every(({ role }) => role === first.role) ? first.word : null
}
