import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { type Language, languages } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { type LoadedKitchen, loadKitchen } from '#server/load-kitchen.ts'
import type { Kitchen } from '#server/world.ts'

/** Cooked once in every language before anybody asks: the code and the tables of the way that most requests take. */
const sample: readonly IngredientId[] = ['chicken-breast', 'carrot', 'onion', 'rice']

/** Milliseconds of warming up after which other calls get in. */
const longestSlice = 10

/**
 * By how much of itself, in percent, the warm heap may grow before the next collection. Most of it is vocabularies,
 * which stay: by Node's own rule a flood of calls leaves 150 to 350 MB of garbage beside them before anything is
 * collected.
 */
const mostGrowth = 25

/**
 * By what V8 multiplies the room for young objects when many of them live on. While the kitchen is loaded and warmed
 * up nearly all of them do: by V8's own factor (2) it would set 64 MB aside and keep them.
 */
const youngGrowth = { whileWarming: 1, afterwards: 2 } as const

/**
 * Begins to load the kitchen and then to warm it up, so that the first cook in any language waits no longer than the
 * tenth. `stop` resolves when nothing of it goes on.
 */
export function startWarmUp(
  kitchen: Pick<Kitchen, 'cook' | 'load'>,
  log: Pick<Logger, 'debug' | 'error'>,
  load: typeof loadKitchen = loadKitchen,
): { stop(): Promise<void> } {
  setFlagsFromString(`--semi-space-growth-factor=${youngGrowth.whileWarming}`)
  let isStopped = false
  const done = warmUp(kitchen, load, () => isStopped)
    .then(
      () => log.debug('the kitchen is warm'),
      (err: unknown) => log.error({ err }, 'the kitchen could not be warmed up'),
    )
    .finally(() => {
      setFlagsFromString(`--semi-space-growth-factor=${youngGrowth.afterwards}`)
      setFlagsFromString(`--heap-growing-percent=${mostGrowth}`)
    })
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
  for (const { code } of languages) if (!(await isDone(loaded.vocabularySteps(code), isStopped))) return
  for (const { code } of languages) {
    if (isStopped()) return
    await kitchen.cook(sampleIn(code, loaded), 'warm-up')
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

function sampleIn(language: Language, { listNameOf }: LoadedKitchen): RecipeRequest {
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
