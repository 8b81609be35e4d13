import type { Language } from '#kitchen/options.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import {
  addedHalves,
  addingWords,
  amountDozens,
  amountNumbers,
  englishOne,
  hanNumerals,
  rangeWords,
} from '#kitchen/reader/words/amount-words.ts'
import { list } from '#kitchen/word-list.ts'

/** A number and the index of the token after it. `grouped`: "1.250" without a unit may mean 1.25 or 1250. */
export interface ReadNumber {
  value: number
  grouped?: number
  next: number
}

export const numberKeyOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
export const numberKeysIn = (words: string) => list(words).map((word) => numberKeyOf(tokenise(word)))

const valuesOf = (rows: readonly (readonly [words: string, value: number])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([words, value]) => numberKeysIn(words).map((key) => [key, value] as const)))

const anyNumber = valuesOf(amountNumbers)
const englishNumber = valuesOf([...amountNumbers, [englishOne, 1]])
const dozens = valuesOf(amountDozens)
export const addedHalfWords = valuesOf([[addedHalves, 0.5]])
export const rangeWordKeys: ReadonlySet<string> = new Set(numberKeysIn(rangeWords))
const adding: ReadonlySet<string> = new Set(numberKeysIn(addingWords))

const fractions: Readonly<Record<string, number>> = { '1⁄2': 0.5, '1⁄3': 1 / 3, '2⁄3': 2 / 3, '1⁄4': 0.25, '3⁄4': 0.75, '1⁄8': 0.125 }
const longestWord = 4

/** The longest run of tokens from an index that a table contains. */
export function longestMatchAt<T>(tokens: readonly Token[], at: number, table: ReadonlyMap<string, T>): { value: T; next: number } | null {
  for (let length = Math.min(longestWord, tokens.length - at); length > 0; length -= 1) {
    const value = table.get(numberKeyOf(tokens.slice(at, at + length)))
    if (value !== undefined) return { value, next: at + length }
  }
  return null
}

/** Applies the words after a number that multiply or add to it: "half a dozen", 2個半. */
export function applyMultipliers(value: number, tokens: readonly Token[], next: number): ReadNumber {
  const dozen = longestMatchAt(tokens, next, dozens)
  if (dozen !== null) return { value: value * dozen.value, next: dozen.next }
  const added = value < 1 ? null : longestMatchAt(tokens, next, addedHalfWords)
  return added === null ? { value, next } : { value: value + added.value, next: added.next }
}

/**
 * The number at an index: "2", "1/2", "1 1/2", "1½", "0,5", "10 000", "half an", "half a dozen"; the lower end of a
 * range ("2-3", 两三).
 */
export function numberAt(text: string, tokens: readonly Token[], at: number, language: Language): ReadNumber | null {
  const first = oneNumberAt(text, tokens, at, language)
  if (first === null || !Number.isFinite(first.value)) return null
  const [last, following] = [tokens[first.next - 1], tokens[first.next]]
  if (last === undefined || following === undefined) return first
  const isAdded = adding.has(following.text)
  const isJoined = isAdded || rangeWordKeys.has(following.text)
  const other = oneNumberAt(text, tokens, isJoined ? first.next + 1 : first.next, language)
  if (other === null) return first
  // A fraction is added to the number before it: "1 and 1/2", 1と1/2.
  if (isAdded) return other.value < 1 ? { value: first.value + other.value, next: other.next } : first
  const isStroke = /^\s*[-–—~〜～]\s*$/u.test(text.slice(last.end, following.start))
  const isNextWord = last.kind !== 'number' && following.kind !== 'number' && other.value === first.value + 1
  return isJoined || isStroke || isNextWord ? { value: Math.min(first.value, other.value), next: other.next } : first
}

function oneNumberAt(text: string, tokens: readonly Token[], at: number, language: Language): ReadNumber | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind !== 'number') return numberInWords(tokens, at, language)
  return slashedAt(text, tokens, at) ?? numberInDigits(text, tokens, at, token)
}

