import { setImmediate } from 'node:timers/promises'
import type { LoadedKitchen } from '@potluck/kitchen/load'
import { runInSlices } from '@potluck/platform/work/slices'
import { makeTurnQueue } from '@potluck/platform/work/turns'
import { loadKitchen } from '#server/load-kitchen.ts'
import type { Kitchen } from '#server/world.ts'

/**
 * Requests that may wait for the cook. Each takes about 10 ms (packages/kitchen/bench/kitchen.ts), so the last one
 * waits about 5 s.
 */
const mostWaiting = 500

/** Whether the reader finds an ingredient in these words. */
export function canReadWith(inspectPhrase: LoadedKitchen['inspectPhrase']): Kitchen['canRead'] {
  return (words, language) => inspectPhrase(words, language).ingredients.length > 0
}

/**
 * Makes the kitchen of the server's handlers. Cooking blocks the event loop, so requests are cooked one at a time
 * and in slices, and other calls get a turn in between.
 */
export function openKitchen(load: typeof loadKitchen = loadKitchen): Kitchen {
  const turns = makeTurnQueue({ parallel: 1, waiting: mostWaiting })
  let loaded: LoadedKitchen | null = null
  const known = () => {
    if (loaded === null) throw new Error('The kitchen is not loaded')
    return loaded
  }
  const ensureLoaded = async () => {
    loaded ??= await load()
    return loaded
  }
  return {
    budgetName: null,
    async load() {
      await ensureLoaded()
    },
    isLoaded: () => loaded !== null,
    canRead: (words, language) => canReadWith(known().inspectPhrase)(words, language),
    understand: (words, language) => known().understandPhrase(words, language),
    cook: (request, seed, asking) =>
      turns(async () => {
        const { cookInSteps } = await ensureLoaded()
        await setImmediate()
        return runInSlices(cookInSteps(request, seed))
      }, asking),
  }
}
