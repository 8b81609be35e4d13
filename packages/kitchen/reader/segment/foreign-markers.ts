import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { de } from '#kitchen/reader/words/de.ts'
import { es } from '#kitchen/reader/words/es.ts'
import { fr } from '#kitchen/reader/words/fr.ts'
import { ru } from '#kitchen/reader/words/ru.ts'

/** The fewest letters of a claim word that counts in every language; shorter words exist in too many languages. */
const fewestLetters = 5

/** English markers that do not apply to other languages are left out: imitation crab is fish. */
const markers = new Map<string, 'vegan' | 'meatless'>(
  [de, es, fr, ru].flatMap((words) =>
    (['vegan', 'meatless'] as const).flatMap((role) =>
      words[role].filter((word) => !word.includes(' ') && word.length >= fewestLetters).map((word) => [foldWord(word), role] as const),
    ),
  ),
)

/** The claim of a word that its own language does not know: "vegane Wurst" typed in an English kitchen. */
export function markerInAnyLanguage(token: Token | undefined): 'vegan' | 'meatless' | null {
  return token === undefined || token.kind !== 'word' ? null : (markers.get(token.text) ?? null)
}
