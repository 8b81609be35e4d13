import type { FoodKind } from '#kitchen/food-kinds.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import { senseUnknown } from '#kitchen/reader/food/food.ts'
import type { Reading, RequestedFood, TypedFood } from '#kitchen/reader/food/reading.ts'
import { isEvidentlyNoFood } from '#kitchen/reader/no-food/no-kind.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { traitsOf } from '#kitchen/reader/segment/traits-of.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/**
 * How a word with a kind chosen by the cook is cooked. `like` gives amounts and times and is the cautious choice:
 * green beans are never served raw, ketchup and jam are measured by the spoon.
 */
const kindFacts: Record<FoodKind, { class: IngredientClass; like: IngredientId }> = {
  vegetable: { class: 'vegetable', like: 'green-beans' },
  fruit: { class: 'fruit', like: 'apple' },
  meat: { class: 'meat', like: 'beef' },
  fish: { class: 'fish', like: 'cod' },
  cheese: { class: 'hard-cheese', like: 'cheese' },
  grain: { class: 'grain', like: 'millet' },
  sauce: { class: 'sauce', like: 'ketchup' },
  spice: { class: 'spice', like: 'paprika' },
  sweet: { class: 'sweetener', like: 'jam' },
}

/** Words folded for comparison: case, width and surrounding spaces. */
const folded = (words: string) => words.normalize('NFKC').trim().toLowerCase()

/**
 * Reads a typed phrase of a request. An unknown word with a kind from the cook becomes a food of that kind with
 * unknown allergens and diets, unless it is evidently no food. A word that the cook confirms as typed is unknown
 * instead of misspelt. Words that the reader knows as a food or a non-food keep their meaning. Each food gets its
 * traits.
 */
export function readTypedPhrase(typed: string, request: Pick<RecipeRequest, 'language' | 'kinds'>): Reading<RequestedFood> {
  const { foods, ...others } = readWithKinds(typed, request)
  const phrase = { phrase: typed, isOneFood: foods.length === 1 }
  return { ...others, foods: foods.map((food) => ({ ...food, traits: traitsOf(food, phrase) })) }
}

function readWithKinds(typed: string, { language, kinds }: Pick<RecipeRequest, 'language' | 'kinds'>): Reading {
  const reading = asCooked(readPhrase(typed, language))
  if (kinds === undefined) return reading
  const said = new Map(Object.entries(kinds).map(([words, kind]) => [folded(words), kind]))
  const kindOf = (words: string) => {
    const kind = said.get(folded(words)) ?? said.get(folded(typed))
    const mayBe = kind === undefined || kind === 'unknown' || !(isEvidentlyNoFood(words) || isEvidentlyNoFood(partWith(words, typed)))
    return mayBe ? kind : 'unknown'
  }
  // The cook gave the misspelt word a kind or confirmed it, so the near name is not meant.
  const isKept = (food: TypedFood) => food.known === 'misspelt' && kindOf(food.words) !== undefined
  const named = [...reading.foods.filter(isKept), ...reading.unknown].flatMap(({ words }) => {
    const kind = kindOf(words)
    return kind === undefined || kind === 'unknown' ? [] : [foodOfKind(words, kind, { typed, language })]
  })
  const isMeant = ({ words }: TypedFood) => kindOf(words) === 'unknown'
  return {
    ...reading,
    foods: [...reading.foods.filter((food) => !isKept(food)), ...named],
    unknown: [
      ...reading.foods.filter((food) => isKept(food) && isMeant(food)).map(({ words }) => ({ words, didYouMean: [] })),
      ...reading.unknown.filter(({ words }) => kindOf(words) === undefined || kindOf(words) === 'unknown'),
    ],
  }
}

/** The part of a list that has the words: 弱火で20分煮る for the unknown 分煮る. */
function partWith(words: string, typed: string): string {
  return typed.split(/[,;\n،؛、，；]/u).find((part) => part.includes(words)) ?? words
}

/** Makes a food beside an unknown word unknown too: an "oyster card" is no oyster. */
function asCooked(reading: Reading): Reading {
  const doubtful = reading.foods.filter((food) => food.isBesideUnknown === true)
  if (doubtful.length === 0) return reading
  return {
    ...reading,
    foods: reading.foods.filter((food) => !doubtful.includes(food)),
    unknown: [...reading.unknown, ...doubtful.map(({ words }) => ({ words, didYouMean: [] }))],
  }
}

/** A food of a kind. Amount and form are read from the phrase with a known food in the word's place. */
function foodOfKind(words: string, kind: FoodKind, { typed, language }: { typed: string; language: Language }): TypedFood {
  const { class: foodClass, like } = kindFacts[kind]
  const name = listNameOf(like, language)
  const [known, ...others] = readPhrase(
    typed.replace(words, () => name),
    language,
  ).foods.filter(({ ingredient }) => ingredient === like)
  const { amount, form } = known === undefined || others.length > 0 ? {} : known
  const formed = form?.words.includes(name) ? { is: form.is, words: form.words.replace(name, () => words) } : undefined
  return {
    ...senseUnknown(foodClass),
    words: formed?.words ?? words,
    like,
    known: 'kind',
    ...(amount === undefined ? {} : { amount }),
    ...(formed === undefined ? {} : { form: formed }),
  }
}
