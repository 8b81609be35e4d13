import { checkRecipe } from '#kitchen/checker/check.ts'
import { planDish, writeDish } from '#kitchen/composer/compose-dish.ts'
import { callsFor } from '#kitchen/composer/match/rank.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { repertoire } from '#kitchen/composer/repertoire/list.ts'
import { type SearchMode, staples } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { type Fridge, isSameDish } from './fridge.ts'

/** What the repertoire answers to a fridge first. */
export interface Answer {
  /** The dish, or null when none is called for and the archetypes would cook. */
  dish: string | null
  title: string
  /** A name that a cook would be glad of, one that he would not take, or neither: a person decides. */
  verdict: 'accepted' | 'rejected' | 'unclear' | 'none'
  /** The strangers that are in the dish, and what belongs and is not. */
  strangersIn: readonly string[]
  leftOut: readonly string[]
  findings: number
}

export function answerTo(fridge: Fridge, searchMode: SearchMode): Answer {
  const request: RecipeRequest = {
    ingredients: fridge.ingredients,
    allergens: [],
    mealTypes: [fridge.meal],
    targetMealType: fridge.meal,
    dietTypes: [fridge.diet],
    proteins: [],
    cuisine: fridge.kitchen === 'Potluck' ? 'Potluck-me' : fridge.kitchen,
    searchMode,
    complexityMode: 'simple',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: [...staples],
  }
  const { brief } = readRequest(request)
  const [call] = callsFor(brief, repertoire)
  if (call === undefined) return { dish: null, title: '', verdict: 'none', strangersIn: [], leftOut: [], findings: 0 }
  const { recipe, leftOut } = writeDish(request, brief, planDish(brief, call, 0))
  const out = leftOut.map(({ words }) => words.toLowerCase())
  const isOut = (typed: string) => out.some((words) => typed.toLowerCase().includes(words) || words.includes(typed.toLowerCase()))
  const names = [recipe.title, call.dish.id.replaceAll('-', ' '), call.dish.ownName ?? recipe.title]
  const isAmong = (list: readonly string[]) => list.some((one) => names.some((name) => isSameDish(one, name)))
  return {
    dish: call.dish.id,
    title: recipe.title,
    verdict: isAmong([...fridge.accept, ...fridge.near]) ? 'accepted' : isAmong(fridge.reject) ? 'rejected' : 'unclear',
    strangersIn: fridge.strangers.filter((typed) => !isOut(typed)),
    leftOut: fridge.ingredients.filter((typed) => !fridge.strangers.includes(typed) && isOut(typed)),
    findings: checkRecipe(request, recipe, leftOut).length,
  }
}
