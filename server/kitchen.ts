import { setImmediate } from 'node:timers/promises'
import { openTurns } from '#platform/work/turns.ts'
import { type LoadedKitchen, loadKitchen } from '#server/load-kitchen.ts'
import type { Kitchen } from '#server/world.ts'

/**
 * Requests that wait for the cook, who needs some 10 ms for each (bench/kitchen.ts): the last of them waits for
 * seconds, and is worth as much later.
 */
const mostWaiting = 500

/** Tells whether the kitchen knows a food in these words, by what its reader finds in them. */
export function canReadWith(inspectPhrase: LoadedKitchen['inspectPhrase']): Kitchen['canRead'] {
  return (words, language) => inspectPhrase(words, language).ingredients.length > 0
}

/**
 * The kitchen as the server's handlers use it. Cooking holds the process up: one request is cooked at a time, and
 * everything else that waits gets in between two.
 */
export function openKitchen(load: typeof loadKitchen = loadKitchen): Kitchen {
  const turns = openTurns({ parallel: 1, waiting: mostWaiting })
  let loaded: LoadedKitchen | null = null
  return {
    spends: null,
    async load() {
      loaded = await load()
    },
    isLoaded: () => loaded !== null,
    canRead(words, language) {
      if (loaded === null) throw new Error('The kitchen is not loaded')
      return canReadWith(loaded.inspectPhrase)(words, language)
    },
    cook: (request, seed, asking) =>
      turns(async () => {
        const { cook } = await load()
        await setImmediate()
        return cook(request, seed)
      }, asking),
  }
}
