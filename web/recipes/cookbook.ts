import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import type { Cuisine } from '#domain/options.ts'
import { type GenerateAnswer, GeneratedRecipe, type GenerateInput } from '#domain/recipes/api.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { ApiFailure, type FailureCode } from '#web/core/fetch-json.ts'
import { type AskWorld, askUntilAnswered, type Click, isUnanswered } from '#web/recipes/click.ts'

/**
 * A recipe on the page, with what it was made from: how many ingredients were typed, the request in one string to tell a change by, and which
 * turn of that request it is, counted from 0.
 */
export const KeptRecipe = z.object({ recipe: GeneratedRecipe, typed: z.number(), madeFrom: z.string(), turn: z._default(z.number(), 0) })
export type KeptRecipe = z.infer<typeof KeptRecipe>

type Refused = Extract<GenerateAnswer, { type: 'REFUSED' }>

/** What the tab of one cuisine shows. A recipe that was there stays below whatever comes instead of the next one. */
export type Card =
  | { state: 'empty' }
  | { state: 'loading'; previous: KeptRecipe | null }
  | { state: 'ready'; kept: KeptRecipe }
  /** `faulty`: the ingredients that the server could not take as such. `resumesAt`: when the server says that asking again makes sense, in milliseconds. */
  | { state: 'failed'; code: FailureCode; faulty: readonly string[]; resumesAt: number | null; previous: KeptRecipe | null }
  | { state: 'refused'; answer: Refused; previous: KeptRecipe | null }

/** How far 'Generate All Selected' is. `number` counts from 1; while pausing it is the one to come. */
export type Run =
  | { state: 'idle' }
  | { state: 'cooking' | 'pausing'; number: number; count: number; cuisine: Cuisine }
  | { state: 'finished'; ready: number; count: number }
  | { state: 'stopped' }

export interface CookbookState {
  cards: Partial<Record<Cuisine, Card>>
  run: Run
  /** The clicks that have no answer yet, or whose answer was lost: the same choices again are the same click, which is charged once. */
  clicks: readonly Click[]
}

export type Outcome = 'ready' | 'failed' | 'refused' | 'quota' | 'stopped'

export interface CookbookWorld extends AskWorld {
  newKey: () => string
}

export type UsageListener = (usage: Usage, isQuotaExceeded: boolean) => void

/** A request without the cuisine, as the filters and ingredients make it. */
export type Order = Omit<GenerateInput, 'cuisine' | 'turn' | 'requestTimestamp'>

export const noCard: Card = { state: 'empty' }

/** The recipe a card can still show, whatever has happened since. */
export function keptOn(card: Card): KeptRecipe | null {
  if (card.state === 'ready') return card.kept
  return card.state === 'empty' ? null : card.previous
}

/** Tells whether two orders would be cooked from the same choices. */
export function orderKey({ sessionId: _sessionId, hcaptchaToken: _token, ...choices }: Order): string {
  return JSON.stringify(choices)
}

/** What 'Generate All Selected' would cook, whether all of them are cooked anew, and how many of the selected have a recipe to show, from whatever choices. */
export interface RunPlan {
  cuisines: Cuisine[]
  isAnew: boolean
  ready: number
}

/** The selected cuisines that have no recipe from these choices and none coming, or all of them anew. */
export function planRun(selected: readonly Cuisine[], cards: CookbookState['cards'], key: string): RunPlan {
  const ready = selected.filter((cuisine) => cards[cuisine]?.state === 'ready').length
  const missing = selected.filter((cuisine) => {
    const card = cards[cuisine]
    return !(card?.state === 'ready' && card.kept.madeFrom === key)
  })
  if (missing.length === 0) return { cuisines: [...selected], isAnew: selected.length > 0, ready }
  return { cuisines: missing.filter((cuisine) => cards[cuisine]?.state !== 'loading'), isAnew: false, ready }
}

