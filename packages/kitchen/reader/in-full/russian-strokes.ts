import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { meaningOfStroke } from '#kitchen/reader/words/ru-abbreviations.ts'

/** Russian words of which only the first letter stands before a stroke. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['б', 'без'],
  ['д', 'для'],
])

/** The fewest letters of the word behind such a letter; "б/к" and "д/с" have meanings of their own. */
const shortestBehind = 3

/** Foods that are sold in their own juice; other fish with "с/с" is lightly salted. */
const soldInJuice = /^(?:т[оа]мат|п[оа]мид|тун[еец]|ананас|ф[оа]сол|кукуруз|горош|персик|вишн|черешн|сайр|печен|шамп|гриб|консерв|жб$)/u

const canned = foldWord('консервированный')

/**
 * Writes out Russian words before a stroke: "б/сахара" is without sugar, "д/супа" for soup, "тунец
 * в с/с" in its own
 * juice.
 */
export function withStrokes(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isStroke)) return tokens
  const full: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [letter, mark, word] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (letter === undefined) break
    if (letter.kind !== 'word' || !isStroke(mark) || word?.kind !== 'word' || letter.end !== mark?.start) full.push(letter)
    else if (isOwnJuice(tokens, at)) {
      // The "в" before it belongs to the juice.
      if (full.at(-1)?.text === 'в') full.pop()
      full.push({ ...letter, text: canned, end: word.end })
      at += 2
    } else {
      const isPrefix = word.text.length >= shortestBehind && meaningOfStroke(letter.text, word.text) === undefined
      const prefix = isPrefix ? prefixes.get(letter.text) : undefined
      full.push(prefix === undefined ? letter : { ...letter, text: prefix })
      if (prefix !== undefined) at += 1
    }
  }
  return full
}

const isStroke = (token: Token | undefined) => token?.kind === 'mark' && (token.text === '/' || token.text === '\\')

/** Do "с/с" or "с/соку" at `at` mean собственном соку? */
function isOwnJuice(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'с') return false
  const word = tokens[at + 2]?.text ?? ''
  if (/^сок(?:у|е|ом)?$/u.test(word)) return true
  return word === 'с' && (tokens[at - 1]?.text === 'в' || tokens.some(({ text }) => soldInJuice.test(text)))
}
