import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { listNameOf } from '@potluck/kitchen/lexicon'
import { type Language, languages } from '@potluck/kitchen/options'
import { startServer } from '../tests/start-server.ts'
import { percentile, type Row } from './measure.ts'

/** The number of the later request that the first is compared with. */
const later = 10

interface Started {
  /**
   * Milliseconds from the start until the server reports that it listens. `warm`: milliseconds from then until the
   * kitchen is warm.
   */
  listening: number
  warm: number
  /** Milliseconds of the first requests, one after another. */
  times: number[]
}

/**
 * Measures how long the first searches after a start wait, in each language, and how long the kitchen takes to warm
 * up.
 */
export async function benchFirstRequest(): Promise<Row[]> {
  const rows: Row[] = []
  const starts: Started[] = []
  for (const { code } of languages) {
    const started = await startAndAsk(code)
    const [value = Number.NaN, baseline = Number.NaN] = [started.times.at(0), started.times.at(-1)]
    rows.push({ name: `the first recipe after a start, in ${code}`, unit: 'ms', value, against: `the ${later}th`, baseline })
    starts.push(started)
  }
  const median = (pick: (one: Started) => number) => percentile(starts.map(pick), 0.5)
  const against = 'from the start to listening'
  rows.push({
    name: 'from listening to a warm kitchen',
    unit: 'ms',
    value: median(({ warm }) => warm),
    against,
    baseline: median(({ listening }) => listening),
  })
  return rows
}

/** Starts a server, waits until its kitchen is warm, and sends it requests in one language. */
async function startAndAsk(language: Language): Promise<Started> {
  const begun = performance.now()
  const server = await startServer({ env: { ANONYMOUS_DAILY_SEARCHES: '1000', LOG_LEVEL: 'debug' } })
  const listening = performance.now() - begun
  while (!server.lines.some((line) => line.includes('the kitchen is warm'))) await sleep(10)
  const warm = performance.now() - begun - listening
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
  return { listening, warm, times }
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
