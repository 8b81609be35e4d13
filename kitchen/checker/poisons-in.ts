import type { Language } from '#domain/options.ts'
import { cover } from '#kitchen/reader/cover.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { type Place, vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** English poisons that are also something done to food: "paint the pastry with egg", "perfume the rice". */
const deeds = new Set(['paint', 'perfume', 'glue', 'varnish', 'bomb'])

const determiners = new Set(['the', 'a', 'an', 'with', 'over', 'each', 'them', 'it', 'on', 'together'])

function counts(place: Place): boolean {
  return place.food !== null || place.isOtherThing || place.role === 'poison'
}

/** What a text names that harms whoever eats it, in the words of the text; in English and in the text's own language. Soap is for hands. */
export function poisonsIn(text: string, language: Language): string[] {
  const tokens = tokenise(text)
  const languages: readonly Language[] = language === 'en' ? ['en'] : [language, 'en']
  const found = languages.flatMap((one) =>
    cover(tokens, vocabularyOf(one), counts).flatMap(({ from, to, place }) => {
      const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]]
      if (place?.role !== 'poison' || place.food !== null || place.isOtherThing || first === undefined || last === undefined) return []
      if (deeds.has(first.text) && next !== undefined && determiners.has(next.text)) return []
      if (first.text === 'soap' && tokens.some(({ text: word }) => word === 'hands')) return []
      return [text.slice(first.start, last.end)]
    }),
  )
  return [...new Set(found)]
}
