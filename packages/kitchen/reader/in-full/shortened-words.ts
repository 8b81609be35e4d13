import type { Language } from '#kitchen/options.ts'
import { withEnglishWords } from '#kitchen/reader/in-full/english-short-forms.ts'
import { withCutsOfMeat } from '#kitchen/reader/in-full/russian-cuts.ts'
import { withStrokes } from '#kitchen/reader/in-full/russian-strokes.ts'
import { withShortNames } from '#kitchen/reader/in-full/short-names.ts'
import { keysOf, placeAt, writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { formSlip } from '#kitchen/reader/spelling/russian-form-slips.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { meaningOfShortenedSpanish } from '#kitchen/reader/words/es-abbreviations.ts'
import {
  meaningAfterFood,
  meaningBeforeCut,
  meaningOfContracted,
  meaningOfCut,
  meaningOfShortened,
  meaningOfStroke,
} from '#kitchen/reader/words/ru-abbreviations.ts'
import { petNames } from '#kitchen/reader/words/ru-pet-names.ts'

/**
 * Shortened words in full: Russian ones under every header ("овс. молоко", "тунец ж/б"), Spanish,
 * German and
 * English ones on pages in those languages ("salmón ahum.", "Frühl.zwiebeln", "smkd haddock").
 */
export function writeInFull(text: string, tokens: readonly Token[], language: Language): readonly Token[] {
  if (isListed(tokens, language) || isListed(tokens, 'ru')) return tokens
  const full = withShortenedWords(withJoinedWords(withStrokes(tokens)), language)
  return withEnglishWords(text, withShortNames(isRussian(full) ? withCutsOfMeat(full) : full, language), language)
}

/** Does the language list these words, as a food or as no food? */
function isListed(tokens: readonly Token[], language: Language): boolean {
  const { surfaces, root } = vocabularyOf(language)
  if (surfaces.has(writtenName(tokens))) return true
  const role = placeAt(root, keysOf(tokens, language))?.role
  return role === 'thing' || role === 'poison' || role === 'spoiled'
}

const isRussian = (tokens: readonly Token[]) => tokens.some(({ text }) => /[а-я]/u.test(text))

/** Russian words shortened with a stroke or a hyphen, in full: "тунец ж/б", "мол-ко". */
function withJoinedWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === '/' || text === '\\' || text === '-')) return tokens
  return tokens.flatMap((token, at) => {
    const joined = joinedFrom(tokens, at)
    if (joined !== undefined) return [{ ...token, text: joined, end: tokens[at + 2]?.end ?? token.end }]
    return joinedFrom(tokens, at - 1) !== undefined || joinedFrom(tokens, at - 2) !== undefined ? [] : [token]
  })
}

/** What the word at `at` stands for with the mark and the word after it. */
function joinedFrom(tokens: readonly Token[], at: number): string | undefined {
  const [before, mark, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (before?.kind !== 'word' || mark?.kind !== 'mark' || after?.kind !== 'word') return undefined
  if (before.end !== mark.start || mark.end !== after.start) return undefined
  if (mark.text === '-') return meaningOfContracted(before.text, after.text)
  return mark.text === '/' || mark.text === '\\' ? meaningOfStroke(before.text, after.text) : undefined
}

/** Words cut short, without their period and in full: "овс. молоко" is овсяное молоко. */
function withShortenedWords(tokens: readonly Token[], language: Language): readonly Token[] {
  const full: (string | undefined)[] = []
  for (const [at, token] of tokens.entries()) {
    full.push(russianInFull(tokens, at))
    if (language === 'es' && token.kind === 'word')
      full[at] ??= meaningOfShortenedSpanish(token.text, hasPeriodBehind(tokens, at), lastWord(tokens, full, at))
  }
  if (full.every((word) => word === undefined)) return tokens
  return tokens.flatMap((token, at) => {
    const isItsPeriod = full[at - 1] !== undefined && token.text === '.' && token.start === tokens[at - 1]?.end
    return isItsPeriod ? [] : [{ ...token, text: full[at] ?? token.text }]
  })
}

/**
 * Is a Russian word shortened, with or without its period: "рис длин", "плав. сыр"? Its meaning is a guess,
 * so the food is misspelt. A pet name ("морковочка") is a word of its own.
 */
export function hasShortenedRussian(tokens: readonly Token[], language: Language): boolean {
  if (isListed(tokens, language) || isListed(tokens, 'ru')) return false
  return tokens.some(({ text }, at) => isShort(text) && russianInFull(tokens, at) !== undefined)
}

const isShort = (word: string) => /^[а-я]+$/u.test(word) && word !== 'консервы' && !petNames.has(word)

/** The last word before a token, in full: a Spanish adjective agrees with it. */
function lastWord(tokens: readonly Token[], full: readonly (string | undefined)[], end: number): string | undefined {
  const at = tokens.findLastIndex(({ kind }, index) => index < end && kind === 'word')
  return full[at] ?? tokens[at]?.text
}

function hasPeriodBehind(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return next?.text === '.' && next.start === token?.end
}

/** What the word at `at` stands for in Russian; undefined if it stands for itself. */
function russianInFull(tokens: readonly Token[], at: number): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word') return undefined
  const hasPeriod = hasPeriodBehind(tokens, at)
  const wordBehind = hasPeriod ? tokens[at + 2] : next
  const beforeCut = wordBehind?.kind === 'word' ? meaningBeforeCut(token.text, wordBehind.text) : undefined
  return beforeCut ?? inRussian(token.text, hasPeriod, before?.kind === 'word' ? before.text : undefined)
}

function inRussian(word: string, hasPeriod: boolean, before: string | undefined): string | undefined {
  const afterFood = before === undefined ? undefined : meaningAfterFood(before, word)
  return afterFood ?? (hasPeriod ? meaningOfShortened(word) : meaningOfCut(word)) ?? (/^[а-я]+$/u.test(word) ? formSlip(word) : undefined)
}
