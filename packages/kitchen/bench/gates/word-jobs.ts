import type { Language } from '#kitchen/options.ts'
import { type EveryHeader, readUnderEveryHeader } from './every-header.ts'
import { type Misspelt, readMisspelt } from './misspelt.ts'
import { sampleOf } from './requests.ts'
import { namesOf } from './written-names.ts'

/** A part of the names of a language. `count` is how many of the names are read at all; null: every one. */
export interface NamesPart {
  language: Language
  count: number | null
  from: number
  to: number
}

/** A job for a worker. */
export type WordJob = NamesPart & { gate: 'every-header' | 'misspelt' }
export type WordResult = { gate: 'every-header'; tally: EveryHeader } | { gate: 'misspelt'; tally: Misspelt }

/** Names of a language, spread over all its names, the same every time. Null for all of them. */
export function sampleNames(language: Language, count: number | null): string[] {
  const names = namesOf(language)
  if (count === null) return names
  return sampleOf(names.length, count).flatMap((at) => names[at] ?? [])
}

/** Names that one job reads: some seconds of work. */
const namesOfJob = 400

/** The jobs for the names of some languages. */
export function jobsFor(gate: WordJob['gate'], languages: readonly Language[], count: number | null): WordJob[] {
  return languages.flatMap((language) => {
    const { length } = sampleNames(language, count)
    const starts = Array.from({ length: Math.ceil(length / namesOfJob) }, (_, at) => at * namesOfJob)
    return starts.map((from) => ({ gate, language, count, from, to: Math.min(from + namesOfJob, length) }))
  })
}

const kept = new Map<string, string[]>()

/** Runs one job. A worker samples the names of a language once. */
export function doJob({ gate, language, count, from, to }: WordJob): WordResult {
  const key = `${language} ${count}`
  const names = kept.get(key) ?? sampleNames(language, count)
  kept.set(key, names)
  const part = names.slice(from, to)
  return gate === 'every-header' ? { gate, tally: readUnderEveryHeader(part, language) } : { gate, tally: readMisspelt(part, language) }
}
