import type { Cuisine } from '#domain/options.ts'
import { cardsOf, type KeptRecipe } from '#web/recipes/card.ts'
import type { Click } from '#web/recipes/click.ts'
import { type CookbookWorld, makeCook, type Outcome, type UsageListener } from '#web/recipes/cook-one.ts'
import { makeCookbookStore, type Run } from '#web/recipes/cookbook-state.ts'
import type { Order } from '#web/recipes/order.ts'

/** The recipes of one visit, one card a cuisine, and the requests that fill them. */
export function makeCookbook(world: CookbookWorld, kept: readonly KeptRecipe[] = [], clicks: readonly Click[] = []) {
  const store = makeCookbookStore(kept, clicks)
  const usageListeners = new Set<UsageListener>()
  const cooking = new Map<Cuisine, { controller: AbortController; outcome: Promise<Outcome> }>()
  const cook = makeCook(store, world, (usage, isQuotaExceeded) => {
    for (const listener of usageListeners) listener(usage, isQuotaExceeded)
  })
  let runNumber = 0

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
    store.tell(cuisine, { type: 'left' })
  }

  function cancelAll() {
    runNumber += 1
    for (const cuisine of [...cooking.keys()]) cancel(cuisine)
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Hears what every answer says is left. */
    listenToUsage(listener: UsageListener) {
      usageListeners.add(listener)
      return () => void usageListeners.delete(listener)
    },
    generate,
    cancel,
    /** Shows the other recipe of a card again: the one before a refresh, or the one after it. */
    swap: (cuisine: Cuisine) => store.tell(cuisine, { type: 'swapped' }),
    wait: world.wait,
    /** Begins a run through several cuisines. Answers whether it still goes on; null while another does. */
    beginRun(): (() => boolean) | null {
      const { run } = store.read()
      if (run.state === 'cooking' || run.state === 'pausing') return null
      runNumber += 1
      const mine = runNumber
      return () => mine === runNumber
    },
    showRun: (run: Run) => store.change({ run }),
    stop() {
      cancelAll()
      store.change({ run: { state: 'stopped' } })
    },
    /** Puts the recipes of this visit back (undo), or away (New Search). */
    restore(recipes: readonly KeptRecipe[]) {
      cancelAll()
      store.change({ cards: cardsOf(recipes), run: { state: 'idle' } })
    },
    cancelAll,
  }
}
export type Cookbook = ReturnType<typeof makeCookbook>
