import type { Allergen } from '#domain/options.ts'

/**
 * Words that name a food to any reader of a language, with the longer names that contain it and mean something else.
 */
export interface Plain {
  words: RegExp
  /** Names that are removed from a text before the search: coconut milk, peanut butter. */
  except: RegExp | null
}

/**
 * The plain words of one language: what contains an allergen, and what a diet does not eat. By hand and without the
 * lexicon.
 */
export interface PlainWords {
  allergens: Record<Allergen, Plain>
  meat: Plain
  fish: Plain
  /** Honey, gelatine and their like, which no vegan eats. */
  otherAnimal: Plain
}

/** Text as the lists have it: lower case, ё as е, Arabic letters in one form and without vowel signs. */
export function plainOf(text: string): string {
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
 * Words in the spelling of `plainOf`, of a language that parts words; `~` stands for any letters, so "~milch" is
 * every milk. Exceptions use the same notation.
 */
export function spaced(words: string, except = ''): Plain {
  return { words: bordered(words, ''), except: except === '' ? null : bordered(except, '') }
}

/** Arabic words, with the particles that are written on to them. */
export function arabic(words: string, except = ''): Plain {
  const particles = '(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)'
  return { words: bordered(words, particles), except: except === '' ? null : bordered(except, particles) }
}

/** Words of a language that writes without spaces. */
export function unspaced(words: string, except = ''): Plain {
  return { words: new RegExp(words, 'gu'), except: except === '' ? null : new RegExp(except, 'gu') }
}

function bordered(words: string, before: string): RegExp {
  return new RegExp(`(?<!\\p{L})${before}(?:${words.replaceAll('~', '\\p{L}*')})(?!\\p{L})`, 'gu')
}
