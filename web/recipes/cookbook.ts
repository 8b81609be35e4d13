import type { Cuisine } from '@potluck/kitchen/options'
import { cardsOf, type KeptRecipe } from '#web/recipes/card.ts'
import type { Click } from '#web/recipes/click.ts'
import { type CookbookWorld, makeCook, type Outcome, type UsageListener } from '#web/recipes/cook-one.ts'
import { makeCookbookStore, type Run } from '#web/recipes/cookbook-state.ts'
import type { Order } from '#web/recipes/order.ts'

/** The recipes of one visit, one card for each cuisine, and the requests that fill the cards. */
export function makeCookbook(world: CookbookWorld, kept: readonly KeptRecipe[] = [], clicks: readonly Click[] = []) {
  const store = makeCookbookStore(kept, clicks)
  const usageListeners = new Set<UsageListener>()
  const cooking = new Map<Cuisine, { controller: AbortController; madeFrom: string; outcome: Promise<Outcome> }>()
  const cook = makeCook(store, world, (usage, isQuotaExceeded) => {
    for (const listener of usageListeners) listener(usage, isQuotaExceeded)
  })
  /** The cuisines that were ordered since the last run began. */
  const ordered = new Set<Cuisine>()
  let runNumber = 0

  /**
   * Cooks one cuisine. A second call meanwhile returns the running request if the choices are the same. From other
   * choices it cancels that request.
   */
  function generate(cuisine: Cuisine, order: Order): Promise<Outcome> {
    ordered.add(cuisine)
    const running = cooking.get(cuisine)
    if (running?.madeFrom === order.madeFrom) return running.outcome
    cancel(cuisine)
    const controller = new AbortController()
    const outcome = cook(cuisine, order, controller.signal).finally(() => {
      if (cooking.get(cuisine)?.controller === controller) cooking.delete(cuisine)
    })
    cooking.set(cuisine, { controller, madeFrom: order.madeFrom, outcome })
    return outcome
  }

  /**
   * Cancels a request and restores its card. The click is kept, so that a recipe that the server made all the same is
   * not charged twice.
   */
  function cancel(cuisine: Cuisine) {
    const running = cooking.get(cuisine)
    if (!running) return
    cooking.delete(cuisine)
    running.controller.abort()
    store.tell(cuisine, { type: 'left' })
  }

  function cancelAll() {
    runNumber += 1
    for (const cuisine of [...cooking.keys()]) cancel(cuisine)
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Calls the listener with the usage of every answer. */
    listenToUsage(listener: UsageListener) {
      usageListeners.add(listener)
      return () => void usageListeners.delete(listener)
    },
    generate,
    cancel,
    /** Shows the other recipe of a card: the one before a refresh, or the one after it. */
    swap: (cuisine: Cuisine) => store.tell(cuisine, { type: 'swapped' }),
    wait: world.wait,
    /**
     * Begins a run through several cuisines. Returns a function that tells whether the run goes on, or null if another
     * run does.
     */
    beginRun(): (() => boolean) | null {
      const { run } = store.read()
      if (run.state === 'cooking' || run.state === 'pausing') return null
      ordered.clear()
      runNumber += 1
      const mine = runNumber
      return () => mine === runNumber
    },
    isOrderedSinceRun: (cuisine: Cuisine) => ordered.has(cuisine),
    showRun: (run: Run) => store.change({ run }),
    stop() {
      cancelAll()
      store.change({ run: { state: 'stopped' } })
    },
    /** Replaces the recipes of this visit, such as by earlier ones (undo) or by none (New Search). */
    restore(recipes: readonly KeptRecipe[]) {
      cancelAll()
      store.change({ cards: cardsOf(recipes), run: { state: 'idle' } })
    },
  }
}
export type Cookbook = ReturnType<typeof makeCookbook>
