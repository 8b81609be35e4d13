import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { IngredientId } from '@potluck/kitchen/lexicon'
import type { LoadedKitchen } from '@potluck/kitchen/load'
import { type Language, languages } from '@potluck/kitchen/options'
import { runInSlices } from '@potluck/platform/work/slices'
import type { Logger } from 'pino'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { giveBackMemory, setHeapPhase } from '#server/heap.ts'
import { loadKitchen } from '#server/load-kitchen.ts'
import type { Kitchen } from '#server/world.ts'

/**
 * A sample request that is cooked once in every language before the first caller: it loads the code and tables that
 * most requests use.
 */
const sample: readonly IngredientId[] = ['chicken-breast', 'carrot', 'onion', 'rice']

/** Milliseconds before the warm-up in which callers that waited for the kitchen come first. */
const firstPause = 30

/** Milliseconds before a failed load is tried again, doubled up to the longest. */
const retryPauses = { shortest: 1_000, longest: 60_000 }

interface WarmUp {
  kitchen: Pick<Kitchen, 'cook' | 'load'>
  log: Pick<Logger, 'debug' | 'error'>
  load: typeof loadKitchen
  /** Called when the kitchen is loaded, before it is warm. */
  onLoaded: () => void
  /** Milliseconds before a failed load is tried again for the first time. */
  retryPause: number
  stopping: AbortSignal
}

/**
 * Loads the kitchen and warms it up, so that the first recipe in a language takes no longer than the tenth. `stop`
 * resolves when the warm-up has ended.
 */
export function startWarmUp(
  kitchen: WarmUp['kitchen'],
  log: WarmUp['log'],
  {
    load = loadKitchen,
    onLoaded = () => {},
    retryPause = retryPauses.shortest,
  }: Partial<Pick<WarmUp, 'load' | 'onLoaded' | 'retryPause'>> = {},
): { stop(): Promise<void> } {
  const stop = new AbortController()
  const done = warmUp({ kitchen, log, load, onLoaded, retryPause, stopping: stop.signal })
    .then(
      () => {
        if (!stop.signal.aborted) log.debug('the kitchen is warm')
      },
      (err: unknown) => {
        if (!stop.signal.aborted) log.error({ err }, 'the kitchen could not be warmed up')
      },
    )
    .finally(() => setHeapPhase('warm'))
  return {
    async stop() {
      stop.abort()
      await done
    },
  }
}

/** Builds every language's vocabulary and cooks once in each. Throws when stopped. */
async function warmUp({ kitchen, log, load, onLoaded, retryPause, stopping }: WarmUp): Promise<void> {
  await setImmediate()
  await loadUntilLoaded({ kitchen, log, retryPause, stopping })
  stopping.throwIfAborted()
  giveBackMemory()
  onLoaded()
  await sleep(firstPause)
  const loaded = await load()
  setHeapPhase('warming')
  for (const { code } of languages) await runInSlices(loaded.readerSteps(code), stopping)
  for (const { code } of languages) {
    // A rehearsal with one food fills the caches that all foods share, so cooking all of them does not take long in one
    // piece.
    await runInSlices(loaded.rehearse(requestOf(sample.slice(0, 1), code, loaded), 'warm-up'), stopping)
    await kitchen.cook(requestOf(sample, code, loaded), 'warm-up')
  }
}

/** Loads the kitchen, and tries again after a failure: without it the server never becomes ready. */
async function loadUntilLoaded({ kitchen, log, retryPause, stopping }: Omit<WarmUp, 'load' | 'onLoaded'>): Promise<void> {
  for (let pause = retryPause; !stopping.aborted; pause = Math.min(2 * pause, retryPauses.longest)) {
    try {
      return await kitchen.load()
    } catch (err) {
      log.error({ err }, 'the kitchen could not be loaded, and is tried again')
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => {})
  }
}

function requestOf(foods: readonly IngredientId[], language: Language, { listNameOf }: LoadedKitchen): RecipeRequest {
  return {
    ingredients: foods.map((id) => listNameOf(id, language)),
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
