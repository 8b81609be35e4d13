import type { Language } from '#kitchen/options.ts'
import { foodNamedBy, keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import type { Role } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { readWhole } from '#kitchen/reader/phrase/read-whole.ts'
import { languagesFor } from '#kitchen/reader/text/scripts-of.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

type Run = readonly Token[]
/** Can the next food begin at this token? */
type Cut = (tokens: Run, at: number, text: string, languages: readonly Language[]) => boolean

/**
 * Splits a run of foods without commas: "2 eggs 200 g flour", "milk 1 l eggs 6", "酱油 鸡蛋". It splits beside an
 * amount,
 * or at a space between Chinese or Japanese characters, and only if each part is known as a whole. It never splits a
 * name: "poivre 5 baies".
 */
export function splitRun(text: string, tokens: Run, languages: readonly Language[], own: Language): readonly Run[] {
  if (foodNamedBy(vocabularyOf(own), tokens) !== null || isNoFoodByName(tokens, languages)) return [tokens]
  for (const cut of [beforeAmounts, behindAmounts, behindVagueAmounts, atSpaces]) {
    const parts: Token[][] = [[]]
    for (const [at, token] of tokens.entries()) {
      if (at > 0 && !isInMeasure(tokens, at, languages) && cut(tokens, at, text, languages)) parts.push([])
      parts.at(-1)?.push(token)
    }
    // A word that only measures is no food: the "cloves" of "3 cloves garlic".
    const isFood = (part: Run) =>
      !part.every((token) => isAmount(token, languages)) && readWhole(text, part, languagesFor(part, own), own) !== null
    if (parts.length > 1 && parts.every(isFood)) return parts
  }
  return [tokens]
}

/** Is the whole run a non-food: 七叶一枝花生 is a poison, neither seven leaves nor a peanut? */
function isNoFoodByName(tokens: Run, languages: readonly Language[]): boolean {
  return languages.some((language) => {
    const role = placeAt(vocabularyOf(language).root, keysOf(tokens, language))?.role
    return role === 'poison' || role === 'spoiled' || role === 'thing'
  })
}

/** Most words of a measure that begins with a number: 4ぶんの1. */
const longestMeasure = 5

/** Does a measure that begins with a number go on here: 1ぱい measures squid, though パイ is a pie? */
function isInMeasure(tokens: Run, at: number, languages: readonly Language[]): boolean {
  if (tokens[at - 1]?.kind !== 'number') return false
  return languages.some((language) => {
    const { root } = vocabularyOf(language)
    for (let to = at + 1; to <= Math.min(at - 1 + longestMeasure, tokens.length); to += 1) {
      const place = placeAt(root, keysOf(tokens.slice(at - 1, to), language))
      if (place?.food === null && (place.role === 'unit' || place.role === 'preparation')) return true
    }
    return false
  })
}

/** An amount after "of" begins no new food: "la piel de 1 limón" is the peel of one lemon. */
const beforeAmounts: Cut = (tokens, at, _, languages) =>
  isNumber(tokens, at, languages) && !isNumber(tokens, at - 1, languages) && !hasRole(tokens[at - 1], 'of', languages)

const behindAmounts: Cut = (tokens, at, _, languages) => {
  if (isAmount(tokens[at], languages)) return false
  const number = [at - 1, at - 2].find((before) => isNumber(tokens, before, languages))
  if (number === undefined || hasRole(tokens[number - 1], 'of', languages)) return false
  return number === at - 1 || isAmount(tokens[at - 1], languages)
}

/** A two-character amount word ends the food before it: 酱油少许盐适量. */
const behindVagueAmounts: Cut = (tokens, at) => {
  const word = tokens.slice(Math.max(0, at - vagueLength), at)
  if (word.length < vagueLength || word.some(({ kind }) => kind !== 'character')) return false
  return placeAt(vocabularyOf('zh').root, keysOf(word, 'zh'))?.role === 'number'
}

const vagueLength = 2

const atSpaces: Cut = (tokens, at, text) => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (before?.kind !== 'character' || token?.kind !== 'character') return false
  return /^\s+$/u.test(text.slice(before.end, token.start))
}

/**
 * Is the token a number in digits, or a numeral before a measure word (the 两 of 两根黄瓜, but not the 三 of
 * 三文鱼)?
 */
function isNumber(tokens: Run, at: number, languages: readonly Language[]): boolean {
  const token = tokens[at]
  if (token?.kind === 'number') return true
  return token?.kind === 'character' && hasRole(token, 'number', languages) && hasRole(tokens[at + 1], 'unit', languages)
}

/** Is the token a number or a measure word in one of the languages? */
function isAmount(token: Token | undefined, languages: readonly Language[]): boolean {
  return token?.kind === 'number' || hasRole(token, 'unit', languages)
}

function hasRole(token: Token | undefined, role: Role, languages: readonly Language[]): boolean {
  if (token === undefined) return false
  return languages.some((language) => vocabularyOf(language).root.next.get(singular(token.text, language))?.role === role)
}
