import { execFileSync } from 'node:child_process'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { percentile, type Row, timeEach } from '../../../bench/measure.ts'
import { misspell } from './gates/misspell.ts'
import { sampleNames } from './gates/word-jobs.ts'

/** Names of each language. */
const namesEach = 250

/**
 * Phrases that cooks type: names of all languages, each under its own header, under the next language's, and misspelt.
 */
const phrases = () =>
  languageCodes.flatMap((language, at) =>
    sampleNames(language, namesEach).map((name) => ({
      language,
      next: languageCodes[(at + 1) % languageCodes.length] ?? 'en',
      typed: name,
      misspelt: misspell(name, 'dropped', randomSourceFrom(at)) ?? name,
    })),
  )

/** The phrase with an amount that no phrase before it had, because the reader keeps its last readings. */
function unread(phrase: string): string {
  amounts += 1
  return `${2 + (amounts % 900)} ${phrase}`
}
let amounts = 0

/** Measures the reader against copying its result, and the time and memory that its vocabularies take. */
export function benchReader(composeMicroseconds: number): Row[] {
  const all = phrases()
  const one = (at: number) => all[at % all.length] ?? ({ language: 'en', next: 'es', typed: 'carrots', misspelt: 'carots' } as const)
  const readings = all.map(({ typed, language }) => readPhrase(unread(typed), language))
  const copying = percentile(
    timeEach(all.length, (at) => structuredClone(readings[at])),
    0.5,
  )
  const against = 'structuredClone of one reading'
  const row = (name: string, samples: readonly number[]): Row => ({
    name,
    unit: 'µs',
    value: percentile(samples, 0.5),
    p99: percentile(samples, 0.99),
    against,
    baseline: copying,
  })
  const own = timeEach(all.length, (at) => readPhrase(unread(one(at).typed), one(at).language))
  const other = timeEach(all.length, (at) => readPhrase(unread(one(at).typed), one(at).next))
  const misspelt = timeEach(all.length, (at) => readPhrase(unread(one(at).misspelt), one(at).language))
  const endless = timeEach(20, () => readPhrase(unread('chicken breast and '.repeat(105)), 'en'))
  return [
    row('a phrase read, its own header', own),
    row("a phrase read, another language's header", other),
    row('a misspelt phrase read', misspelt),
    {
      name: 'a phrase of 2,000 signs read',
      unit: 'µs',
      value: percentile(endless, 0.5),
      p99: percentile(endless, 0.99),
      against: 'reading one phrase',
      baseline: percentile(own, 0.5),
    },
    ...benchLoading(composeMicroseconds),
  ]
}

const starts = 5
const steps = {
  empty: [],
  lexicon: [`await import('#kitchen/lexicon/lexicon.ts')`],
  vocabularies: [
    `const { languageCodes } = await import('#kitchen/options.ts')`,
    `const { vocabularyOf } = await import('#kitchen/reader/vocabulary/vocabulary.ts')`,
    'for (const language of languageCodes) vocabularyOf(language)',
  ],
} as const

interface Loaded {
  ms: number
  mb: number
}

/**
 * Milliseconds that a fresh process takes for the measured steps after the others, and the MB of heap that it then
 * has; the median of several processes.
 */
function loadIn(before: readonly string[], measured: readonly string[]): Loaded {
  const code = [
    ...before,
    'const started = performance.now()',
    ...measured,
    'const ms = performance.now() - started',
    'gc()',
    'console.log(JSON.stringify({ ms, mb: process.memoryUsage().heapUsed / 2 ** 20 }))',
  ].join('\n')
  const runs = Array.from({ length: starts }, (): Loaded => {
    const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], { encoding: 'utf8' })
    const [, ms, mb] = /"ms":([\d.e-]+),"mb":([\d.]+)/.exec(output) ?? []
    return { ms: Number(ms), mb: Number(mb) }
  })
  const middle = (pick: (run: Loaded) => number) => percentile(runs.map(pick), 0.5)
  return { ms: middle(({ ms }) => ms), mb: middle(({ mb }) => mb) }
}

/**
 * The lexicon and the vocabularies of all languages in a fresh process: time against composing a hundred recipes,
 * memory against an empty heap.
 */
function benchLoading(composeMicroseconds: number): Row[] {
  const empty = loadIn([], steps.empty)
  const lexicon = loadIn([], steps.lexicon)
  const vocabularies = loadIn(steps.lexicon, steps.vocabularies)
  const inTime = { unit: 'ms', against: 'composing 100 recipes', baseline: composeMicroseconds / 10 } as const
  const inMemory = { unit: 'MB', against: 'the heap of an empty process', baseline: empty.mb } as const
  return [
    { name: 'load the lexicon', value: lexicon.ms, ...inTime },
    { name: 'hold the lexicon', value: lexicon.mb - empty.mb, ...inMemory },
    { name: 'load the vocabularies, 8 languages', value: vocabularies.ms, ...inTime },
    { name: 'hold the vocabularies, 8 languages', value: vocabularies.mb - lexicon.mb, ...inMemory },
  ]
}
