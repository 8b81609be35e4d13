import { foodKinds } from '#kitchen/food-kinds.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { cookOnce, type Outcome } from './cook-once.ts'

/** Foods that make a dish by themselves, so that a phrase beside them may be left out without a refusal. */
const company = ['chicken', 'onion', 'carrot'] as const satisfies readonly IngredientId[]

/** A way in which a phrase that is no food was cooked. */
export interface CookedAnyway {
  how: string
  title: string
  /** Whether it was cooked as the kind that the cook named. */
  isSaid: boolean
}

/** Cooks a request. A test passes a faulty one. */
export type CookWith = (request: RecipeRequest, seed: string) => Outcome

/**
 * The ways in which the kitchen cooks a phrase that is no food: alone, in company, in both search modes, and as each
 * kind.
 */
export function cookedAnyway(phrase: string, language: Language, isSaid: boolean, cookWith: CookWith = cookOnce): CookedAnyway[] {
  const plain = requestsWith(phrase, language)
  const saying: RecipeRequest[] = isSaid
    ? foodKinds.flatMap((kind) => plain.map((request) => ({ ...request, kinds: { [phrase]: kind } })))
    : []
  return [...plain, ...saying].flatMap((request) => {
    const outcome = cookWith(request, phrase)
    const asked = { how: howAsked(request), isSaid: saying.includes(request) }
    if (outcome.state === 'broken') return [{ ...asked, title: `BROKEN: ${outcome.error}` }]
    if (outcome.state === 'refused') return []
    const isAlone = request.ingredients.length === 1
    return isAlone || usesMore(outcome) ? [{ ...asked, title: outcome.recipe.title }] : []
  })
}

function requestsWith(phrase: string, language: Language): RecipeRequest[] {
  const beside = company.map((id) => listNameOf(id, language))
  return [[phrase], [phrase, ...beside]].flatMap((ingredients) => [
    typedRequest(ingredients, { language, searchMode: 'full' }),
    typedRequest(ingredients, { language, searchMode: 'ideas' }),
  ])
}

/** Whether a recipe has a line of the cook's that is not one of the foods beside the phrase. */
function usesMore({ recipe }: Extract<Outcome, { state: 'cooked' }>): boolean {
  const yours = recipe.structure?.lines.filter(({ use }) => use === 'yours') ?? []
  return yours.some(({ ingredient }) => company.every((id) => id !== ingredient))
}

function howAsked(request: RecipeRequest): string {
  const where = request.ingredients.length === 1 ? 'alone' : 'in company'
  const said = 'kinds' in request ? `, said to be ${JSON.stringify(request.kinds)}` : ''
  return `${where}, ${request.searchMode}${said}`
}
