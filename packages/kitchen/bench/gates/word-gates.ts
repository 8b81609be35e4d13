import { type Language, languageCodes } from '#kitchen/options.ts'
import { type EveryHeader, sumOfHeaders } from './every-header.ts'
import type { Gate } from './gate.ts'
import { inWorkers } from './in-workers.ts'
import { noneOf, type Progress } from './measured.ts'
import { slipsOfTheHand } from './misspell.ts'
import { type Misspelt, sumOfMisspelt } from './misspelt.ts'
import { tableLines, verdictOf } from './report.ts'
import { jobsFor, type WordJob, type WordResult } from './word-jobs.ts'
import { type Slip, slipLine } from './wrong-no.ts'

/** The result of a gate over all names: its gates, its figures as lines, and a line for every slip. */
export interface WordMeasures {
  gates: Gate[]
  lines: string[]
  slips: string[]
}

/** Runs the jobs of a gate; a test runs them without workers. */
export type RunJobs = (jobs: readonly WordJob[], onProgress: Progress) => Promise<WordResult[]>
const inThreads: RunJobs = (jobs, onProgress) => inWorkers(new URL('./word-worker.ts', import.meta.url), jobs, onProgress)

/** Reads every name of some languages, or `count` of each, under the headers of all others. */
export async function measureEveryHeader(
  languages: readonly Language[],
  count: number | null,
  onProgress: Progress,
  doJobs = inThreads,
): Promise<WordMeasures> {
  const results = await doJobs(jobsFor('every-header', languages, count), onProgress)
  return headerReport(sumOfHeaders(results.flatMap((result) => (result.gate === 'every-header' ? [result.tally] : []))))
}

/** Reads every name of some languages, or `count` of each, misspelt in each way. */
export async function measureMisspelt(
  languages: readonly Language[],
  count: number | null,
  onProgress: Progress,
  doJobs = inThreads,
): Promise<WordMeasures> {
  const results = await doJobs(jobsFor('misspelt', languages, count), onProgress)
  return misspeltReport(sumOfMisspelt(results.flatMap((result) => (result.gate === 'misspelt' ? [result.tally] : []))))
}

/** The report of names under other headers. */
export function headerReport({ names, pairs, wrong, unsure, sameWord, sameWordUnsure }: EveryHeader): WordMeasures {
  const gates = [noneOf('every header: wrong "no"', wrong.length, pairs)]
  return {
    gates,
    lines: [
      `every header: ${verdictOf(gates)}; ${names} names, ${pairs} pairs of a name and another header`,
      `  wrong "no": ${wrong.length}, target 0; by the language of the name (down) and the header (across):`,
      ...byHeader(wrong),
      `  own reading does not know, the other says "no": ${unsure.length}`,
      `  the header's language has that very word: ${sameWord.length} that deny what is so, ${sameWordUnsure.length} that deny what is not known (--show lists them)`,
      '',
    ],
    slips: [
      ...wrong.map((slip) => slipLine('WRONG NO', slip)),
      ...unsure.map((slip) => slipLine('no for unknown', slip)),
      ...sameWord.map((slip) => slipLine("header's own word", slip)),
      ...sameWordUnsure.map((slip) => slipLine("header's own word, unknown", slip)),
    ],
  }
}

/** The report of misspelt names. */
export function misspeltReport({ names, variants, setAside, readings, wrong }: Misspelt): WordMeasures {
  const gates = [noneOf('misspelt: wrong "no"', wrong.length, readings)]
  return {
    gates,
    lines: [
      `misspelt: ${verdictOf(gates)}; ${names} names, ${variants} variants in ${readings} readings, ${setAside} set aside as whole names somewhere`,
      `  wrong "no": ${wrong.length}, target 0 (${byHand(wrong)}); by the language of the name (down) and the header (across):`,
      ...byHeader(wrong),
      '',
    ],
    slips: wrong.map((slip) => slipLine('WRONG NO', slip)),
  }
}

function byHand(slips: readonly Slip[]): string {
  return slipsOfTheHand.map((how) => `${how} ${slips.filter(({ misspelt }) => misspelt?.how === how).length}`).join(', ')
}

function byHeader(slips: readonly Slip[]): string[] {
  const count = (language: Language, header: Language) =>
    slips.filter((slip) => slip.language === language && slip.header === header).length
  const table = tableLines(
    ['', ...languageCodes],
    languageCodes.map((language) => [language, ...languageCodes.map((header) => String(count(language, header)))]),
  )
  return table.map((line) => `    ${line}`)
}
