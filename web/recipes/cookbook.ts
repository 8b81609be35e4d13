import { limits } from '#domain/limits.ts'
import type { Cuisine } from '#domain/options.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { ApiFailure } from '#web/core/fetch-json.ts'
import { type CardEvent, type Cards, cardsOf, type KeptRecipe, nextCard, nextTurn, noCard } from '#web/recipes/card.ts'
import { type AskWorld, askUntilAnswered, type Click, isUnanswered } from '#web/recipes/click.ts'
import { type Order, orderKey } from '#web/recipes/order.ts'

/** How far 'Generate All Selected' is. `number` counts from 1; while pausing it is the one to come. */
export type Run =
  | { state: 'idle' }
  | { state: 'cooking' | 'pausing'; number: number; count: number; cuisine: Cuisine }
  | { state: 'finished'; ready: number; count: number }
  | { state: 'stopped' }

export interface CookbookState {
  cards: Cards
  run: Run
  /**
   * The clicks that have no answer yet, or whose answer was lost: the same choices again are the same click, which is
   * charged once.
   */
  clicks: readonly Click[]
}

export type Outcome = 'ready' | 'failed' | 'refused' | 'quota' | 'stopped'

export interface CookbookWorld extends AskWorld {
  newKey: () => string
}

export type UsageListener = (usage: Usage, isQuotaExceeded: boolean) => void

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

  const cardOf = (cuisine: Cuisine) => state.cards[cuisine] ?? noCard

  function tell(cuisine: Cuisine, event: CardEvent) {
    change({ cards: { ...state.cards, [cuisine]: nextCard(cardOf(cuisine), event) } })
  }

  function tellUsage(usage: Usage, isQuotaExceeded: boolean) {
    for (const listener of usageListeners) listener(usage, isQuotaExceeded)
  }

  /** The click that asks for this: the last one where its answer was lost, else a new one. */
  function clickFor(cuisine: Cuisine, order: Order): Click {
    const madeFrom = orderKey(order)
    const lost = state.clicks.find((click) => click.input.cuisine === cuisine && click.madeFrom === madeFrom)
    if (lost) return lost
    const turn = nextTurn(cardOf(cuisine), madeFrom)
    const click = { key: world.newKey(), input: { ...order, cuisine, turn, requestTimestamp: world.now() }, madeFrom }
    change({ clicks: [...without(cuisine), click] })
    return click
  }

  const without = (cuisine: Cuisine) => state.clicks.filter(({ input }) => input.cuisine !== cuisine)

  async function cook(cuisine: Cuisine, order: Order, signal: AbortSignal): Promise<Outcome> {
    const click = clickFor(cuisine, order)
    const { madeFrom, input } = click
    tell(cuisine, { type: 'asked' })
    try {
      const answer = await askUntilAnswered(click, signal, world)
      if (signal.aborted) return 'stopped'
      change({ clicks: without(cuisine) })
      if ('recipe' in answer) {
        const { recipe } = answer
        tell(cuisine, { type: 'cooked', made: { recipe, typed: order.ingredients.length, madeFrom, turn: input.turn ?? 0 } })
        tellUsage(answer.usage, false)
        return 'ready'
      }
      if (answer.type === 'QUOTA_EXCEEDED') {
        tell(cuisine, { type: 'left' })
        tellUsage(answer.usage, true)
        return 'quota'
      }
      tell(cuisine, { type: 'refused', answer })
      if (answer.usage) tellUsage(answer.usage, false)
      return 'refused'
    } catch (error) {
      if (signal.aborted) return 'stopped'
      const failure = error instanceof ApiFailure ? error : new ApiFailure('not_understood', { cause: error })
      const { code, pointers, retryAfter } = failure
      if (!isUnanswered(failure)) change({ clicks: without(cuisine) })
      const resumesAt = retryAfter === null ? null : world.now() + retryAfter
      tell(cuisine, { type: 'failed', code, faulty: faultyOf(pointers, order.ingredients ?? []), resumesAt })
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

  /**
   * Leaves a request unanswered; the card is as it was before. It stays the same click: what was cooked all the same
   * is not charged once more.
   */
  function cancel(cuisine: Cuisine) {
    const running = cooking.get(cuisine)
    if (!running) return
    cooking.delete(cuisine)
    running.controller.abort()
    tell(cuisine, { type: 'left' })
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
    /** Shows the other recipe of a card again: the one before a refresh, or the one after it. */
    swap(cuisine: Cuisine) {
      tell(cuisine, { type: 'swapped' })
    },
    /**
     * Cooks one cuisine after the other with the specified pause; a failed one does not stop the others, a spent
     * quota does.
     */
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
