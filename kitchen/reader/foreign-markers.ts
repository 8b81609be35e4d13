import { foldWord } from '#kitchen/reader/fold.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { de } from '#kitchen/reader/words/de.ts'
import { es } from '#kitchen/reader/words/es.ts'
import { fr } from '#kitchen/reader/words/fr.ts'
import { ru } from '#kitchen/reader/words/ru.ts'

/** Shorter words are of too many languages. */
const shortest = 5

/** English ones that make no food of another language: an "imitation" of crab is fish. */
const markers = new Map<string, 'vegan' | 'meatless'>(
  [de, es, fr, ru].flatMap((words) =>
    (['vegan', 'meatless'] as const).flatMap((role) =>
      words[role].filter((word) => !word.includes(' ') && word.length >= shortest).map((word) => [foldWord(word), role] as const),
    ),
  ),
)

/** What a word that its own language does not know says in another: "vegane Wurst" typed in an English kitchen. */
export function markerInAnyLanguage(token: Token | undefined): 'vegan' | 'meatless' | null {
  return token === undefined || token.kind !== 'word' ? null : (markers.get(token.text) ?? null)
}