function numberInDigits(text: string, tokens: readonly Token[], at: number, token: Token): ReadNumber | null {
  const next = at + 1
  const isPart = /(?<![\d.,])[.,]$/u.test(text.slice(0, token.start)) && /^\d+$/.test(token.text)
  const written = `${isPart ? '0.' : ''}${foldWord(token.text).replaceAll('٬', '').replace('٫', '.')}`
  const [, wholes = written, part] = /^(\d*?)(\d⁄\d)$/.exec(written) ?? []
  if (part !== undefined && wholes !== '') return { value: Number(wholes) + (fractions[part] ?? 0), next }
  const groups = tokens.slice(at, at + groupsFrom(text, tokens, at))
  if (groups.length > 1) return { value: Number(groups.map((one) => foldWord(one.text)).join('')), next: at + groups.length }
  if (/^\d{1,3}(?:[.,]\d{3}){2,}$/.test(written)) return { value: Number(written.replace(/[.,]/g, '')), next }
  const plain = fractions[written] ?? Number(written.replace(',', '.'))
  if (!Number.isFinite(plain)) return null
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) return { value: plain, grouped: plain * 1_000, next }
  const added = plain < 20 ? fractionAt(text, tokens, next) : null
  return added === null ? applyMultipliers(plain, tokens, next) : { value: plain + added.value, next: added.next }
}

/** A fraction with a slash, in the digits of any script: "1/2", ٣/٤. */
function slashedAt(text: string, tokens: readonly Token[], at: number): ReadNumber | null {
  const [token, other] = [tokens[at], tokens[at + 1]]
  if (token?.kind !== 'number' || other?.kind !== 'number') return null
  if (!/^\s*[/⁄]\s*$/.test(text.slice(token.end, other.start).normalize('NFKC'))) return null
  const slashed = /^(\d+)\/(\d+)$/.exec(`${foldWord(token.text)}/${foldWord(other.text)}`)
  return slashed === null ? null : { value: Number(slashed[1]) / Number(slashed[2]), next: at + 2 }
}

/** A fraction after a whole number: the "1/2" of "1 1/2", the ½ of "1 ½". */
function fractionAt(text: string, tokens: readonly Token[], at: number): ReadNumber | null {
  const slashed = slashedAt(text, tokens, at)
  if (slashed !== null) return slashed.value < 1 ? slashed : null
  const value = fractions[foldWord(tokens[at]?.text ?? '')]
  return value === undefined ? null : { value, next: at + 1 }
}

/** The number of consecutive Chinese or Japanese numerals: 十二, 二十五, 一百. */
function hanNumberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  let [value, digit, next] = [0, 0, at]
  for (let token = tokens[at]; token?.kind === 'character'; next += 1, token = tokens[next]) {
    const numeral = hanNumerals[token.text]
    if (numeral === undefined) break
    if (numeral < 10) {
      if (digit > 0) return null
      digit = numeral
    } else {
      value += Math.max(1, digit) * numeral
      digit = 0
    }
  }
  return value > 10 || (value === 10 && next === at + 2) ? { value: value + digit, next } : null
}

function numberInWords(tokens: readonly Token[], at: number, language: Language): ReadNumber | null {
  const han = hanNumberAt(tokens, at)
  if (han !== null) return applyMultipliers(han.value, tokens, han.next)
  const dozen = longestMatchAt(tokens, at, dozens)
  if (dozen !== null) return dozen
  const words = language === 'en' ? englishNumber : anyNumber
  const word = longestMatchAt(tokens, at, words)
  if (word === null) return null
  // One of a fraction is the fraction: "eine drittel Gurke".
  const part = word.value === 1 ? longestMatchAt(tokens, word.next, words) : null
  return part !== null && part.value < 1 ? part : applyMultipliers(word.value, tokens, word.next)
}

/** How many tokens form one number with spaced thousands: "10 000". */
function groupsFrom(text: string, tokens: readonly Token[], at: number): number {
  if (!/^[1-9]\d{0,2}$/.test(tokens[at]?.text ?? '')) return 1
  let groups = 1
  for (let next = tokens[at + 1]; next?.kind === 'number' && /^\d{3}$/.test(next.text); next = tokens[at + groups]) {
    if (!/^[\s'’]$/u.test(text.slice(tokens[at + groups - 1]?.end, next.start))) break
    groups += 1
  }
  return groups
}
