import type { Language } from '#kitchen/options.ts'
import { joinsAmount } from '#kitchen/reader/amounts/amounts.ts'
import { writeInFull } from '#kitchen/reader/in-full/shortened-words.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { withoutLettersOfWords } from '#kitchen/reader/match/japanese.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { abbreviations, strokeAbbreviations } from '#kitchen/reader/words/abbreviations.ts'

const separators = new Set(',;:/+|•·、،，؛;!?()[]{}（）【】。.…=→←—–※★☆'.split(''))
const quotationMarks = new Set('"“”„«»「」'.split(''))

/** The runs of tokens between commas, brackets and line breaks; other punctuation is dropped. */
export function splitAtMarks(text: string, language: Language): Token[][] {
  const parts: Token[][] = [[]]
  const tokens = writeInFull(text, tokenise(text), language)
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (before !== undefined && text.slice(before.end, token.start).includes('\n')) parts.push([])
    if (token.kind !== 'mark') parts.at(-1)?.push(token)
    else if (token.text === '&' || isBetweenLetters(tokens, at)) parts.at(-1)?.push({ ...token, kind: 'word', text: 'and' })
    else if (isBetweenQuotations(tokens, at) || isBetweenCharacters(tokens, at)) parts.push([])
    else if (separators.has(token.text) && !isInNumber(tokens, at) && !endsAbbreviation(tokens, at)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

/** Does a plus stand between single letters: "S+P" is salt and pepper? */
function isBetweenLetters(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '+' && [tokens[at - 1], tokens[at + 1]].every((token) => token?.kind === 'word' && token.text.length === 1)
}

/** Does the mark stand between two quotations: "eggs" "milk" are two foods, салат «Черепаха» is one. */
function isBetweenQuotations(tokens: readonly Token[], at: number): boolean {
  return [tokens[at], tokens[at + 1]].every((token) => token?.kind === 'mark' && quotationMarks.has(token.text))
}

/** Does a hyphen stand between Chinese or Japanese words, which contain none: 豆乳-バター are two foods? */
function isBetweenCharacters(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '-' && [tokens[at - 1], tokens[at + 1]].every((token) => token?.kind === 'character')
}

/** Does the mark belong to a number: "1/2", "2 – 3", "400 g/can"? */
function isInNumber(tokens: readonly Token[], at: number): boolean {
  return /^[/–—]$/u.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
}

/**
 * An abbreviation: one or two letters, or only consonants: "c. à c.", "ст. л.", "Pck.", "tbsp.", م.ك. (tablespoon).
 */
const abbreviation = /^(?:[a-zа-я]{1,2}|[مكص]|[b-df-hj-np-tv-xz]{3,5}|[бвгджзклмнпрстфхцчшщ]{3,5})$/

/** A Russian adjective without its ending, which no whole word looks like: "цветочн.", "московск.". */
const withoutEnding = /^[а-я]{2,}(?:[бвгджзклмпрстфхцчшщ]н|ск)$/

/** A shortened Russian word with no space after its period: "соев.соус". */
const shortened = /^[а-я]{3,5}$/

/** Does the period or slash belong to an abbreviation that the next word continues: "б/г", "s/ hueso"? */
function endsAbbreviation(tokens: readonly Token[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (mark === undefined || before?.end !== mark.start || next?.kind !== 'word') return false
  const isClose = next.start === mark.end
  if (mark.text === '/') return strokeAbbreviations.has(before.text) || (isClose && before.text.length === 1 && next.text.length === 1)
  return (
    mark.text === '.' &&
    (abbreviation.test(before.text) ||
      withoutEnding.test(before.text) ||
      (isClose && shortened.test(before.text)) ||
      abbreviations.has(before.text))
  )
}

/** Splits at "and", except inside a name ("half and half"). `or` tells that "or" stood before the run. */
export function splitAtAnd(text: string, tokens: readonly Token[], vocabulary: Vocabulary): { run: Token[]; or: boolean }[] {
  const runs: { run: Token[]; or: boolean }[] = [{ run: [], or: false }]
  const covered = coverWithPhrases(tokens, vocabulary, countsInPhrase)
  for (const chunk of vocabulary.language === 'ja' ? withoutLettersOfWords(covered, tokens, text) : covered) {
    const word = tokens[chunk.from]?.text ?? ''
    // "&" counts in every language, and English "and" among words of another.
    const isAnd = chunk.place === null ? word === 'and' : chunk.place.role === 'and' && chunk.place.food === null
    if (isAnd && !joinsAmount(text, tokens, chunk.from, vocabulary.language)) runs.push({ run: [], or: orWords.has(word) })
    else runs.at(-1)?.run.push(...tokens.slice(chunk.from, chunk.to))
  }
  return runs.filter(({ run }) => run.length > 0)
}

const orWords = new Set(['or', 'nor', 'o', 'ou', 'oder', 'или', 'او'])
