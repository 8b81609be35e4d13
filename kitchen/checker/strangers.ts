import type { Recipe } from '#domain/recipes/recipe.ts'
import { recipeWords } from '#kitchen/checker/recipe-words.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'
import { type Chunk, cover } from '#kitchen/reader/cover.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { countsInPhrase } from '#kitchen/reader/read-segment.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** What puts a food into a dish; the food follows. "with" adds as well: "top with", "toss … with". */
const adding: ReadonlySet<string> = new Set(
  'add put place pour stir mix fold sprinkle scatter top season serve toss combine whisk beat blend drizzle garnish finish spread spoon squeeze crumble grate chop slice dice mince cook fry boil simmer heat melt warm roast bake grill steam toast use arrange dust coat brush rub stuff fill mash crush grind with'.split(
    ' ',
  ),
)

/** Small words that may stand between the verb and its object: "stir in the", "pour over". */
const between: ReadonlySet<string> = new Set('in over on into up out down well together'.split(' '))

/** What ends the things that are added. */
const ending: ReadonlySet<string> = new Set(
  'to into onto over on in for until at from by then while when so if as without through after before again until till about around under off aside alongside between'.split(
    ' ',
  ),
)

const clauses: ReadonlySet<string> = new Set('until till while when so if'.split(' '))

const joining: ReadonlySet<string> = new Set(["'", '’', '-', '‐', '‑'])

/** The words that a recipe's list holds, singular and folded. */
export function wordsOfList({ ingredients, language }: Pick<Recipe, 'ingredients' | 'language'>): Set<string> {
  return new Set(ingredients.flatMap((line) => tokenise(line).map(({ text }) => singular(text, language))))
}

/** What an English step adds to the dish and nobody knows: no food, no listed word, no word of the kitchen. `listed` are the words of the list. */
export function strangersIn(text: string, listed: ReadonlySet<string>): string[] {
  return sentencesOf(text).flatMap((sentence) => inSentence(sentence.text, listed))
}

function inSentence(text: string, listed: ReadonlySet<string>): string[] {
  const tokens = tokenise(text).filter(({ kind, text: mark }) => kind !== 'mark' || !joining.has(mark))
  const firstAdding = tokens.findIndex(({ text: word }) => adding.has(word))
  if (firstAdding < 0 || tokens.every(({ text: word }) => recipeWords.has(word) || listed.has(singular(word, 'en')))) return []
  const known = knownTokens(
    tokens,
    cover(tokens, vocabularyOf('en'), (place) => countsInPhrase(place) || place.isOtherThing),
  )
  const found: string[] = []
  let isAdded = false
  let isClause = false
  for (const [at, token] of tokens.entries()) {
    // "until tender enough to pull apart with a fork": nothing is added there.
    if (clauses.has(token.text)) isClause = true
    if (token.text === 'with' && isClause) continue
    if (adding.has(token.text)) {
      isAdded = true
      isClause &&= token.text === 'with'
    }
    if (adding.has(token.text)) continue
    if (ending.has(token.text) && !(between.has(token.text) && adding.has(tokens[at - 1]?.text ?? ''))) isAdded = false
    else if (isAdded && token.kind === 'word' && !known.has(at) && !isOrdinary(token.text, listed)) {
      found.push(text.slice(token.start, token.end))
    }
  }
  return found
}

function knownTokens(tokens: readonly Token[], chunks: readonly Chunk[]): Set<number> {
  return new Set(chunks.filter(({ place }) => place !== null).flatMap(({ from, to }) => tokens.slice(from, to).map((_, at) => from + at)))
}

function isOrdinary(word: string, listed: ReadonlySet<string>): boolean {
  const one = singular(word, 'en')
  return recipeWords.has(word) || recipeWords.has(one) || listed.has(one) || /(?:ly|ing)$/.test(word)
}
