import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { allergens } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { percentile, type Row, timeEach } from '../../../bench/measure.ts'
import { benchReader } from './reader.ts'

const rounds = 2_000

/** Measures composer and checker, each against copying the recipe that it works on. */
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
  // Requests name the same 600 ingredients again and again, so the reader has kept most of their readings.
  const composing = timeEach(rounds, (at) => cookOne(requests[at % rounds] ?? randomRequest(at), at))
  // Checks each recipe once, because the checker remembers the texts of recipes.
  const checking = timeEach(composed.length, (at) => {
    const dish = one(at)
    return dish && checkRecipe(dish.request, dish.recipe, dish.leftOut)
  })
  // Text without data, as a model answers, and with every allergen excluded, so that every rule applies.
  const judging = timeEach(composed.length, (at) => {
    const dish = one(at)
    if (dish === undefined) return []
    const { structure: _, ...text } = dish.recipe
    return checkRecipe({ ...dish.request, allergens: [...allergens] }, text, dish.leftOut)
  })
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
      aim: 'median 0.3 ms, p99 3 ms',
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
    ...benchReader(percentile(composing, 0.5)),
  ]
}
