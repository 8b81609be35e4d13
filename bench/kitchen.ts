import { execFileSync } from 'node:child_process'
import { allergens } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { percentile, type Row, timeEach } from './measure.ts'

const rounds = 2_000

const lexiconModule = '#kitchen/lexicon/lexicon.ts'
const starts = 5

/** What a fresh process takes to load a module and read a phrase in eight languages, in ms and in MB of heap; of nothing without a module. */
function loadIn(module: string | null): { ms: number; mb: number } {
  const code = [
    'const started = performance.now()',
    module === null ? '' : `const { namesIn } = await import('${module}')`,
    module === null ? '' : `const { vocabularyOf } = await import('#kitchen/reader/vocabulary.ts')`,
    module === null ? '' : `for (const language of ['en', ...Object.keys(namesIn)]) vocabularyOf(language)`,
    'const ms = performance.now() - started',
    'gc()',
    'console.log(JSON.stringify({ ms, mb: process.memoryUsage().heapUsed / 2 ** 20 }))',
  ].join('\n')
  const runs = Array.from({ length: starts }, (): { ms: number; mb: number } => {
    const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], { encoding: 'utf8' })
    const [, ms, mb] = /"ms":([\d.e-]+),"mb":([\d.]+)/.exec(output) ?? []
    return { ms: Number(ms), mb: Number(mb) }
  })
  return {
    ms: percentile(
      runs.map(({ ms }) => ms),
      0.5,
    ),
    mb: percentile(
      runs.map(({ mb }) => mb),
      0.5,
    ),
  }
}

/** The lexicon in a fresh process: its time against composing a hundred recipes, its memory against an empty heap. */
function benchLexicon(composeMicroseconds: number): Row[] {
  const [empty, full] = [loadIn(null), loadIn(lexiconModule)]
  return [
    {
      name: 'load the lexicon, 8 languages',
      unit: 'ms',
      value: full.ms,
      against: 'composing 100 recipes',
      baseline: composeMicroseconds / 10,
    },
    {
      name: 'hold the lexicon, 8 languages',
      unit: 'MB',
      value: full.mb - empty.mb,
      against: 'the heap of an empty process',
      baseline: empty.mb,
    },
  ]
}

/** Reader, composer and checker, each against copying the recipe it works on. */
export function benchKitchen(): Row[] {
  const requests = Array.from({ length: rounds }, (_, at) => randomRequest(at))
  const cookOne = (request: RecipeRequest, at: number) => compose(request, readRequest(request).brief, String(at))
  const composed = requests.flatMap((request, at) => {
    const dish = cookOne(request, at)
    return dish === null ? [] : [{ request, ...dish }]
  })
  const one = (at: number) => composed[at % composed.length]

  const copying = percentile(
    timeEach(rounds, (at) => structuredClone(one(at)?.recipe)),
    0.5,
  )
  const composing = timeEach(rounds, (at) => cookOne(requests[at % rounds] ?? randomRequest(at), at))
  // Each once: the checker remembers the texts of recipes that it has seen.
  const checking = timeEach(composed.length, (at) => {
    const dish = one(at)
    return dish && checkRecipe(dish.request, dish.recipe, dish.leftOut)
  })
  // Strings only, as a model's answer comes, and with every allergen excluded: all that can be looked for.
  const judging = timeEach(composed.length, (at) => {
    const dish = one(at)
    if (dish === undefined) return []
    const { structure: _, ...text } = dish.recipe
    return checkRecipe({ ...dish.request, allergens: [...allergens] }, text, dish.leftOut)
  })
  const phrases = requests.flatMap((request) => request.ingredients)
  const reading = timeEach(rounds, (at) => readPhrase(`2 ripe ${phrases[at % phrases.length] ?? 'tomatoes'}, chopped`, 'en'))
  const endless = timeEach(20, () => readPhrase('chicken breast and '.repeat(105), 'en'))
  const against = 'structuredClone of one recipe'
  return [
    {
      name: 'compose a recipe',
      unit: 'µs',
      value: percentile(composing, 0.5),
      p99: percentile(composing, 0.99),
      against,
      baseline: copying,
      aim: 'median 3 ms, p99 15 ms, on one core',
    },
    {
      name: 'check a recipe',
      unit: 'µs',
      value: percentile(checking, 0.5),
      p99: percentile(checking, 0.99),
      against,
      baseline: copying,
      aim: 'median 0.3 ms',
    },
    {
      name: 'judge a recipe as a stranger wrote it',
      unit: 'µs',
      value: percentile(judging, 0.5),
      p99: percentile(judging, 0.99),
      against,
      baseline: copying,
      aim: 'median 0.3 ms, p99 3 ms',
    },
    { name: 'read a phrase', unit: 'µs', value: percentile(reading, 0.5), p99: percentile(reading, 0.99), against, baseline: copying },
    {
      name: 'read a phrase of 2,000 signs',
      unit: 'µs',
      value: percentile(endless, 0.5),
      p99: percentile(endless, 0.99),
      against: 'reading one phrase',
      baseline: percentile(reading, 0.5),
    },
    ...benchLexicon(percentile(composing, 0.5)),
  ]
}
