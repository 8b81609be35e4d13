import { type IngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language } from '#kitchen/options.ts'
import type { Reading, TypedFood } from '#kitchen/reader/food/reading.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { isSameStem } from '#kitchen/suggest/fold-name.ts'
import { amountUsed, type UsedAmount } from '#kitchen/understand/amount-used.ts'
import { correctedPhrase, type ReadPhrase } from '#kitchen/understand/corrected.ts'
import { wordRunsOf } from '#kitchen/understand/name-runs.ts'
import { namesOf } from '#kitchen/understand/names-of.ts'
import type { IngredientReading, ReadFood, UnknownWords } from '#kitchen/understand/reading.ts'

/** How the kitchen understood a typed phrase, for the cook who typed it. Names are in the preferred language. */
export function understandPhrase(text: string, language: Language, read: ReadPhrase = readPhrase): IngredientReading {
  const reading = read(text, language)
  const correction = correctedPhrase(text, reading, language, read)
  // A corrected phrase is sent to the kitchen, so its own reading counts, not the doubts of the misspelt one.
  const { phrase = text, reading: meant = reading, names = [] } = correction ?? {}
  const understood = amountUsed(phrase, meant, language)
  return {
    state: stateOf(reading),
    foods: meant.foods.map((food, at) => ({
      ...readFood(food, { language, corrected: names[at], understood }),
      doubt: doubtOf(food, phrase, language, read),
    })),
    corrected: correction?.phrase ?? null,
    unknown: reading.unknown.map(({ words, didYouMean }) => unknownWords(text, words, didYouMean, language)),
    notFood: reading.notFood,
  }
}

function stateOf({ foods, unknown, notFood }: Reading): IngredientReading['state'] {
  if (notFood.length > 0) return 'not-food'
  if (unknown.length > 0 || foods.length === 0) return 'unknown'
  return foods.some(({ known }) => known === 'misspelt') ? 'read-as' : 'known'
}

interface Context {
  language: Language
  /** The corrected name of a misspelt food. */
  corrected: string | undefined
  understood: UsedAmount
}

/** Why a food is known only in part. Null if it is known as a whole, or by words that name an ingredient. */
function doubtOf({ known, words, ingredient }: TypedFood, phrase: string, language: Language, read: ReadPhrase): ReadFood['doubt'] {
  if (known !== 'part') return null
  const [alone, ...others] = words === phrase ? [] : read(words, language).foods
  if (alone?.known === 'whole' && others.length === 0) return 'beside'
  return ingredient === null ? 'kind' : null
}

function readFood(food: TypedFood, { language, corrected, understood }: Context): Omit<ReadFood, 'doubt'> {
  const { words, ingredient, contains, vegan, vegetarian, pescatarian } = food
  const name = ingredient === null ? null : listNameOf(ingredient, language)
  const sold = ingredient === null ? [] : (kindsIn[language].asSold?.[ingredient] ?? [])
  const isSold = (allergen: (typeof allergens)[number]) => contains[allergen] === 'no' && sold.includes(allergen)
  return {
    words,
    name,
    readAs: corrected ?? (ingredient === null || isOwnName(words, ingredient, language) ? null : name),
    ...understood,
    contains: allergens.filter((allergen) => contains[allergen] === 'yes'),
    likely: allergens.filter((allergen) => contains[allergen] === 'likely' || isSold(allergen)),
    unknown: allergens.filter((allergen) => contains[allergen] === 'unknown'),
    vegan,
    vegetarian,
    pescatarian,
  }
}

/** Do a cook's words contain a name of the ingredient, or an inflected form of one, in the preferred language? */
function isOwnName(words: string, ingredient: IngredientId, language: Language): boolean {
  const runs = wordRunsOf(words)
  return namesOf(ingredient, language).some((name) => runs.some((run) => run.words === name.words || isSameStem(run.words, name.words)))
}

function unknownWords(text: string, words: string, near: readonly IngredientId[], language: Language): UnknownWords {
  return {
    words,
    near: near.map((id) => {
      const name = listNameOf(id, language)
      return { name, phrase: text.includes(words) ? text.replace(words, () => name) : name }
    }),
  }
}
