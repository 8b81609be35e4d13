import { performance } from 'node:perf_hooks'
import { type Language, languages } from '#domain/options.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { startServer } from '../tests/start-server.ts'
import type { Row } from './measure.ts'

/** The request that the first is measured against. */
const later = 10

/** What whoever searches first after a start waits, in each language: the request goes out as soon as the server says that it is ready. */
export async function benchFirstRequest(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { code } of languages) {
    const times = await timesAfterStart(code)
    const [value = Number.NaN, baseline = Number.NaN] = [times.at(0), times.at(-1)]
    rows.push({ name: `the first recipe after a start, in ${code}`, unit: 'ms', value, against: `the ${later}th`, baseline })
  }
  return rows
}

/** Milliseconds of the first requests that a new server answers, one after another. */
async function timesAfterStart(language: Language): Promise<number[]> {
  const server = await startServer({ env: { ANONYMOUS_DAILY_SEARCHES: '1000' } })
  const times: number[] = []
  for (let at = 0; at < later; at += 1) {
    const started = performance.now()
    const response = await fetch(`${server.url}/functions/v1/generate-recipe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aSearch(language, at)),
    })
    const { recipe } = await response.json()
    times.push(performance.now() - started)
    if (!recipe) throw new Error(`No recipe to measure with in ${language}: ${response.status}`)
  }
  await server.stop()
  return times
}

function aSearch(language: Language, at: number): object {
  return {
    ingredients: [listNameOf('leek', language), listNameOf('potato', language), listNameOf('carrot', language)],
    allergens: [],
    mealTypes: ['soup'],
    targetMealType: 'soup',
    dietTypes: ['non-vegetarian'],
    proteins: [],
    cuisine: 'French',
    searchMode: 'ideas',
    complexityMode: 'simple',
    language,
    useOnlyStaples: false,
    selectedStaples: ['butter', 'salt and pepper'],
    requestTimestamp: at,
  }
}
