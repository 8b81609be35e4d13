import type { Language } from '#domain/options.ts'
import { foodNamed, keysOf, placeAt } from '#kitchen/reader/phrase-tree.ts'
import type { Role } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { readWhole } from '#kitchen/reader/read-whole.ts'
import { languagesFor } from '#kitchen/reader/scripts-of.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

type Run = readonly Token[]
/** Whether the next food may begin at a token. */
type Cut = (tokens: Run, at: number, text: string, languages: readonly Language[]) => boolean

/**
 * Cuts a run of words where foods stand side by side without a comma: "2 eggs 200 g flour", "milk 1 l eggs 6", "酱油
 * 鸡蛋". A cut stands before or behind an amount, or at a space between Chinese or Japanese characters, and holds only
 * where the reader knows each part as a whole by itself. It never cuts a name: "poivre 5 baies".
 */
export function splitRun(text: string, tokens: Run, languages: readonly Language[], own: Language): readonly Run[] {
  if (foodNamed(vocabularyOf(own), tokens) !== null || isNoFoodByName(tokens, languages)) return [tokens]
  for (const cut of [beforeAmounts, behindAmounts, behindVagueAmounts, atSpaces]) {
    const parts: Token[][] = [[]]
    for (const [at, token] of tokens.entries()) {
      if (at > 0 && cut(tokens, at, text, languages)) parts.push([])
      parts.at(-1)?.push(token)
    }
    // "3 cloves garlic": a word that only measures is no food of its own.
    const isFood = (part: Run) =>
      !part.every((token) => isAmount(token, languages)) && readWhole(text, part, languagesFor(part, own), own) !== null
    if (parts.length > 1 && parts.every(isFood)) return parts
  }
  return [tokens]
}

/** 七叶一枝花生 is a poison, and neither seven leaves nor a peanut. */
function isNoFoodByName(tokens: Run, languages: readonly Language[]): boolean {
  return languages.some((language) => {
    const role = placeAt(vocabularyOf(language).root, keysOf(tokens, language))?.role
    return role === 'poison' || role === 'spoiled' || role === 'thing'
  })
}

/** "La piel de 1 limón" is of one lemon: an amount behind "of" begins no other food. */
const beforeAmounts: Cut = (tokens, at, _, languages) =>
  isNumber(tokens, at, languages) && !isNumber(tokens, at - 1, languages) && !hasRole(tokens[at - 1], 'of', languages)

const behindAmounts: Cut = (tokens, at, _, languages) => {
  if (isAmount(tokens[at], languages)) return false
  const number = [at - 1, at - 2].find((before) => isNumber(tokens, before, languages))
  if (number === undefined || hasRole(tokens[number - 1], 'of', languages)) return false
  return number === at - 1 || isAmount(tokens[at - 1], languages)
}

/** 酱油少许盐适量: a word of two characters for an amount ends the food before it. */
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

/** A number in digits, or a character that is one where a measure follows it: the 两 of 两根黄瓜, and not the 三 of 三文鱼. */
function isNumber(tokens: Run, at: number, languages: readonly Language[]): boolean {
  const token = tokens[at]
  if (token?.kind === 'number') return true
  return token?.kind === 'character' && hasRole(token, 'number', languages) && hasRole(tokens[at + 1], 'unit', languages)
}

/** A number, or a word that counts or measures in one of the languages. */
function isAmount(token: Token | undefined, languages: readonly Language[]): boolean {
  return token?.kind === 'number' || hasRole(token, 'unit', languages)
}

function hasRole(token: Token | undefined, role: Role, languages: readonly Language[]): boolean {
  if (token === undefined) return false
  return languages.some((language) => vocabularyOf(language).root.next.get(singular(token.text, language))?.role === role)
}
