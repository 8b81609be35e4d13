import { readRequest } from '#kitchen/composer/read-request.ts'
import type { Language } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import { distinctBigrams, wordsOf } from './distinct.ts'
import type { Fault } from './fault.ts'
import type { Gate } from './gate.ts'
import { atLeast, type Measured, mean, type Progress, share } from './measured.ts'
import { percent } from './report.ts'
import { retypedIn } from './requests.ts'

/** For the steps of five refreshes together (docs/decisions/0008-what-distinct-means.md). */
const distinctTarget = 0.6

const refreshes = ['0', '1', '2', '3', '4'] as const

/** The method of a recipe: its archetype and its techniques, in order. */
export function methodOf({ structure }: Recipe): string {
  return [structure?.archetype, ...(structure?.steps.map(({ technique }) => technique) ?? [])].join(' ')
}

/**
 * Refreshes random requests five times and counts titles and methods. A Full Match of one or two foods allows little
 * variety, so it is counted separately.
 */
export function measureVariety(count: number, languages: readonly Language[], onProgress: Progress): Measured {
  const groups = { ideas: newGroup(), 'full match of 3 or more': newGroup(), 'full match of 1 or 2': newGroup() }
  const faults: Fault[] = []
  for (let seed = 0; seed < count; seed += 1) {
    onProgress(seed, count)
    const request = randomRequest(seed + 300_000)
    const recipes = refreshed(request)
    if (recipes.length < refreshes.length) continue
    const name = groupOf(request)
    const titles = new Set(recipes.map(({ title }) => title)).size
    const methods = new Set(recipes.map(methodOf)).size
    const group = groups[name]
    group.requests += 1
    group.titles += titles === refreshes.length ? 1 : 0
    group.methods += methods === refreshes.length ? 1 : 0
    group.likeness.push(likenessOf(recipes))
    group.distinct.push(distinctOfRefreshes(recipes))
    const told = `${recipes.map(({ title, structure }) => `${title} [${structure?.archetype}]`).join(' / ')} (${describeRequest(request, '0 to 4')})`
    if (titles < refreshes.length) faults.push({ kind: `variety ${name}: ${titles} titles of 5`, detail: told })
    if (methods < refreshes.length) faults.push({ kind: `variety ${name}: ${methods} methods of 5`, detail: told })
  }
  const entries = Object.entries(groups)
  const all = entries.reduce((sum, [, { requests }]) => sum + requests, 0)
  return {
    gates: [
      ...entries.flatMap(([name, { requests, titles, methods, distinct }]) => {
        return [
          atLeast(`variety: five refreshes, five titles, ${name}`, share(titles, requests), 1, requests),
          atLeast(`variety: five refreshes, five methods, ${name}`, share(methods, requests), 1, requests),
          atLeast(`variety: distinct-2 of the steps of five refreshes together, mean, ${name}`, mean(distinct), distinctTarget, requests),
        ]
      }),
      ...inOtherLanguages(count, languages),
    ],
    notes: entries.map(
      ([name, { requests, likeness, distinct }]) =>
        `variety: ${name}: ${requests} requests (${percent(share(requests, all))} %); distinct-2 of five refreshes is below ${percent(distinctTarget)} % in ${percent(share(distinct.filter((one) => one < distinctTarget).length, requests))} % of them; techniques of two refreshes overlap by ${mean(likeness).toFixed(2)} (Jaccard, aim below 0.70)`,
    ),
    faults,
  }
}

/** The group of a request, by how much it can vary. Foods that its diet or exclusions leave out do not count. */
function groupOf(request: RecipeRequest): 'ideas' | 'full match of 3 or more' | 'full match of 1 or 2' {
  if (request.searchMode === 'ideas') return 'ideas'
  return readRequest(request).brief.given.length >= 3 ? 'full match of 3 or more' : 'full match of 1 or 2'
}

/** The recipes of five refreshes. */
function refreshed(request: RecipeRequest): Recipe[] {
  return refreshes.flatMap((refresh) => {
    const outcome = cookOnce(request, refresh)
    return outcome.state === 'cooked' ? [outcome.recipe] : []
  })
}

/**
 * The same measure for a fifth of the requests in each other language, all modes together. ICU splits the words of
 * Japanese and Chinese.
 */
function inOtherLanguages(count: number, languages: readonly Language[]): Gate[] {
  return languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const distinct = Array.from({ length: Math.ceil(count / 5) }, (_, seed) =>
        refreshed(retypedIn(language, randomRequest(seed + 300_000))),
      )
        .filter((recipes) => recipes.length === refreshes.length)
        .map(distinctOfRefreshes)
      const name = `variety: distinct-2 of the steps of five refreshes together, mean, ${language}`
      return atLeast(name, mean(distinct), distinctTarget, distinct.length)
    })
}

function newGroup(): { requests: number; titles: number; methods: number; likeness: number[]; distinct: number[] } {
  return { requests: 0, titles: 0, methods: 0, likeness: [], distinct: [] }
}

/** Distinct-2 of the steps of several recipes together: text that one recipe repeats from another lowers it. */
export function distinctOfRefreshes(recipes: readonly Recipe[]): number {
  return distinctBigrams(recipes.flatMap(({ instructions, language }) => instructions.map((text) => wordsOf(text, language))))
}

/** The mean Jaccard similarity of the techniques of every two recipes. */
function likenessOf(recipes: readonly Recipe[]): number {
  const techniques = recipes.map(({ structure }) => new Set(structure?.steps.map(({ technique }) => technique) ?? []))
  return mean(techniques.flatMap((one, at) => techniques.slice(at + 1).map((other) => jaccard(one, other))))
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((technique) => other.has(technique)).length
  return share(both, one.size + other.size - both)
}
