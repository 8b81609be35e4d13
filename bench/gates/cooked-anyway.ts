import type { Language } from '#domain/options.ts'
import { RecipeRequest } from '#domain/recipes/request.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { cookOnce, type Outcome } from './cook-once.ts'
import { nameIn } from './requests.ts'

/** What a person may say an unknown word is like. */
const kinds = ['vegetable', 'fruit', 'meat', 'fish', 'cheese', 'grain', 'sauce', 'spice', 'sweet'] as const
export type SaidKind = (typeof kinds)[number]

/** Foods that make a dish by themselves, so that a phrase beside them may be left out without a refusal. */
const company = ['chicken', 'onion', 'carrot'] as const satisfies readonly IngredientId[]

/** How a phrase was cooked that is no food. */
export interface CookedAnyway {
  how: string
  title: string
  /** Whether it was cooked as what it was said to be like. */
  isSaid: boolean
}

/** Cooks a request; a test gives one that is wrong. */
export type CookWith = (request: RecipeRequest, seed: string) => Outcome

/** The ways in which the kitchen cooks a phrase that is no food: alone and in company, in both search modes, and as every kind that it may be said to be. */
export function cookedAnyway(phrase: string, language: Language, isSaid: boolean, cookWith: CookWith = cookOnce): CookedAnyway[] {
  const plain = requestsWith(phrase, language)
  const saying = isSaid ? kinds.flatMap((kind) => plain.flatMap((request) => saidToBe(request, phrase, kind) ?? [])) : []
  return [...plain, ...saying].flatMap((request) => {
    const outcome = cookWith(request, phrase)
    const asked = { how: howAsked(request), isSaid: saying.includes(request) }
    if (outcome.state === 'broken') return [{ ...asked, title: `BROKEN: ${outcome.error}` }]
    if (outcome.state === 'refused') return []
    const isAlone = request.ingredients.length === 1
    return isAlone || usesMore(outcome) ? [{ ...asked, title: outcome.recipe.title }] : []
  })
}

/** The request with a phrase said to be of a kind; null while a request has no field for that. A field of another form is an error. */
export function saidToBe(request: RecipeRequest, phrase: string, kind: SaidKind): RecipeRequest | null {
  const said = RecipeRequest.parse({ ...request, kinds: { [phrase]: kind } })
  return 'kinds' in said ? said : null
}

/** Whether a request has a field for what a phrase is like. */
export function takesKinds(): boolean {
  return saidToBe(typedRequest([kinds[0]]), kinds[0], kinds[0]) !== null
}

function requestsWith(phrase: string, language: Language): RecipeRequest[] {
  const beside = company.map((id) => nameIn(id, language))
  return [[phrase], [phrase, ...beside]].flatMap((ingredients) => [
    typedRequest(ingredients, { language, searchMode: 'full' }),
    typedRequest(ingredients, { language, searchMode: 'ideas' }),
  ])
}

/** Whether a recipe has a line of the cook's besides the company. */
function usesMore({ recipe }: Extract<Outcome, { state: 'cooked' }>): boolean {
  const yours = recipe.structure?.lines.filter(({ use }) => use === 'yours') ?? []
  return yours.some(({ ingredient }) => company.every((id) => id !== ingredient))
}

function howAsked(request: RecipeRequest): string {
  const where = request.ingredients.length === 1 ? 'alone' : 'in company'
  const said = 'kinds' in request ? `, said to be ${JSON.stringify(request.kinds)}` : ''
  return `${where}, ${request.searchMode}${said}`
}
