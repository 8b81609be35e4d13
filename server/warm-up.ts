import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Language, languages } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { setHeapPhase } from '#server/heap.ts'
import { type LoadedKitchen, loadKitchen } from '#server/load-kitchen.ts'
import type { Kitchen } from '#server/world.ts'

/**
 * A sample request that is cooked once in every language before the first caller: it loads the code and tables that
 * most requests use.
 */
const sample: readonly IngredientId[] = ['chicken-breast', 'carrot', 'onion', 'rice']

/** Milliseconds of warming up before other calls get a turn. */
const longestSlice = 10

/**
 * Loads the kitchen and warms it up, so that the first recipe in a language takes no longer than the tenth. `stop`
 * resolves when the warm-up has ended.
 */
export function startWarmUp(
  kitchen: Pick<Kitchen, 'cook' | 'load'>,
  log: Pick<Logger, 'debug' | 'error'>,
  load: typeof loadKitchen = loadKitchen,
): { stop(): Promise<void> } {
  let isStopped = false
  const done = warmUp(kitchen, load, () => isStopped)
    .then(
      () => log.debug('the kitchen is warm'),
      (err: unknown) => log.error({ err }, 'the kitchen could not be warmed up'),
    )
    .finally(() => setHeapPhase('warm'))
  return {
    async stop() {
      isStopped = true
      await done
    },
  }
}

/** Builds every language's vocabulary and cooks once in each. Ends early when stopped. */
async function warmUp(kitchen: Pick<Kitchen, 'cook' | 'load'>, load: typeof loadKitchen, isStopped: () => boolean): Promise<void> {
  await setImmediate()
  if (isStopped()) return
  await kitchen.load()
  const loaded = await load()
  setHeapPhase('warming')
  for (const { code } of languages) if (!(await runSteps(loaded.readerSteps(code), isStopped))) return
  for (const { code } of languages) {
    // A rehearsal with one food fills the caches that all foods share, so the rehearsal with all foods does not take
    // long in one piece.
    for (const foods of [sample.slice(0, 1), sample])
      if (!(await runSteps(loaded.rehearse(requestOf(foods, code, loaded), 'warm-up'), isStopped))) return
    await kitchen.cook(requestOf(sample, code, loaded), 'warm-up')
  }
}

/** Runs all steps, with turns for other calls in between. Answers false when stopped before the last step. */
async function runSteps(steps: Iterable<void>, isStopped: () => boolean): Promise<boolean> {
  let began = performance.now()
  for (const _step of steps) {
    if (performance.now() - began < longestSlice) continue
    await setImmediate()
    if (isStopped()) return false
    began = performance.now()
  }
  return !isStopped()
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
