import { memoizedByKey } from '#kitchen/memoize.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { fr as frenchRows } from '#kitchen/reader/kinds/no-kind/fr.ts'
import { givenNames } from '#kitchen/reader/kinds/not-food/things/es-people.ts'
import * as spanish from '#kitchen/reader/kinds/not-food/things/es-starts.ts'
import * as french from '#kitchen/reader/kinds/not-food/things/fr-starts.ts'
import { foodNamedBy, writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** The words of a row as they are compared, with a space behind. */
const compared = (name: string) => `${writtenName(tokenise(name))} `

interface Rows {
  starts: ReadonlySet<string>
  foods: readonly string[]
  firstNames: ReadonlySet<string>
}

type Start = Pick<typeof spanish, 'placeStarts' | 'otherStarts' | 'foodsInSpite'>

/** The rows of a language, made on first use; null for a language without such rows. */
const rowsOf = memoizedByKey((language: Language): Rows | null => {
  const start: Start | undefined = language === 'es' ? spanish : language === 'fr' ? french : undefined
  const names = language === 'es' ? givenNames : frenchRows.firstNames
  return start === undefined
    ? null
    : {
        starts: new Set([...start.placeStarts, ...start.otherStarts].map(compared)),
        foods: start.foodsInSpite.map(compared),
        firstNames: new Set(names.map(compared)),
      }
})

/** The most words of a row: "cera de abejas para muebles". */
const mostWordsOfStart = 5

/**
 * Does a phrase begin with a word that makes it a place, a thing, a person or an act, whatever food stands behind it:
 * "Cerro Pan de Azúcar", "Rue des Oignons"? Not where its first words are a food's name in any language: "Mont d'Or".
 */
export function isNoFoodByStart(source: string, language: Language): boolean {
  const rows = rowsOf(language)
  if (rows === null || /[\d,;:()\n+&]/u.test(source)) return false
  const tokens = tokenise(source).filter(({ kind }) => kind !== 'mark')
  const text = `${writtenName(tokens)} `
  if (tokens.length < 2 || rows.foods.some((name) => text.startsWith(name))) return false
  if (isBrandBeforeFood(source, tokens, language)) return false
  if (isPersonByCapitals(source, tokens, rows)) return !beginsWithFood(tokens, 2)
  for (let words = Math.min(mostWordsOfStart, tokens.length); words > (words === tokens.length ? 1 : 0); words -= 1)
    if (rows.starts.has(`${writtenName(tokens.slice(0, words))} `)) return !beginsWithFood(tokens, words + 1)
  return false
}

/** Is it a brand of two or more words, one behind the first with a capital, and a food: "Isla Bonita leche"? */
function isBrandBeforeFood(source: string, tokens: readonly Token[], language: Language): boolean {
  return (
    /^\p{L}+ (?:\S+ )*(?:d['’])?\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(source.trim()) &&
    foodNamedBy(vocabularyOf(language), tokens.slice(-1)) !== null
  )
}

/** Is it a first name and one more word, both with a capital: "Marta Cebollero"? */
function isPersonByCapitals(source: string, tokens: readonly Token[], { firstNames }: Rows): boolean {
  const [first] = tokens
  return first !== undefined && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(source.trim()) && firstNames.has(`${first.text} `)
}

/** Are at least so many of the first words the name of a food in any language? */
function beginsWithFood(tokens: readonly Token[], fewest: number): boolean {
  return tokens.some(
    (_, at) => at + 1 >= fewest && languageCodes.some((language) => foodNamedBy(vocabularyOf(language), tokens.slice(0, at + 1)) !== null),
  )
}
