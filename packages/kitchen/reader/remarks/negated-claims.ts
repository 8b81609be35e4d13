import type { Language } from '#kitchen/options.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { list } from '#kitchen/word-list.ts'

/** Words of every language that negate the following words. */
export const negations: ReadonlySet<string> = new Set(
  list(
    'not, non, never, isnt, isn, hardly, nearly, almost, nunca, casi, pas, jamais, presque, nicht, kein, keine, keinen, nie, fast, не, почти, غير, مش, مو, ليس, ليست',
  ),
)

/** The most words between a negation and what it negates. */
const mostWordsBetween = 2

/**
 * Does a phrase deny that its food is vegan or meatless ("not vegan cheese", сыр не веганский)? Then only the cook
 * knows what the food is.
 */
export function negatesDietClaim(text: string, language: Language): boolean {
  const { root } = vocabularyOf(language)
  const tokens = tokenise(text)
  const roleOf = (word: string) => root.next.get(singular(word, language))?.role
  return tokens.some(({ text: word }, at) => {
    if (!negations.has(word) || roleOf(word) === 'without') return false
    return tokens
      .slice(at + 1, at + 1 + mostWordsBetween)
      .some(({ text: other }) => roleOf(other) === 'vegan' || roleOf(other) === 'meatless')
  })
}
