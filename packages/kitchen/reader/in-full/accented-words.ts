import type { Language } from '#kitchen/options.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/**
 * Words that only their accents distinguish from another food, with a synonym in the same language: "caillé" is a
 * curd, "caille" a quail.
 */
const accentedWords: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map([
    ['caillé', 'caillebotte'],
    ['caillés', 'caillebotte'],
    ['pâtés', 'terrine'],
    ['sablé', 'shortbread'],
    ['sablés', 'shortbread'],
  ]),
}

/** Replaces words whose accents change their meaning by a synonym, unless another food stands beside them. */
export function withAccentedWords(text: string, tokens: readonly Token[], language: Language): readonly Token[] {
  const words = accentedWords[language]
  const meant = (token: Token) => words?.get(text.slice(token.start, token.end).normalize('NFC').toLowerCase())
  const others = tokens.filter((token) => token.kind === 'word' && meant(token) === undefined)
  if (words === undefined || !others.every((token) => isNoName(token, language))) return tokens
  return tokens.map((token) => ({ ...token, text: meant(token) ?? token.text }))
}

function isNoName({ text }: Token, language: Language): boolean {
  const place = vocabularyOf(language).root.next.get(singular(text, language))
  return place !== undefined && place.role !== null && place.food === null
}
