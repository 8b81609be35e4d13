import { limits } from '#domain/limits.ts'
import type { Cuisine } from '#domain/options.ts'
import type { CookbookWorld, Outcome } from '#web/recipes/cook-one.ts'
import type { CookbookStore } from '#web/recipes/cookbook-state.ts'
import type { Order } from '#web/recipes/order.ts'

type Generate = (cuisine: Cuisine, order: Order) => Promise<Outcome>

/** Runs of 'Generate All Selected', one at a time. */
export function makeRuns(store: CookbookStore, world: CookbookWorld, generate: Generate) {
  let runNumber = 0

  /** Cooks one cuisine of a run, after the specified pause behind the one before. 'stopped': the run is over. */
  async function cookNext(cuisine: Cuisine, order: Order, at: { index: number; count: number; run: number }): Promise<Outcome> {
    const progress = { number: at.index + 1, count: at.count, cuisine }
    if (at.index > 0) {
      store.change({ run: { state: 'pausing', ...progress } })
      await world.wait(limits.cuisinePause)
      if (at.run !== runNumber) return 'stopped'
    }
    store.change({ run: { state: 'cooking', ...progress } })
    const outcome = await generate(cuisine, order)
    return at.run === runNumber ? outcome : 'stopped'
  }

  return {
    /** Ends the run that goes on. */
    end() {
      runNumber += 1
    },
    /** Cooks one cuisine after the other; a failed one does not stop the others, a spent quota does. */
    async start(cuisines: readonly Cuisine[], order: Order) {
      const { run } = store.read()
      if (run.state === 'cooking' || run.state === 'pausing') return
      runNumber += 1
      const mine = runNumber
      const count = cuisines.length
      let ready = 0
      for (const [index, cuisine] of cuisines.entries()) {
        const outcome = await cookNext(cuisine, order, { index, count, run: mine })
        if (mine !== runNumber) return
        if (outcome === 'ready') ready += 1
        if (outcome === 'quota') break
      }
      store.change({ run: { state: 'finished', ready, count } })
    },
  }
}
