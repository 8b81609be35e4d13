import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { type Language, languages } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { cook } from '#kitchen/cook.ts'
import { type IngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
import { openTurns } from '#platform/work/turns.ts'
import type { Kitchen } from '#server/world.ts'

/**
 * Requests that wait for the cook, who needs some 10 ms for each (bench/kitchen.ts): the last of them waits for
 * seconds, and is worth as much later.
 */
const mostWaiting = 500

/** Cooked once in every language before anybody asks: the code and the tables of the way that most requests take. */
const sample: readonly IngredientId[] = ['chicken-breast', 'carrot', 'onion', 'rice']

/** Whether the kitchen knows a food in these words. */
export const canRead: Kitchen['canRead'] = (words, language) => inspectPhrase(words, language).ingredients.length > 0

/**
 * The kitchen as the server's handlers use it. Cooking holds the process up: one request is cooked at a time, and
 * everything else that waits gets in between two.
 */
export function openKitchen(): Kitchen {
  const turns = openTurns({ parallel: 1, waiting: mostWaiting })
  return {
    spends: null,
    canRead,
    cook: (request, seed, asking) =>
      turns(async () => {
        await setImmediate()
        return cook(request, seed)
      }, asking),
  }
}

/**
 * By how much of itself, in percent, the heap may grow before the next collection. Most of it is vocabularies, which
 * stay: by Node's own rule a flood of calls leaves 150 to 350 MB of garbage beside them before anything is collected.
 */
const mostGrowth = 25

/**
 * Begins to warm the kitchen up, so that the first cook in any language waits no longer than the tenth. `stop`
 * resolves when nothing of it goes on.
 */
export function startWarmUp(kitchen: Kitchen, log: Pick<Logger, 'debug' | 'error'>): { stop(): Promise<void> } {
  setFlagsFromString(`--heap-growing-percent=${mostGrowth}`)
  let isStopped = false
  const done = warmUp(kitchen, () => isStopped).then(
    () => log.debug('the kitchen is warm'),
    (err: unknown) => log.error({ err }, 'the kitchen could not be warmed up'),
  )
  return {
    async stop() {
      isStopped = true
      await done
    },
  }
}

/**
 * Reads every language's vocabulary and cooks a first time in each. Others get in between, and it ends early once it
 * is stopped.
 */
async function warmUp(kitchen: Kitchen, isStopped: () => boolean): Promise<void> {
  for (const { code } of languages) {
    await setImmediate()
    if (isStopped()) return
    vocabularyOf(code)
  }
  for (const { code } of languages) {
    if (isStopped()) return
    await kitchen.cook(sampleIn(code), 'warm-up')
  }
}

function sampleIn(language: Language): RecipeRequest {
  return {
    ingredients: sample.map((id) => listNameOf(id, language)),
    allergens: [],
    mealTypes: ['entrée'],
    targetMealType: 'entrée',
    dietTypes: ['non-vegetarian'],
    proteins: [],
    cuisine: 'Italian',
    searchMode: 'ideas',
    complexityMode: 'simple',
    language,
    useOnlyStaples: false,
    selectedStaples: ['cooking oil', 'salt and pepper'],
  }
}
