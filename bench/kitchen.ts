import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { percentile, type Row, timeEach } from './measure.ts'

const rounds = 2_000

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
  const checking = timeEach(rounds, (at) => {
    const dish = one(at)
    return dish && checkRecipe(dish.request, dish.recipe, dish.leftOut)
  })
  const phrases = requests.flatMap((request) => request.ingredients)
  const reading = timeEach(rounds, (at) => readPhrase(`2 ripe ${phrases[at % phrases.length] ?? 'tomatoes'}, chopped`, 'en'))
  const against = 'structuredClone of one recipe'
  return [
    {
      name: 'compose a recipe',
      unit: 'µs',
      value: percentile(composing, 0.5),
      p99: percentile(composing, 0.99),
      against,
      baseline: copying,
    },
    { name: 'check a recipe', unit: 'µs', value: percentile(checking, 0.5), p99: percentile(checking, 0.99), against, baseline: copying },
    { name: 'read a phrase', unit: 'µs', value: percentile(reading, 0.5), p99: percentile(reading, 0.99), against, baseline: copying },
  ]
}