/** The recipes of one visit, one card a cuisine, and the requests that fill them. */
export function makeCookbook(world: CookbookWorld, kept: readonly KeptRecipe[] = [], clicks: readonly Click[] = []) {
  let state: CookbookState = { cards: cardsOf(kept), run: { state: 'idle' }, clicks }
  const listeners = new Set<() => void>()
  const usageListeners = new Set<UsageListener>()
  const cooking = new Map<Cuisine, { controller: AbortController; outcome: Promise<Outcome> }>()
  let runNumber = 0

  function change(next: Partial<CookbookState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function put(cuisine: Cuisine, card: Card) {
    change({ cards: { ...state.cards, [cuisine]: card } })
  }

  function tellUsage(usage: Usage, isQuotaExceeded: boolean) {
    for (const listener of usageListeners) listener(usage, isQuotaExceeded)
  }

  /** The click that asks for this: the last one where its answer was lost, else a new one. */
  function clickFor(cuisine: Cuisine, order: Order): Click {
    const madeFrom = orderKey(order)
    const lost = state.clicks.find((click) => click.input.cuisine === cuisine && click.madeFrom === madeFrom)
    if (lost) return lost
    const previous = keptOn(state.cards[cuisine] ?? noCard)
    const turn = previous?.madeFrom === madeFrom ? previous.turn + 1 : 0
    const click = { key: world.newKey(), input: { ...order, cuisine, turn, requestTimestamp: world.now() }, madeFrom }
    change({ clicks: [...without(cuisine), click] })
    return click
  }

  const without = (cuisine: Cuisine) => state.clicks.filter(({ input }) => input.cuisine !== cuisine)

  async function cook(cuisine: Cuisine, order: Order, signal: AbortSignal): Promise<Outcome> {
    const previous = keptOn(state.cards[cuisine] ?? noCard)
    const click = clickFor(cuisine, order)
    const { madeFrom, input } = click
    put(cuisine, { state: 'loading', previous })
    const backAsItWas = () => put(cuisine, previous ? { state: 'ready', kept: previous } : noCard)
    try {
      const answer = await askUntilAnswered(click, signal, world)
      if (signal.aborted) return 'stopped'
      change({ clicks: without(cuisine) })
      if ('recipe' in answer) {
        put(cuisine, {
          state: 'ready',
          kept: { recipe: answer.recipe, typed: order.ingredients.length, madeFrom, turn: input.turn ?? 0 },
        })
        tellUsage(answer.usage, false)
        return 'ready'
      }
      if (answer.type === 'QUOTA_EXCEEDED') {
        backAsItWas()
        tellUsage(answer.usage, true)
        return 'quota'
      }
      put(cuisine, { state: 'refused', answer, previous })
      if (answer.usage) tellUsage(answer.usage, false)
      return 'refused'
    } catch (error) {
      if (signal.aborted) return 'stopped'
      const failure = error instanceof ApiFailure ? error : new ApiFailure('not_understood', { cause: error })
      const { code, pointers, retryAfter } = failure
      if (!isUnanswered(failure)) change({ clicks: without(cuisine) })
      const resumesAt = retryAfter === null ? null : world.now() + retryAfter
      put(cuisine, { state: 'failed', code, faulty: faultyOf(pointers, order.ingredients ?? []), resumesAt, previous })
      return 'failed'
    }
  }

  /** Cooks one cuisine. While it is cooking, asking again changes nothing. */
  function generate(cuisine: Cuisine, order: Order): Promise<Outcome> {
    const running = cooking.get(cuisine)
    if (running) return running.outcome
    const controller = new AbortController()
    const outcome = cook(cuisine, order, controller.signal).finally(() => {
      if (cooking.get(cuisine)?.controller === controller) cooking.delete(cuisine)
    })
    cooking.set(cuisine, { controller, outcome })
    return outcome
  }

  /** Leaves a request unanswered; the card is as it was before. It stays the same click: what was cooked all the same is not charged once more. */
  function cancel(cuisine: Cuisine) {
    const running = cooking.get(cuisine)
    if (!running) return
    cooking.delete(cuisine)
    running.controller.abort()
    const previous = keptOn(state.cards[cuisine] ?? noCard)
    put(cuisine, previous ? { state: 'ready', kept: previous } : noCard)
  }

  function cancelAll() {
    runNumber += 1
    for (const cuisine of [...cooking.keys()]) cancel(cuisine)
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Hears what every answer says is left. */
    listenToUsage(listener: UsageListener) {
      usageListeners.add(listener)
      return () => void usageListeners.delete(listener)
    },
    generate,
    cancel,
    /** Cooks one cuisine after the other with the specified pause; a failed one does not stop the others, a spent quota does. */
    async generateAll(cuisines: readonly Cuisine[], order: Order) {
      if (state.run.state === 'cooking' || state.run.state === 'pausing') return
      runNumber += 1
      const mine = runNumber
      const count = cuisines.length
      let ready = 0
      for (const [index, cuisine] of cuisines.entries()) {
        if (index > 0) {
          change({ run: { state: 'pausing', number: index + 1, count, cuisine } })
          await world.wait(limits.cuisinePause)
          if (mine !== runNumber) return
        }
        change({ run: { state: 'cooking', number: index + 1, count, cuisine } })
        const outcome = await generate(cuisine, order)
        if (mine !== runNumber) return
        if (outcome === 'ready') ready += 1
        if (outcome === 'quota') break
      }
      change({ run: { state: 'finished', ready, count } })
    },
    stop() {
      cancelAll()
      change({ run: { state: 'stopped' } })
    },
    /** Puts the recipes of this visit back (undo), or away (New Search). */
    restore(recipes: readonly KeptRecipe[]) {
      cancelAll()
      change({ cards: cardsOf(recipes), run: { state: 'idle' } })
    },
    cancelAll,
  }
}
export type Cookbook = ReturnType<typeof makeCookbook>

/** The ingredients that JSON pointers into an order point at: '#/ingredients/0' is the first one. */
function faultyOf(pointers: readonly string[], ingredients: readonly string[]): string[] {
  return pointers.flatMap((pointer) => ingredients[Number(/^#\/ingredients\/(\d+)$/u.exec(pointer)?.[1] ?? -1)] ?? [])
}

function cardsOf(kept: readonly KeptRecipe[]): CookbookState['cards'] {
  return Object.fromEntries(kept.map((recipe) => [recipe.recipe.cuisine, { state: 'ready', kept: recipe }]))
}

/** The recipes that survive a reload. */
export function keptRecipes(cards: CookbookState['cards']): KeptRecipe[] {
  return Object.values(cards).flatMap((card) => keptOn(card) ?? [])
}
