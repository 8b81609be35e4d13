import type { Allergen } from '#kitchen/options.ts'

/** A pattern of words that name a food, with the longer names that contain such a word and mean something else. */
export interface PlainPattern {
  words: RegExp
  /**
   * Names that are removed from a text before the search, such as coconut milk and peanut butter in a search for
   * dairy.
   */
  except: RegExp | null
}

/** The plain words of one language for each allergen and diet, written by hand without the lexicon. */
export interface PlainWords {
  allergens: Record<Allergen, PlainPattern>
  meat: PlainPattern
  fish: PlainPattern
  /** Honey, gelatine and other animal products that vegans do not eat. */
  otherAnimal: PlainPattern
}

/** Folds a text as the lists are written: lower case, ё as е, one form for each Arabic letter, no vowel signs. */
export function foldPlainly(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
}

/**
 * Patterns for words of languages with spaces, spelled as `foldPlainly` folds them. `~` stands for any letters, so
 * "~milch" matches every milk. Exceptions use the same notation.
 */
export function spacedWords(words: string, except = ''): PlainPattern {
  return { words: wholeWordPattern(words, ''), except: except === '' ? null : wholeWordPattern(except, '') }
}

/** Patterns for Arabic words with their attached particles. */
export function arabicPattern(words: string, except = ''): PlainPattern {
  const particles = '(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)'
  return { words: wholeWordPattern(words, particles), except: except === '' ? null : wholeWordPattern(except, particles) }
}

/** Patterns for words of languages without spaces. */
export function unspacedWords(words: string, except = ''): PlainPattern {
  return { words: new RegExp(words, 'gu'), except: except === '' ? null : new RegExp(except, 'gu') }
}

function wholeWordPattern(words: string, before: string): RegExp {
  return new RegExp(`(?<!\\p{L})${before}(?:${words.replaceAll('~', '\\p{L}*')})(?!\\p{L})`, 'gu')
}
