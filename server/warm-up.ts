import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Language, languages } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { keepHeap } from '#server/heap.ts'
import { type LoadedKitchen, loadKitchen } from '#server/load-kitchen.ts'
import type { Kitchen } from '#server/world.ts'

/** Cooked once in every language before anybody asks: the code and the tables of the way that most requests take. */
const sample: readonly IngredientId[] = ['chicken-breast', 'carrot', 'onion', 'rice']

/** Milliseconds of warming up after which other calls get in. */
const longestSlice = 10

/**
 * Begins to load the kitchen and then to warm it up, so that the first cook in any language waits no longer than the
 * tenth. `stop` resolves when nothing of it goes on.
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
    .finally(() => keepHeap('warm'))
  return {
    async stop() {
      isStopped = true
      await done
    },
  }
}

/** Builds every language's vocabulary and cooks a first time in each; ends early once it is stopped. */
async function warmUp(kitchen: Pick<Kitchen, 'cook' | 'load'>, load: typeof loadKitchen, isStopped: () => boolean): Promise<void> {
  await setImmediate()
  if (isStopped()) return
  await kitchen.load()
  const loaded = await load()
  keepHeap('warming')
  for (const { code } of languages) if (!(await isDone(loaded.vocabularySteps(code), isStopped))) return
  for (const { code } of languages) {
    // Much of a first cook is for any food: one alone divides it in two.
    for (const foods of [sample.slice(0, 1), sample])
      if (!(await isDone(loaded.rehearse(requestOf(foods, code, loaded), 'warm-up'), isStopped))) return
    await kitchen.cook(requestOf(sample, code, loaded), 'warm-up')
  }
}

/** Takes all steps and lets others get in between; false when it was stopped before the last. */
async function isDone(steps: Iterable<void>, isStopped: () => boolean): Promise<boolean> {
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
